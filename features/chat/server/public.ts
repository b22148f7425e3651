// What other rooms and the composition may ask of conversations.
import type { Environment } from '#platform/environment.ts';
import type { Tx } from '#platform/db/database.ts';
import { eraseOfBuyer, eraseOfPerson } from './messages.sql.ts';
import { eraseBuyerPictures } from './pictures.ts';

export { readReported as readChatReports, readWaiting as readChatsWaiting } from './desk.sql.ts';
export { eraseAnswers } from './answers/answers.sql.ts';
export { chatRoutes } from './routes.ts';
export { chatSource, deskSource as chatDeskSource, shopSource as chatShopSource } from './streams.ts';
export { chatJobs } from './timers.ts';

/** Writes over what a person said in every conversation. Their erasure must be due. */
export const erasePersonChats = eraseOfPerson;

/** Writes over a buyer's conversation and takes their pictures away. Their erasure must be on record. */
export async function eraseBuyerChat(
  env: Environment,
  tx: Tx,
  shopId: bigint,
  orderId: string,
): Promise<void> {
  await eraseBuyerPictures(env, tx, { shopId, id: orderId });
  await eraseOfBuyer(tx, { shopId, orderId });
}
