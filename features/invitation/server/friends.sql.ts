// Invitations of merchants: slots of a day, places for open ones, and the rows of one shop.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { columns } from './invitations.sql.ts';

/** Takes one slot of a day. False where it is taken; whoever is just taking it is waited for. */
export const takeDaySlot = sql.has('invitation-take-slot')`
  insert into invitation_slot (shop_id, day, slot, invitation_id)
    values (:shopId, :day::date, :slot, :invitationId)
  on conflict (shop_id, day, slot) do nothing returning slot`;

const takenSeats = sql.rows('invitation-taken-seats')`
  select seat from invitation_seat where shop_id = :shopId and until > :now`;
const takePlace = sql.has('invitation-take-seat')`
  insert into invitation_seat as s (shop_id, seat, invitation_id, until)
  values (:shopId, :seat, :invitationId, :until)
  on conflict (shop_id, seat) do update set invitation_id = excluded.invitation_id, until = excluded.until
    where s.until <= :now
  returning seat`;

export type SeatInput = {
  readonly invitationId: string;
  readonly until: Date;
  readonly now: Date;
  readonly max: number;
};

/** Takes a place for an open invitation. False where all of them are taken. */
export async function takeSeat(tx: Tx, shopId: bigint, ask: SeatInput): Promise<boolean> {
  const { invitationId, until, now, max } = ask;
  const taken = new Set((await takenSeats(tx, { shopId, now })).map(({ seat }) => seat));
  const seat = Array.from({ length: max }, (_none, at) => at + 1).find((one) => !taken.has(one));
  // Where somebody takes the same one at this moment, this one is refused as if all were taken.
  return seat !== undefined && (await takePlace(tx, { shopId, seat, invitationId, until, now }));
}

/** Gives back the place of an invitation that was used or taken back. */
export const freeSeat = sql.run('invitation-free-seat')`
  update invitation_seat set until = least(until, :at) where shop_id = :shopId
    and invitation_id = :invitationId`;

export type UsedRow = RowOf<typeof used>;

const used = sql.row('invitation-used')<{ used: number }>`
  select (select count(*)::int from invitation_slot where shop_id = :shopId and day = :day::date) as used,
    count(*)::int as open, min(until) as next_free_at
  from invitation_seat where shop_id = :shopId and until > :now`;

/** How many slots of a day and places for open invitations are taken. */
export async function readUsed(tx: Tx, shopId: bigint, day: string, now: Date): Promise<UsedRow> {
  const row = await used(tx, { shopId, day, now });
  return row ?? { used: 0, open: 0, next_free_at: null };
}

export const listOfShop = sql.rows('invitation-of-shop')<{ inviter_shop_id: bigint | null }>`
  select ${columns} from invitation where inviter_shop_id = :shopId
  order by created_at desc, id desc limit :limit offset :offset`;

const count = sql.row('invitation-count-of-shop')`
  select count(*)::int as count from invitation where inviter_shop_id = :shopId`;

export async function countOfShop(tx: Tx, shopId: bigint): Promise<number> {
  return (await count(tx, { shopId }))?.count ?? 0;
}

export const findOfShop = sql.row('invitation-find-of-shop')<{ inviter_shop_id: bigint | null }>`
  select ${columns} from invitation where id = :id and inviter_shop_id = :shopId`;
