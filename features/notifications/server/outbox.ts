// A notice is written down for every way that its merchant has opened, in the transaction that makes it a notice.
import { choicesOf, everyWay } from '#domain/notifications/notice-choices.ts';
import { limits } from '#domain/limits.ts';
import { isForEveryWay, noticeKinds } from '#domain/notifications/notices.ts';
import { addDays } from '#domain/time.ts';
import { quietEnd, type QuietHours } from '#domain/notifications/quiet-hours.ts';
import { merchantOf } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { listLiving, type DeviceRow } from './push/devices.sql.ts';
import type { BoxRow } from './notices.sql.ts';
import { insertDeliveries, nextDelivery, type NewDelivery } from './outbox.sql.ts';
import { findReach, type ReachRow } from './reach.sql.ts';

export const sendTimer = 'notice.send';
/** One timer a shop. */
export const sendSubject = '00000000-0000-7000-8000-000000000058';

export type Person = NonNullable<Awaited<ReturnType<typeof merchantOf>>>;

/** How a shop's person is reached at this moment. */
export type Reached = {
  readonly reach: ReachRow;
  readonly person: Person;
  readonly devices: readonly DeviceRow[];
  /** Those whose sign-in has just been ended: they still hear why. */
  readonly formerDevices: readonly DeviceRow[];
  /** The address that was confirmed last, until another one is. */
  readonly address: string | undefined;
};

export async function reachedOf(tx: Tx, shopId: bigint, now: Date): Promise<Reached | undefined> {
  const reach = await findReach(tx, { shopId });
  if (reach === undefined) return undefined;
  const person = await merchantOf(tx, shopId, reach.person_id);
  if (person === undefined) return undefined;
  const living = await listLiving(tx, { shopId });
  const own = living.filter((one) => one.person_id === person.id);
  const since = new Date(now.getTime() - limits.noticeCallMs);
  return {
    reach,
    person,
    devices: own.filter((one) => !one.is_signed_out),
    formerDevices: own.filter(({ signed_out_at: at }) => at !== null && at > since),
    address: confirmedAddress(reach, person, now),
  };
}

/**
 * Where a person is written to. Another address that was typed in does not count before it is confirmed, and one that was
 * taken away counts for `limits.formerEmailDays` more: whoever took over a phone cannot silence it.
 */
export function confirmedAddress(
  { mail_address: address }: ReachRow,
  { email, email_changed_at: changedAt }: Pick<Person, 'email' | 'email_changed_at'>,
  now: Date,
): string | undefined {
  if (address === null) return undefined;
  const isFormer =
    email === null && (changedAt === null || addDays(changedAt, limits.formerEmailDays) <= now);
  return isFormer ? undefined : address;
}

export function quietOf({ quiet_from: from, quiet_to: to }: BoxRow): QuietHours | undefined {
  return from === null || to === null ? undefined : { from, to };
}

export type ToldNotice = {
  readonly n: bigint;
  readonly code: string;
  readonly kind: string;
  readonly severity: string;
  readonly at: Date;
};

/** Writes what is to be sent of new notices. The box must be locked: whoever sends waits for it at the end. */
export async function fanOut(
  tx: Tx,
  env: Environment,
  shopId: bigint,
  { box, told }: { readonly box: BoxRow; readonly told: readonly ToldNotice[] },
): Promise<void> {
  if (told.length === 0) return;
  const now = env.clock.now();
  const reached = await reachedOf(tx, shopId, now);
  if (reached === undefined || !reached.reach.is_open) return;
  const since = Math.max(now.getTime() - limits.noticeCallMs, reached.reach.opened_at?.getTime() ?? 0);
  const quiet = quietEnd(now, reached.person.tz, quietOf(box));
  const list = told
    .filter(({ at }) => at.getTime() >= since)
    .flatMap((one) => deliveriesOf(env, one, { reached, quiet, now }));
  if (list.length === 0) return;
  await insertDeliveries(tx, shopId, list, now);
  await wakeSender(tx, shopId);
}

type Writing = { readonly reached: Reached; readonly quiet: Date | undefined; readonly now: Date };

function deliveriesOf(env: Environment, told: ToldNotice, { reached, quiet, now }: Writing): NewDelivery[] {
  const kind = noticeKinds.find((one) => one === told.kind);
  if (kind === undefined) return [];
  const isForAll = isForEveryWay(told.code);
  const chosen = isForAll ? everyWay : choicesOf(reached.person.notify, kind);
  const isUrgent = told.severity === 'urgent';
  const shared = {
    what: 'notice',
    n: told.n,
    isUrgent,
    nextAt: isUrgent ? now : (quiet ?? now),
  } as const;
  const name = `n:${told.n}`;
  const every = isForAll ? [...reached.devices, ...reached.formerDevices] : reached.devices;
  const devices = chosen.push ? every : [];
  const pushes = devices
    .filter((device) => device.created_at <= told.at)
    .map((device) => ({
      ...shared,
      id: env.random.id(now),
      onceKey: `${name}:push:${device.id}`,
      way: 'push' as const,
      deviceId: device.id,
    }));
  // Whoever confirms an address knows that they have just entered it.
  const isOwnDoing = isForAll && (reached.reach.mail_at ?? now) >= told.at;
  if (!chosen.email || reached.address === undefined || isOwnDoing) return pushes;
  const mail = {
    ...shared,
    id: env.random.id(now),
    onceKey: `${name}:email`,
    way: 'email',
    deviceId: null,
  } as const;
  return [...pushes, mail];
}

/** Sets the shop's timer to what is due first. Whoever writes or ends something must hold the box. */
export async function wakeSender(tx: Tx, shopId: bigint): Promise<void> {
  const dueAt = await nextDelivery(tx, shopId);
  if (dueAt !== undefined) await setTimers(tx, shopId, [{ subject: sendSubject, kind: sendTimer, dueAt }]);
}
