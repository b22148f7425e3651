// Invitations of merchants: slots of a day, places for open ones, and the rows of one shop.
import { statement, type Tx } from '#platform/db/database.ts';
import { columns, type InvitationRow } from './invitations.sql.ts';

const takeSlot = statement<{ slot: number }>(
  'invitation-take-slot',
  `insert into invitation_slot (shop_id, day, slot, invitation_id) values ($1, $2::date, $3, $4)
   on conflict (shop_id, day, slot) do nothing returning slot`,
);

export type SlotInput = { readonly day: string; readonly slot: number; readonly invitationId: string };

/** Takes one slot of a day. False where it is taken; whoever is just taking it is waited for. */
export async function takeDaySlot(tx: Tx, shopId: bigint, ask: SlotInput): Promise<boolean> {
  return (await tx.row(takeSlot, [shopId, ask.day, ask.slot, ask.invitationId])) !== undefined;
}

const takePlace = statement<{ seat: number }>(
  'invitation-take-seat',
  `insert into invitation_seat as s (shop_id, seat, invitation_id, until)
   select $1::bigint, min(n), $2::uuid, $3::timestamptz from generate_series(1, $5::int) as n
   where not exists (select from invitation_seat t where t.shop_id = $1 and t.seat = n and t.until > $4)
   having min(n) is not null
   on conflict (shop_id, seat) do update set invitation_id = excluded.invitation_id, until = excluded.until
     where s.until <= $4
   returning seat`,
);

export type SeatInput = {
  readonly invitationId: string;
  readonly until: Date;
  readonly now: Date;
  readonly max: number;
};

/** Takes a place for an open invitation. False where all of them are taken. */
export async function takeSeat(tx: Tx, shopId: bigint, ask: SeatInput): Promise<boolean> {
  const row = await tx.row(takePlace, [shopId, ask.invitationId, ask.until, ask.now, ask.max]);
  return row !== undefined;
}

const free = statement<never>(
  'invitation-free-seat',
  'update invitation_seat set until = least(until, $3) where shop_id = $1 and invitation_id = $2',
);

/** Gives back the place of an invitation that was used or taken back. */
export async function freeSeat(tx: Tx, shopId: bigint, invitationId: string, at: Date): Promise<void> {
  await tx.rows(free, [shopId, invitationId, at]);
}

export type UsedRow = { used: number; open: number; next_free_at: Date | null };

const used = statement<UsedRow>(
  'invitation-used',
  `select (select count(*)::int from invitation_slot where shop_id = $1 and day = $2::date) as used,
     count(*)::int as open, min(until) as next_free_at
   from invitation_seat where shop_id = $1 and until > $3`,
);

/** How many slots of a day and places for open invitations are taken. */
export async function readUsed(tx: Tx, shopId: bigint, day: string, now: Date): Promise<UsedRow> {
  const row = await tx.row(used, [shopId, day, now]);
  return row ?? { used: 0, open: 0, next_free_at: null };
}

const list = statement<InvitationRow>(
  'invitation-of-shop',
  `select ${columns} from invitation where inviter_shop_id = $1
   order by created_at desc, id desc limit $2 offset $3`,
);

export function listOfShop(
  tx: Tx,
  shopId: bigint,
  part: { readonly limit: number; readonly offset: number },
): Promise<InvitationRow[]> {
  return tx.rows(list, [shopId, part.limit, part.offset]);
}

const count = statement<{ count: number }>(
  'invitation-count-of-shop',
  'select count(*)::int as count from invitation where inviter_shop_id = $1',
);

export async function countOfShop(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(count, [shopId]))?.count ?? 0;
}

const find = statement<InvitationRow>(
  'invitation-find-of-shop',
  `select ${columns} from invitation where id = $1 and inviter_shop_id = $2`,
);

export function findOfShop(tx: Tx, shopId: bigint, id: string): Promise<InvitationRow | undefined> {
  return tx.row(find, [id, shopId]);
}
