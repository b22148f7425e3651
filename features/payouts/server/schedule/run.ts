// The weekly run of a payout schedule: asks for what is free, as its merchant would, under the mandate that they gave.
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { nextScheduled, weekdayOf } from '#domain/payouts/schedule.ts';
import { addDays, localDay } from '#domain/time.ts';
import { Refused } from '#domain/wire/errors.ts';
import { balancesOf, lockBook } from '#features/ledger/server/public.ts';
import { merchantOf } from '#features/people/server/public.ts';
import type { SkipReason } from '#features/payouts/schedule.contract.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { TimerHandler } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { OwnContext, PayoutContext, PayoutParts } from '../parts.ts';
import { enterWithdrawal } from '../request.ts';
import { usableAccount } from '../terms.ts';
import { scheduleTimer } from './end-schedule.ts';
import * as sql from './schedule.sql.ts';

/** Between two withdrawals of a schedule, as `mandate_enter_scheduled` has it. */
const leastDays = 6;

type Outcome = { readonly withdrawalId: string } | { readonly reason: SkipReason };

/**
 * Runs what is due. A run that the clock missed is made once, however many weeks went by; the next one is on the next of
 * the chosen days.
 */
export function runSchedules(parts: PayoutParts): TimerHandler {
  return async ({ env, tx, shopId, due }) => {
    const context: PayoutContext = { env, tx, shopId, now: env.clock.now(), parts };
    for (const { subject } of due) {
      await lockBook(tx, shopId);
      const row = await sql.findSchedule(tx, { shopId });
      // Ended, or another one took its place meanwhile.
      if (row?.id !== subject) continue;
      const shop = await shopOf(tx, shopId);
      const outcome = await runOnce({ ...context, personId: row.person_id }, row, shop);
      await recordOutcome(context, { row, shop, outcome });
    }
  };
}

async function runOnce(context: OwnContext, row: sql.ScheduleRow, shop: ShopRow): Promise<Outcome> {
  const { tx, shopId } = context;
  const { shop_available: free } = await balancesOf(tx, shopId);
  if (free < row.least_units) return { reason: 'below_least' };
  const units = free < row.most_units ? free : row.most_units;
  const account = await accountFor(context, row, units);
  if ('reason' in account) return account;
  const day = localDay(context.now, shop.tz);
  let refused: SkipReason | undefined;
  const withdrawal = await enterWithdrawal(context, {
    shop,
    account: account.row,
    units,
    note: '',
    isScheduled: true,
    enterMandate: async (id) => {
      refused = await enterMandate(context, { id, scheduleId: row.id, units, day });
      return refused === undefined;
    },
  });
  if (withdrawal !== undefined) return { withdrawalId: withdrawal.id };
  return { reason: refused ?? 'signature' };
}

type Account = { readonly row: Awaited<ReturnType<typeof usableAccount>> } | { readonly reason: SkipReason };

/** Everything that a merchant who asks by hand is refused for. */
async function accountFor(context: OwnContext, row: sql.ScheduleRow, units: bigint): Promise<Account> {
  const { tx, shopId, personId, now, parts } = context;
  const person = await merchantOf(tx, shopId, personId);
  if (person?.second_factor !== true) return { reason: 'second_factor' };
  const until = person.withdraw_paused_until;
  if (until !== null && until > now) return { reason: 'paused_until' };
  const { isVerified } = await parts.identityOf(tx, shopId);
  if (!isVerified) return { reason: 'identity' };
  try {
    await parts.assertMayWithdraw(tx, shopId, units);
    return { row: await usableAccount(context, row.account_id) };
  } catch (error) {
    const reason = error instanceof Refused ? reasonOf(error) : undefined;
    if (reason === undefined) throw error;
    return { reason };
  }
}

function reasonOf({ key, shown }: Refused): SkipReason | undefined {
  if (key === 'walletFrozen' || key === 'withdrawalDisabled') return 'restricted';
  const said = shown['reason'];
  return said === 'account_on_hold' || said === 'name_mismatch' ? said : undefined;
}

type Entry = { id: string; scheduleId: string; units: bigint; day: string };

/** The database says whether the schedule's mandate covers this withdrawal. Undefined where it does. */
async function enterMandate({ tx, shopId }: OwnContext, entry: Entry): Promise<SkipReason | undefined> {
  const came = (await sql.enterScheduled(tx, { shopId, ...entry }))?.came;
  if (came === 'entered') return undefined;
  if (came === 'unsigned') return 'signature';
  if (came === 'too_soon') return 'too_soon';
  throw new Error(`a payout schedule was not run: ${came ?? 'no answer'}`);
}

type Ended = { readonly row: sql.ScheduleRow; readonly shop: ShopRow; readonly outcome: Outcome };

async function recordOutcome(context: PayoutContext, { row, shop, outcome }: Ended): Promise<void> {
  const { tx, env, shopId, now } = context;
  // A run that was late pays for its week: the next one is a week after it at least.
  const from = 'withdrawalId' in outcome ? addDays(now, leastDays) : now;
  const nextAt = nextScheduled(from, { weekday: weekdayOf(row.weekday), tz: shop.tz });
  await sql.recordRun(tx, { shopId, id: row.id, nextAt, at: now, ...outcome });
  await setTimers(tx, shopId, [{ subject: row.id, kind: scheduleTimer, dueAt: nextAt }]);
  if (!('reason' in outcome) || isQuiet(outcome.reason)) return;
  const code: NoticeCode = 'payout_schedule_skipped';
  const onceKey = `payout_schedule:${row.id}:${now.toISOString()}`;
  await tell(tx, shopId, { id: env.random.id(now), code, onceKey, facts: {}, at: now });
}

/** A week in which little was sold is no news. */
const isQuiet = (reason: SkipReason): boolean => reason === 'below_least' || reason === 'too_soon';
