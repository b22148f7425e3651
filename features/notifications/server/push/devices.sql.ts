// Devices that let themselves be called. One person has at most ten; a browser is one person's at a time.
import { limits } from '#domain/limits.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type EndedWhy = 'person' | 'moved' | 'gone' | 'refused' | 'signed_out';

export type DeviceRow = {
  id: string;
  person_id: string;
  endpoint: string;
  endpoint_hash: Buffer;
  p256dh: Buffer;
  auth: Buffer;
  name: string;
  created_at: Date;
  last_at: Date | null;
  failing_since: Date | null;
  ended_at: Date | null;
  ended_why: EndedWhy | null;
  /** The sign-in that let it in was ended: nothing may be sent. */
  is_signed_out: boolean;
  /** When it was ended. */
  signed_out_at: Date | null;
};

// An idle sign-in ends for itself, and is exactly whom a notice is for; one that somebody ended is not.
const columns = `d.id, d.person_id, d.endpoint, d.endpoint_hash, d.p256dh, d.auth, d.name, d.created_at, d.last_at,
  d.failing_since, d.ended_at, d.ended_why,
  exists (select 1 from session s where s.token_hash = d.session_hash and s.revoked_at is not null) as is_signed_out,
  (select s.revoked_at from session s where s.token_hash = d.session_hash) as signed_out_at`;

const living = statement<DeviceRow>(
  'notifications-living-devices',
  `select ${columns} from push_device d where d.shop_id = $1 and d.ended_at is null order by d.created_at, d.id`,
);

export function listLiving(tx: Tx, shopId: bigint): Promise<DeviceRow[]> {
  return tx.rows(living, [shopId]);
}

const listed = statement<DeviceRow>(
  'notifications-list-devices',
  `select ${columns} from push_device d
   where d.shop_id = $1 and d.person_id = $2 and (d.ended_at is null or d.ended_at > $3)
   order by d.ended_at is not null, d.created_at desc, d.id limit $4`,
);

/** Those that live, and those that ended after `since`. */
export function listDevices(tx: Tx, shopId: bigint, personId: string, since: Date): Promise<DeviceRow[]> {
  return tx.rows(listed, [shopId, personId, since, 2 * limits.pushDevicesMax]);
}

const byHash = statement<DeviceRow>(
  'notifications-device-of',
  `select ${columns} from push_device d
   where d.shop_id = $1 and d.person_id = $2 and d.endpoint_hash = $3 and d.ended_at is null`,
);

export function findByEndpoint(
  tx: Tx,
  shopId: bigint,
  personId: string,
  hash: Buffer,
): Promise<DeviceRow | undefined> {
  return tx.row(byHash, [shopId, personId, hash]);
}

export type NewDevice = {
  readonly id: string;
  readonly personId: string;
  readonly endpoint: string;
  readonly hash: Buffer;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly name: string;
  readonly sessionHash: Buffer;
  readonly at: Date;
};

const insert = statement<{ id: string }>(
  'notifications-insert-device',
  `insert into push_device (shop_id, id, person_id, slot, endpoint, endpoint_hash, p256dh, auth, name, session_hash,
     created_at)
   select $1, $2, $3, free.slot, $4, $5, $6, $7, $8, $9, $10 from generate_series(1, $11) as free (slot)
   where not exists (select 1 from push_device d
     where d.shop_id = $1 and d.person_id = $3 and d.slot = free.slot)
   order by free.slot limit 1 returning id`,
);

/** False where all places are taken. The row of how the shop is reached must be locked. */
export async function insertDevice(tx: Tx, shopId: bigint, row: NewDevice): Promise<boolean> {
  const own = [row.endpoint, row.hash, row.p256dh, row.auth, row.name, row.sessionHash, row.at];
  const values = [shopId, row.id, row.personId, ...own, limits.pushDevicesMax];
  return (await tx.row(insert, values)) !== undefined;
}

const renew = statement<never>(
  'notifications-renew-device',
  `update push_device set p256dh = $3, auth = $4, name = $5, session_hash = $6
   where shop_id = $1 and id = $2 and ended_at is null`,
);

/** The same browser again: its keys may be others, and it is signed in anew. */
export async function renewDevice(
  tx: Tx,
  shopId: bigint,
  id: string,
  row: Pick<NewDevice, 'p256dh' | 'auth' | 'name' | 'sessionHash'>,
): Promise<void> {
  await tx.rows(renew, [shopId, id, row.p256dh, row.auth, row.name, row.sessionHash]);
}

const own = statement<{ shop_id: bigint; device_id: string }>(
  'notifications-own-endpoint',
  'select shop_id, device_id from push_endpoint where endpoint_hash = $1 for update',
);
const take = statement<never>(
  'notifications-take-endpoint',
  `insert into push_endpoint (endpoint_hash, shop_id, device_id) values ($1, $2, $3)
   on conflict (endpoint_hash) do update set shop_id = excluded.shop_id, device_id = excluded.device_id`,
);

/** Whose a browser is at the moment. */
export function findOwner(tx: Tx, hash: Buffer): Promise<{ shop_id: bigint; device_id: string } | undefined> {
  return tx.row(own, [hash]);
}

