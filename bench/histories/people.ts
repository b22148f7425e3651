// Merchants of a history beside their orders: money to withdraw, words to the desk, and two who want one invitation.
import { randomInt, randomUUID } from 'node:crypto';
import { sendChat } from '#features/chat/contract.ts';
import { inviteCode } from '#features/invitation/contract.ts';
import { requestWithdrawal } from '#features/payouts/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { addressOf } from '#tools/replay/client.ts';
import { pick, type LifeParts } from './lives.ts';
import { payPin } from './world.ts';

let acts = 0;
/** Messages have a number of their own: two acts may come to theirs at the same moment. */
let words = 0;

/** One act: a message, a withdrawal, or two people who join by one code at the same moment. */
export async function actAsMerchant(parts: LifeParts): Promise<void> {
  acts += 1;
  const turn = randomInt(100);
  if (turn < 3 && parts.world.codes.length > 0) return joinTwice(parts);
  return turn < 50 ? withdraw(parts) : say(parts);
}

/** Above what is free it is refused, and nothing may be held for it. Who has no code at hand writes to the desk instead. */
async function withdraw(parts: LifeParts): Promise<void> {
  const { client, caller, reader, world } = parts;
  const shop = pick(world.shops);
  const note = `history ${acts}`;
  const code = await shop.factor.takeCode(reader);
  if (code === undefined) return say(parts);
  const amount = randomInt(20) === 0 ? '9000000.00' : `${20 + randomInt(20)}.00`;
  await caller.do({
    client,
    kind: 'withdraw',
    endpoint: requestWithdrawal,
    input: { amount, account_id: shop.accountId, pay_password: payPin, code, note },
    of: `${shop.id}:${note}`,
    wish: amount,
    token: shop.token,
    facts: (data) => `${data.id} ${data.amount}`,
  });
}

/** A message is one under the id that its writer's device gave it, however often it is sent. */
async function say({ client, caller, world }: LifeParts): Promise<void> {
  const shop = pick(world.shops);
  words += 1;
  const text = `Word ${words} of a history`;
  await caller.do({
    client,
    kind: 'chat',
    endpoint: sendChat,
    input: { id: shop.chatId, client_id: randomUUID(), text },
    of: `${shop.id}:${text}`,
    token: shop.token,
    facts: ({ message }) => String(message.seq),
  });
}

const password = 'right-horse-battery-7';

/** Both have the code and open it; one of them gets the shop. */
async function joinTwice({ client, caller, reader, world }: LifeParts): Promise<void> {
  const code = world.codes.pop();
  if (code === undefined) return;
  const act = acts;
  const join = async (place: number): Promise<void> => {
    const from = addressOf((act * 2 + place) % 65_536);
    const username = `joiner-${act}-${place}`;
    const opened = await reader.call(inviteCode, { code }, { from });
    if (!opened.ok) return;
    const signIn = { username, password };
    const account = { ...signIn, confirm_password: password, register: true, tz: 'UTC' };
    await caller.do({
      client,
      kind: 'join',
      endpoint: login,
      input: { ...account, invite_ticket: opened.data.invite_ticket, shop_name: `Joined ${act} ${place}` },
      of: code,
      wish: username,
      from,
      facts: () => username,
      findDone: async () => ((await reader.call(login, signIn, { from })).ok ? username : undefined),
    });
  };
  await Promise.all([join(0), join(1)]);
}
