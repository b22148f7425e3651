// Calls of the shop's figures.
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { presentHomeStat, presentLine, type PaidVisitors } from './statistics.ts';

export function statisticsRoutes(registry: Registry, { paidVisitors }: { paidVisitors: PaidVisitors }): void {
  // Days that are over are summed up before the figures are read, in transactions of their own.
  handle(registry, homeStat, (act) => presentHomeStat(act, paidVisitors), { direct: true });
  handle(registry, homeStatLine, (act) => presentLine(act), {
    direct: true,
  });
}
