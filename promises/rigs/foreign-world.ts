// Two shops and all that one of them has: for tries of the other to see or change it.
import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { makeSigner } from '#testing/signing.ts';
import { scan, testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { writeComment } from '#features/comments/contract.ts';
import { addDevice } from '#features/devices/contract.ts';
import { inviteFriends } from '#features/invitation/friends.contract.ts';
import { pushSubscribe } from '#features/notifications/channels.contract.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { placeRestriction } from '#features/restriction/console.contract.ts';
import { requestReturn } from '#features/returns/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { channelPay } from '#features/deposits/contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { makeKey } from '#features/shipping/supply.contract.ts';
import { someBrowser } from '../inputs/hook-inputs.ts';
import { label, openTrade, trackingOfOrder, type Opened, type Trade } from './trade.ts';
import { openGrowth, type Growth } from './foreign-growth.ts';

/** Words that stand in everything that is shop B's alone. */
export const marker = 'ZANZIBAR';

type Shops = {
  readonly trade: Trade;
  readonly mine: TestShop;
  readonly theirs: TestShop;
  readonly goods: readonly TestGoods[];
  readonly rare: TestGoods;
};

/** What is shop B's, by id, and an order of shop A. */
type Owned = {
  readonly pending: Opened;
  readonly preparing: Opened;
  readonly cased: Opened;
  readonly caseId: string;
  readonly commentId: string;
  readonly invitationId: string;
  readonly noticeId: string;
  /** A browser that lets itself be called. */
  readonly deviceId: string;
  /** One that signs. */
  readonly signerId: string;
  readonly quoteId: string;
  readonly undoToken: string;
  readonly restrictionId: string;
  readonly accountId: string;
  readonly depositId: string;
  /** A key of the first supplier's program. */
  readonly keyId: string;
  readonly own: Opened;
};

export type Foreign = Shops & Owned & Growth;

/** Opens a test app in which shop B has one of everything. */
export async function openForeign(): Promise<Foreign> {
  const shops = await openShops();
  const { trade, mine, theirs, goods } = shops;
  const { undo } = await trade.ask(listShowcase, {}, { token: await trade.merchantOf(theirs)() });
  const orders = await openOrders(shops);
  const things = await openThings(shops);
  const own = await trade.open(mine, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await trade.pay(own);
  // What happened becomes notices when its merchant looks: here, so that no try writes them.
  await trade.ask(checkNotices, {}, { token: await trade.merchantOf(mine)() });
  const { list: told } = await trade.ask(listNotices, {}, { token: await trade.merchantOf(theirs)() });
  const growth = await openGrowth(trade, theirs, marker);
  return {
    ...shops,
    ...orders,
    ...things,
    ...growth,
    own,
    undoToken: undo?.token ?? '',
    noticeId: told[0]?.id ?? '',
  };
}

async function openShops(): Promise<Shops> {
  const trade = await openTrade();
  const mine = await trade.makeShop('Own Shop');
  const theirs = await trade.makeShop(`${marker} Shop`);
  // So old that they may invite.
  trade.clock.set(addDays(trade.clock.now(), limits.inviterAccountDays));
  const goods = await trade.stock([{ code: 'X-1', cost: '4.00', stock: 100, supplier: 'SUP-1' }]);
  const [rare] = await trade.stock([{ code: `X-${marker}`, cost: '4.00', stock: 100, supplier: 'SUP-1' }]);
  if (rare === undefined) throw new Error('there are no rare goods');
  await trade.list(mine, goods, '9.00');
  await trade.list(theirs, [...goods, rare], '9.00');
  const patch = { about: `All about ${marker}.`, address: `${marker} Street 1`, phone: '+442079460000' };
  await trade.ask(storeInfo, { patch }, { token: await trade.merchantOf(theirs)() });
  return { trade, mine, theirs, goods, rare };
}

async function openOrders(shops: Shops) {
  const { trade, theirs, rare } = shops;
  const cased = await buyMarked(shops);
  await trade.advance(0.1);
  await label(trade, supplierOf(trade, 0));
  for (const code of ['accepted', 'delivered'] as const) {
    await scan(trade.composed, [trackingOfOrder(theirs, cased.orderId, 1)], { code, at: trade.clock.now() });
  }
  const { case_id: caseId } = await trade.ask(
    requestReturn,
    { token: cased.orderToken, reason: 'damaged', text: `${marker} broke.`, lines: [{ id: '1', qty: 1 }] },
    { onceKey: randomUUID() },
  );
  const signature = { kind: 'typed', value: `${marker} Buyer` } as const;
  const { id: commentId } = await trade.ask(
    writeComment,
    { token: cased.orderToken, goods_id: rare.id, rating: 2, content: `${marker} broke.`, signature },
    { onceKey: randomUUID() },
  );
  const preparing = await buyMarked(shops);
  await trade.advance(0.1);
  const pending = await buyMarked(shops);
  const lines = [{ goods_id: rare.id, qty: 1 }];
  const quote = await trade.ask(quoteCart, { handle: theirs.handle, lines, country: 'GB' });
  return { cased, caseId, commentId, preparing, pending, quoteId: quote.quote_id };
}

/** An invitation, a restriction, a payout account and a deposit of shop B. */
async function openThings({ trade, theirs }: Shops) {
  const token = await trade.merchantOf(theirs)();
  const { list: invited } = await trade.ask(inviteFriends, { note: marker }, { token });
  const until = addDays(trade.clock.now(), 25).toISOString();
  const why = { reason: `${marker}: its parcels were said to be empty by three buyers.`, evidence: [marker] };
  const restriction = { shop: theirs.shopId, level: 'warned', code: 'H05', ...why, until } as const;
  const options = { token: await trade.operator(), onceKey: randomUUID() };
  const placed = await trade.ask(placeRestriction, restriction, options);
  const pin = '482915';
  await trade.ask(
    updatePayPassword,
    { password: 'right-horse-battery-7', new: pin, confirm: pin },
    { token },
  );
  const bank = { type: 'bank', account_name: `${marker} Owner`, bank_name: marker } as const;
  const number = { iban: 'GB82WEST12345698765432', pay_password: pin };
  const account = await trade.ask(addPayoutAccount, { ...bank, ...number }, { token });
  const quote = { step: 'quote', channel_id: 'bank', amount: '20.00' } as const;
  const deposit = await trade.ask(channelPay, quote, { token, onceKey: randomUUID() });
  const { device } = await trade.ask(pushSubscribe, someBrowser(), { token });
  const signer = { name: marker, public_key: makeSigner().publicKey, pay_password: pin };
  const signing = await trade.ask(addDevice, signer, { token });
  const lent = { token: await supplierOf(trade, 0)() };
  const key = await trade.ask(makeKey, { name: marker, scopes: ['tracking'] }, lent);
  return {
    keyId: key.id,
    deviceId: device.id,
    signerId: signing.device.id,
    invitationId: invited[0]?.id ?? '',
    restrictionId: placed.id.split('.')[1] ?? '',
    accountId: account.id,
    depositId: deposit.id,
  };
}

export function supplierOf(trade: Trade, n: number) {
  const found = trade.suppliers[n];
  if (found === undefined) throw new Error('there is no such supplier');
  return found;
}

/** An order at shop B whose buyer's every word is marked. */
async function buyMarked({ trade, theirs, rare }: Shops): Promise<Opened> {
  const lines = [{ goods_id: rare.id, qty: 1 }];
  const quote = await trade.ask(quoteCart, { handle: theirs.handle, lines, country: 'GB' });
  const person = {
    name: `${marker} Buyer`,
    address: `1 ${marker} Road`,
    city: marker,
    note: `${marker}, please.`,
  };
  const input = {
    quote_id: quote.quote_id,
    buyer: { ...testBuyer, ...person },
    terms: true,
    customer_ref: marker,
  } as const;
  const opened = await trade.ask(checkout, input, { onceKey: randomUUID() });
  await trade.ask(testPay, { payment_id: opened.payment.id });
  const orderId = opened.checkout_id.split('.')[1] ?? '';
  return { orderId, orderToken: opened.order_token, paymentRef: opened.payment.id, total: opened.total };
}
