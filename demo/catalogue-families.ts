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
  {
    code: 'BAG-1801',
    first: { colour: 'coral' },
    others: [
      { colour: 'green', stock: 140 },
      { colour: 'yellow', stock: 3 },
    ],
  },
  // There is no large green one: not every choice goes with every other.
  {
    code: 'BAG-1802',
    first: { colour: 'blue', size: '18 L' },
    others: [
      { colour: 'blue', size: '26 L', stock: 31, heavierGrams: 160 },
      { colour: 'green', size: '18 L', stock: 45 },
    ],
  },
  {
    code: 'WEA-2001',
    first: { colour: 'yellow' },
    others: [
      { colour: 'blue', stock: 80 },
      { colour: 'purple', stock: 26 },
    ],
  },
  {
    code: 'WEA-2005',
    first: { size: '40–43' },
    others: [
      { size: '36–39', stock: 90 },
      { size: '44–47', stock: 0 },
    ],
  },
  {
    code: 'GAR-1004',
    first: { size: 'M' },
    others: [
      { size: 'S', stock: 120 },
      { size: 'L', stock: 75 },
    ],
  },
  {
    code: 'CYC-1301',
    first: { size: 'M' },
    others: [
      { size: 'S', stock: 22 },
      { size: 'L', stock: 5 },
    ],
  },
];

/** The family and option cells of goods, and the palette in which their picture is drawn where it is another. */
export type Options = {
  readonly family: string;
  readonly options: string;
  readonly translated: Readonly<Record<string, string>>;
  readonly palette?: number;
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
      picture: photographsOf(code)[0] ?? `goods/${code}.svg`,
    };
  });
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
    ...(choice.colour === undefined ? {} : { palette: colours[choice.colour].palette }),
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
