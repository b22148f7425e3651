// Calls of the delivery: what pages say and ask for, and what merchants check.
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { adBeacon, beaconBody, similarGoods } from '#features/promotion/beacon.contract.ts';
import {
  givePublicSupport,
  publicSupport,
  setSimilar,
  similarSetting,
} from '#features/promotion/delivery.contract.ts';
import { adLog, adSeeds, deskAdLog } from '#features/promotion/log.contract.ts';
import { campaignReceipts, campaignResults } from '#features/promotion/results.contract.ts';
import type { Looker } from '#features/search/server/public.ts';
import { handle, type Call, type Registry } from '#platform/http/pipeline.ts';
import { listOwn } from '../campaign-list.sql.ts';
import { auditSubject } from './days.ts';
import * as candidates from './candidates.sql.ts';
import type { Delivery } from './delivery.ts';
import { presentReceipts, presentResults } from './figures.ts';
import { presentLog, presentSeeds, presentWholeLog } from './log.ts';
import { railOf } from './rail.ts';
import { changeSupport, presentSupport } from './support-list.ts';

/** @param delivery Made by the composition; pages hold the same one. */
export function deliveryRoutes(registry: Registry, delivery: Delivery): void {
  const direct = { direct: true };
  handle(
    registry,
    adBeacon,
    async ({ call }) => {
      const beacons = readBeacons(call);
      await delivery.take(beacons, lookerOf(call));
      return { taken: beacons.length };
    },
    { ...direct, across: 'promotion' },
  );
  handle(registry, similarGoods, (act) => railOf(act, delivery, lookerOf(act.call)), direct);
  handle(registry, adSeeds, ({ tx, input }) => presentSeeds(tx, input), direct);
  handle(registry, publicSupport, (act) => presentSupport(act.env, act.tx), {
    ...direct,
    across: 'promotion',
  });
  handle(registry, adLog, ({ tx, input, shopId }) => presentLog(tx, shopId ?? 0n, input), direct);
  handle(
    registry,
    deskAdLog,
    ({ tx, input, audit }) => {
      audit({ subject: auditSubject(input.day) });
      return presentWholeLog(tx, input);
    },
    direct,
  );
  handle(registry, campaignResults, async ({ env, tx, input, now, shopId }) => {
    const context = { env, tx, now, shopId: shopId ?? 0n };
    const window = { limit: 1, offset: 0 };
    const [row] = await listOwn(tx, context, { state: null, id: input.id }, window);
    if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'campaign' });
    return presentResults(context, { row });
  });
  handle(registry, campaignReceipts, ({ env, tx, input, now, shopId }) =>
    presentReceipts({ env, tx, now, shopId: shopId ?? 0n }, input),
  );
  handle(
    registry,
    similarSetting,
    async ({ tx, shopId }) => ({ on: await candidates.isSimilarOn(tx, shopId ?? 0n) }),
    direct,
  );
  handle(registry, setSimilar, async ({ tx, input, now, shopId }) => {
    await candidates.setSimilar(tx, { shopId: shopId ?? 0n, isOn: input.on, now });
    return { on: input.on };
  });
  handle(registry, givePublicSupport, (act) => changeSupport(act));
}

/** A beacon is text, so that a browser sends it without asking first; what cannot be read is none. */
function readBeacons({ raw }: Call): z.output<typeof beaconBody> {
  const body = raw?.body;
  if (body === undefined || body.length > limits.adBeaconBytesMax) {
    throw refuse('invalidParameter', { field: 'body', reason: 'too_large' });
  }
  const read = z.safeParse(beaconBody, parsed(body.toString('utf8')));
  if (!read.success) throw refuse('invalidParameter', { field: 'body', reason: 'shape' });
  if (read.data.length > limits.adBeaconsPerCall) {
    throw refuse('invalidParameter', { field: 'body', reason: 'too_many' });
  }
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lookerOf({ ip, raw }: Call): Looker {
  const header = (name: string) => raw?.header?.(name);
  const own = /(?:^|;\s*)(?:__Host-)?stockless_own=([^;]*)/.exec(header('cookie') ?? '')?.[1];
  return {
    ip,
    agent: header('user-agent'),
    purpose: header('sec-purpose') ?? header('purpose'),
    ownHandle: own,
  };
}
