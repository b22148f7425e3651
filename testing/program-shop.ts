// A shop that has one of everything that programs read, with keys of all scopes: for recorded examples of calls.
import { randomUUID } from 'node:crypto';
import { merchantScopes, supplierScopes } from '#domain/wire/endpoint.ts';
import { addDays } from '#domain/time.ts';
import { sendBuyerChat } from '#features/chat/buyer.contract.ts';
import { listChats, openChat } from '#features/chat/contract.ts';
import { writeComment } from '#features/comments/contract.ts';
import { channelPay } from '#features/deposits/contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { requestWithdrawal } from '#features/payouts/contract.ts';
import { placeRestriction } from '#features/restriction/console.contract.ts';
import { addAppeal } from '#features/restriction/contract.ts';
import { requestReturn } from '#features/returns/contract.ts';
import { makeKey } from '#features/shipping/supply.contract.ts';
import { makeApiKey } from '#features/webhooks/contract.ts';
import { addTestHook, merchantPassword } from './hooks.ts';
import { openLookers, seen, stayed } from './ads.ts';
import { openIdentityApp } from './identity.ts';
import { turnFactorOn } from './payees.ts';
import { openPromotion, pin, type Advertiser, type PromotionRig } from './promotion.ts';
import type { Bought, TestApp } from './test-app.ts';

export type ProgramShop = Awaited<ReturnType<typeof openProgramShop>>;

const once = () => ({ onceKey: randomUUID() });

/** Opens a test app with such a shop, some days old. Close its `app` in `afterAll`. */
export async function openProgramShop() {
  const identities = await openIdentityApp({ shipFee: '3.00' });
  const { app } = identities;
  const promotion = await openPromotion(app);
  const advertiser = await promotion.advertiser({ available: '200.00', promo: '20.00', goods: 3 });
  await identities.send(advertiser.shop, { full_name: 'Ann Lee' });
  await identities.decide(advertiser.shop, 'verified');
  const accountId = await addAccount(app, advertiser);
  const hook = await addTestHook(app, advertiser.shop, 'http://127.0.0.1:9/stockless', [
    'restriction.placed',
  ]);
  const { who, code } = await withFactor(app, advertiser);
  const orders = await sellThree(app, who);
  const caseId = await askReturn(app, orders.delivered);
  await comment(app, who, orders.delivered);
  const chatId = await talk(app, who, orders.delivered);
  const deposit = await app.ask(
    channelPay,
    { step: 'quote', channel_id: 'TRX/USDT', amount: '50.00' },
    { token: await who.token(), ...once() },
  );
  const campaign = await promotion.pay(who);
  const adDay = app.clock.now().toISOString().slice(0, 10);
  await lookAndBuy(promotion, who);
  const restrictionId = await restrict(app, who);
  app.clock.set(addDays(app.clock.now(), 2));
  await app.composed.runner.runDue();
  const withdrawal = await app.ask(
    requestWithdrawal,
    { amount: '30.00', account_id: accountId, pay_password: pin },
    { token: await who.token(), ...once() },
  );
  const pending = await app.buy(who.shop, [{ id: goodsOf(who, 0), qty: 2 }]);
  // What changed within the last minute is not told yet.
  app.clock.set(new Date(app.clock.now().getTime() + 120_000));
  const ask = { name: 'Warehouse', scopes: [...merchantScopes], password: merchantPassword, code: code() };
  const { key } = await app.ask(makeApiKey, ask, { token: await who.token() });
  const lent = { name: 'Packing table', scopes: [...supplierScopes] };
  const supplierKey = await app.ask(makeKey, lent, { token: await app.supplier() });
  return {
    app,
    who,
    key,
    supplierKey: supplierKey.key,
    goods: who.goods,
    orderId: orders.delivered.orderId,
    pendingId: pending.orderId,
    caseId,
    accountId,
    hookId: hook.hook.id,
    restrictionId,
    chatId,
    depositId: deposit.id,
    campaignId: campaign.id ?? '',
    adDay,
    withdrawalId: withdrawal.id,
  };
}

