// Streams of conversations: what is said reaches every screen that shows it.
import { shopIdOf, readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import type { ChatSide } from '#domain/states/conversation.ts';
import type { Tx } from '#platform/db/database.ts';
import type { LiveRead, LiveSource } from '#platform/live/hub.ts';
import type { StreamPlan } from '#platform/live/stream.ts';
import type { Environment } from '#platform/environment.ts';
import { findView } from './conversations.sql.ts';
import * as live from './live.sql.ts';
import { listAfter, type Where } from './messages.sql.ts';
import { presentConversation, presentMessages, type ShownConversation } from './present.ts';
import { chatTopic, deskTopic, shopTopic } from './topics.ts';

/** Where conversations stand: their revisions. */
export const chatSource: LiveSource = {
  kind: 'chat',
  async look(tx, keys) {
    const asked = keys.flatMap((key) => readRoutedId(key) ?? []);
    const rows = await live.revisionsOf(tx, asked);
    return new Map(rows.map(({ shop_id: shop, id, revision }) => [routedIdOf(shop, id), String(revision)]));
  },
};

export const shopSource: LiveSource = {
  kind: 'chat-shop',
  async look(tx, keys) {
    const marks = new Map<string, string>();
    for (const key of keys) {
      const shopId = shopIdOf(key);
      if (shopId !== undefined) marks.set(key, (await live.inboxOf(tx, shopId)).mark);
    }
    return marks;
  },
};

export const deskSource: LiveSource = {
  kind: 'chat-desk',
  look: async (tx) => new Map([['all', (await live.deskInbox(tx)).mark]]),
};

/** Messages of one reading: whoever was away for long reads the rest the same way. */
const partMax = 200;

type Watching = {
  readonly env: Environment;
  readonly where: Where;
  readonly side: ChatSide;
  /** What the state event carries, where a side sees more than the common. */
  readonly state?: (tx: Tx) => Promise<unknown>;
  readonly after: number | undefined;
  readonly lastId: string | undefined;
  readonly person: string;
};

/** One conversation: messages after the last one that was seen, then its state. It may not have begun yet. */
export function watchOne(watching: Watching): StreamPlan {
  const { env, where, side, after, lastId, person } = watching;
  return {
    topic: chatTopic(where.shopId, where.id),
    view: side,
    person,
    place: lastId ?? (after === undefined ? undefined : `${after}.0`),
    read: (tx, place) =>
      readOne(
        { env, tx, where, side, ...(watching.state === undefined ? {} : { state: watching.state }) },
        place,
      ),
  };
}

type Reading = Pick<Watching, 'env' | 'where' | 'side' | 'state'> & { readonly tx: Tx };

async function readOne(reading: Reading, place: string | undefined): Promise<LiveRead> {
  const { env, tx, where, side } = reading;
  const row = await findView(tx, { side, shopId: where.shopId, id: where.id });
  if (row === undefined) return { events: [], place: place ?? '0.0', mark: '' };
  const [, seen = String(row.last_seq), revision = '0'] = /^(\d{1,10})\.(\d{1,18})$/.exec(place ?? '') ?? [];
  const rows = await listAfter(tx, { ...where, from: Number(seen), to: row.last_seq, limit: partMax });
  const shown = await presentMessages({ env, tx, side }, where.shopId, rows);
  const events = shown.map((data) => ({ name: 'message', data, id: `${data.seq}.${revision}` }));
  const last = rows.at(-1)?.seq ?? Number(seen);
  // A place from before an instance was restored may lie ahead: then it begins where things stand.
  if (last < row.last_seq && rows.length === partMax) {
    return { events, place: `${last}.${revision}`, mark: 'more' };
  }
  const next = `${row.last_seq}.${row.revision}`;
  if (String(row.revision) === revision) return { events, place: next, mark: String(row.revision) };
  const state: unknown =
    (await reading.state?.(tx)) ?? (presentConversation(row, side) satisfies ShownConversation);
  return {
    events: [...events, { name: 'state', data: state, id: next }],
    place: next,
    mark: String(row.revision),
  };
}

/** All conversations of a shop: that something changed, and where last. */
export function watchShop(shopId: bigint, person: string, lastId: string | undefined): StreamPlan {
  return {
    topic: shopTopic(shopId),
    view: 'shop',
    person,
    place: lastId,
    read: async (tx, place) => inboxRead(await live.inboxOf(tx, shopId), place),
  };
}

export function watchDesk(person: string, lastId: string | undefined): StreamPlan {
  return {
    topic: deskTopic,
    view: 'desk',
    person,
    place: lastId,
    read: async (tx, place) => inboxRead(await live.deskInbox(tx), place),
  };
}

function inboxRead({ mark, last }: live.Inbox, place: string | undefined): LiveRead {
  const isNews = place !== undefined && place !== mark;
  const events = isNews ? [{ name: 'changed', data: last ?? { id: '', last_seq: 0 }, id: mark }] : [];
  return { events, place: mark, mark };
}
