// The calls of returns.
import { refuse } from '#domain/errors.ts';
import { formatUnits } from '#domain/money.ts';
import * as contract from '#features/returns/contract.ts';
import {
  groundOfLink,
  lockByLink,
  readByLink,
  readOrderToken,
  shopOfLink,
} from '#features/checkout/server/public.ts';
import { present, type Ground } from '#features/orders/server/public.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import * as acts from './acts.ts';
import { lockCases } from './cases.sql.ts';
import { readCost } from './cost.ts';
import { openCase } from './open.ts';
import { closeCase } from './settle.ts';

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}

function supplierIdOf({ supplierId }: Session): string {
  if (supplierId === undefined) throw refuse('insufficientPermissions', { reason: 'no_supplier' });
  return supplierId;
}

export function returnRoutes(house: House): void {
  const direct = { direct: true };
  const byLink = { shopOf: shopOfLink };
  keepOpen(
    house,
    contract.requestReturn,
    async (act) => {
      const ground: Ground = groundOfLink(act, act.input.token);
      const { id } = readOrderToken(act.input.token, act.world.secret);
      const order = await lockByLink(ground, id);
      const opened = await openCase(ground, order, act.input);
      return {
        case_id: opened.caseId,
        state: opened.state,
        amount: formatUnits(opened.units, present.assetOf(order.currency)),
        order: await readByLink({ ...ground, call: act.call, casesOf: acts.casesOf }, id),
      };
    },
    byLink,
  );
  keepOpen(
    house,
    contract.withdrawReturn,
    async (act) => {
      const ground: Ground = groundOfLink(act, act.input.token);
      const { id } = readOrderToken(act.input.token, act.world.secret);
      const order = await lockByLink(ground, id);
      const [row] = await lockCases(act.tx, ground.shopId, [act.input.case_id]);
      if (row === undefined || row.order_id !== id) throw refuse('recordNotFound', { field: 'case_id' });
      await closeCase(ground, order, row, { actor: 'buyer', to: 'withdrawn' });
      return readByLink({ ...ground, call: act.call, casesOf: acts.casesOf }, id);
    },
    byLink,
  );
  keep(
    house,
    contract.listCases,
    (act) => acts.listForShop({ ...act, shopId: shopIdOf(act.session) }, act.input),
    direct,
  );
  keep(
    house,
    contract.caseCost,
    (act) => readCost({ tx: act.tx, shopId: shopIdOf(act.session) }, act.input.case_id),
    direct,
  );
  keep(house, contract.answerCase, (act) =>
    acts.answer({ ...act, shopId: shopIdOf(act.session) }, act.input),
  );
  keep(
    house,
    contract.supplierCases,
    (act) => acts.listForSupplier({ tx: act.tx, supplierId: supplierIdOf(act.session) }, act.input),
    direct,
  );
  keep(house, contract.inspectReturn, (act) =>
    acts.inspect({ ...act, supplierId: supplierIdOf(act.session) }, act.input),
  );
}
