// Texts of goods in other languages, as a goods file brings them: columns `title.<language>`,
// `description.<language>`, `warnings.<language>` and `options.<language>`, all optional.
import { isDeepStrictEqual } from 'node:util';
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import { otherLanguages, type OtherLanguage } from '#domain/text/language.ts';
import { wrongFile } from '#platform/csv.ts';
import type { TextRow } from '#features/goods/server/texts.sql.ts';

const textParts = ['title', 'description', 'warnings'] as const;
export type TextPart = (typeof textParts)[number];
export type TextColumn = {
  /** As errors tell it: `title.zh-Hant`. */
  readonly name: string;
  readonly part: TextPart;
  readonly language: OtherLanguage;
  readonly place: number;
};

/** Options in one language: `options.ja`. */
export type OptionColumn = Omit<TextColumn, 'part'>;

/** What a row says in one language. Null removes a text; undefined, where the file has no column, leaves it. */
export type TextWish = {
  readonly language: OtherLanguage;
  readonly title: string | null | undefined;
  readonly description: string | null | undefined;
  readonly warnings: string | null | undefined;
  readonly options: readonly GoodsOption[] | null | undefined;
};

/**
 * The columns of texts among the names of a header, which are in small letters.
 *
 * @throws Refused `invalidParameter` naming the column that is of no language we have, or stands twice.
 */
export function textColumnsOf(names: readonly string[], line: number): TextColumn[] {
  return textParts.flatMap((part) => columnsOf(part, names, line).map((column) => ({ ...column, part })));
}

/** The columns of options, likewise. @throws Refused `invalidParameter` */
export function optionColumnsOf(names: readonly string[], line: number): OptionColumn[] {
  return columnsOf('options', names, line);
}

function columnsOf(part: string, names: readonly string[], line: number): OptionColumn[] {
  return names.flatMap((name, place) => {
    if (!name.startsWith(`${part}.`)) return [];
    const language = otherLanguages.find((one) => one.toLowerCase() === name.slice(part.length + 1));
    // Passed over like a remark, a misspelt language would be missed by nobody until a reader finds English.
    if (language === undefined) throw wrongFile('unknown_language', line, name);
    if (names.indexOf(name) !== place) throw wrongFile('duplicate_column', line, name);
    return [{ name: `${part}.${language}`, language, place }];
  });
}

/** How one cell is read and checked. */
export type CellReader = {
  readonly text: (column: TextColumn) => string;
  readonly options: (column: OptionColumn) => readonly GoodsOption[];
};

/** What a row says, by language. */
export function wishesOf(
  columns: { readonly texts: readonly TextColumn[]; readonly options: readonly OptionColumn[] },
  cell: CellReader,
): TextWish[] {
  const wishes = new Map<OtherLanguage, TextWish>();
  const nothing = { title: undefined, description: undefined, warnings: undefined, options: undefined };
  const add = (language: OtherLanguage, wish: Partial<TextWish>) =>
    wishes.set(language, { ...nothing, ...wishes.get(language), ...wish, language });
  for (const column of columns.texts) {
    const text = cell.text(column);
    add(column.language, { [column.part]: text === '' ? null : text });
  }
  for (const column of columns.options) {
    const options = cell.options(column);
    add(column.language, { options: options.length === 0 ? null : options });
  }
  return [...wishes.values()];
}

/** The texts that the wishes change, as they will be; of goods that are `known` to say these. */
export function changedTexts(
  goodsId: string,
  wishes: readonly TextWish[],
  known: readonly TextRow[] = [],
): TextRow[] {
  return wishes.flatMap((wish) => {
    const { language } = wish;
    const before = known.find(({ lang }) => lang === language);
    const was = { title: null, description: null, warnings: null, options: null, ...before };
    const next = {
      title: wish.title === undefined ? was.title : wish.title,
      description: wish.description === undefined ? was.description : wish.description,
      warnings: wish.warnings === undefined ? was.warnings : wish.warnings,
      options: wish.options === undefined ? was.options : wish.options,
    };
    const isSame =
      next.title === was.title &&
      next.description === was.description &&
      next.warnings === was.warnings &&
      isDeepStrictEqual(next.options, was.options);
    return isSame ? [] : [{ goods_id: goodsId, lang: language, ...next }];
  });
}
