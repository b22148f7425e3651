// The calls of comments.
import { refuse } from '#domain/errors.ts';
import { readRoutedId } from '#domain/ids.ts';
import { groundOfLink, readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import * as consoleContract from '#features/comments/console.contract.ts';
import * as contract from '#features/comments/contract.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import * as buyer from './buyer.ts';
import * as merchant from './merchant.ts';
import { assertPlaceLeft, keepPicture } from './pictures.ts';
import { reportPublicly } from './report.ts';
import { reportedList } from './comments.sql.ts';
import * as reviews from './reviews.ts';

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}

export function commentRoutes(house: House): void {
  const direct = { direct: true };
  keepOpen(house, contract.goodsComments, (act) => buyer.commentsOfGoods(act, act.input), direct);
  keepOpen(
    house,
    contract.orderComments,
    (act) => {
      const { id } = readOrderToken(act.input.token, act.world.secret);
      return buyer.commentsOfOrder(groundOfLink(act, act.input.token), id, act.call.language);
    },
    direct,
  );
  keepOpen(
    house,
    contract.writeComment,
    (act) => {
      const { id } = readOrderToken(act.input.token, act.world.secret);
      const ground = { ...groundOfLink(act, act.input.token), language: act.call.language };
      return buyer.write(ground, id, act.input);
    },
    { shopOf: shopOfLink },
  );
  takePhotos(house);
  keepOpen(house, contract.reportComment, (act) => reportPublicly(act, act.input, act.call.ip), direct);
  keep(
    house,
    contract.listComments,
    (act) => merchant.list({ ...act, shopId: shopIdOf(act.session) }, act.input),
    direct,
  );
  keep(house, contract.submitComment, (act) => {
    const { personId } = act.session;
    return merchant.submit({ ...act, shopId: shopIdOf(act.session), personId }, act.input);
  });
  keepList(house, consoleContract.listReported, { sql: reportedList, present: reviews.presentReported });
  keep(house, consoleContract.decideComment, async ({ tx, world, now, input, session, audit }) => {
    const decided = await reviews.decide({ tx, world, now, personId: session.personId }, input);
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

function takePhotos(house: House): void {
  keepOpen(
    house,
    contract.uploadCommentPhoto,
    ({ world, input, call }) => {
      const { shopId, id: orderId } = readOrderToken(input.token, world.secret);
      const [sent] = call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'photo', reason: 'missing' });
      return keepPicture({ world, shopId, orderId, goodsId: input.goods_id }, sent);
    },
    {
      direct: true,
      async prepare({ world, input, call }) {
        const { shopId, id: orderId } = readOrderToken(input.token, world.secret);
        const ground = { world, tx: world.db.direct, shopId, now: world.clock.now() };
        await buyer.assertMayShow(ground, orderId, input.goods_id);
        await assertPlaceLeft({ world, shopId, orderId, goodsId: input.goods_id });
        await prepareFiles(call.files, 'comment');
      },
    },
  );
}
