// Rows of devices that sign, and of what they signed. Written by functions of the database alone.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type DeviceRow = RowOf<typeof listDevices>;

const columns = `d.id, d.kind, d.name, d.algorithm, d.public_key, d.credential, d.added_at, d.active_from, d.removal_from,
  d.removed_at, merchant_device_signs(d, clock_timestamp()) as signs, d.active_from > clock_timestamp() as waits`;

/** Those that sign first, the newest of each first. At most `limit` rows. */
export const listDevices = sql.rows('device-list')<{ signs: boolean; waits: boolean }>`
  select ${columns} from merchant_device d where d.shop_id = :shopId
    order by d.removed_at desc nulls first, d.added_at desc, d.id limit :limit`;

export const findDevice = sql.row('device-find')<{ signs: boolean; waits: boolean }>`
  select ${columns} from merchant_device d where d.shop_id = :shopId and d.id = :id`;

export const listSigning = sql.rows('device-signing')`
  select d.id, d.kind, d.name, d.algorithm, d.public_key, d.credential from merchant_device d
  where d.shop_id = :shopId and merchant_device_signs(d, clock_timestamp())
    order by d.added_at, d.id`;

/** Devices besides this one that sign, or will. */
export const countStanding = sql.row('device-count')`select count(*)::int as n from merchant_device d
  where d.shop_id = :shopId and d.id <> :id and d.removed_at is null and d.removal_from is null`;

export const addDevice = sql.row('device-add')<{ came: string }>`
  select merchant_device_add(:shopId, :id, :personId, :kind, :name, :algorithm, :publicKey, :credential?, :waits)
    as came`;

export const removeDevice = sql.row('device-remove')<{ came: string }>`
  select merchant_device_remove(:shopId, :id) as came`;

export const retainDevice = sql.row('device-retain')<{ came: boolean }>`
  select merchant_device_retain(:shopId, :id) as came`;

export const endDevices = sql.row('device-end')<{ ended: number }>`
  select merchant_device_end(:shopId) as ended`;

export const forgetDevices = sql.run('device-forget')`select merchant_device_forget(:shopId, :personId)`;

export const enterMandate = sql.row('mandate-enter')<{ came: string }>`
  select mandate_enter(:shopId, :id, :kind, :subject, :units, :deviceId?, :body?, :signature?, :authenticatorData?,
    :clientData?) as came`;

/** Signed ones after a number. */
export const listMandates = sql.rows('mandate-list')`
  select m.n, m.id, m.kind, m.subject, m.body, m.signature, m.authenticator_data, m.client_data, m.at,
    d.id as device_id, d.kind as device_kind, d.algorithm, d.public_key
  from mandate m join merchant_device d on d.shop_id = m.shop_id and d.id = m.device_id
  where m.shop_id = :shopId and m.n > :after
    order by m.n limit :limit`;
