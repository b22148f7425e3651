// What a history trades with: shops, goods of which some run out, merchants who can be paid out, invitations to fight for.
import { randomUUID } from 'node:crypto';
import type { Client as Owner } from 'pg';
import { limits } from '#domain/limits.ts';
import { arriveRecipe } from '#domain/recipes/deposit.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openChat } from '#features/chat/contract.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { writeTransfers } from '#platform/testing/book.ts';
import { consoleToken } from '#testing/door.ts';
import { openClient, type Client } from '#tools/replay/client.ts';
import { openApp, type Shop } from '#tools/replay/opening.ts';
import type { ReplayPlan } from '#tools/replay/plan.ts';
import { replayRules } from '#tools/replay/rules.ts';
import { turnFactorOn, type Factor } from './factor.ts';

export const payPin = '482915';
const run = 'history';
const legalName = 'Ann Lee';
const iban = 'GB82WEST12345698765432';
/** What each shop has to withdraw, in pence: a million pounds. */
const beginsWith = 100_000_000n;
const pricePence = 10_000;
const costPence = 6_000;

export type HistoryShop = {
  readonly id: bigint;
  readonly handle: string;
  readonly token: string;
  readonly accountId: string;
  readonly factor: Factor;
  /** The merchant's conversation with the service desk. */
  readonly chatId: string;
};

export type HistoryGoods = { readonly id: string; readonly stock: number };

export type HistoryWorld = {
  readonly shops: readonly HistoryShop[];
  readonly goods: readonly HistoryGoods[];
  readonly supplierToken: string;
  /** Codes that nobody has used yet. */
  readonly codes: string[];
};

export type WorldOptions = {
  readonly base: string;
  readonly password: string;
  /** A connection with the rights of the database's owner. */
  readonly owner: Owner;
  readonly shops: number;
  readonly invitations: number;
  /** Pieces of each goods: few of some, so that buyers race for the last one. */
  readonly stocks: readonly number[];
};

/** Opens everything by the calls of the product, except what takes days: identities, ages and the first money. */
export async function openWorld(options: WorldOptions): Promise<HistoryWorld> {
  const { base, password, shops: count } = options;
  const client = openClient(base);
  try {
    const operator = { username: 'operator', password };
    const plan = planOf(count, options.stocks);
    const app = await openApp({ client, operator, run }, plan);
    const codes: string[] = [];
    while (codes.length < options.invitations) {
      const left = Math.min(limits.invitationsPerCall, options.invitations - codes.length);
      const { list } = await app.operator.ask(addInvitations, { count: left });
      codes.push(...list.flatMap(({ code }) => code ?? []));
    }
    const shops: HistoryShop[] = [];
    for (const [place, { country }] of plan.shops.entries()) {
      const shop = app.shops.get(country);
      if (shop !== undefined) shops.push(await openMerchant({ client, options, shop, place }));
    }
    const supplier = { username: `supplier-${run}`, password: `${password}-${run}` };
    return {
      shops,
      codes,
      supplierToken: await consoleToken(client, supplier),
      goods: plan.goods.map(({ sku, totalQuantity }) => ({
        id: app.goodsIds.get(sku) ?? '',
        stock: totalQuantity,
      })),
    };
  } finally {
    client.close();
  }
}

function planOf(shops: number, stocks: readonly number[]): ReplayPlan {
  const goods = stocks.map((totalQuantity, at) => {
    const sku = String(10_000 + at);
    return { sku, title: `Goods ${sku}`, lowestPence: pricePence, costPence, totalQuantity };
  });
  const countries = Array.from({ length: shops }, (_none, at) => `Shop ${at + 1}`);
  const lines = goods.map(({ sku }) => ({ sku, quantity: 1, pricePence }));
  const orders = countries.map((country, index) => {
    return { index, invoice: country, country, customerId: null, at: new Date(), lines };
  });
  return {
    rules: replayRules,
    linesRead: 0,
    invoices: 0,
    skipped: { not_goods: 0, no_quantity: 0, no_price: 0, credit_without_customer: 0 },
    goods,
    shops: countries.map((country) => ({ country })),
    orders,
    returns: [],
    largest: { linePieces: 1, orderLines: 2 },
  };
}

type Opening = {
  readonly client: Client;
  readonly options: WorldOptions;
  readonly shop: Shop;
  readonly place: number;
};

/** A merchant without a device: transaction password, account and second factor, and one session that lasts. */
async function openMerchant({ client, options, shop, place }: Opening): Promise<HistoryShop> {
  const { owner } = options;
  const signIn = { username: `merchant-${run}-${place + 1}`, password: `${options.password}-${place + 1}` };
  const { token } = await client.ask(login, signIn);
  const as = { token };
  const { info } = await client.ask(me, {}, as);
  const id = shopIdOf(info.shop.id) ?? 0n;
  await verify(owner, id);
  const { password } = signIn;
  await client.ask(updatePayPassword, { password, new: payPin, confirm: payPin }, as);
  const added = { type: 'bank', account_name: legalName, bank_name: 'Bank of Leeds', iban } as const;
  const { id: accountId } = await client.ask(
    addPayoutAccount,
    { ...added, pay_password: payPin },
    { ...as, onceKey: randomUUID() },
  );
  await owner.query("update payout_account set usable_at = now() - interval '1 hour' where shop_id = $1", [
    id,
  ]);
  const factor = await turnFactorOn(client, { password, token });
  const { conversation } = await client.ask(openChat, {}, as);
  const deposit = randomUUID();
  const arrival = { depositId: deposit, receiptId: deposit, channel: 'bank', actor: 'provider' } as const;
  await writeTransfers(owner, id, new Date(), arriveRecipe(arrival, beginsWith, 0n));
  return { id, handle: shop.handle, token, accountId, factor, chatId: conversation.id };
}

/** What takes a reviewer and ninety days. */
async function verify(owner: Owner, shopId: bigint): Promise<void> {
  await owner.query("update shop set created_at = created_at - interval '90 days' where shop_id = $1", [
    shopId,
  ]);
  await owner.query(
    `insert into identity (shop_id, person_id, status, kind, legal_name, country, document_ends_on, verified_at)
     select shop_id, id, 'verified', 'person', $2, 'GB', current_date + 900, now() from merchant where shop_id = $1
     on conflict (shop_id) do update set status = 'verified', kind = 'person', legal_name = $2, verified_at = now(),
       document_ends_on = current_date + 900`,
    [shopId, legalName],
  );
  await owner.query("update merchant set identity_status = 'verified' where shop_id = $1", [shopId]);
}
