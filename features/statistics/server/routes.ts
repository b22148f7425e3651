// Calls of the shop's figures.
import { refuse } from '#domain/wire/errors.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { presentHomeStat, presentLine, type PaidVisitors } from './statistics.ts';

export function statisticsRoutes(registry: Registry, { paidVisitors }: { paidVisitors: PaidVisitors }): void {
  // In one transaction, so that the figures agree with each other.
  handle(registry, homeStat, (act) =>
    presentHomeStat({ ...act, shopId: shopIdOf(act.session) }, paidVisitors),
  );
  handle(registry, homeStatLine, (act) => presentLine({ ...act, shopId: shopIdOf(act.session) }), {
    direct: true,
  });
}

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}
