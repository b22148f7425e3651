// The calls of comments.
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { contextOfLink, readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import * as consoleContract from '#features/comments/console.contract.ts';
import * as contract from '#features/comments/contract.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as buyer from './buyer.ts';
import * as merchant from './merchant.ts';
import { assertPlaceLeft, storePicture } from './pictures.ts';
import { reportPublicly } from './report.ts';
import { reportedList } from './comments.sql.ts';
import * as reviews from './reviews.ts';

export function commentRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, contract.goodsComments, (act) => buyer.commentsOfGoods(act, act.input), direct);
  handle(
    registry,
    contract.orderComments,
    (act) => {
      const { id } = readOrderToken(act.input.token, act.env.secret);
      return buyer.commentsOfOrder(contextOfLink(act, act.input.token), id, act.call.language);
    },
    direct,
  );
  handle(
    registry,
    contract.writeComment,
    (act) => {
      const { id } = readOrderToken(act.input.token, act.env.secret);
      const context = { ...contextOfLink(act, act.input.token), language: act.call.language };
      return buyer.write(context, id, act.input);
    },
    { shopOf: shopOfLink },
  );
  takePhotos(registry);
  handle(registry, contract.reportComment, (act) => reportPublicly(act, act.input, act.call.ip), direct);
  handle(registry, contract.listComments, (act) => merchant.list(act, act.input), direct);
  handle(registry, contract.submitComment, (act) => merchant.submit(act, act.input));
  handleList(registry, consoleContract.listReported, { sql: reportedList, present: reviews.presentReported });
  handle(registry, consoleContract.decideComment, async ({ tx, env, now, input, personId, audit }) => {
    const decided = await reviews.decide({ tx, env, now, personId }, input);
    const shopId = readRoutedId(input.id)?.shopId;
    audit({
      ...(shopId === undefined ? {} : { shopId }),
      subject: `comment ${input.id}`,
      why: input.text ?? '',
      before: { state: 'reported' },
      after: { state: decided.state, reason: input.reason ?? null },
    });
    return decided;
  });
}

function takePhotos(registry: Registry): void {
  handle(
    registry,
    contract.uploadCommentPhoto,
    ({ env, input, call }) => {
      const { shopId, id: orderId } = readOrderToken(input.token, env.secret);
      const [sent] = call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'photo', reason: 'missing' });
      return storePicture({ env, shopId, orderId, goodsId: input.goods_id }, sent);
    },
    {
      direct: true,
      async prepare({ env, input, call }) {
        const { shopId, id: orderId } = readOrderToken(input.token, env.secret);
        const context = { env, tx: env.db.direct, shopId, now: env.clock.now() };
        await buyer.assertMayShow(context, orderId, input.goods_id);
        await assertPlaceLeft({ env, shopId, orderId, goodsId: input.goods_id });
        await prepareFiles(call.files, 'comment');
      },
    },
  );
}
