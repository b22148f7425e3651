// The menu of a shop as its pages draw it.
import * as z from 'zod/mini';
import { collectionPath, wordsIn } from '#domain/shop/collection.ts';
import { menuKinds, shopPagePath, typePath } from '#domain/shop/shop-page.ts';
import type { Language } from '#domain/text/language.ts';
import type { Json } from '#platform/db/sql.ts';

const own = z.nullable(
  z.record(
    z.string(),
    z.object({ slug: z.string(), languages: z.array(z.string()), titles: z.array(z.string()) }),
  ),
);

const shape = z.object({
  entries: z.array(z.object({ kind: z.enum(menuKinds), ref: z.string() })),
  collection: own,
  page: own,
  /** By its id the name of a type in English; `names` are those in other languages. */
  type: z.nullable(z.record(z.string(), z.string())),
  names: z.nullable(z.array(z.object({ id: z.string(), language: z.string(), name: z.string() }))),
});

type Read = z.infer<typeof shape>;
type Target = { readonly slug: string; readonly titles: Readonly<Record<string, string>> };

const pathOf = { collection: collectionPath, page: shopPagePath, type: typePath };

type Menu = { title: string; path: string }[];

/** By the document itself, which a shop keeps for two seconds and every page of it draws. */
const known = new WeakMap<object, Map<Language, Menu>>();

/** The entries in a language; none where there is no menu. */
export function presentMenu(menu: Json | null, language: Language): Menu {
  if (typeof menu !== 'object' || menu === null) return [];
  const drawn = known.get(menu) ?? new Map<Language, Menu>();
  known.set(menu, drawn);
  const entries = drawn.get(language) ?? readMenu(menu, language);
  drawn.set(language, entries);
  return entries;
}

function readMenu(menu: Json, language: Language): Menu {
  const read = shape.safeParse(menu);
  if (!read.success) return [];
  return read.data.entries.flatMap((entry) => {
    const target = targetOf(read.data, entry);
    if (target === undefined) return [];
    const { slug, titles } = target;
    return [{ title: wordsIn(titles, language, slug), path: pathOf[entry.kind](slug) }];
  });
}

/** What an entry leads to; undefined where it is hidden or gone. */
function targetOf(read: Read, { kind, ref }: Read['entries'][number]): Target | undefined {
  if (kind === 'type') {
    const english = read.type?.[ref];
    if (english === undefined) return undefined;
    const others = (read.names ?? []).filter(({ id }) => id === ref);
    const titles = others.map((one): [string, string] => [one.language, one.name]);
    return { slug: ref, titles: { ...Object.fromEntries(titles), en: english } };
  }
  const found = read[kind]?.[ref];
  if (found === undefined) return undefined;
  const titles = found.languages.map((one, at): [string, string] => [one, found.titles[at] ?? found.slug]);
  return { slug: found.slug, titles: Object.fromEntries(titles) };
}
