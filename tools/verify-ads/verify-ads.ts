/**
 * Computes a day of promotion again, out of what was downloaded, without a connection and without this instance.
 *
 *   npm run verify-ads -- FILE …           a day in one file, or in the parts in which it was downloaded
 *   npm run verify-ads -- URL              fetches all parts; the token of who asks is STOCKLESS_TOKEN
 *     --shop ID        looks at the offers and bills of one shop alone
 *     --commit HASH    what was published the day before (`/api/pub/ads/seeds`); written down, it is a witness
 *     --head HASH      how the log was said to end
 *
 * Ends with 0 where everything is as it was written, 1 where something was changed, 2 where it cannot be read.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Bill, DayExport, Offer } from '#domain/ads/types.ts';
import { verifyDay, type Fault, type Verdict } from '#domain/ads/verify.ts';
import { readDay } from '#domain/ads/wire.ts';
import { hashOf } from '#domain/ads/canonical.ts';
import { shopIdOf } from '#domain/wire/ids.ts';

/** A day has at most so many parts; whoever sends more sends the same again. */
const partsMax = 10_000;

const faultWords: Record<Fault, string> = {
  version: 'The day was computed by other rules than those known here',
  seed: 'The seed is not the one that was promised',
  number: 'An entry is missing, doubled or out of place',
  entry: 'The entry was changed',
  chain: 'The entry does not follow the one before',
  end: 'The log does not end where it was said to',
  pool_order: 'The candidates are out of order',
  pool: 'The auction was run over candidates that the log does not have',
  twice: 'The auction was written twice',
  gap: 'The auction is not the next one: one before it was left out, or its id was chosen',
  result: 'The places went to others than the computation says',
  offer: 'The offer is not in the log: one of its numbers was changed',
  score: 'The score is not what its offer makes it',
  price: 'The bill is not the price',
};

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { shop: { type: 'string' }, commit: { type: 'string' }, head: { type: 'string' } },
    });
    if (positionals.length === 0) throw new TypeError('npm run verify-ads -- FILE … | URL [--shop ID]');
    const whole = joinParts(await readParts(positionals));
    if (whole.root.seed === null) {
      throw new TypeError(`The seed of ${whole.root.day} is shown when the day is over. Ask again then.`);
    }
    const day = values.shop === undefined ? whole : ofShop(whole, values.shop);
    return tell(day, verifyDay(day), values);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

async function readParts(places: readonly string[]): Promise<DayExport[]> {
  const [first = ''] = places;
  if (/^https?:/.test(first)) return fetchParts(new URL(first));
  const parts: DayExport[] = [];
  for (const place of places) parts.push(readPart(JSON.parse(await readFile(place, 'utf8'))).day);
  return parts;
}

type Part = { readonly day: DayExport; readonly next: string | undefined };

/** A part may be given as the call answered it, in its envelope. Auditors are told what comes next, shops that more does. */
function readPart(value: unknown): Part {
  const inner = isRecord(value) && 'code' in value ? openEnvelope(value) : value;
  const day = readDay(inner);
  const { next, has_more: hasMore }: Record<string, unknown> = isRecord(inner) ? inner : {};
  if (typeof next === 'string') return { day, next };
  return { day, next: hasMore === true ? day.log.at(-1)?.n.toString() : undefined };
}

