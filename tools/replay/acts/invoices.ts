import type { FileLine } from '#tools/replay/read.ts';

/** Why a line is not traded. The four names are those of the report. */
export type SkipReason = 'not_goods' | 'no_quantity' | 'no_price' | 'credit_without_customer';

/** Pieces of one sku at one price, equal lines added up. */
export type SaleLine = { sku: string; quantity: number; pricePence: number };

/** A line of a credit note. `quantity` is the number of pieces that come back, above zero. */
export type CreditLine = { lineNo: number; sku: string; quantity: number; at: Date; customerId: string };

/**
 * All lines of one invoice number, wherever in the file they stand. It stands where its first line stands.
 */
export type Invoice =
  | { kind: 'sale'; number: string; at: Date; customerId: string | null; country: string; lines: SaleLine[] }
  | { kind: 'credit'; number: string; lines: CreditLine[] };

/** What was read, sorted by the rules and not yet turned into orders. */
export type Gathered = {
  linesRead: number;
  invoices: Invoice[];
  skipped: Record<SkipReason, number>;
  /** Every sku that was sold at a price, in the order of its first such line. */
  sold: Map<string, { lowestPence: number; totalQuantity: number }>;
  titles: Titles;
};

/**
 * The names under which each sku stands in the file, with how often: those of its sales, and of all its
 * lines.
 */
export type Titles = { ofSales: Map<string, Map<string, number>>; ofAll: Map<string, Map<string, number>> };

/**
 * Groups lines by invoice number in file order and sets aside what the rules skip.
 *
 * Readings taken where the rules leave room:
 * - The limit counts every invoice number, credits and wholly skipped ones too. A later line of an invoice
 *   already begun is read while invoice N + 1 has not begun.
 * - A stock code is made upper case and nothing else: one with a space before or after it is no product code.
 * - Date, buyer and shop of an order are those of the first line of its invoice; an invoice whose lines are a
 *   minute apart is still one. A credit speaks line by line, with the date and customer of the line.
 * - Prices are compared as pence, so a price that rounds to 0 pence is `no_price`: a server cannot sell at
 *   0.00.
 *
 * @param limit How many invoices to keep; undefined keeps all.
 */
export async function gather(lines: AsyncIterable<FileLine>, limit: number | undefined): Promise<Gathered> {
  const byNumber = new Map<string, Invoice>();
  const gathered = emptyGathering();
  const one = pool();

  for await (const line of lines) {
    let invoice = byNumber.get(line.invoice);
    if (!invoice) {
      if (byNumber.size === limit) break;
      invoice = beginInvoice(line, one);
      byNumber.set(line.invoice, invoice);
    }
    gathered.linesRead += 1;
    addLine(gathered, invoice, { ...line, sku: one.text(line.stockCode.toUpperCase()) });
  }
  return { ...gathered, invoices: [...byNumber.values()] };
}

/**
 * The most frequent name of the sku in its sales; where those have none, in any line; where none has one, the
 * sku.
 */
export function titleOf(titles: Titles, sku: string): string {
  return mostFrequent(titles.ofSales.get(sku)) ?? mostFrequent(titles.ofAll.get(sku)) ?? sku;
}

type SkuLine = FileLine & { sku: string };

function beginInvoice(line: FileLine, one: Pool): Invoice {
  const number = line.invoice;
  if (number.startsWith('C')) return { kind: 'credit', number, lines: [] };
  const customerId = line.customerId === null ? null : one.text(line.customerId);
  return { kind: 'sale', number, at: line.at, customerId, country: one.text(line.country), lines: [] };
}

function addLine(gathered: Gathered, invoice: Invoice, line: SkuLine): void {
  const { lineNo, sku, at, customerId } = line;
  countTitle(gathered.titles.ofAll, sku, line.description);
  if (invoice.kind === 'credit') {
    if (customerId === null) gathered.skipped.credit_without_customer += 1;
    else if (!isGoods(sku)) gathered.skipped.not_goods += 1;
    else if (line.quantity >= 0) gathered.skipped.no_quantity += 1;
    else invoice.lines.push({ lineNo, sku, quantity: -line.quantity, at, customerId });
    return;
  }
  if (!isGoods(sku)) gathered.skipped.not_goods += 1;
  else if (line.quantity <= 0) gathered.skipped.no_quantity += 1;
  else if (line.pricePence <= 0) gathered.skipped.no_price += 1;
  else {
    countSale(gathered, line);
    addPieces(invoice.lines, line);
  }
}

function isGoods(sku: string): boolean {
  return /^\d{5}[A-Z]*$/.test(sku);
}

function addPieces(lines: SaleLine[], { sku, quantity, pricePence }: SkuLine): void {
  const same = lines.find((line) => line.sku === sku && line.pricePence === pricePence);
  if (same) same.quantity += quantity;
  else lines.push({ sku, quantity, pricePence });
}

type Pool = { text: (text: string) => string };

/** Keeps equal texts once: lines are many, and their goods, buyers and countries few. */
function pool(): Pool {
  const texts = new Map<string, string>();
  return {
    text(text) {
      const kept = texts.get(text);
      if (kept !== undefined) return kept;
      texts.set(text, text);
      return text;
    },
  };
}

function countSale(gathered: Gathered, line: SkuLine): void {
  const { sku } = line;
  countTitle(gathered.titles.ofSales, sku, line.description);
  const before = gathered.sold.get(sku) ?? { lowestPence: line.pricePence, totalQuantity: 0 };
  gathered.sold.set(sku, {
    lowestPence: Math.min(before.lowestPence, line.pricePence),
    totalQuantity: before.totalQuantity + line.quantity,
  });
}

function countTitle(titles: Map<string, Map<string, number>>, sku: string, text: string): void {
  // A control character would be refused by the database, and none belongs in a title.
  const title = text.replaceAll(/\p{Cc}+/gu, ' ').trim();
  if (title === '') return;
  const counts = titles.get(sku) ?? new Map<string, number>();
  titles.set(sku, counts.set(title, (counts.get(title) ?? 0) + 1));
}

/** Of equally frequent names the one that stood first, because a map keeps the order of insertion. */
function mostFrequent(counts: Map<string, number> | undefined): string | undefined {
  let best: { title: string; count: number } | undefined;
  for (const [title, count] of counts ?? []) {
    if (!best || count > best.count) best = { title, count };
  }
  return best?.title;
}

function emptyGathering(): Gathered {
  return {
    linesRead: 0,
    invoices: [],
    skipped: { not_goods: 0, no_quantity: 0, no_price: 0, credit_without_customer: 0 },
    sold: new Map(),
    titles: { ofSales: new Map(), ofAll: new Map() },
  };
}
