// Calls of the shop's figures.
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { presentHomeStat, presentLine, type PaidVisitors } from './statistics.ts';

export function statisticsRoutes(registry: Registry, { paidVisitors }: { paidVisitors: PaidVisitors }): void {
  // In one transaction, so that the figures agree with each other.
  handle(registry, homeStat, (act) => presentHomeStat(act, paidVisitors));
  handle(registry, homeStatLine, (act) => presentLine(act), {
    direct: true,
  });
}
