// Questions stand in the list of talks with buyers, which other rooms show: whoever reads it is told that one has changed.
import { shopCodeOf } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import { wake } from '#platform/live/live.sql.ts';

/** Says to the open lists of a shop's talks that a question has come, was answered, or is gone. */
export async function wakeTalks(tx: Tx, shopId: bigint): Promise<void> {
  await wake(tx, `chat-shop:${shopCodeOf(shopId)}`);
}
