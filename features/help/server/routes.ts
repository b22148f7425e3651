// Calls of the service: questions and answers, feedback, banners.
import { readRoutedId } from '#domain/wire/ids.ts';
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
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
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

export function serviceRoutes(registry: Registry): void {
  articleRoutes(registry);
  feedbackRoutes(registry);
  deskRoutes(registry);
  contactRoutes(registry);
  contentRoutes(registry);
  announcementRoutes(registry);
  const direct = { direct: true };
  handle(
    registry,
    listBanners,
    async ({ tx, env, input, call, now }) =>
      presentBanners(await readShelf(tx, env, now), input.place, call.language),
    direct,
  );
  handle(registry, serviceInfo, ({ env }) => Promise.resolve(presentService(env)), direct);
}

function articleRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(
    registry,
    listArticles,
    async ({ tx, env, input, call, now }) =>
      presentArticles({ env, shelf: await readShelf(tx, env, now) }, input, call.language),
    direct,
  );
  handle(
    registry,
    articleDetail,
    async ({ tx, env, input, call, now, personId }) => {
      const reader = { language: call.language, personId };
      return presentArticle(tx, { env, shelf: await readShelf(tx, env, now) }, input, reader);
    },
    direct,
  );
  handle(registry, voteArticle, async ({ tx, env, input, now, personId }) => {
    const slug = slugOf({ env, shelf: await readShelf(tx, env, now) }, input.id);
    await putVote(tx, { slug, personId, isHelpful: input.helpful, at: now });
    return readVotes(tx, slug, personId);
  });
}

function feedbackRoutes(registry: Registry): void {
  handle(registry, sendFeedback, ({ tx, env, input, call, shopId, personId }) => {
    const writer = { shopId, personId, language: call.language };
    return writeFeedback(tx, env, writer, input);
  });
  handle(registry, listFeedback, ({ tx, env, input, shopId }) => presentOwn(tx, env, shopId, input), {
    direct: true,
  });
}

function deskRoutes(registry: Registry): void {
  handleList(registry, deskFeedback, { sql: deskList, present: presentDesk });
  handle(registry, readFeedback, async ({ tx, env, input, audit }) => {
    const ticket = await markRead(tx, env, input.id);
    audit({ ...ofTicket(input.id), subject: `feedback ${ticket.ticket_no}` });
    return ticket;
  });
  handle(registry, answerFeedback, async ({ tx, env, input, personId, audit }) => {
    const ticket = await answerTicket(tx, env, input, personId);
    audit({
      ...ofTicket(input.id),
      subject: `feedback ${ticket.ticket_no}`,
      after: { answer: input.answer },
    });
    return ticket;
  });
  handle(registry, finishFeedback, async ({ tx, env, input, audit }) => {
    const ticket = await finishTicket(tx, env, input.id);
    audit({
      ...ofTicket(input.id),
      subject: `feedback ${ticket.ticket_no}`,
      after: { status: ticket.status },
    });
    return ticket;
  });
}

/** Whose ticket it is: its shop's chain of the audit has the entry. */
function ofTicket(id: string): { shopId?: bigint } {
  const shopId = readRoutedId(id)?.shopId;
  return shopId === undefined ? {} : { shopId };
}
