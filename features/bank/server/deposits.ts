// What checkout hands to the room of deposits: lines of statements that a merchant's own money came by.
import type { Asset } from '#domain/money/money.ts';
import type { BankOpenReason } from '#domain/states/bank.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { takeForDeposit, type NewLine } from './line.sql.ts';
import type { Matching } from './match.ts';
import { placeOf, type Payer } from '#domain/payments/money-back.ts';
import { draftReturn, madeReference } from './return.ts';
import { insertReturns } from './return.sql.ts';

/** A line that names a deposit. */
export type Spoken = {
  readonly line: string;
  /** Undefined where it names several. */
  readonly of: { readonly shopId: bigint; readonly depositId: string } | undefined;
  /** Why people have to look at it; undefined where the line says all of it. */
  readonly why: BankOpenReason | undefined;
};

/** The room of deposits, as an import of statements knows it. */
export type DepositTaker = {
  /** Writes nothing. `isLocked`: nobody else takes lines for these deposits until the transaction ends. */
  find(
    tx: Tx,
    lines: readonly NewLine[],
    ask: { readonly now: Date; readonly isLocked: boolean },
  ): Promise<readonly Spoken[]>;
  /** Keeps what the lines say by themselves; it is credited right after. */
  save(tx: Tx, spoken: readonly Spoken[], now: Date): Promise<void>;
};

export type Matched = Matching & { readonly spoken: readonly Spoken[] };

type Finding = {
  readonly lines: readonly NewLine[];
  readonly now: Date;
  readonly isLocked: boolean;
};

/** Lines without a reference of a payment may be merchants' deposits. */
export async function findSpoken(
  tx: Tx,
  taker: DepositTaker | undefined,
  matching: Matching,
  { lines, now, isLocked }: Finding,
): Promise<Matched> {
  const open = new Set(matching.outcomes.flatMap((one) => (one.reason === 'no_reference' ? one.id : [])));
  const nameless = lines.filter(({ id }) => open.has(id));
  const spoken =
    taker === undefined || nameless.length === 0 ? [] : await taker.find(tx, nameless, { now, isLocked });
  const byLine = new Map(spoken.map((one) => [one.line, one]));
  const outcomes = matching.outcomes.map((one) => {
    const found = byLine.get(one.id);
    if (found === undefined) return one;
    if (found.why !== undefined) return { ...one, reason: found.why };
    return { ...one, state: 'deposit' as const, reason: null };
  });
  return { ...matching, outcomes, spoken };
}

export type Returning = {
  /** The receipt that goes back: the same one always has the same reference. */
  readonly id: string;
  readonly lineId: string;
  readonly currency: Asset;
  readonly units: bigint;
  readonly payer: Payer;
};

/** The reference under which a deposit's money goes back. */
function depositReturnCode({ secret }: Pick<Environment, 'secret'>, id: string): string {
  return madeReference('back', secret, id);
}

/** Puts money of a deposit on the list of what goes back by bank, to the account that it came from. */
async function returnByBank(
  { tx, env, now }: { readonly tx: Tx; readonly env: Pick<Environment, 'secret'>; readonly now: Date },
  { payer, ...returning }: Returning,
): Promise<void> {
  const draft = draftReturn(env.secret, { ...returning, kind: 'deposit' }, placeOf(payer, ''));
  await insertReturns(tx, [draft], now);
}

/** What the room of deposits takes from the bank's part of checkout. */
export const bankLines = { takeForDeposit, depositReturnCode, returnByBank };
