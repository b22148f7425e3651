// The test chain's own records: the other side of the wire.
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';

type Sent = { hash: string; asset: Asset; units: bigint; sent_at: Date };

const insert = statement<never>(
  'testchain-insert',
  'insert into testchain (hash, channel, place, asset, units, sent_at) values ($1, $2, $3, $4, $5, $6)',
);

export type Sending = {
  readonly hash: string;
  readonly channel: string;
  readonly place: string;
  readonly asset: Asset;
  readonly units: bigint;
  readonly at: Date;
};

export async function insertSending(tx: Tx, one: Sending): Promise<void> {
  await tx.rows(insert, [one.hash, one.channel, one.place, one.asset, one.units, one.at]);
}

const at = statement<Sent>(
  'testchain-at',
  'select hash, asset, units, sent_at from testchain where channel = $1 and place = $2 order by sent_at, hash',
);

export function listAt(tx: Tx, channel: string, place: string): Promise<Sent[]> {
  return tx.rows(at, [channel, place]);
}
