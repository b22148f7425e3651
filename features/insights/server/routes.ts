// Calls of insights: all only read. What is over is summed first, in transactions of its own.
import {
  exportInsights,
  listInsightDays,
  listInsightOrders,
  listProductInsights,
  readBuyerInsights,
  readReturnInsights,
  readVisitorInsights,
} from '#features/insights/contract.ts';
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { showBuyers, showOrders, showReturns } from './buyers.ts';
import { writeList } from './export.ts';
import type { Place } from './period.ts';
import { showProducts } from './products.ts';
import { showDays, showVisitors } from './visitors.ts';

const direct = { direct: true } as const;

export function insightRoutes(registry: Registry): void {
  handle(registry, listProductInsights, (act) => showProducts(placeOf(act), act.input), direct);
  handle(registry, readVisitorInsights, (act) => showVisitors(placeOf(act), act.input), direct);
  handle(registry, readBuyerInsights, (act) => showBuyers(placeOf(act), act.input), direct);
  handle(registry, readReturnInsights, (act) => showReturns(placeOf(act), act.input), direct);
  handle(registry, listInsightOrders, (act) => showOrders(placeOf(act), act.input), direct);
  handle(registry, listInsightDays, (act) => showDays(placeOf(act), act.input), direct);
  handle(registry, exportInsights, (act) => writeList(placeOf(act), act.input), direct);
}

type Act = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly now: Date;
  readonly call: { readonly language: Language };
};

const placeOf = ({ env, tx, shopId, now, call }: Act): Place => ({
  env,
  direct: tx,
  shopId,
  now,
  language: call.language,
});
