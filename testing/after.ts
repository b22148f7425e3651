// A test app with a shop whose parcels came, for the tests of cases.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import type { AskedReason } from '#domain/states/return-case.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { operatorRoles } from '#domain/rights.ts';
import { openTestApp, scan, type Bought, type TestShop, type TestApp } from './test-app.ts';
import { readBuyerCase } from '#features/returns/buyer.contract.ts';
import {
  answerCase,
  inspectReturn,
  listCases,
  requestReturn,
  uploadInspection,
} from '#features/returns/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { consoleToken } from './door.ts';

export const once = () => ({ onceKey: randomUUID() });

export type Rig = Awaited<ReturnType<typeof openReturns>>;

type App = Parameters<typeof openTestApp>[0];

/** Opens a test app with one shop; goods cost 11.00 and sell for 20.00, shipping 3.00, tax 8 %, commission 5 %. */
export async function openReturns(ask: App = {}) {
  const app = await openTestApp({
    shipFee: '3.00',
    ...ask,
    policy: { taxBps: 800, commissionBps: 500, restockBps: 1000, ...ask?.policy },
  });
  const shop = await app.makeShop('After');
  const goods = await app.makeGoods([
    { code: `AFTER-${randomUUID().slice(0, 6)}`, cost: '11.00', stock: 5000 },
  ]);
  await app.list(shop, goods, '20.00');
  return { app, shop, goods, ...actsOf(app, shop, goods) };
}

function actsOf(app: TestApp, shop: TestShop, goods: readonly { id: string }[]) {
  const routed = (caseId: string) => routedIdOf(shopIdOf(shop.shopId) ?? 0n, caseId);
  const asMerchant = async () => ({ token: await app.merchant(shop), ...once() });
  return {
    routed,
    asMerchant,
    asSupplier: async () => ({ token: await app.supplier(), ...once() }),
    async delivered(qty = 1): Promise<Bought> {
      const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty }]);
      await app.advance(0.1);
      await app.ship('accepted', 'delivered');
      return bought;
    },
    async open(bought: Bought, reason: AskedReason = 'damaged', qty = 1): Promise<string> {
      const asked = { token: bought.orderToken, reason, lines: [{ id: '1', qty }] };
      return (await app.ask(requestReturn, asked, once())).case_id;
    },
    view: (bought: Bought, caseId: string): Promise<OutputOf<typeof readBuyerCase>> =>
      app.ask(readBuyerCase, { token: bought.orderToken, case_id: caseId }),
    async inspect(caseId: string, rest: { deduct?: string; deduct_text?: string; restock?: boolean } = {}) {
      const token = await app.supplier();
      const case_id = routed(caseId);
      if (rest.deduct !== undefined)
        await app.ask(uploadInspection, { case_id }, { token, files: [await scratched()] });
      return app.ask(inspectReturn, { case_id, ...rest }, { token, ...once() });
    },
    /** The label's parcel is scanned by the carrier that takes returns. */
    async scanBack(bought: Bought, caseId: string, code: CarrierEventCode): Promise<void> {
      const asked = { token: bought.orderToken, case_id: caseId };
      const view = await app.ask(readBuyerCase, asked);
      const numbers = view.parcels.flatMap(({ tracking }) => tracking ?? []);
      await scan(app.composed, numbers, { code, at: app.clock.now() });
    },
    /** What the merchant sees of an order's cases. */
    cases: async (bought: Bought) =>
      (await app.ask(listCases, { order_id: bought.orderId }, { token: await app.merchant(shop) })).list,
    /** A reviewer of the console, another one each time. */
    async reviewer(): Promise<() => Promise<string>> {
      const person = { username: `reviewer-${randomUUID().slice(0, 8)}`, password: 'right-horse-battery-7' };
      await makeOperator(app.composed.env, { ...person, name: 'Reviewer', roles: operatorRoles });
      return async () => consoleToken(app, person);
    },
    due: () => app.composed.runner.runDue(),
    async approve(caseId: string) {
      const token = await app.merchant(shop);
      return app.ask(answerCase, { case_id: caseId, approve: true }, { token, ...once() });
    },
    async reject(caseId: string) {
      const token = await app.merchant(shop);
      const no = { case_id: caseId, approve: false, text: 'We see no damage.' };
      return app.ask(answerCase, no, { token, ...once() });
    },
  };
}

/** A picture that shows what is wrong. */
async function scratched() {
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#420' } })
    .jpeg()
    .toBuffer();
  return { field: 'picture', name: 'scratch.jpg', bytes };
}
