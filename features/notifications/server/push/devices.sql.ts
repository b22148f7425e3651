// Devices that let themselves be called. One person has at most ten; a browser is one person's at a time.
import { limits } from '#domain/limits.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type EndedWhy = 'person' | 'moved' | 'gone' | 'refused' | 'signed_out';

/**
 * - is_signed_out: The sign-in that let it in was ended: nothing may be sent.
 * - signed_out_at: When it was ended.
 */
export type DeviceRow = RowOf<typeof listLiving>;

// An idle sign-in ends for itself, and is exactly whom a notice is for; one that somebody ended is not.
const columns = `d.id, d.person_id, d.endpoint, d.endpoint_hash, d.p256dh, d.auth, d.name, d.created_at, d.last_at,
  d.failing_since, d.ended_at, d.ended_why,
  exists (select 1 from session s where s.token_hash = d.session_hash and s.revoked_at is not null) as is_signed_out,
  (select s.revoked_at from session s where s.token_hash = d.session_hash) as signed_out_at`;

export const listLiving = sql.rows('notifications-living-devices')<{ ended_why: EndedWhy | null }>`
  select ${columns} from push_device d where d.shop_id = :shopId and d.ended_at is null
    order by d.created_at, d.id`;

const listed = sql.rows('notifications-list-devices')<{ ended_at: Date | null; ended_why: EndedWhy | null }>`
  select ${columns} from push_device d
  where d.shop_id = :shopId and d.person_id = :personId and (d.ended_at is null or d.ended_at > :since)
  order by d.ended_at is not null, d.created_at desc, d.id limit :limit`;

/** Those that live, and those that ended after `since`. */
export function listDevices(tx: Tx, shopId: bigint, personId: string, since: Date): Promise<DeviceRow[]> {
  return listed(tx, { shopId, personId, since, limit: 2 * limits.pushDevicesMax });
}

export const findByEndpoint = sql.row('notifications-device-of')<{ ended_why: EndedWhy | null }>`
  select ${columns} from push_device d
  where d.shop_id = :shopId and d.person_id = :personId and d.endpoint_hash = :hash and d.ended_at is null`;

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

/** The same browser again: its keys may be others, and it is signed in anew. */
export const renewDevice = sql.run('notifications-renew-device')`
  update push_device set p256dh = :p256dh, auth = :auth, name = :name, session_hash = :sessionHash
  where shop_id = :shopId and id = :id and ended_at is null`;

const own = statement<{ shop_id: bigint; device_id: string }>(
  'notifications-own-endpoint',
  'select shop_id, device_id from push_endpoint where endpoint_hash = $1 for update',
);
/** Whose a browser is at the moment. */
export function findOwner(tx: Tx, hash: Buffer): Promise<{ shop_id: bigint; device_id: string } | undefined> {
  return tx.row(own, [hash]);
}

/** `findOwner`, holding nothing. */
export const seeOwner = sql.row('notifications-see-endpoint')`
  select shop_id, device_id from push_endpoint where endpoint_hash = :hash`;

/** A device that was not ended. */
export const findDevice = sql.row('notifications-device-by-id')<{ ended_why: EndedWhy | null }>`
  select ${columns} from push_device d where d.shop_id = :shopId and d.id = :id and d.ended_at is null`;

const claimEndpoint = sql.row('notifications-claim-endpoint')`
  insert into push_endpoint (endpoint_hash, shop_id, device_id) values (:hash, :shopId, :id)
  on conflict (endpoint_hash) do nothing returning device_id`;
const move = sql.row('notifications-move-device')`
  update push_device set endpoint = :endpoint, endpoint_hash = :hash, p256dh = :p256dh, auth = :auth,
    failing_since = null
  where shop_id = :shopId and id = :id and endpoint_hash = :before and ended_at is null returning id`;

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
  if ((await claimEndpoint(tx, { hash: to.hash, shopId, id })) === undefined) return false;
  const moved = await move(tx, {
    shopId,
    id,
    before,
    endpoint: to.endpoint,
    hash: to.hash,
    p256dh: to.p256dh,
    auth: to.auth,
  });
  await free(tx, { endpointHash: moved === undefined ? to.hash : before, shopId, id });
  return moved !== undefined;
}

export const takeEndpoint = sql.run('notifications-take-endpoint')`
  insert into push_endpoint (endpoint_hash, shop_id, device_id) values (:hash, :shopId, :deviceId)
  on conflict (endpoint_hash) do update set shop_id = excluded.shop_id, device_id = excluded.device_id`;

const end = sql.row('notifications-end-device')`
  update push_device set ended_at = :at, ended_why = :why, slot = null
  where shop_id = :shopId and id = :id and ended_at is null and (:hash?::bytea is null
    or endpoint_hash = :hash?)
  returning endpoint_hash`;
const free = sql.run('notifications-free-endpoint')`
  delete from push_endpoint where endpoint_hash = :endpointHash and shop_id = :shopId and device_id = :id`;

/** Ends a device; false where it was ended before, or has another address than the one that this is said of. */
export async function endDevice(
  tx: Tx,
  shopId: bigint,
  id: string,
  { at, why, hash }: { readonly at: Date; readonly why: EndedWhy; readonly hash?: Buffer },
): Promise<boolean> {
  const ended = await end(tx, { shopId, id, at, why, hash });
  if (ended === undefined) return false;
  await free(tx, { endpointHash: ended.endpoint_hash, shopId, id });
  return true;
}

/** Notes whether a push service took what was sent. */
export const noteDevice = sql.run('notifications-note-device')`
  update push_device set last_at = case when :isTaken then :at else last_at end,
    failing_since = case when :isTaken then null else coalesce(failing_since, :at) end
  where shop_id = :shopId and id = :id and ended_at is null`;

/** Whether the shop ever had an order: only then is there something that a device is good for. */
export const hadOrder = sql.has('notifications-first-order')`
  select true as found from shop_order where shop_id = :shopId limit 1`;

/** Devices of all shops that still have their place: signed out, or taking nothing since a moment. */
export const listOver = sql.rows('notifications-over-devices')`select o.shop_id, o.id, o.is_signed_out from (
    select d.shop_id, d.id, d.failing_since, exists (select 1 from session s
      where s.token_hash = d.session_hash and s.revoked_at is not null) as is_signed_out
    from push_device d where d.ended_at is null) o
  where o.is_signed_out or o.failing_since < :since order by o.shop_id, o.id limit :limit`;

const forget = sql.row('notifications-forget')<{ gone: number }>`
  select notice_forget(:before, :limit) as gone`;

/** Drops what was sent and devices that ended before a moment, at most `limit` of each. How many. */
export async function forgetOld(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forget(tx, { before, limit }))?.gone ?? 0;
}
