// The demonstration catalogue's texts by goods and by type, as the import and `addTypes` take them.
import { otherLanguages } from '#domain/text/language.ts';
import { firstCodeOf, optionsOf, variantTitle } from './catalogue-families.ts';
import { demoTexts } from './texts/all.ts';
import type { GoodsText, LanguageTexts } from './texts/shape.ts';

const translated: [string, LanguageTexts][] = Object.entries(demoTexts);

/** The cells of goods in the columns `title.<language>`, `description.<language>` and `options.<language>`. */
export function textsOf(code: string): Record<string, string> {
  const cells: Record<string, string> = { ...optionsOf(code).translated };
  for (const language of otherLanguages) {
    const { goods } = demoTexts[language];
    const texts: Readonly<Record<string, GoodsText | undefined>> = goods;
    const [title, description] = texts[firstCodeOf(code)] ?? ['', ''];
    cells[`title.${language}`] = variantTitle(code, title, language);
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
