// The calls of orders: the merchant's, the supplier's and the carriers'.
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { findUnstorable } from '#domain/text/storable.ts';
import * as contract from '#features/orders/contract.ts';
import { exportOrders } from '#features/orders/export.contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { isSigned } from '#platform/ports/signature.ts';
import { exportFile } from './export.ts';
import { deskOrderRoutes } from './desk.ts';
import { enterLabels } from './labels.ts';
import * as merchant from './merchant.ts';
import { listMerchantOrders } from './merchant-list.ts';
import { readOrderMoney } from './order-money.ts';
import { applyScans, type ReturnScans } from './scans.ts';
import { listForSupplier, refuseSupply } from './supplier.ts';

/** @param onReturn Told of scans of goods on their way back: a later room's. */
export function orderRoutes(registry: Registry, { onReturn }: { readonly onReturn: ReturnScans }): void {
  const direct = { direct: true };
  deskOrderRoutes(registry);
  handle(registry, contract.listOrders, (act) => listMerchantOrders(act), direct);
  handle(registry, orderMoney, (act) => readOrderMoney(act));
  handle(registry, exportOrders, (act) => exportFile(act));
  handle(registry, contract.orderLogistics, (act) => merchant.readLogistics(act), direct);
  handle(registry, contract.payAmount, (act) => merchant.quoteConfirmation(act), direct);
  handle(registry, contract.payOrders, (act) => merchant.confirmOrDecline(act));
  handle(
    registry,
    contract.listParcels,
    ({ tx, now, supplierId, input }) => listForSupplier({ tx, now, supplierId }, input),
    direct,
  );
  handle(
    registry,
    contract.labelParcels,
    async ({ env, supplierId, input }) => ({
      results: await enterLabels(env, supplierId, input.parcels),
    }),
    direct,
  );
  handle(registry, contract.cannotSupply, (act) => refuseSupply(act, act.input));
  handle(
    registry,
    contract.carrierEvents,
    async ({ env, input, call }) => {
      const carrier = env.carriers.find(input.carrier);
      const { body, signature } = call.raw ?? { body: Buffer.alloc(0), signature: undefined };
      if (carrier === undefined || !isSigned(body, signature, carrier.secrets, env.clock.now())) {
        throw refuse('invalidRequest', { reason: 'signature' });
      }
      return { results: await applyScans(env, { carrier: carrier.code, onReturn }, readBatch(body)) };
    },
    { ...direct, across: 'carriers' },
  );
}

function readBatch(body: Buffer) {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw refuse('invalidRequest', { reason: 'json' });
  }
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined)
    throw refuse('invalidRequest', { reason: unstorable.reason, field: unstorable.path.join('.') });
  const parsed = z.safeParse(contract.carrierEventBatch, value);
  if (!parsed.success)
    throw refuse('invalidRequest', { reason: 'shape', field: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data.events;
}
