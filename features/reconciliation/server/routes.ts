// Calls of the console about reconciliation and goodwill.
import * as contract from '#features/reconciliation/contract.ts';
import * as goodwill from '#features/reconciliation/goodwill.contract.ts';
import { attestReserve } from '#features/reconciliation/reserve.contract.ts';
import { handle, type Registry, type ActBy } from '#platform/http/pipeline.ts';
import { explain } from './explain.ts';
import { decide, list, propose, type GoodwillContext } from './goodwill.ts';
import type { Source } from './outside.ts';
import { attest } from './reserve/attest.ts';
import { reconcile } from './run.ts';
import { showState } from './view.ts';

export type ReconciliationParts = {
  /** Who is asked what they hold. */
  readonly sources: readonly Source[];
  /** True where statements of banks are read. */
  readonly hasBanks: boolean;
  /** Keys of auditors whose word about the reserves is believed. */
  readonly auditors: readonly string[];
};

export function reconciliationRoutes(
  registry: Registry,
  { sources, hasBanks, auditors }: ReconciliationParts,
): void {
  const context = ({ env, tx, now, personId, audit }: ActBy<'operator'>): GoodwillContext => ({
    env,
    tx,
    now,
    audit,
    operatorId: personId,
    hasBanks,
  });
  const direct = { direct: true };
  handle(registry, contract.reconciliation, ({ tx, now, personId }) => showState(tx, now, personId), direct);
  handle(registry, contract.reconcileNow, async ({ env }) => {
    const { differences, silent } = await reconcile(env, sources);
    return { differences, silent };
  });
  handle(registry, contract.explainDifference, (act) =>
    explain({ ...act, operatorId: act.personId }, act.input),
  );
  handle(registry, attestReserve, ({ env, tx, input }) => attest({ env, tx, auditors }, input.note));
  handle(registry, goodwill.listGoodwill, (act) => list(context(act), act.input), direct);
  handle(registry, goodwill.proposeGoodwill, (act) => propose(context(act), act.input));
  handle(registry, goodwill.decideGoodwill, (act) => decide(context(act), act.input));
}
