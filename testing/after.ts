// A town with a shop whose parcels came, for the tests of cases.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { OutputOf } from '#domain/endpoint.ts';
import { routedIdOf, shopIdOf } from '#domain/ids.ts';
import type { AskedReason } from '#domain/states/return-case.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { operatorRoles } from '#domain/rights.ts';
import { openTestTown, scan, type Bought, type TestShop, type TestTown } from './test-app.ts';
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

type Town = Parameters<typeof openTestTown>[0];

/** Opens a town with one shop; goods cost 11.00 and sell for 20.00, shipping 3.00, tax 8 %, commission 5 %. */
export async function openReturns(ask: Town = {}) {
  const town = await openTestTown({
    shipFee: '3.00',
    ...ask,
    policy: { taxBps: 800, commissionBps: 500, restockBps: 1000, ...ask?.policy },
  });
  const shop = await town.makeShop('After');
  const goods = await town.makeGoods([
    { code: `AFTER-${randomUUID().slice(0, 6)}`, cost: '11.00', stock: 5000 },
  ]);
  await town.list(shop, goods, '20.00');
  return { town, shop, goods, ...actsOf(town, shop, goods) };
}

function actsOf(town: TestTown, shop: TestShop, goods: readonly { id: string }[]) {
  const routed = (caseId: string) => routedIdOf(shopIdOf(shop.shopId) ?? 0n, caseId);
  const asMerchant = async () => ({ token: await town.merchant(shop), ...once() });
  return {
    routed,
    asMerchant,
    asSupplier: async () => ({ token: await town.supplier(), ...once() }),
    async delivered(qty = 1): Promise<Bought> {
      const bought = await town.buy(shop, [{ id: goods[0]?.id ?? '', qty }]);
      await town.advance(0.1);
      await town.ship('accepted', 'delivered');
      return bought;
    },
    async open(bought: Bought, reason: AskedReason = 'damaged', qty = 1): Promise<string> {
      const asked = { token: bought.orderToken, reason, lines: [{ id: '1', qty }] };
      return (await town.ask(requestReturn, asked, once())).case_id;
    },
    view: (bought: Bought, caseId: string): Promise<OutputOf<typeof readBuyerCase>> =>
      town.ask(readBuyerCase, { token: bought.orderToken, case_id: caseId }),
    async inspect(caseId: string, rest: { deduct?: string; deduct_text?: string; restock?: boolean } = {}) {
      const token = await town.supplier();
      const case_id = routed(caseId);
      if (rest.deduct !== undefined)
        await town.ask(uploadInspection, { case_id }, { token, files: [await scratched()] });
      return town.ask(inspectReturn, { case_id, ...rest }, { token, ...once() });
    },
    /** The label's parcel is scanned by the carrier that takes returns. */
    async scanBack(bought: Bought, caseId: string, code: CarrierEventCode): Promise<void> {
      const asked = { token: bought.orderToken, case_id: caseId };
      const view = await town.ask(readBuyerCase, asked);
      const numbers = view.parcels.flatMap(({ tracking }) => tracking ?? []);
      await scan(town.composed, numbers, { code, at: town.clock.now() });
    },
    /** What the merchant sees of an order's cases. */
    cases: async (bought: Bought) =>
      (await town.ask(listCases, { order_id: bought.orderId }, { token: await town.merchant(shop) })).list,
    /** A reviewer of the console, another one each time. */
    async reviewer(): Promise<() => Promise<string>> {
      const person = { username: `reviewer-${randomUUID().slice(0, 8)}`, password: 'right-horse-battery-7' };
      await makeOperator(town.composed.world, { ...person, name: 'Reviewer', roles: operatorRoles });
      return async () => consoleToken(town, person);
    },
    due: () => town.composed.runner.runDue(),
    async approve(caseId: string) {
      const token = await town.merchant(shop);
      return town.ask(answerCase, { case_id: caseId, approve: true }, { token, ...once() });
    },
    async reject(caseId: string) {
      const token = await town.merchant(shop);
      const no = { case_id: caseId, approve: false, text: 'We see no damage.' };
      return town.ask(answerCase, no, { token, ...once() });
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
