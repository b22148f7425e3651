// What checkout hands to the room of payouts: lines of statements that name a payout which left in a file.
import { type Asset, isSameMoney } from '#domain/money/money.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { NewLine, Outcome } from './line.sql.ts';
import { moneyOf, waits, type Matching } from './match.ts';

/** A payout as the bank was told of it. */
export type NamedPayout = {
  readonly endToEnd: string;
  readonly shopId: bigint;
  readonly currency: Asset;
  /** What the bank was to send, above zero. */
  readonly units: bigint;
  /** True while the bank has not told of it; a payment that was told may still come back. */
  readonly isOpen: boolean;
  readonly isPaid: boolean;
};

/** The room of payouts, as an import of statements knows it. */
export type PayoutTaker = {
  /** Writes nothing. */
  find(tx: Tx, endToEnds: readonly string[]): Promise<readonly NamedPayout[]>;
  /** Books what the bank did; the shop's book stays locked in the transaction. False where it was booked before. */
  book(
    at: { readonly env: Environment; readonly tx: Tx; readonly now: Date },
    named: NamedPayout,
    line: { readonly isBack: boolean; readonly reference: string },
  ): Promise<boolean>;
};

/** The reference that a payout carries: its id without the dashes. */
const endToEnd = /(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/gi;

const namesIn = ({ text }: NewLine): string[] => [
  ...new Set([...text.matchAll(endToEnd)].map(([name]) => name.toLowerCase())),
];

type Named = { readonly line: NewLine; readonly payout: NamedPayout; readonly outcome: Outcome };

/** Lines that nothing else explains and that name one payout, with what becomes of them. */
async function findNamed(
  tx: Tx,
  taker: PayoutTaker,
  { lines, outcomes }: { readonly lines: readonly NewLine[]; readonly outcomes: readonly Outcome[] },
): Promise<Named[]> {
  const free = new Set(outcomes.filter(isUnexplained).map(({ id }) => id));
  const naming = lines.filter(({ id }) => free.has(id)).map((line) => ({ line, names: namesIn(line) }));
  const names = [...new Set(naming.flatMap((one) => one.names))];
  if (names.length === 0) return [];
  const known = new Map((await taker.find(tx, names)).map((one) => [one.endToEnd, one]));
  const taken = new Set<string>();
  return naming.flatMap(({ line, names: own }) => {
    const [payout, other] = own.flatMap((name) => known.get(name) ?? []);
    if (payout === undefined) return [];
    return { line, payout, outcome: outcomeOf({ line, payout, isOne: other === undefined }, taken) };
  });
}

/** No payment, no sending back and no deposit of a merchant. */
function isUnexplained({ state, reason }: Outcome): boolean {
  return state === 'other' || reason === 'no_reference' || reason === 'came_back' || reason === 'like_return';
}

type Judging = { readonly line: NewLine; readonly payout: NamedPayout; readonly isOne: boolean };

function outcomeOf({ line, payout, isOne }: Judging, taken: Set<string>): Outcome {
  if (!isOne) return waits(line, 'several_references');
  if (!isSameMoney(moneyOf(line), moneyOf(payout))) return waits(line, 'other_amount');
  const isBack = line.direction === 'credit';
  const isExpected = isBack ? payout.isOpen || payout.isPaid : payout.isOpen;
  const key = `${payout.endToEnd} ${line.direction}`;
  if (!isExpected || taken.has(key)) return waits(line, 'sent_before');
  taken.add(key);
  // Only what left settles a sending: what came back is explained by the payout that it frees.
  const state = isBack ? ('other' as const) : ('settled' as const);
  return { id: line.id, state, reason: null, reference: null, usedUnits: 0n };
}

type Reading = {
  readonly tx: Tx;
  readonly env: Environment;
  readonly now: Date;
  readonly lines: readonly NewLine[];
  /** True where nothing may be written. */
  readonly isDryRun: boolean;
};

/** The same matching with payouts in it; unless it only looks, what the bank did with them is booked, shop by shop. */
export async function settlePayouts<M extends Matching>(
  taker: PayoutTaker | undefined,
  matching: M,
  { tx, env, now, lines, isDryRun }: Reading,
): Promise<M> {
  if (taker === undefined) return matching;
  const named = await findNamed(tx, taker, { lines, outcomes: matching.outcomes });
  if (named.length === 0) return matching;
  const byLine = new Map(named.map(({ line, outcome }) => [line.id, outcome]));
  const withPayouts = () => matching.outcomes.map((one) => byLine.get(one.id) ?? one);
  if (isDryRun) return { ...matching, outcomes: withPayouts() };
  const booked = named.filter(({ outcome }) => outcome.state !== 'open');
  // Books are locked in the order of shops; what was paid is booked before what came back.
  const inOrder = booked.toSorted(
    (left, right) =>
      Number(left.payout.shopId - right.payout.shopId) ||
      Number(left.line.direction === 'credit') - Number(right.line.direction === 'credit'),
  );
  for (const { line, payout } of inOrder) {
    const reference = line.entryRef === '' ? payout.endToEnd : line.entryRef;
    const told = { isBack: line.direction === 'credit', reference };
    const isBooked = await taker.book({ env, tx, now }, payout, told);
    // Somebody else brought the same line a moment ago.
    if (!isBooked) byLine.set(line.id, waits(line, 'sent_before'));
  }
  return { ...matching, outcomes: withPayouts() };
}
