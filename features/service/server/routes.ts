// Calls of the service: questions and answers, feedback, banners.
import { refuse } from '#domain/errors.ts';
import {
  articleDetail,
  listArticles,
  listBanners,
  serviceInfo,
  voteArticle,
} from '#features/service/contract.ts';
import {
  answerFeedback,
  deskFeedback,
  finishFeedback,
  listFeedback,
  readFeedback,
  sendFeedback,
} from '#features/service/feedback.contract.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { presentArticle, presentArticles, slugOf } from './articles.ts';
import { presentBanners } from './banners.ts';
import { answerTicket, finishTicket, markRead, presentDesk, presentOwn, writeFeedback } from './feedback.ts';
import { presentService } from './hours.ts';
import { putVote, readVotes } from './votes.sql.ts';

export function serviceRoutes(house: House): void {
  articleRoutes(house);
  feedbackRoutes(house);
  deskRoutes(house);
  const direct = { direct: true };
  keep(
    house,
    listBanners,
    ({ input, call, now }) => Promise.resolve(presentBanners(input.place, call.language, now)),
    direct,
  );
  keepOpen(house, serviceInfo, ({ world }) => Promise.resolve(presentService(world)), direct);
}

function articleRoutes(house: House): void {
  const direct = { direct: true };
  keep(
    house,
    listArticles,
    ({ world, input, call }) => Promise.resolve(presentArticles(world, input, call.language)),
    direct,
  );
  keep(
    house,
    articleDetail,
    ({ tx, world, input, call, session }) => {
      const reader = { language: call.language, personId: session.personId };
      return presentArticle(tx, world, input, reader);
    },
    direct,
  );
  keep(house, voteArticle, async ({ tx, input, now, session }) => {
    const slug = slugOf(input.id);
    await putVote(tx, slug, { personId: session.personId, isHelpful: input.helpful, at: now });
    return readVotes(tx, slug, session.personId);
  });
}

function feedbackRoutes(house: House): void {
  keep(house, sendFeedback, ({ tx, world, input, call, session }) => {
    const writer = { shopId: shopIdOf(session), personId: session.personId, language: call.language };
    return writeFeedback(tx, world, writer, input);
  });
  keep(
    house,
    listFeedback,
    ({ tx, world, input, session }) => presentOwn(tx, world, shopIdOf(session), input),
    { direct: true },
  );
}

function deskRoutes(house: House): void {
  keep(house, deskFeedback, ({ tx, world, input }) => presentDesk(tx, world, input), { direct: true });
  keep(house, readFeedback, ({ tx, world, input }) => markRead(tx, world, input.id));
  keep(house, answerFeedback, ({ tx, world, input, session }) =>
    answerTicket(tx, world, input, session.personId),
  );
  keep(house, finishFeedback, ({ tx, world, input }) => finishTicket(tx, world, input.id));
}

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}
