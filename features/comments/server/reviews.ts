// What is decided over reported comments. A removal has a reason in words, and its place stays for everybody to see.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf, readRoutedId, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { commentMachine } from '#domain/states/comment.ts';
import type { decideComment, listReported } from '#features/comments/console.contract.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ListContext } from '#platform/http/listing.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './comments.sql.ts';
import { erasePictures } from './pictures.ts';
import { textsOf } from './present.ts';
import { takeRating } from './ratings.sql.ts';

/** Rows of the console's list, with what was said. */
export async function presentReported(
  rows: readonly sql.ReportedRow[],
  { tx }: Pick<ListContext, 'tx'>,
): Promise<GivenOf<typeof listReported>['list']> {
  const texts = await sql.readTexts(tx, rows);
  return rows.flatMap((row) => {
    const { comment, follow_up, reply, correction } = textsOf(texts, row);
    if (row.report_reason === null || row.reported_at === null) return [];
    return {
      id: routedIdOf(row.shop_id, row.id),
      shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
      order_no: orderNumberOf(row.shop_id, row.number),
      goods: row.title,
      rating: row.rating,
      content: comment?.content ?? '',
      follow_up: follow_up?.content ?? null,
      reply: (correction ?? reply)?.content ?? null,
      state: row.state,
      report_reason: row.report_reason,
      reported_at: row.reported_at.toISOString(),
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      removed: row.removed_reason === null ? null : { reason: row.removed_reason, text: row.removed_text },
    };
  });
}

type Deciding = { readonly tx: Tx; readonly env: Environment; readonly now: Date; readonly personId: string };

/** @throws Refused `invalidOperation` with `decided` where the comment is not (or no longer) reported. */
export async function decide(
  { tx, env, now, personId }: Deciding,
  input: InputOf<typeof decideComment>,
): Promise<GivenOf<typeof decideComment>> {
  const routed = readRoutedId(input.id);
  const found = routed && (await sql.findComment(tx, { shopId: routed.shopId, id: routed.id }));
  if (found === undefined) throw refuse('recordNotFound', { field: 'id' });
  const { shop_id: shopId, id } = found;
  const { from, to } = input.remove ? commentMachine.moves.remove : commentMachine.moves.keep;
  const decided = await sql.decideRow(tx, { shopId, id, from, to, at: now, by: personId, ...whyOf(input) });
  if (decided === undefined) throw refuse('invalidOperation', { reason: 'decided' });
  if (input.remove) {
    if (decided.counts) await takeRating(tx, shopId, decided.goods_id, decided.rating);
    await erasePictures({ env, tx }, { shop_id: shopId, id });
  }
  const code = input.remove ? 'comment_removed' : 'comment_kept';
  await tell(tx, shopId, {
    id: env.random.id(now),
    code,
    onceKey: `${code}:${id}`,
    facts: { order_id: found.order_id, no: orderNumberOf(shopId, found.number), title: found.title },
    at: now,
  });
  return { id: input.id, state: to };
}

function whyOf({ remove, reason, text }: InputOf<typeof decideComment>) {
  if (!remove) return { reason: null, text: '' };
  if (reason === undefined) throw refuse('parameterMissing', { field: 'reason', reason: 'missing' });
  if (text === undefined) throw refuse('parameterMissing', { field: 'text', reason: 'missing' });
  return { reason, text };
}