function openEnvelope({ code, msg, data }: Record<string, unknown>): unknown {
  if (code === 200) return data;
  throw new TypeError(`It was refused: ${typeof msg === 'string' ? msg : 'no reason was given'}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function fetchParts(url: URL): Promise<DayExport[]> {
  const parts: DayExport[] = [];
  const token = process.env['STOCKLESS_TOKEN'];
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
  for (;;) {
    const answer = await fetch(url, { headers });
    const { day, next } = readPart(await answer.json());
    parts.push(day);
    if (next === undefined) return parts;
    if (parts.length >= partsMax) throw new TypeError(`A day has no more than ${partsMax} parts.`);
    url.searchParams.set('after', next);
  }
}

/** Puts the parts of a day together; offers and bills may come with any of them. */
function joinParts(parts: readonly DayExport[]): DayExport {
  const [first] = parts;
  if (first === undefined) throw new TypeError('There is nothing to read.');
  const other = parts.find(({ root }) => root.day !== first.root.day || root.head !== first.root.head);
  if (other !== undefined) throw new TypeError(`Parts of two days: ${first.root.day} and ${other.root.day}.`);
  const offers = new Map(parts.flatMap((part) => part.offers.map((offer) => [hashOf(offer), offer])));
  const bills = new Map(
    parts.flatMap((part) => part.bills.map((bill) => [`${bill.auction} ${bill.slot}`, bill])),
  );
  return {
    ...first,
    log: parts.flatMap(({ log }) => log).toSorted((left, right) => left.n - right.n),
    offers: [...offers.values()],
    bills: [...bills.values()],
  };
}

/** The same day with the offers and bills of one shop, by its number or its code. */
function ofShop(day: DayExport, shop: string): DayExport {
  const ids = new Set([shop, String(shopIdOf(shop) ?? shop)]);
  const offers = day.offers.filter((offer) => ids.has(offer.shop));
  if (offers.length === 0) throw new TypeError(`No offer of ${shop} is in this file.`);
  const own = new Set(offers.map((offer) => hashOf(offer)));
  return { ...day, offers, bills: day.bills.filter(isBilledTo(day, own)) };
}

function isBilledTo({ log }: DayExport, own: ReadonlySet<string>): (bill: Bill) => boolean {
  const pools = new Map<string, readonly { readonly offer: string }[]>();
  const places = new Set<string>();
  for (const { body } of log) {
    if (body?.kind === 'pool') pools.set(hashOf(body.pool), body.pool.candidates);
    if (body?.kind !== 'auction') continue;
    const { id, pool, wins } = body.auction;
    const won = wins.filter(({ index }) => own.has(pools.get(pool)?.[index]?.offer ?? ''));
    for (const { slot } of won) places.add(`${id} ${slot}`);
  }
  return ({ auction, slot }) => places.has(`${auction} ${slot}`);
}

function tell(
  day: DayExport,
  verdict: Verdict,
  held: { commit?: string | undefined; head?: string | undefined },
) {
  const { root } = day;
  if (!verdict.ok) {
    const where = verdict.n === null ? '' : `Entry ${verdict.n}: `;
    console.error(`${where}${faultWords[verdict.fault]} (${verdict.subject})`);
    console.error(`  expected ${verdict.expected}\n  found    ${verdict.found}`);
    return 1;
  }
  for (const [name, noted, given] of [
    ['commit', held.commit, root.commit],
    ['head', held.head, root.head],
  ] as const) {
    if (noted === undefined || noted === given) continue;
    console.error(`The ${name} is another one than yours.\n  expected ${noted}\n  found    ${given}`);
    return 1;
  }
  const read = day.log.filter(({ body }) => body !== null).length;
  console.log(`${root.day}, rules ${root.version}: everything is as it was written.`);
  console.log(
    `${verdict.entries} entries follow each other, ${read} of them whole; the others are known by their hash.`,
  );
  console.log(
    `${verdict.auctions} auctions over ${verdict.pools} pools were run again: ${verdict.places} places, all the same.`,
  );
  console.log(
    `${verdict.offers} offers are those of the log; ${verdict.bills} bills are its prices${paid(day.offers, day.bills)}.`,
  );
  console.log(`commit ${root.commit}\nhead   ${verdict.head}`);
  if (held.commit === undefined) console.log('Hold the commit against what was published the day before.');
  return 0;
}

/** The sum of the bills where all are of one currency, in its minor units. */
function paid(offers: readonly Offer[], bills: readonly Bill[]): string {
  const currencies = new Set(offers.map(({ currency }) => currency));
  const [currency] = currencies;
  if (currencies.size !== 1 || currency === undefined) return '';
  const sum = bills.reduce((whole, { price }) => whole + BigInt(price), 0n);
  return `, ${sum} minor units of ${currency} if each had been clicked`;
}
