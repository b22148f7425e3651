// Goods as somebody edits them by hand: all texts, until they are sent.
import type { RequestOf, OutputOf } from '#domain/wire/endpoint.ts';
import type { editGoods, goodsFile } from '#features/goods/catalogue.contract.ts';

type File = OutputOf<typeof goodsFile>;

const textFields = [
  ...(['title', 'description', 'type_id', 'cost', 'suggested_price', 'brand', 'gtin'] as const),
  ...(['heading', 'origin', 'maker', 'eu_person', 'warnings'] as const),
] as const;
export type TextFieldName = (typeof textFields)[number];
const numberFields = ['weight_grams', 'on_hand'] as const;
export type NumberFieldName = (typeof numberFields)[number];

export type GoodsDraft = Readonly<Record<TextFieldName | NumberFieldName, string>>;
export type TextDraft = File['texts'][number];

export function draftOf(file: File): GoodsDraft {
  const { title, description, type_id, cost, suggested_price, brand, gtin } = file;
  const { heading, origin, maker, eu_person, warnings } = file;
  const numbers = { weight_grams: String(file.weight_grams), on_hand: String(file.on_hand) };
  const texts = { title, description, type_id, cost, suggested_price, brand, gtin };
  return { ...texts, heading, origin, maker, eu_person, warnings, ...numbers };
}

/** A whole number as somebody typed it. */
export function isWhole(text: string): boolean {
  return /^\d{1,9}$/.test(text.trim());
}

/** What was changed, and nothing else: two people who change different facts still meet over the version. */
export function patchOf(file: File, draft: GoodsDraft): RequestOf<typeof editGoods>['patch'] {
  const before = draftOf(file);
  const texts = textFields.filter((name) => draft[name].trim() !== before[name].trim());
  const numbers = numberFields.filter((name) => isWhole(draft[name]) && draft[name].trim() !== before[name]);
  return {
    ...Object.fromEntries(texts.map((name) => [name, draft[name].trim()])),
    ...Object.fromEntries(numbers.map((name) => [name, Number(draft[name])])),
  };
}

/** Texts that were changed. */
export function textsOf(file: File, texts: readonly TextDraft[]): TextDraft[] {
  return texts.filter((one) => {
    const before = file.texts.find(({ lang }) => lang === one.lang);
    return before?.title !== one.title || before.description !== one.description;
  });
}
