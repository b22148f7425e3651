// Papers of parcels: labels of 100 × 150 mm, a list to pick by, a slip for each parcel. No paper says what the supplier
// is paid.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { linesOfAddress } from '#domain/geo/postal-address.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { firstCharacters } from '#domain/text/graphemes.ts';
import { localDay } from '#domain/time.ts';
import { defaultLanguage, languageOf, type Language } from '#domain/text/language.ts';
import { drawSmallPicture } from '#features/files/server/public.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import type { parcelPapers } from '#features/shipping/supply.contract.ts';
import { emailWords } from '#locales/emails.ts';
import { sayIn } from '#locales/say.ts';
import { paperWords as words } from '#locales/en/papers.ts';
import type { Tx } from '#platform/db/database.ts';
import { mm, openPdf, type Pdf } from '#platform/pdf/document.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './pack.sql.ts';
import { parcelIdOf, parcelNumberOf, readParcelId } from '#domain/wire/parcel-id.ts';
import type { SupplierParcel } from './supplier.sql.ts';
import { recipientOf } from './supplier.ts';

type Input = { readonly env: Environment; readonly tx: Tx; readonly now: Date; readonly supplierId: string };
type Sender = Awaited<ReturnType<typeof sql.readSender>>;

/** A parcel with all that its papers say. */
type Packed = {
  readonly row: SupplierParcel;
  readonly lines: readonly sql.CustomsLine[];
  readonly sender: Sender;
  readonly carrier: string;
  readonly to: ReturnType<typeof recipientOf>;
};

/** A parcel with what its buyer reads: the shop that it comes from, and titles in the language of the order. */
type Slip = Packed & {
  readonly shop: string;
  /** A JPEG of the shop's logo. */
  readonly logo: Buffer | undefined;
  /** Where its buyer finds the order again, and returns from. No secret: whoever opens the box reads it. */
  readonly page: string;
  readonly language: Language;
  readonly titles: ReadonlyMap<string, string>;
};

/** @throws Refused `recordNotFound` where one of the parcels is not this supplier's: then nothing is printed. */
export async function printPapers(
  { env, tx, now, supplierId }: Input,
  { kind, ids }: InputOf<typeof parcelPapers>,
): Promise<GivenOf<typeof parcelPapers>> {
  const places = [...new Set(ids)].map((id) => readParcelId(id));
  const known = places.flatMap((place) => (place === undefined ? [] : [place]));
  const rows = await sql.parcelsAt(tx, supplierId, known);
  if (rows.length < places.length) throw refuse('recordNotFound', { field: 'ids' });
  const [lines, sender] = await Promise.all([
    sql.readCustoms(tx, supplierId, rows),
    sql.readSender(tx, supplierId),
  ]);
  const parcels = rows.map((row): Packed => {
    const own = lines.filter((line) => line.shop_id === row.shop_id && line.order_id === row.order_id);
    const carrier = row.carrier === null ? '' : (env.carriers.find(row.carrier)?.name ?? row.carrier);
    return { row, lines: own, sender, carrier, to: recipientOf(row, now) };
  });
  const pdf = await openPdf({
    title: words[kind],
    language: 'en',
    at: now,
    page: kind === 'labels' ? 'label' : 'a4',
    author: sender.name,
  });
  const pages =
    kind === 'packing_slips' ? drawSlips(pdf, await slipsOf(env, tx, parcels)) : draw[kind](pdf, parcels);
  const bytes = await pdf.end();
  const file_name = `${words.file[kind]}-${localDay(now, 'UTC')}.pdf`;
  return { file_name, pages, pdf_base64: bytes.toString('base64') };
}