const seen = statement<{ shop_id: bigint; device_id: string }>(
  'notifications-see-endpoint',
  'select shop_id, device_id from push_endpoint where endpoint_hash = $1',
);

/** `findOwner`, holding nothing. */
export function seeOwner(tx: Tx, hash: Buffer): Promise<{ shop_id: bigint; device_id: string } | undefined> {
  return tx.row(seen, [hash]);
}

const byId = statement<DeviceRow>(
  'notifications-device-by-id',
  `select ${columns} from push_device d where d.shop_id = $1 and d.id = $2 and d.ended_at is null`,
);

/** A device that was not ended. */
export function findDevice(tx: Tx, shopId: bigint, id: string): Promise<DeviceRow | undefined> {
  return tx.row(byId, [shopId, id]);
}

const claimEndpoint = statement<{ device_id: string }>(
  'notifications-claim-endpoint',
  `insert into push_endpoint (endpoint_hash, shop_id, device_id) values ($1, $2, $3)
   on conflict (endpoint_hash) do nothing returning device_id`,
);
const move = statement<{ id: string }>(
  'notifications-move-device',
  `update push_device set endpoint = $4, endpoint_hash = $5, p256dh = $6, auth = $7, failing_since = null
   where shop_id = $1 and id = $2 and endpoint_hash = $3 and ended_at is null returning id`,
);

/**
 * Gives a device another address, where nobody has that one. False where somebody does, or the device is no more what
 * it was. The row of how the shop is reached must be locked.
 */
export async function moveDevice(
  tx: Tx,
  shopId: bigint,
  device: Pick<DeviceRow, 'id' | 'endpoint_hash'>,
  to: Pick<NewDevice, 'endpoint' | 'hash' | 'p256dh' | 'auth'>,
): Promise<boolean> {
  const { id, endpoint_hash: before } = device;
  if ((await tx.row(claimEndpoint, [to.hash, shopId, id])) === undefined) return false;
  const moved = await tx.row(move, [shopId, id, before, to.endpoint, to.hash, to.p256dh, to.auth]);
  await tx.rows(free, [moved === undefined ? to.hash : before, shopId, id]);
  return moved !== undefined;
}

export async function takeEndpoint(tx: Tx, hash: Buffer, shopId: bigint, deviceId: string): Promise<void> {
  await tx.rows(take, [hash, shopId, deviceId]);
}

const end = statement<{ endpoint_hash: Buffer }>(
  'notifications-end-device',
  `update push_device set ended_at = $3, ended_why = $4, slot = null
   where shop_id = $1 and id = $2 and ended_at is null and ($5::bytea is null or endpoint_hash = $5)
   returning endpoint_hash`,
);
const free = statement<never>(
  'notifications-free-endpoint',
  'delete from push_endpoint where endpoint_hash = $1 and shop_id = $2 and device_id = $3',
);

/** Ends a device; false where it was ended before, or has another address than the one that this is said of. */
export async function endDevice(
  tx: Tx,
  shopId: bigint,
  id: string,
  { at, why, hash }: { readonly at: Date; readonly why: EndedWhy; readonly hash?: Buffer },
): Promise<boolean> {
  const ended = await tx.row(end, [shopId, id, at, why, hash ?? null]);
  if (ended === undefined) return false;
  await tx.rows(free, [ended.endpoint_hash, shopId, id]);
  return true;
}

const note = statement<never>(
  'notifications-note-device',
  `update push_device set last_at = case when $4 then $3 else last_at end,
     failing_since = case when $4 then null else coalesce(failing_since, $3) end
   where shop_id = $1 and id = $2 and ended_at is null`,
);

/** Notes whether a push service took what was sent. */
export async function noteDevice(
  tx: Tx,
  shopId: bigint,
  id: string,
  { at, isTaken }: { readonly at: Date; readonly isTaken: boolean },
): Promise<void> {
  await tx.rows(note, [shopId, id, at, isTaken]);
}

const firstOrder = statement<{ found: boolean }>(
  'notifications-first-order',
  `select true as found from notice where shop_id = $1 and kind = 'order' and code = 'order_paid' limit 1`,
);

/** Whether the merchant was told of an order: only then is there something that a device is good for. */
export async function hadOrder(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await tx.row(firstOrder, [shopId])) !== undefined;
}

export type OverDevice = { shop_id: bigint; id: string; is_signed_out: boolean };

const over = statement<OverDevice>(
  'notifications-over-devices',
  `select o.shop_id, o.id, o.is_signed_out from (
     select d.shop_id, d.id, d.failing_since, exists (select 1 from session s
       where s.token_hash = d.session_hash and s.revoked_at is not null) as is_signed_out
     from push_device d where d.ended_at is null) o
   where o.is_signed_out or o.failing_since < $1 order by o.shop_id, o.id limit $2`,
);

/** Devices of all shops that still have their place: signed out, or taking nothing since a moment. */
export function listOver(tx: Tx, since: Date, limit: number): Promise<OverDevice[]> {
  return tx.rows(over, [since, limit]);
}

const forget = statement<{ gone: number }>('notifications-forget', 'select notice_forget($1, $2) as gone');

/** Drops what was sent and devices that ended before a moment, at most `limit` of each. How many. */
export async function forgetOld(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await tx.row(forget, [before, limit]))?.gone ?? 0;
}
