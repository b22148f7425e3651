// A merchant's payout schedule: set with all that a withdrawal asks for, ended with nothing.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readAmount } from '#domain/money/major-units.ts';
import { formatUnits } from '#domain/money/money.ts';
import { nextScheduled, weekdayNumber, weekdayOf } from '#domain/payouts/schedule.ts';
import { payoutScheduleTerms } from '#domain/proof/mandate-terms.ts';
import { latest } from '#domain/time.ts';
import { checkMandate, recordMandate } from '#features/devices/server/public.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { assertPayPassword, assertSecondFactor } from '#features/people/server/public.ts';
import {
  skipReasons,
  type payoutSchedule,
  type setPayoutSchedule,
} from '#features/payouts/schedule.contract.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { findAccount, type AccountRow } from '../accounts/account.sql.ts';
import { accountStatus } from '../accounts/accounts.ts';
import type { Context, OwnContext, PayoutContext } from '../parts.ts';
import { assertLeast } from '../terms.ts';
import { scheduleTimer } from './end-schedule.ts';
import * as sql from './schedule.sql.ts';

type Shown = GivenOf<typeof payoutSchedule>['schedule'];

export async function presentSchedule({ tx, shopId }: Context): Promise<{ schedule: Shown }> {
  const [row, shop] = await Promise.all([sql.findSchedule(tx, { shopId }), shopOf(tx, shopId)]);
  return { schedule: row === undefined ? null : present(row, shop) };
}

function present(row: sql.ScheduleRow, { currency }: ShopRow): NonNullable<Shown> {
  const reason = skipReasons.find((one) => one === row.last_reason) ?? null;
  return {
    account_id: row.account_id,
    weekday: weekdayOf(row.weekday),
    least: formatUnits(row.least_units, currency),
    most: formatUnits(row.most_units, currency),
    currency,
    next_at: row.next_at,
    created_at: row.created_at,
    last: row.last_at === null ? null : { at: row.last_at, withdrawal_id: row.last_withdrawal, reason },
  };
}

/**
 * Has the shop paid out once a week. Asks for whatever the largest withdrawal asks for: a device that signs, the
 * transaction password, and a code of the second factor; the runs ask for nothing more, and never pay more than `most`.
 *
 * @throws Refused `invalidParameter` (`scale`, `minimum`, `below_least`), `withdrawalAccountNotFound`,
 * `invalidOperation` (`name_mismatch`), `signatureNeeded`, and what the secrets are refused with.
 */
export async function setSchedule(
  context: OwnContext,
  ask: InputOf<typeof setPayoutSchedule>,
): Promise<{ id: string; schedule: NonNullable<Shown> }> {
  const { tx, env, shopId, personId, now } = context;
  const shop = await shopOf(tx, shopId);
  const least = readAmount(ask.least, shop.currency, 'least');
  const units = { least, most: readAmount(ask.most, shop.currency, 'most') };
  assertBounds(units, shop, await payableAccount(context, ask.account_id));
  const mandate = await checkMandate(context, payoutScheduleTerms(ask, shop.currency), ask.mandate);
  const who = { shopId, personId };
  const { hasSecondFactor } = await assertPayPassword(env, who, ask.pay_password);
  if (!hasSecondFactor)
    throw refuse('secondFactorNeeded', { reason: 'not_set_up', route: '/settings/security/second-step' });
  await assertSecondFactor(env, who, ask.code);
  // A run holds the book too: it ends before the schedule is another one, or finds the new one.
  await lockBook(tx, shopId);
  // Meanwhile it may have been removed or changed.
  const account = await payableAccount(context, ask.account_id);
  const before = await sql.findSchedule(tx, { shopId });
  if (before !== undefined) await clearTimers(tx, { shopId, subjects: [before.id], kinds: [scheduleTimer] });
  const id = env.random.id(now);
  await recordMandate(context, mandate, { id, subject: account.id, units: units.most });
  // The first run waits for an account that is still on hold.
  const nextAt = nextScheduled(latest(now, account.usable_at), { weekday: ask.weekday, tz: shop.tz });
  const row = { id, accountId: account.id, personId, weekday: weekdayNumber(ask.weekday), ...units, nextAt };
  await sql.putSchedule(tx, { shopId, ...row, at: now });
  await setTimers(tx, shopId, [{ subject: id, kind: scheduleTimer, dueAt: nextAt }]);
  await tell(tx, shopId, {
    id: env.random.id(now),
    code: 'payout_schedule_set',
    onceKey: `payout_schedule:${id}`,
    facts: {
      account: account.number_masked,
      amount: { units: units.most.toString(), currency: shop.currency },
    },
    at: now,
  });
  const { schedule } = await presentSchedule(context);
  if (schedule === null) throw new Error('the payout schedule was not written');
  return { id, schedule };
}

function assertBounds(
  { least, most }: { readonly least: bigint; readonly most: bigint },
  { currency }: ShopRow,
  { type }: AccountRow,
): void {
  assertLeast(least, currency, type, 'least');
  if (most < least) throw refuse('invalidParameter', { field: 'most', reason: 'below_least' });
}

/** One that waits for its day of rest may be named: it is usable when the first run comes, or the run says why not. */
async function payableAccount(context: PayoutContext, id: string): Promise<AccountRow> {
  const { tx, shopId, now, parts } = context;
  const row = await findAccount(tx, { shopId, id });
  if (row === undefined)
    throw refuse('withdrawalAccountNotFound', { reason: 'account', field: 'account_id' });
  if (accountStatus(row, await parts.identityOf(tx, shopId), now) === 'blocked') {
    const facts = { reason: 'name_mismatch', field: 'account_id', route: '/wallet/accounts' };
    throw refuse('invalidOperation', facts);
  }
  return row;
}