async function slipsOf(env: Environment, tx: Tx, parcels: readonly Packed[]): Promise<Slip[]> {
  const spoken = ({ lines }: Packed) => languageOf(lines[0]?.lang ?? '') ?? defaultLanguage;
  const titles = new Map<Language, Slip['titles']>();
  for (const [language, some] of Map.groupBy(parcels, spoken)) {
    const goodsIds = some.flatMap(({ lines }) => lines.map(({ goods_id: id }) => id));
    titles.set(language, await titlesIn(tx, language, [...new Set(goodsIds)]));
  }
  const logos = new Map<string, Buffer | undefined>();
  for (const url of new Set(parcels.flatMap(({ lines }) => lines[0]?.logo_url ?? []))) {
    logos.set(url, await drawSmallPicture(env.files, url, 'paper'));
  }
  return parcels.map((parcel) => {
    const language = spoken(parcel);
    const { shop = '', handle = '', logo_url: url } = parcel.lines[0] ?? {};
    const page = `${env.baseUrl}/s/${handle}/order`;
    return {
      ...parcel,
      shop,
      logo: logos.get(url ?? ''),
      page,
      language,
      titles: titles.get(language) ?? new Map(),
    };
  });
}

type Draw = (pdf: Pdf, parcels: readonly Packed[]) => number;

const onEach =
  <One extends Packed>(one: (pdf: Pdf, parcel: One) => void) =>
  (pdf: Pdf, parcels: readonly One[]): number => {
    parcels.forEach((parcel, index) => {
      if (index > 0) pdf.newPage();
      one(pdf, parcel);
    });
    return pdf.pages();
  };

const draw: Record<Exclude<InputOf<typeof parcelPapers>['kind'], 'packing_slips'>, Draw> = {
  labels: onEach(drawLabel),
  pick_list: drawPickList,
};

const drawSlips = onEach(drawSlip);

const small = { size: 7, tone: 'muted' } as const;

function drawLabel(pdf: Pdf, { row, lines, sender, carrier, to }: Packed): void {
  const { margin: x } = pdf;
  const width = pdf.width - 2 * x;
  const half = width / 2 - 4;
  pdf.text(words.from, { x, y: pdf.y, width: half }, small);
  pdf.text(sender.name, { x, y: pdf.y + 9, width: half }, { size: 9, isBold: true, linesMax: 2 });
  const right = { x: x + half + 8, width: half };
  pdf.text(words.carrier, { ...right, y: pdf.y }, small);
  const below = pdf.text(carrier, { ...right, y: pdf.y + 9 }, { size: 9, isBold: true, linesMax: 1 });
  if (row.tracking !== null) pdf.text(row.tracking, { ...right, y: below }, { size: 8, linesMax: 1 });
  pdf.y += mm(15);
  pdf.rule();
  pdf.say(words.to, small);
  pdf.say(to.name, { size: 15, isBold: true, linesMax: 2 });
  if (to.company !== '') pdf.say(to.company, { size: 12, linesMax: 1 });
  for (const line of linesOfAddress(to)) pdf.say(line, { size: 13, linesMax: 2 });
  if (to.phone !== null) pdf.say(`${words.phone} ${to.phone}`, { size: 9, linesMax: 1 });
  pdf.rule();
  if (to.country !== sender.country) drawCustoms(pdf, row, lines);
  const top = pdf.height - pdf.margin - mm(34);
  pdf.qr(parcelIdOf(row.shop_id, row.order_id, row.n), x, top, mm(34));
  const number = parcelNumberOf(row);
  const codes = { x: x + mm(36), width: width - mm(36) };
  pdf.text(words.parcel, { ...codes, y: top + mm(3) }, small);
  pdf.text(number, { ...codes, y: top + mm(6) }, { size: 14, isBold: true, linesMax: 1 });
  pdf.bars(number, { ...codes, y: top + mm(14), height: mm(17) });
}

/** What customs ask of small parcels: what it is, its heading and origin, how many and what was paid. */
function drawCustoms(pdf: Pdf, row: SupplierParcel, lines: readonly sql.CustomsLine[]): void {
  const asset = assetOf(row.currency);
  const room = pdf.height - pdf.margin - mm(36);
  pdf.say(words.customs, { size: 7, isBold: true });
  for (const line of lines) {
    if (pdf.y + 10 > room) break;
    const paid = line.price_units * BigInt(line.qty) - line.discount_units;
    const value = `${formatUnits(paid, asset)} ${row.currency}`;
    const facts = [`${line.qty} ×`, line.title, line.heading, line.origin, value].filter(
      (part) => part !== '',
    );
    pdf.say(facts.join('  '), { size: 7, linesMax: 1 });
  }
}

