// Calls of the service: questions and answers, feedback, banners.
import { refuse } from '#domain/errors.ts';
import { readRoutedId } from '#domain/ids.ts';
import {
  articleDetail,
  listArticles,
  listBanners,
  serviceInfo,
  voteArticle,
} from '#features/help/contract.ts';
import {
  answerFeedback,
  deskFeedback,
  finishFeedback,
  listFeedback,
  readFeedback,
  sendFeedback,
} from '#features/help/feedback.contract.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { presentArticle, presentArticles, slugOf } from './articles.ts';
import { announcementRoutes } from './announcement-routes.ts';
import { presentBanners } from './banners.ts';
import { contactRoutes } from './contact-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { deskList } from './feedback.sql.ts';
import { answerTicket, finishTicket, markRead, presentDesk, presentOwn, writeFeedback } from './feedback.ts';
import { presentService } from './hours.ts';
import { readShelf } from './shelf.ts';
import { putVote, readVotes } from './votes.sql.ts';

export function serviceRoutes(house: House): void {
  articleRoutes(house);
  feedbackRoutes(house);
  deskRoutes(house);
  contactRoutes(house);
  contentRoutes(house);
  announcementRoutes(house);
  const direct = { direct: true };
  keep(
    house,
    listBanners,
    async ({ tx, world, input, call, now }) =>
      presentBanners(await readShelf(tx, world, now), input.place, call.language),
    direct,
  );
  keepOpen(house, serviceInfo, ({ world }) => Promise.resolve(presentService(world)), direct);
}

function articleRoutes(house: House): void {
  const direct = { direct: true };
  keep(
    house,
    listArticles,
    async ({ tx, world, input, call, now }) =>
      presentArticles({ world, shelf: await readShelf(tx, world, now) }, input, call.language),
    direct,
  );
  keep(
    house,
    articleDetail,
    async ({ tx, world, input, call, now, session }) => {
      const reader = { language: call.language, personId: session.personId };
      return presentArticle(tx, { world, shelf: await readShelf(tx, world, now) }, input, reader);
    },
    direct,
  );
  keep(house, voteArticle, async ({ tx, world, input, now, session }) => {
    const slug = slugOf({ world, shelf: await readShelf(tx, world, now) }, input.id);
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
  keepList(house, deskFeedback, { sql: deskList, present: presentDesk });
  keep(house, readFeedback, async ({ tx, world, input, audit }) => {
    const ticket = await markRead(tx, world, input.id);
    audit({ ...ofTicket(input.id), subject: `feedback ${ticket.ticket_no}` });
    return ticket;
  });
  keep(house, answerFeedback, async ({ tx, world, input, session, audit }) => {
    const ticket = await answerTicket(tx, world, input, session.personId);
    audit({
      ...ofTicket(input.id),
      subject: `feedback ${ticket.ticket_no}`,
      after: { answer: input.answer },
    });
    return ticket;
  });
  keep(house, finishFeedback, async ({ tx, world, input, audit }) => {
    const ticket = await finishTicket(tx, world, input.id);
    audit({
      ...ofTicket(input.id),
      subject: `feedback ${ticket.ticket_no}`,
      after: { status: ticket.status },
    });
    return ticket;
  });
}

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}

/** Whose ticket it is: its shop's chain of the audit has the entry. */
function ofTicket(id: string): { shopId?: bigint } {
  const shopId = readRoutedId(id)?.shopId;
  return shopId === undefined ? {} : { shopId };
}
