// Texts of goods in other languages, as a goods file brings them: columns `title.<language>` and
// `description.<language>`, all optional.
import { otherLanguages, type OtherLanguage } from '#domain/language.ts';
import { wrongFile } from './import-file.ts';
import type { TextRow } from './texts.sql.ts';

export type TextPart = 'title' | 'description';
export type TextColumn = {
  /** As errors tell it: `title.zh-Hant`. */
  readonly name: string;
  readonly part: TextPart;
  readonly language: OtherLanguage;
  readonly place: number;
};

/** What a row says in one language. Null removes a text; undefined, where the file has no column, leaves it. */
export type TextWish = {
  readonly language: OtherLanguage;
  readonly title: string | null | undefined;
  readonly description: string | null | undefined;
};

/**
 * The columns of texts among the names of a header, which are in small letters.
 *
 * @throws Refused `invalidParameter` naming the column that is of no language we have, or stands twice.
 */
export function textColumnsOf(names: readonly string[], line: number): TextColumn[] {
  return names.flatMap((name, place) => {
    const [part = '', ...rest] = name.split('.');
    if (rest.length === 0 || !isPart(part)) return [];
    const language = otherLanguages.find((one) => one.toLowerCase() === rest.join('.'));
    // Passed over like a remark, a misspelt language would be missed by nobody until a reader finds English.
    if (language === undefined) throw wrongFile('unknown_language', line, name);
    if (names.indexOf(name) !== place) throw wrongFile('duplicate_column', line, name);
    return [{ name: `${part}.${language}`, part, language, place }];
  });
}

function isPart(text: string): text is TextPart {
  return text === 'title' || text === 'description';
}

/** What a row says, by language; `cell` reads and checks one cell. */
export function wishesOf(columns: readonly TextColumn[], cell: (column: TextColumn) => string): TextWish[] {
  const wishes = new Map<OtherLanguage, TextWish>();
  for (const column of columns) {
    const { language, part } = column;
    const text = cell(column);
    const wish = wishes.get(language) ?? { language, title: undefined, description: undefined };
    wishes.set(language, { ...wish, [part]: text === '' ? null : text });
  }
  return [...wishes.values()];
}

/** The texts that the wishes change, as they will be; of goods that are `known` to say these. */
export function changedTexts(
  goodsId: string,
  wishes: readonly TextWish[],
  known: readonly TextRow[] = [],
): TextRow[] {
  return wishes.flatMap(({ language, title, description }) => {
    const before = known.find(({ lang }) => lang === language);
    const was = { title: before?.title ?? null, description: before?.description ?? null };
    const next = {
      title: title === undefined ? was.title : title,
      description: description === undefined ? was.description : description,
    };
    const isSame = next.title === was.title && next.description === was.description;
    return isSame ? [] : [{ goods_id: goodsId, lang: language, ...next }];
  });
}
