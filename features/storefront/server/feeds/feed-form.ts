// The forms in which catalogues take goods: RSS 2.0 with the names of its `g` namespace, and CSV.
// Lengths are those that each catalogue publishes; the tests check whole feeds by their rules (`feed.rules.ts`).
import type { Catalogue } from '#domain/goods/feeds.ts';
import { csvLine } from '#domain/text/csv.ts';
import type { FeedGoods } from './feed-goods.ts';

export type FeedHead = { readonly title: string; readonly link: string; readonly description: string };

export type Form = {
  readonly type: string;
  readonly head: (head: FeedHead) => string;
  readonly row: (goods: FeedGoods, shopName: string) => string;
  readonly foot: string;
};

const titleMax = 150;
const descriptionMax = 5_000;
const listMax = 2_000;

/** At most so many letters; a letter is never cut in two. */
function cut(text: string, max: number): string {
  const letters = Array.from(
    text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, ''),
  );
  return letters.length <= max ? letters.join('') : `${letters.slice(0, max - 1).join('')}…`;
}

function weightOf({ weightGrams }: FeedGoods): string {
  return weightGrams === 0 ? '' : `${weightGrams} g`;
}

const rss: Form = {
  type: 'application/xml; charset=utf-8',
  head: ({ title, link, description }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
    `<title>${escaped(cut(title, titleMax))}</title><link>${escaped(link)}</link>` +
    `<description>${escaped(cut(description, descriptionMax))}</description>\n`,
  row: (goods) => {
    const { gtin, brand, shipping } = goods;
    const fields: [name: string, text: string][] = [
      ['id', goods.code],
      ['title', cut(goods.title, titleMax)],
      ['description', cut(goods.description, descriptionMax)],
      ['link', goods.link],
      ['image_link', goods.images[0] ?? ''],
      ...goods.images.slice(1, 11).map((image): [string, string] => ['additional_image_link', image]),
      ['availability', goods.isAvailable ? 'in_stock' : 'out_of_stock'],
      ['price', goods.price],
      ['condition', 'new'],
      ['brand', cut(brand, 70)],
      ['gtin', gtin],
      // Without a number of its own nobody can find the goods by one.
      ['identifier_exists', gtin === '' ? 'no' : ''],
      ['item_group_id', goods.family],
      ['color', cut(goods.colour, 100)],
      ['size', cut(goods.size, 100)],
      ['product_type', cut(goods.type, 750)],
      ['shipping_weight', weightOf(goods)],
    ];
    const told = fields.flatMap(([name, text]) =>
      text === '' ? [] : [`<g:${name}>${escaped(text)}</g:${name}>`],
    );
    const { country, price } = shipping;
    return `<item>${told.join('')}<g:shipping><g:country>${country}</g:country><g:price>${price}</g:price></g:shipping></item>\n`;
  },
  foot: '</channel></rss>\n',
};

type Column = readonly [name: string, valueOf: (goods: FeedGoods, shopName: string) => string];

const shared: readonly Column[] = [
  ['title', ({ title }) => cut(title, titleMax)],
  ['description', ({ description }) => cut(description, descriptionMax)],
  ['availability', ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock')],
  ['condition', () => 'new'],
  ['price', ({ price }) => price],
  ['link', ({ link }) => link],
  ['image_link', ({ images }) => images[0] ?? ''],
  // One says that goods without a brand go under the name of the shop; none takes them without.
  ['brand', ({ brand }, shopName) => cut(brand === '' ? shopName : brand, 100)],
  ['additional_image_link', ({ images }) => joined(images.slice(1))],
  ['item_group_id', ({ family }) => family],
  ['gtin', ({ gtin }) => gtin],
  ['color', ({ colour }) => cut(colour, 200)],
  ['size', ({ size }) => cut(size, 200)],
  ['product_type', ({ type }) => cut(type, 750)],
  ['shipping_weight', weightOf],
  // Country, region, service, price: one delivery for the whole country.
  ['shipping', ({ shipping }) => `${shipping.country}:::${shipping.price}`],
];

/** How a catalogue takes goods. */
export function formOf({ form, idColumn }: Catalogue): Form {
  return form === 'rss' ? rss : csvForm([[idColumn, ({ code }) => code], ...shared]);
}

function csvForm(columns: readonly Column[]): Form {
  return {
    type: 'text/csv; charset=utf-8',
    head: () => csvLine(columns.map(([name]) => name)),
    row: (goods, shopName) => csvLine(columns.map(([, valueOf]) => valueOf(goods, shopName))),
    foot: '',
  };
}

/** As many addresses as fit, separated by commas. */
function joined(addresses: readonly string[]): string {
  const taken: string[] = [];
  let length = 0;
  for (const address of addresses) {
    length += address.length + 1;
    if (length > listMax) break;
    taken.push(address);
  }
  return taken.join(',');
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
