// Carriers that are asked: how far they were, and about what.
import { statement, type Tx } from '#platform/db/database.ts';

export type PollRow = { since: Date; asked_at: Date; fails: number };

const read = statement<PollRow>(
  'carrier-poll-read',
  'select since, asked_at, fails from carrier_poll where carrier = $1',
);

export function readPoll(tx: Tx, carrier: string): Promise<PollRow | undefined> {
  return tx.row(read, [carrier]);
}

const write = statement<never>(
  'carrier-poll-write',
  `insert into carrier_poll (carrier, since, asked_at, fails) values ($1, $2, $3, $4)
   on conflict (carrier) do update set since = excluded.since, asked_at = excluded.asked_at, fails = excluded.fails`,
);

export async function writePoll(tx: Tx, carrier: string, { since, asked_at, fails }: PollRow): Promise<void> {
  await tx.rows(write, [carrier, since, asked_at, fails]);
}

export type UnderWay = { tracking: string; labelled_at: Date; shop_id: bigint; order_id: string; n: number };

const underWay = statement<UnderWay>(
  'carrier-poll-parcels',
  `select tracking, labelled_at, shop_id, order_id, n from parcel
   where carrier = $1 and state in ('labelled', 'shipped') and labelled_at >= $2
     and (labelled_at, shop_id, order_id, n) > ($3::timestamptz, $4::bigint, $5::uuid, $6::int)
   order by labelled_at, shop_id, order_id, n limit $7`,
);

const first = { shop_id: 0n, order_id: '00000000-0000-0000-0000-000000000000', n: 0 };

/** Parcels that this carrier has or is to fetch, labelled since a day, those after `last`: over all shops. */
export function parcelsUnderWay(
  tx: Tx,
  carrier: string,
  { since, last, limit }: { since: Date; last: UnderWay | undefined; limit: number },
): Promise<UnderWay[]> {
  const { labelled_at, shop_id, order_id, n } = last ?? { ...first, labelled_at: since };
  return tx.rows(underWay, [carrier, since, labelled_at, shop_id, order_id, n, limit]);
}
