// The calls of comments.
import { refuse } from '#domain/errors.ts';
import { groundOfLink, readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import * as consoleContract from '#features/comments/console.contract.ts';
import * as contract from '#features/comments/contract.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import * as buyer from './buyer.ts';
import * as merchant from './merchant.ts';
import * as reviews from './reviews.ts';

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}

export function commentRoutes(house: House): void {
  const direct = { direct: true };
  keepOpen(house, contract.goodsComments, ({ tx, input }) => buyer.commentsOfGoods(tx, input), direct);
  keepOpen(
    house,
    contract.orderComments,
    (act) => {
      const { id } = readOrderToken(act.input.token, act.world.secret);
      return buyer.commentsOfOrder(groundOfLink(act, act.input.token), id);
    },
    direct,
  );
  keepOpen(
    house,
    contract.writeComment,
    (act) => {
      const { id } = readOrderToken(act.input.token, act.world.secret);
      return buyer.write(groundOfLink(act, act.input.token), id, act.input);
    },
    { shopOf: shopOfLink },
  );
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
  keep(house, consoleContract.listReported, ({ tx, input }) => reviews.waiting(tx, input), direct);
  keep(house, consoleContract.decideComment, ({ tx, world, now, input, session }) =>
    reviews.decide({ tx, world, now, personId: session.personId }, input),
  );
}
