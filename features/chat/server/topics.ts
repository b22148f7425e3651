// What streams of conversations listen to: one conversation, all of a shop, or the desk's inbox.
import { routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import { wake } from '#platform/live/live.sql.ts';
import type { Row } from './conversations.sql.ts';

export const chatTopic = (shopId: bigint, id: string): string => `chat:${routedIdOf(shopId, id)}`;
export const shopTopic = (shopId: bigint): string => `chat-shop:${shopCodeOf(shopId)}`;
export const deskTopic = 'chat-desk:all';

/** Says that a conversation has changed, to whoever reads it or a list that it is in. */
export async function wakeAll(tx: Tx, { shop_id: shopId, id, kind }: Pick<Row, 'shop_id' | 'id' | 'kind'>) {
  await wake(tx, chatTopic(shopId, id));
  await wake(tx, shopTopic(shopId));
  if (kind === 'service') await wake(tx, deskTopic);
}
