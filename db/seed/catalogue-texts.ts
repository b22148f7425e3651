// The demonstration catalogue's texts by goods and by type, as the import and `addTypes` take them.
import { demoTexts } from './texts/all.ts';
import type { GoodsText, LanguageTexts } from './texts/shape.ts';

const translated: [string, LanguageTexts][] = Object.entries(demoTexts);

/** The cells of goods in the columns `title.<language>` and `description.<language>`. */
export function textsOf(code: string): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [language, { goods }] of translated) {
    const texts: Readonly<Record<string, GoodsText | undefined>> = goods;
    const [title, description] = texts[code] ?? ['', ''];
    cells[`title.${language}`] = title;
    cells[`description.${language}`] = description;
  }
  return cells;
}

/** The names of a type by language. */
export function typeNamesOf(code: string): Record<string, string> {
  return Object.fromEntries(
    translated.map(([language, { types }]) => {
      const names: Readonly<Record<string, string | undefined>> = types;
      return [language, names[code] ?? ''];
    }),
  );
}
