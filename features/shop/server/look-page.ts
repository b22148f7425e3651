// What a page of a shop needs of its look: its choices, and the style sheet that they make.
import { createHash } from 'node:crypto';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { lookCss } from '#domain/shop/look-css.ts';
import { completed, firstLook, isWhole, type Look } from '#domain/shop/look.ts';
import type { shopInfo } from '#features/shop/contract.ts';
import { lookShape } from '#features/shop/look.shapes.ts';
import type { Json } from '#platform/db/sql.ts';

/** A look of the database; undefined for one that this version of the program cannot show. */
export function readLook(choices: Json | null): Look | undefined {
  const read = lookShape.safeParse(choices);
  if (!read.success) return undefined;
  const sections = completed(read.data.sections);
  return isWhole(sections) ? { ...read.data, sections } : undefined;
}

type PublicLook = NonNullable<GivenOf<typeof shopInfo>['look']>;

/** A look with the address of its style sheet. */
export function toPublicLook(handle: string, look: Look): PublicLook {
  return { ...toGiven(look), css: `/s/${handle}/look-${lookName(look)}.css` };
}

/**
 * The name of a style sheet: the four choices that make it, and a hash of its text. It is read back without the
 * database, and a text that is written otherwise by a later version of the program gets another address.
 */
function lookName(look: Look): string {
  const palette = look.palette === 'own' ? look.color.slice(1) : look.palette;
  const made = [palette, look.ground, look.font, look.radius].join('.');
  return `${made}.${hashOf(made, look)}`;
}

/** By the four choices: every page of a shop names its style sheet, and a program makes one text of them. */
const hashes = new Map<string, string>();
const hashesMax = 2_000;

function hashOf(made: string, look: Look): string {
  const known = hashes.get(made);
  if (known !== undefined) return known;
  if (hashes.size >= hashesMax) hashes.clear();
  const hash = createHash('sha256').update(lookCss(look)).digest('base64url').slice(0, 10);
  hashes.set(made, hash);
  return hash;
}

/**
 * The style sheet of a name; undefined for a name that is none. `isExact` is false where the text was another one
 * when the name was made: whoever has the address of an older version of the program still gets colours.
 */
export function lookCssOfName(name: string): { readonly css: string; readonly isExact: boolean } | undefined {
  const look = lookOfName(name);
  return look && { css: lookCss(look), isExact: lookName(look) === name };
}

/** The look that this name makes, if there can be one; sections and the like are no part of it. */
function lookOfName(name: string): Look | undefined {
  const [palette = '', ground, font, radius] = name.split('.');
  const isOwn = /^[0-9a-f]{6}$/.test(palette);
  const read = lookShape.safeParse({
    ...firstLook,
    palette: isOwn ? 'own' : palette,
    color: isOwn ? `#${palette}` : firstLook.color,
    ground,
    font,
    radius,
  });
  return read.success ? read.data : undefined;
}

export function toGiven(look: Look): Omit<PublicLook, 'css'> {
  return { ...look, sections: [...look.sections] };
}
