// One round of a shop: what it has claimed, who it is for, and what is not needed any more.
import { languageOf, defaultLanguage, type Language } from '#domain/text/language.ts';
import { choicesOf } from '#domain/notifications/notice-choices.ts';
import { limits } from '#domain/limits.ts';
import { isForEveryWay } from '#domain/notifications/notices.ts';
import { quietEnd } from '#domain/notifications/quiet-hours.ts';
import type { Environment } from '#platform/environment.ts';
import { spokenOf } from './box.ts';
import { findBox, type BoxRow, type NoticeRow } from './notices.sql.ts';
import { quietOf, reachedOf, type Reached } from './outbox.ts';
import { readNoticesByNumber, type Claimed, type DeliveryState, type Fate } from './outbox.sql.ts';
import { presentNotice, soleAmountOf } from './present.ts';
import type { Said } from './notice-mail.ts';

export type Round = {
  readonly env: Environment;
  readonly shopId: bigint;
  readonly now: Date;
  readonly reached: Reached | undefined;
  readonly box: BoxRow;
  readonly notices: ReadonlyMap<bigint, NoticeRow>;
  readonly language: Language;
};

/** Something to be sent, with its notice where it is one. */
export type Job = { readonly claimed: Claimed; readonly notice: NoticeRow | undefined };

export async function openRound(
  env: Environment,
  shopId: bigint,
  claimed: readonly Claimed[],
): Promise<Round> {
  const { direct } = env.db;
  const numbers = [...new Set(claimed.flatMap(({ n }) => (n === null ? [] : [n])))];
  const [reached, box, rows] = await Promise.all([
    reachedOf(direct, shopId, env.clock.now()),
    findBox(direct, shopId),
    numbers.length === 0 ? [] : readNoticesByNumber(direct, { shopId, numbers }),
  ]);
  return {
    env,
    shopId,
    now: env.clock.now(),
    reached,
    box,
    notices: new Map(rows.map((row) => [row.n, row])),
    language: languageOf(reached?.person.lang ?? '') ?? defaultLanguage,
  };
}

/** What is to go now, and what became of the rest: read in the meantime, no longer wanted, too old, or it is quiet. */
export function sortOut(
  round: Round,
  claimed: readonly Claimed[],
): { readonly jobs: readonly Job[]; readonly fates: readonly Fate[] } {
  const jobs: Job[] = [];
  const fates: Fate[] = [];
  for (const one of claimed) {
    const notice = one.n === null ? undefined : round.notices.get(one.n);
    const ended = endOf(round, one, notice);
    const isAsked = one.what === 'code' || one.what === 'test' || one.what === 'reset';
    const quiet = isAsked || one.is_urgent ? undefined : quietUntil(round);
    if (ended !== undefined) fates.push(fateOf(round, one, ended));
    else if (quiet !== undefined) fates.push(waiting(one, quiet, { isFree: true }));
    else jobs.push({ claimed: one, notice });
  }
  return { jobs, fates };
}

function quietUntil({ now, reached, box }: Round): Date | undefined {
  return reached === undefined ? undefined : quietEnd(now, reached.person.tz, quietOf(box));
}

/** A night of quiet hours makes nothing old. */
const lateMs = 2 * limits.noticeCallMs;

function endOf(round: Round, one: Claimed, notice: NoticeRow | undefined): DeliveryState | undefined {
  const { reached, box, now } = round;
  if (reached === undefined) return 'unneeded';
  const isForAll = notice !== undefined && isForEveryWay(notice.code);
  const devices = isForAll ? [...reached.devices, ...reached.formerDevices] : reached.devices;
  if (one.way === 'push' && !devices.some(({ id }) => id === one.device_id)) return 'unneeded';
  if (one.way === 'email' && one.what !== 'code' && reached.address === undefined) return 'unneeded';
  if (one.what !== 'notice') return undefined;
  if (notice === undefined || notice.read_at !== null || notice.n <= box.read_to) return 'unneeded';
  if (!isForAll && !choicesOf(reached.person.notify, notice.kind)[one.way]) return 'unneeded';
  return now.getTime() - notice.at.getTime() > lateMs ? 'late' : undefined;
}

/** How notices are said to this shop's person. */
export async function sayAll(round: Round, rows: readonly NoticeRow[]): Promise<Map<bigint, Said>> {
  const { env, language, reached } = round;
  const spoken = await spokenOf(env.db.direct, rows, language);
  const reader = {
    language,
    tz: reached?.person.tz ?? 'UTC',
    notify: reached?.person.notify,
    readTo: 0n,
    readToAt: null,
  };
  return new Map(
    rows.map((row) => {
      const notice = presentNotice(row, reader, spoken);
      return [row.n, { ...notice, amount: soleAmountOf(row, notice, reader) }];
    }),
  );
}

export function fateOf({ now }: Pick<Round, 'now'>, one: Claimed, state: DeliveryState, failure = ''): Fate {
  return { id: one.id, tries: one.tries, state, failure, nextAt: now, isFree: false };
}

function waiting(one: Claimed, nextAt: Date, { isFree = false, failure = '' } = {}): Fate {
  return { id: one.id, tries: one.tries, state: 'waiting', failure, nextAt, isFree };
}

/** The next try, each longer after the one before; after the last it is given up. */
export function retried(round: Pick<Round, 'now'>, one: Claimed, failure: string, afterMs = 0): Fate {
  const seconds = limits.noticeRetrySeconds[one.tries - 1];
  if (seconds === undefined) return fateOf(round, one, 'given_up', failure);
  const waitMs = Math.max(seconds * 1_000, afterMs);
  return waiting(one, new Date(round.now.getTime() + waitMs), { failure });
}

/** Waits for as long as another that was tried: this one was not. */
export function behind(one: Claimed, other: Fate): Fate {
  return waiting(one, other.nextAt, { isFree: true, failure: other.failure });
}
