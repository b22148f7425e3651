// The deeds of the demonstration world, each through the door that such a person uses in earnest.
import { Refused } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import * as buying from '#features/checkout/contract.ts';
import { paymentResult } from '#features/checkout/pay.contract.ts';
import { listComments, orderComments, submitComment, writeComment } from '#features/comments/contract.ts';
import { payOrders } from '#features/orders/contract.ts';
import { answerCase, requestReturn, withdrawReturn } from '#features/returns/contract.ts';
import type { Act } from './demo-life.ts';
import type { Deed, Story } from './demo-plan.ts';
import { goodsOnSale, linkOf, merchant, onceKey, orderIdOf, type Stage } from './demo-stage.ts';
import { inspect, label, refuseSupply, scan } from './demo-supply.ts';
import { demoShops } from './demo-world.ts';

/** Does one deed. Done again after a kill it changes nothing more. */
export async function perform(stage: Stage, { story, act }: Deed): Promise<void> {
  switch (act.do) {
    case 'place':
      return place(stage, story, act.webhook);
    case 'fill':
      await openCheckout(stage, story);
      return undefined;
    case 'confirm':
    case 'decline':
      return answerOrder(stage, story, act);
    case 'label':
      return label(stage, story);
    case 'scan':
      return scan(stage, story, act.code);
    case 'cannotSupply':
      return refuseSupply(stage, story, act.text);
    case 'comment':
      return comment(stage, story, act);
    case 'reply':
      return reply(stage, story, act.text);
    case 'inspect':
      return inspect(stage, story);
    case 'approve':
    case 'reject':
      return answerReturn(stage, story, act);
    case 'received':
    case 'fine':
    case 'accept':
    case 'cancel':
    case 'return':
    case 'takeBack':
      return followLink(stage, story, act);
  }
}

async function place(stage: Stage, story: Story, webhook: 'normal' | 'twice' | 'lost'): Promise<void> {
  const { ask } = stage.app;
  const token = stage.orders[story.key] ?? (await openCheckout(stage, story));
  const { pay_url: url } = await ask(paymentResult, { token });
  // Without an address to pay at it was paid before.
  if (url === null) return;
  await ask(testPay, { payment_id: url.slice(url.lastIndexOf('/') + 1), webhook });
}

/** Tries of a checkout whose link was lost with the process: each kill leaves at most one cart unpaid. */
const checkoutTries = 5;

async function openCheckout(stage: Stage, story: Story): Promise<string> {
  const { ask } = stage.app;
  const { lang, ...buyer } = story.buyer;
  const ids = await goodsOnSale(stage, story.shop);
  const lines = story.basket.map(({ goods, qty }) => ({ goods_id: ids.get(goods.code) ?? goods.code, qty }));
  const handle = stage.handles[story.shop] ?? '';
  const mark = story.isSponsored ? await stage.visitors.follow(stage) : undefined;
  const { quote_id } = await ask(buying.quoteCart, { handle, lines, country: buyer.country });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const order = { quote_id, buyer, terms: true, lang } as const;
      const opened = await ask(buying.checkout, order, onceKey(story, `checkout-${attempt}`));
      if (mark !== undefined) await tellSponsors(stage, mark, quote_id);
      stage.orders[story.key] = opened.order_token;
      await stage.note();
      return opened.order_token;
    } catch (error) {
      const isKnown = error instanceof Refused && error.key === 'idempotencyConflict';
      if (!isKnown || attempt === checkoutTries) throw error;
    }
  }
}

/** As the storefront does once a checkout was opened: the payment has the id of the quote. */
async function tellSponsors({ app }: Stage, mark: string, quoteId: string): Promise<void> {
  await app.delivery.sponsors.ordered(mark, readRoutedId(quoteId)?.id ?? '');
}

type ByLink = Extract<Act, { do: 'received' | 'fine' | 'accept' | 'cancel' | 'return' | 'takeBack' }>;

/** What the buyer does on the order's page. */
async function followLink(stage: Stage, story: Story, act: ByLink): Promise<void> {
  const { ask } = stage.app;
  const token = linkOf(stage, story);
  const once = onceKey(story, act.do);
  if (act.do === 'cancel') {
    await ask(buying.cancelOrder, { token, reason: act.text }, once);
  } else if (act.do === 'return') {
    const { reason, text, pieces } = act;
    await ask(requestReturn, { token, reason, text, lines: [{ id: '1', qty: pieces }] }, once);
  } else if (act.do === 'takeBack') {
    await ask(withdrawReturn, { token, case_id: await caseOf(stage, story) }, once);
  } else {
    await ask(buying.confirmReceipt, { token, step: act.do }, once);
  }
}

/** The one return case of a story. */
async function caseOf(stage: Stage, story: Story): Promise<string> {
  const { cases } = await stage.app.ask(buying.orderByLink, { token: linkOf(stage, story) });
  const [found] = cases;
  if (found === undefined) throw new Error(`${story.key} has no return`);
  return found.id;
}

type Answered = Extract<Act, { do: 'confirm' | 'decline' | 'approve' | 'reject' }>;

async function answerOrder(stage: Stage, story: Story, act: Answered): Promise<void> {
  const token = await merchant(stage, story.shop);
  const decline = 'text' in act ? { decline: { reason: act.text } } : {};
  const asked = { order_ids: [orderIdOf(stage, story)], ...decline };
  const { results } = await stage.app.ask(payOrders, asked, { token, ...onceKey(story, act.do) });
  if (results.some(({ ok }) => !ok)) throw new Error(`${story.key}: ${JSON.stringify(results)}`);
}

async function answerReturn(stage: Stage, story: Story, act: Answered): Promise<void> {
  const token = await merchant(stage, story.shop);
  const text = 'text' in act ? { text: act.text } : {};
  const asked = { case_id: await caseOf(stage, story), approve: act.do === 'approve', ...text };
  await stage.app.ask(answerCase, asked, { token, ...onceKey(story, act.do) });
}

type Opinion = Extract<Act, { do: 'comment' }>;

/** The buyer's opinion of the first item of the order, signed by name. */
async function comment(stage: Stage, story: Story, { stars, text }: Opinion): Promise<void> {
  const token = linkOf(stage, story);
  const { list } = await stage.app.ask(orderComments, { token });
  const signature = { kind: 'typed', value: story.buyer.name } as const;
  const said = { token, goods_id: list[0]?.goods_id ?? '', rating: stars, content: text, signature };
  await stage.app.ask(writeComment, said, onceKey(story, 'comment'));
}

/** The shop's answer to the one comment of an order, signed by its merchant. */
async function reply(stage: Stage, story: Story, content: string): Promise<void> {
  const token = await merchant(stage, story.shop);
  const { list } = await stage.app.ask(listComments, { order_id: orderIdOf(stage, story) }, { token });
  const signature = { kind: 'typed', value: demoShops[story.shop].username } as const;
  const asked = { kind: 'reply', comment_id: list[0]?.id ?? '', content, signature } as const;
  await stage.app.ask(submitComment, asked, { token, ...onceKey(story, 'reply') });
}
