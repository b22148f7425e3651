// Calls of the shop's figures.
import { refuse } from '#domain/errors.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { presentHomeStat, presentLine, type PaidVisitors } from './statistics.ts';

export function statisticsRoutes(house: House, { paidVisitors }: { paidVisitors: PaidVisitors }): void {
  // In one transaction, so that the figures agree with each other.
  keep(house, homeStat, (act) => presentHomeStat({ ...act, shopId: shopIdOf(act.session) }, paidVisitors));
  keep(house, homeStatLine, (act) => presentLine({ ...act, shopId: shopIdOf(act.session) }), {
    direct: true,
  });
}

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}
