// The buyer's calls of a conversation: all of them by the order's secret link.
import * as buyer from '#features/chat/buyer.contract.ts';
import { readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { keepOpen, type House } from '#platform/http/pipeline.ts';
import { keepOpenStream } from '#platform/live/stream.ts';
import type { World } from '#platform/world.ts';
import { findView } from './conversations.sql.ts';
import type { Where } from './messages.sql.ts';
import { assertPicturesLeft, keepPicture } from './pictures.ts';
import { presentConversation, presentMessages, readPart } from './present.ts';
import { speak } from './speak.ts';
import { watchOne } from './streams.ts';
import * as talk from './talk.ts';
import { makeTranscript } from './transcript.ts';

const direct = { direct: true };
const side = 'buyer';
const byLink = { shopOf: shopOfLink };

/** An order's conversation has the order's name. */
const whereOf = (world: World, token: string): Where => readOrderToken(token, world.secret);

export function buyerChatRoutes(house: House): void {
  keepReading(house);
  keepTalking(house);
  keepPictures(house);
  keepOpenStream(house, buyer.streamBuyerChat, async ({ world, input, lastId }) => {
    const where = whereOf(world, input.token);
    const person = talk.personOf('buyer', where.id);
    return watchOne({ world, where, side, after: input.after, lastId, person });
  });
}

function keepReading(house: House): void {
  keepOpen(
    house,
    buyer.readBuyerChat,
    async ({ world, tx, input }) => {
      const where = whereOf(world, input.token);
      const view = await findView(tx, side, where.shopId, where.id);
      if (view === undefined) return { conversation: null, messages: [], has_more: false };
      const part = await readPart({ world, tx }, where, input);
      return { conversation: presentConversation(view, side), ...part };
    },
    direct,
  );
  keepOpen(
    house,
    buyer.exportBuyerChat,
    async (act) => {
      const { world, input, call } = act;
      const view = await talk.viewFor(act, whereOf(world, input.token), side);
      return makeTranscript(act, view, { format: input.format, language: call.language });
    },
    direct,
  );
}

function keepTalking(house: House): void {
  keepOpen(
    house,
    buyer.sendBuyerChat,
    async (act) => {
      const { world, tx, input, call } = act;
      const where = whereOf(world, input.token);
      await talk.openOfOrder(act, where, call.language);
      const speaker = { side, byId: where.id, name: null, language: call.language } as const;
      const row = await speak(act, where, speaker, input);
      const [message] = await presentMessages({ world, tx }, where.shopId, [row]);
      if (message === undefined) throw new Error('a message that was kept is shown');
      return { message, conversation: await talk.shownFor(act, where, side) };
    },
    byLink,
  );
  keepOpen(
    house,
    buyer.markBuyerChat,
    (act) => talk.mark(act, whereOf(act.world, act.input.token), side, act.input.seen),
    byLink,
  );
  keepOpen(
    house,
    buyer.typingBuyerChat,
    async (act) => {
      await talk.typing(act, whereOf(act.world, act.input.token), side);
      return {};
    },
    byLink,
  );
  keepOpen(
    house,
    buyer.reportBuyerChat,
    async (act) => {
      const where = whereOf(act.world, act.input.token);
      await talk.report(act, where, { side, reason: act.input.reason });
      return talk.shownFor(act, where, side);
    },
    byLink,
  );
}

function keepPictures(house: House): void {
  keepOpen(
    house,
    buyer.uploadBuyerChat,
    async ({ world, input, call }) => {
      const where = whereOf(world, input.token);
      return keepPicture(
        world,
        where,
        { side, byId: where.id },
        {
          sent: call.files?.[0],
          begin: (ground) => talk.openOfOrder(ground, where, call.language),
        },
      );
    },
    {
      ...direct,
      async prepare({ world, input, call }) {
        const { id } = whereOf(world, input.token);
        await assertPicturesLeft(world, { side, byId: id });
        await prepareFiles(call.files, 'chat');
      },
    },
  );
}
