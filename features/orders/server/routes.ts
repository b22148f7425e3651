// The calls of orders: the merchant's and the console's.
import { listOrderChanges } from '#features/orders/changes.contract.ts';
import * as contract from '#features/orders/contract.ts';
import { exportOrders } from '#features/orders/export.contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { listChangedOrders } from './changes/changes.ts';
import { exportFile } from './export.ts';
import { deskOrderRoutes } from './desk.ts';
import * as merchant from './merchant.ts';
import { listMerchantOrders } from './merchant-list.ts';
import { readOrderMoney } from './order-money.ts';

export function orderRoutes(registry: Registry): void {
  const direct = { direct: true };
  deskOrderRoutes(registry);
  handle(registry, contract.listOrders, (act) => listMerchantOrders(act), direct);
  handle(registry, listOrderChanges, (act) => listChangedOrders(act), direct);
  handle(registry, orderMoney, (act) => readOrderMoney(act));
  handle(registry, exportOrders, (act) => exportFile(act));
  handle(registry, contract.orderLogistics, (act) => merchant.readLogistics(act), direct);
  handle(registry, contract.payAmount, (act) => merchant.quoteConfirmation(act), direct);
  handle(registry, contract.payOrders, (act) => merchant.confirmOrDecline(act));
}
