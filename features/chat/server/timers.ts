// What follows a message later: whoever was not there is told another way, and silence closes a conversation.
import { limits } from '#domain/limits.ts';
import { conversationMachine, type ChatSide } from '#domain/states/conversation.ts';
import { tell } from '#platform/db/events.sql.ts';
import { sendEmails } from '#platform/db/emails.sql.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers, type Timer } from '#platform/jobs/timers.sql.ts';
import * as sql from './conversations.sql.ts';
import type { Context } from './speak.ts';
import { wakeAll } from './topics.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';

const idleTimer = 'chat.idle';
const awayTimer = 'chat.away';
const emailTimer = 'chat.letter';

export const chatJobs: TimerKinds = {
  [idleTimer]: { run: closeIdle },
  [awayTimer]: { run: tellAway },
  [emailTimer]: { run: writeAway },
};

/** After every message of a side. Timers of the same conversation are moved. */
export async function setChatTimers({ tx, now }: Context, row: sql.Row, side: ChatSide): Promise<void> {
  const after = (kind: string, ms: number): Timer => ({
    subject: row.id,
    kind,
    dueAt: new Date(now.getTime() + ms),
  });
  const timers = [after(idleTimer, limits.chatIdleMs)];
  if (side !== 'merchant') timers.push(after(awayTimer, limits.chatAwayMs));
  if (row.kind === 'order' && side !== 'buyer') timers.push(after(emailTimer, limits.chatEmailAwayMs));
  await setTimers(tx, row.shop_id, timers);
}

/** Nobody has written for so long. Writing opens it again. */
async function closeIdle({ tx, env, shopId, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  const { from, to } = conversationMachine.moves.close;
  for (const { subject: id } of due) {
    const row = await sql.lockRow(tx, { shopId, id });
    if (row === undefined || row.state === 'closed') continue;
    if (await sql.setClosed(tx, { shopId, id, from, to, at: now })) await wakeAll(tx, row);
  }
}

/** One notice for all that came since the merchant last read. Who reads on a screen has marked it by now. */
async function tellAway({ tx, env, shopId, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  for (const { subject: id } of due) {
    const view = await sql.findView(tx, { side: 'merchant', shopId, id });
    if (view === undefined || view.unread === 0) continue;
    const first = view.seen_merchant + 1;
    const number = view.order_number;
    await tell(tx, shopId, {
      id: env.random.id(now),
      code: number === null ? 'chat_answered' : 'chat_buyer_wrote',
      onceKey: `chat:${id}:${first}`,
      facts: {
        conversation: id,
        ...(number === null ? {} : { no: orderNumberOf(shopId, number), order_id: id }),
      },
      at: now,
    });
  }
}

/** The same for a buyer, who has no app: a letter that says where to read on. */
async function writeAway({ tx, env, shopId, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  for (const { subject: id } of due) {
    const view = await sql.findView(tx, { side: 'buyer', shopId, id });
    if (view === undefined || view.order_id === null || view.unread === 0) continue;
    await sendEmails(tx, shopId, [
      {
        id: env.random.id(now),
        kind: 'chat_answered',
        checkoutId: view.order_id,
        onceKey: `chat:${id}:${view.seen_buyer + 1}`,
        at: now,
      },
    ]);
  }
}
