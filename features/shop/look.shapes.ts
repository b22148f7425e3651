// A look as it is sent: what a merchant chose, and what a page of the shop needs of it.
import * as z from 'zod/mini';
import {
  lookDensities,
  lookFonts,
  lookGrounds,
  lookHeaders,
  lookHeroes,
  lookPaletteNames,
  lookRadii,
  lookRatios,
  lookSections,
  lookTextMax,
  lookTitleMax,
} from '#domain/shop/look.ts';
import { id, words } from '#domain/wire/wire.ts';

export const lookShape = z.object({
  palette: z.enum([...lookPaletteNames, 'own']),
  /** Counts where the palette is `own`. */
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  ground: z.enum(lookGrounds),
  font: z.enum(lookFonts),
  radius: z.enum(lookRadii),
  ratio: z.enum(lookRatios),
  header: z.enum(lookHeaders),
  density: z.enum(lookDensities),
  hero: z.enum(lookHeroes),
  /** In the order of the page; each kind once. */
  sections: z
    .array(
      z.object({
        kind: z.enum(lookSections),
        is_on: z.boolean(),
        title: words(lookTitleMax, 0),
        text: words(lookTextMax, 0),
        /** Which collection the section `collection` shows. */
        collection: z.optional(id),
      }),
    )
    // Kinds that are not named are out of sight.
    .check(z.minLength(1), z.maxLength(lookSections.length)),
});

/** The look that buyers see, with the address of its style sheet. */
export const publicLook = z.extend(lookShape, { css: z.string() });
