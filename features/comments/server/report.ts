// A report by somebody who reads a comment. It hides nothing and takes no sign-in; each sender has so many an hour.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isUuid } from '#domain/wire/ids.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { commentMachine } from '#domain/states/comment.ts';
import type { reportComment } from '#features/comments/contract.ts';
import { senderOf } from '#platform/http/sender.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { assertTriesLeft, countFailure } from '#platform/db/rate.sql.ts';
import * as sql from './comments.sql.ts';

type Reporting = { readonly tx: Tx; readonly now: Date };

/**
 * Brings a comment before those who decide.
 *
 * @throws Refused `invalidOperation` with `already` where it was reported before, by whomever, or `removed`.
 * @throws Refused `tooManyRequests` with `retry_at` once the sender's reports of the hour are used up.
 */
export async function reportPublicly(
  { tx, now }: Reporting,
  { handle, id, reason }: InputOf<typeof reportComment>,
  ip: string,
): Promise<GivenOf<typeof reportComment>> {
  const tries = [
    { key: `comment-report:${senderOf(ip)}`, windowMs: hourMs, max: limits.commentReportsPerHour },
  ];
  await assertTriesLeft(tx, tries, now);
  await countFailure(tx, tries, now);
  const shop = await shopByHandle(tx, handle);
  if (shop === undefined) throw refuse('invalidUserPage', { reason: 'no_shop' });
  const found = isUuid(id) ? await sql.findComment(tx, { shopId: shop.shop_id, id }) : undefined;
  if (found === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (found.state === 'removed') throw refuse('invalidOperation', { reason: 'removed' });
  const { from, to } = commentMachine.moves.report;
  if (!(await sql.reportComment(tx, { shopId: shop.shop_id, id: found.id, from, to, reason, at: now }))) {
    throw refuse('invalidOperation', { reason: 'already' });
  }
  return { id: found.id, state: to };
}
