// The merchant's calls: with the desk, and with the buyers of their orders.
import { memberRoleOf } from '#domain/shop/team-roles.ts';
import { refuse } from '#domain/wire/errors.ts';
import { toPage } from '#domain/wire/page.ts';
import * as contract from '#features/chat/contract.ts';
import type { Environment } from '#platform/environment.ts';
import { handle, type Registry, type ActBy } from '#platform/http/pipeline.ts';
import { handleStream } from '#platform/live/stream.ts';
import { answerRoutes } from './answers/answers.ts';
import { buyerChatRoutes } from './buyer-routes.ts';
import { cannedRoutes } from './canned.ts';
import { countUnread, listViews } from './conversations.sql.ts';
import { deskChatRoutes } from './desk-routes.ts';
import { presentDeskStanding } from './hours.ts';
import { inboxRoutes } from './inbox/inbox.ts';
import type { Where } from './messages.sql.ts';
import { presentConversation, presentMessages, readPart } from './present.ts';
import { speak, type Speaker } from './speak.ts';
import { watchOne, watchShop } from './streams.ts';
import * as talk from './talk.ts';
import { makeTranscript } from './transcript.ts';
import { translate } from './translate.ts';

const direct = { direct: true };
const side = 'merchant';

export function chatRoutes(registry: Registry): void {
  handleReading(registry);
  handleTalking(registry);
  handleEnding(registry);
  handleStreams(registry);
  buyerChatRoutes(registry);
  deskChatRoutes(registry);
  cannedRoutes(registry);
  inboxRoutes(registry);
  answerRoutes(registry);
}

type Asked = ActBy<'merchant'>;

/** @throws Refused `recordNotFound` where a member asks for a conversation with the service desk: it is the owner's. */
async function whereOf(
  { tx, shopId, session }: Pick<Asked, 'tx' | 'shopId' | 'session'>,
  id: string,
): Promise<Where> {
  const where = { shopId, id };
  if (memberRoleOf(session.roles) !== undefined) await talk.assertWithBuyer({ tx }, where);
  return where;
}

function handleReading(registry: Registry): void {
  handle(
    registry,
    contract.listChats,
    async ({ tx, env, now, input, shopId, session }) => {
      const isMember = memberRoleOf(session.roles) !== undefined;
      const limit = input.page_size + 1;
      const kind = isMember ? 'order' : input.kind;
      const ask = { kind, limit, offset: (input.page - 1) * input.page_size };
      const [rows, unread, desk] = await Promise.all([
        listViews(tx, shopId, ask),
        countUnread(tx, shopId, isMember ? 'order' : undefined),
        presentDeskStanding(tx, env, now),
      ]);
      const shown = rows.map((row) => presentConversation(row, side));
      return { ...toPage(shown, input, null), unread, desk };
    },
    direct,
  );
  handle(registry, contract.openChat, async (act) => {
    const { tx, env, now, input, shopId, call, session } = act;
    if (input.order_id === undefined && memberRoleOf(session.roles) !== undefined)
      throw refuse('insufficientPermissions', { reason: 'role', field: 'order_id', roles: ['owner'] });
    const id =
      input.order_id === undefined
        ? await talk.openService(act, shopId, call.language)
        : await talk.openOfOrder(act, { shopId, id: input.order_id }, call.language);
    const where = { shopId, id };
    const part = await readPart({ env, tx, side }, where, { limit: 50 });
    const desk = await presentDeskStanding(tx, env, now);
    return { conversation: await talk.shownFor(act, where, side), ...part, desk, ...translatorOf(env) };
  });
  handle(
    registry,
    contract.readChat,
    async (act) => {
      const { tx, env, now, input } = act;
      const where = await whereOf(act, input.id);
      const conversation = await talk.shownFor(act, where, side);
      const part = await readPart({ env, tx, side }, where, input);
      const desk = await presentDeskStanding(tx, env, now);
      return { conversation, ...part, desk, ...translatorOf(env) };
    },
    direct,
  );
}

const translatorOf = ({ translator }: Environment) =>
  translator === undefined ? {} : { translator: translator.host };

function handleTalking(registry: Registry): void {
  handle(
    registry,
    contract.translateChat,
    async (act) => translate(act, await whereOf(act, act.input.id), act.input),
    direct,
  );
  handle(registry, contract.sendChat, async (act) => {
    const { tx, env, input, personId, call } = act;
    const where = await whereOf(act, input.id);
    const speaker: Speaker = { side, byId: personId, name: null, language: call.language };
    const row = await speak(act, where, speaker, input);
    const [message] = await presentMessages({ env, tx, side }, where.shopId, [row]);
    if (message === undefined) throw new Error('a message that was kept is shown');
    return { message, conversation: await talk.shownFor(act, where, side) };
  });
  handle(registry, contract.markChat, async (act) =>
    talk.mark(act, await whereOf(act, act.input.id), side, act.input.seen),
  );
  handle(registry, contract.typingChat, async (act) => {
    await talk.typing(act, await whereOf(act, act.input.id), side);
    return {};
  });
}

function handleEnding(registry: Registry): void {
  handle(registry, contract.closeChat, async (act) => {
    const where = await whereOf(act, act.input.id);
    await talk.close(act, where);
    return talk.shownFor(act, where, side);
  });
  handle(registry, contract.rateChat, async (act) => {
    const where = await whereOf(act, act.input.id);
    await talk.rate(act, where, act.input);
    return talk.shownFor(act, where, side);
  });
  handle(registry, contract.reportChat, async (act) => {
    const where = await whereOf(act, act.input.id);
    await talk.report(act, where, { side, reason: act.input.reason });
    return talk.shownFor(act, where, side);
  });
  handle(
    registry,
    contract.exportChat,
    async (act) => {
      const { input, call } = act;
      const view = await talk.viewFor(act, await whereOf(act, input.id), side);
      return makeTranscript(act, view, { format: input.format, language: call.language });
    },
    direct,
  );
}

function handleStreams(registry: Registry): void {
  handleStream(registry, contract.streamChat, async ({ env, input, shopId, personId, session, lastId }) => {
    const person = talk.personOf('merchant', personId);
    if (input.id === undefined) return watchShop(shopId, person, lastId);
    const where = await whereOf({ tx: env.db.direct, shopId, session }, input.id);
    await talk.viewFor({ tx: env.db.direct }, where, side);
    return watchOne({ env, where, side, after: input.after, lastId, person });
  });
}