/** Pieces of all parcels together, by code, so that one walk along the shelves is enough. */
function drawPickList(pdf: Pdf, parcels: readonly Packed[]): number {
  const wanted = new Map<string, { title: string; qty: number; into: string[] }>();
  for (const { row, lines } of parcels) {
    for (const { code, title, qty } of lines) {
      const before = wanted.get(code) ?? { title, qty: 0, into: [] };
      const into = `${parcelNumberOf(row)} (${qty})`;
      wanted.set(code, { title, qty: before.qty + qty, into: [...before.into, into] });
    }
  }
  pdf.say(words.pick_list, { size: 18, isBold: true });
  pdf.say(words.pick_lead, { tone: 'muted' });
  pdf.gap(8);
  const rows = [...wanted]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, { title, qty, into }]) => [code, title, String(qty), into.join(', ')]);
  pdf.rows(
    [
      { width: 3 },
      { width: 6 },
      { width: 1, align: 'right' },
      { width: 4 },
      { width: 1, align: 'right', isTick: true },
    ],
    words.pick_heads,
    rows,
  );
  return pdf.pages();
}

/**
 * What goes into the box, in the words of its buyer. Neither what the buyer paid nor what the supplier gets: it may be a
 * present.
 */
function drawSlip(pdf: Pdf, slip: Slip): void {
  const { lines, to, shop, language, titles } = slip;
  const said = emailWords(language);
  pdf.speak(language);
  drawSlipHead(pdf, slip);
  pdf.say(sayIn(language, said.slipThanks, { shop }), { size: 12 });
  pdf.gap(mm(6));
  const top = pdf.y;
  drawReturns(pdf, slip);
  pdf.say(said.shipTo, small);
  for (const line of [to.name, to.company, ...linesOfAddress(to)])
    if (line !== '') pdf.say(line, { size: 11 });
  pdf.y = Math.max(pdf.y, top + mm(44)) + 12;
  pdf.rows(
    [{ width: 3 }, { width: 7 }, { width: 2, align: 'right' }],
    [said.slipCode, said.slipItem, said.slipQuantity],
    lines.map(({ code: sku, title, qty, goods_id: id }) => [sku, titles.get(id) ?? title, String(qty)]),
  );
  pdf.gap(12);
  pdf.say(said.slipCheck, { tone: 'muted' });
}

/** The shop by its logo or first letter, and its name; the parcel by its number, for people and for scanners. */
function drawSlipHead(pdf: Pdf, { row, shop, logo, language }: Slip): void {
  const number = parcelNumberOf(row);
  const code = mm(60);
  const mark = mm(14);
  const { margin } = pdf;
  pdf.bars(number, { x: pdf.width - margin - code, y: pdf.y, width: code, height: mm(12) });
  if (logo === undefined) pdf.mark(firstCharacters(shop.trim(), 1).toUpperCase(), margin, pdf.y, mark);
  else pdf.picture(logo, margin, pdf.y, mark);
  const x = margin + mark + mm(4);
  const width = pdf.width - margin - x - code - mm(8);
  const below = pdf.text(shop, { x, y: pdf.y, width }, { size: 20, isBold: true, linesMax: 2 });
  const said = emailWords(language);
  pdf.text(`${said.parcel} ${number}`, { x, y: below, width }, { size: 10, tone: 'muted', linesMax: 1 });
  pdf.y = Math.max(below + 14, pdf.y + mark) + mm(8);
}

/** At the right of the address: the code of the page where the buyer finds the order, and returns from. */
function drawReturns(pdf: Pdf, { page, language }: Slip): void {
  const side = mm(34);
  const width = mm(50);
  const x = pdf.width - pdf.margin - width;
  const title = emailWords(language).slipReturns;
  const style = { size: 9, isBold: true, align: 'center', linesMax: 1 } as const;
  const below = pdf.text(title, { x, y: pdf.y, width }, style);
  pdf.qr(page, x + (width - side) / 2, below, side);
}