/** Withdrawals are asked for with a second factor. It ends the sessions before it. */
async function withFactor(app: TestApp, { shop, ...rest }: Advertiser) {
  const code = await turnFactorOn(app, shop);
  const token = await app.merchant(shop);
  const who: Advertiser = { ...rest, shop, token: () => Promise.resolve(token) };
  return { who, code };
}

/** Somebody sees the campaign, follows it, and stays: a day of the log with a click that is charged. */
async function lookAndBuy(promotion: PromotionRig, who: Advertiser): Promise<void> {
  const lookers = openLookers(promotion);
  const buyer = lookers.person();
  await lookers.fill();
  await lookers.refresh();
  const place = await lookers.place(who, buyer);
  await lookers.tell([seen(place.token)], buyer);
  await lookers.follow(place, buyer);
  promotion.app.clock.set(new Date(promotion.app.clock.now().getTime() + 1_100));
  await lookers.tell([stayed(place.token)], buyer);
  await lookers.settle();
  await lookers.close();
}

export function goodsOf({ goods }: Pick<Advertiser, 'goods'>, index: number): string {
  return goods[index]?.id ?? '';
}

async function addAccount(app: TestApp, who: Advertiser): Promise<string> {
  const account = { type: 'bank', account_name: 'Ann Lee', bank_name: 'Bank of Leeds' } as const;
  const number = { iban: 'GB82WEST12345698765432', pay_password: pin };
  return (await app.ask(addPayoutAccount, { ...account, ...number }, { token: await who.token() })).id;
}

/** One order that arrived, one on its way, one that is prepared. */
async function sellThree(app: TestApp, who: Advertiser) {
  const buy = (index: number) => app.buy(who.shop, [{ id: goodsOf(who, index), qty: 1 }]);
  const delivered = await buy(0);
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  const sent = await buy(1);
  await app.advance(0.2);
  await app.ship('accepted');
  const prepared = await buy(2);
  await app.advance(0.2);
  return { delivered, sent, prepared };
}

async function askReturn(app: TestApp, { orderToken }: Bought): Promise<string> {
  const lines = [{ id: '1', qty: 1 }];
  const ask = { token: orderToken, reason: 'damaged' as const, text: 'The lid came broken.', lines };
  return (await app.ask(requestReturn, ask, once())).case_id;
}

async function comment(app: TestApp, who: Advertiser, { orderToken }: Bought): Promise<void> {
  const signature = { kind: 'typed', value: 'Anna Berger' } as const;
  const said = { rating: 4, content: 'Came a day early.', signature };
  await app.ask(writeComment, { token: orderToken, goods_id: goodsOf(who, 0), ...said }, once());
}

async function restrict(app: TestApp, who: Advertiser): Promise<string> {
  const until = addDays(app.clock.now(), 20).toISOString();
  const why = { reason: 'Three buyers say that their parcels were empty.', evidence: ['Order 104'] };
  const ask = { shop: who.shop.shopId, level: 'warned', code: 'H05', ...why, until } as const;
  const placed = await app.ask(placeRestriction, ask, { token: await app.operator(), ...once() });
  const id = placed.id.split('.')[1] ?? '';
  const text = 'The carrier weighed all three parcels; the receipts are attached to this text.';
  await app.ask(addAppeal, { restriction_id: id, text }, { token: await who.token(), ...once() });
  return id;
}

async function talk(app: TestApp, who: Advertiser, { orderId, orderToken }: Bought): Promise<string> {
  await app.ask(openChat, { order_id: orderId }, { token: await who.token() });
  await app.ask(sendBuyerChat, { token: orderToken, client_id: randomUUID(), text: 'Is there a spare lid?' });
  const { list } = await app.ask(listChats, {}, { token: await who.token() });
  return list[0]?.id ?? '';
}
