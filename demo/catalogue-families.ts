// Demonstration goods that come in options: the same thing in other colours and sizes, each with its own stock.
import { optionValues, type GoodsOption } from '#domain/goods/goods-options.ts';
import { otherLanguages, type Language, type OtherLanguage } from '#domain/text/language.ts';
import { colours, optionNames, type ColourKey } from './option-words.ts';
import { photographsOf } from './photographs.ts';
import type { CatalogueGoods } from './catalogue.ts';

/** One choice; colours are said in every language, sizes are the same in all. */
type Choice = { readonly colour?: ColourKey; readonly size?: string };

type Family = {
  /** The goods of the catalogue that are the first of it. */
  readonly code: string;
  readonly first: Choice;
  readonly others: readonly (Choice & { readonly stock: number; readonly heavierGrams?: number })[];
};

const families: readonly Family[] = [
  {
    code: 'COF-0205',
    first: { colour: 'coral' },
    others: [
      { colour: 'blue', stock: 64 },
      { colour: 'green', stock: 0 },
    ],
  },
  {
    code: 'TEX-0601',
    first: { colour: 'purple' },
    others: [
      { colour: 'blue', stock: 38 },
      { colour: 'yellow', stock: 4 },
    ],
  },
  // There is no large green or yellow one: not every choice goes with every other.
  {
    code: 'BAG-1801',
    first: { colour: 'coral', size: '12 L' },
    others: [
      { colour: 'green', size: '12 L', stock: 140 },
      { colour: 'yellow', size: '12 L', stock: 3 },
      { colour: 'coral', size: '18 L', stock: 31, heavierGrams: 60 },
    ],
  },
  {
    code: 'WEA-2002',
    first: { size: 'S' },
    others: [
      { size: 'M', stock: 80 },
      { size: 'L', stock: 26 },
    ],
  },
  {
    code: 'PET-2403',
    first: { size: 'S' },
    others: [
      { size: 'M', stock: 120 },
      { size: 'L', stock: 0 },
    ],
  },
  {
    code: 'TRA-1901',
    first: { size: '38 L' },
    others: [
      { size: '32 L', stock: 45 },
      { size: '44 L', stock: 5, heavierGrams: 300 },
    ],
  },
];

/** The family and option cells of goods. */
export type Options = {
  readonly family: string;
  readonly options: string;
  readonly translated: Readonly<Record<string, string>>;
};

const none: Options = {
  family: '',
  options: '',
  translated: Object.fromEntries(otherLanguages.map((language) => [`options.${language}`, ''])),
};

/** The other goods of the families that begin with these goods, and of no family none. */
export function variantsOf(goods: CatalogueGoods): CatalogueGoods[] {
  const family = families.find(({ code }) => code === goods.code);
  return (family?.others ?? []).map((choice, index) => {
    const code = `${goods.code}-${index + 2}`;
    return {
      ...goods,
      code,
      title: titleOf(goods.title, choice, 'en'),
      stock: choice.stock,
      weightGrams: goods.weightGrams + (choice.heavierGrams ?? 0),
      picture: picturesOf(code)[0] ?? goods.picture,
    };
  });
}

/** The photographs of goods, the front first: those of its colour where it differs from others by its size alone. */
export function picturesOf(code: string): string[] {
  const own = photographsOf(code);
  const family = families.find((one) => code.startsWith(`${one.code}-`));
  if (own.length > 0 || family === undefined) return own;
  const colour = choiceOf(family, code)?.colour;
  const alike = family.others.findIndex((other) => other.colour === colour);
  return photographsOf(colour === family.first.colour ? family.code : `${family.code}-${alike + 2}`);
}

/** The options of goods by their code; empty cells for goods of no family. */
export function optionsOf(code: string): Options {
  const family = families.find((one) => code === one.code || code.startsWith(`${one.code}-`));
  const choice = family === undefined ? undefined : choiceOf(family, code);
  if (family === undefined || choice === undefined) return none;
  const said = (language: Language) =>
    wordsOf(choice, language)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  return {
    family: family.code,
    options: said('en'),
    translated: Object.fromEntries(otherLanguages.map((one) => [`options.${one}`, said(one)])),
  };
}

/** The title of a variant in another language, from that of the first of its family. */
export function variantTitle(code: string, title: string, language: OtherLanguage): string {
  const family = families.find((one) => code.startsWith(`${one.code}-`));
  const choice = family === undefined ? undefined : choiceOf(family, code);
  return choice === undefined ? title : titleOf(title, choice, language);
}

/** The code of the goods whose texts these have. */
export function firstCodeOf(code: string): string {
  return code.split('-').slice(0, 2).join('-');
}

function choiceOf({ code: first, first: choice, others }: Family, code: string): Choice | undefined {
  return code === first ? choice : others[Number(code.slice(first.length + 1)) - 2];
}

function titleOf(title: string, choice: Choice, language: Language): string {
  const values = optionValues(wordsOf(choice, language));
  return language === 'ja' || language.startsWith('zh') ? `${title}（${values}）` : `${title} (${values})`;
}

function wordsOf({ colour, size }: Choice, language: Language): GoodsOption[] {
  const names = optionNames[language];
  return [
    ...(colour === undefined ? [] : [{ name: names.colour, value: colours[colour].names[language] }]),
    ...(size === undefined ? [] : [{ name: names.size, value: size }]),
  ];
}
