// The buyer's calls of a conversation: all of them by the order's secret link.
import * as buyer from '#features/chat/buyer.contract.ts';
import { readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { handleStream } from '#platform/live/stream.ts';
import type { Environment } from '#platform/environment.ts';
import { findView } from './conversations.sql.ts';
import type { Where } from './messages.sql.ts';
import { assertPicturesLeft, storePicture } from './pictures.ts';
import { presentConversation, presentMessages, readPart } from './present.ts';
import { speak } from './speak.ts';
import { watchOne } from './streams.ts';
import * as talk from './talk.ts';
import { makeTranscript } from './transcript.ts';

const direct = { direct: true };
const side = 'buyer';
const byLink = { shopOf: shopOfLink };

/** An order's conversation has the order's name. */
const whereOf = (env: Environment, token: string): Where => readOrderToken(token, env.secret);

export function buyerChatRoutes(registry: Registry): void {
  handleReading(registry);
  handleTalking(registry);
  handlePictures(registry);
  handleStream(registry, buyer.streamBuyerChat, async ({ env, input, lastId }) => {
    const where = whereOf(env, input.token);
    const person = talk.personOf('buyer', where.id);
    return watchOne({ env, where, side, after: input.after, lastId, person });
  });
}

function handleReading(registry: Registry): void {
  handle(
    registry,
    buyer.readBuyerChat,
    async ({ env, tx, input }) => {
      const where = whereOf(env, input.token);
      const view = await findView(tx, { side, shopId: where.shopId, id: where.id });
      if (view === undefined) return { conversation: null, messages: [], has_more: false };
      const part = await readPart({ env, tx }, where, input);
      return { conversation: presentConversation(view, side), ...part };
    },
    direct,
  );
  handle(
    registry,
    buyer.exportBuyerChat,
    async (act) => {
      const { env, input, call } = act;
      const view = await talk.viewFor(act, whereOf(env, input.token), side);
      return makeTranscript(act, view, { format: input.format, language: call.language });
    },
    direct,
  );
}

function handleTalking(registry: Registry): void {
  handle(
    registry,
    buyer.sendBuyerChat,
    async (act) => {
      const { env, tx, input, call } = act;
      const where = whereOf(env, input.token);
      await talk.openOfOrder(act, where, call.language);
      const speaker = { side, byId: where.id, name: null, language: call.language } as const;
      const row = await speak(act, where, speaker, input);
      const [message] = await presentMessages({ env, tx }, where.shopId, [row]);
      if (message === undefined) throw new Error('a message that was kept is shown');
      return { message, conversation: await talk.shownFor(act, where, side) };
    },
    byLink,
  );
  handle(
    registry,
    buyer.markBuyerChat,
    (act) => talk.mark(act, whereOf(act.env, act.input.token), side, act.input.seen),
    byLink,
  );
  handle(
    registry,
    buyer.typingBuyerChat,
    async (act) => {
      await talk.typing(act, whereOf(act.env, act.input.token), side);
      return {};
    },
    byLink,
  );
  handle(
    registry,
    buyer.reportBuyerChat,
    async (act) => {
      const where = whereOf(act.env, act.input.token);
      await talk.report(act, where, { side, reason: act.input.reason });
      return talk.shownFor(act, where, side);
    },
    byLink,
  );
}

function handlePictures(registry: Registry): void {
  handle(
    registry,
    buyer.uploadBuyerChat,
    async ({ env, input, call }) => {
      const where = whereOf(env, input.token);
      return storePicture(
        env,
        where,
        { side, byId: where.id },
        {
          sent: call.files?.[0],
          begin: (context) => talk.openOfOrder(context, where, call.language),
        },
      );
    },
    {
      ...direct,
      async prepare({ env, input, call }) {
        const { id } = whereOf(env, input.token);
        await assertPicturesLeft(env, { side, byId: id });
        await prepareFiles(call.files, 'chat');
      },
    },
  );
}
