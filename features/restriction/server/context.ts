// What every act on restrictions stands on, and how one ends.
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { liftRecipe } from '#domain/recipes/restriction.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { restrictionMachine, type EndReason } from '#domain/states/restriction.ts';
import { recordLast } from '#features/audit/server/public.ts';
import { closeHold } from '#features/ledger/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './restriction.sql.ts';

export type Context = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly now: Date;
};

/** A person of the console who may restrict. */
export type Reviewing = Omit<Context, 'shopId'> & { readonly by: string };

export const restrictionTimers = {
  begin: 'restriction-begin',
  lapse: 'restriction-lapse',
  appeal: 'appeal-undecided',
} as const;

export const isStanding = ({ state }: sql.RestrictionRow): boolean =>
  state === 'announced' || state === 'active';

export function moneyFact(units: bigint, currency: Asset) {
  return { units: units.toString(), currency };
}

/** Tells the merchant something about a restriction; the statement is one touch away. */
export async function tellOf(
  { env, tx, shopId, now }: Context,
  code: NoticeCode,
  about: { readonly id: string; readonly onceKey: string },
  facts: Parameters<typeof tell>[2]['facts'] = {},
): Promise<void> {
  const all = { restriction_id: about.id, ...facts };
  await tell(tx, shopId, { id: env.random.id(now), code, onceKey: about.onceKey, facts: all, at: now });
}

type Ending = {
  readonly move: 'lapse' | 'lift' | 'overturn';
  readonly why: EndReason;
  readonly actor: ActorKind;
  /** The person; undefined for the clock. */
  readonly by?: string;
  readonly note?: string;
};

/**
 * Ends a restriction. Gives the transfers that free what it held; post them last. The book must be locked.
 *
 * @throws Refused `invalidOperation` (`over`) where it had ended before.
 */
export async function endRestriction(
  context: Context,
  row: sql.RestrictionRow,
  { move, why, actor, by, note }: Ending,
): Promise<Transfer[]> {
  const { tx, shopId, now } = context;
  const over = refuse('invalidOperation', { reason: 'over', state: row.state });
  const to = restrictionMachine.move(move, row.state, actor);
  if (to === undefined) throw over;
  const end = { from: row.state, to, at: now, by: by ?? null, why, note: note || null };
  if (!(await sql.endRow(tx, { shopId, id: row.id, ...end }))) throw over;
  await clearTimers(tx, {
    shopId,
    subjects: [row.id],
    kinds: [restrictionTimers.begin, restrictionTimers.lapse],
  });
  const held = (await closeHold(tx, shopId, row.id, now)) ?? 0n;
  // What a person does is written down by their call.
  if (actor === 'timer') {
    const act = move === 'lapse' ? 'restriction.lapsed' : 'restriction.lifted';
    await recordLast(tx, { at: now, act, note: { shopId, subject: row.id, after: { state: to, why } } });
  }
  const about = { id: row.id, onceKey: `restriction:${row.id}:ended` };
  if (held > 0n) await tellOf(context, 'restriction_freed', about, { amount: moneyFact(held, row.currency) });
  else await tellOf(context, 'restriction_ended', about);
  return held > 0n ? [liftRecipe(row.id, held, actor)] : [];
}

export function amountOf(row: Pick<sql.RestrictionRow, 'currency'>, units: bigint | null): string | null {
  return units === null ? null : formatUnits(units, row.currency);
}
