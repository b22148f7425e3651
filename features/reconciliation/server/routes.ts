// Calls of the console about reconciliation and goodwill.
import type { Endpoint } from '#domain/endpoint.ts';
import * as contract from '#features/reconciliation/contract.ts';
import * as goodwill from '#features/reconciliation/goodwill.contract.ts';
import { keep, type Act, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { explain } from './explain.ts';
import { decide, list, propose, type GoodwillGround } from './goodwill.ts';
import type { Source } from './outside.ts';
import { reconcile } from './run.ts';
import { showState } from './view.ts';

export type ReconciliationParts = {
  /** Who is asked what they hold. */
  readonly sources: readonly Source[];
  /** True where statements of banks are read. */
  readonly hasBanks: boolean;
};

export function reconciliationRoutes(house: House, { sources, hasBanks }: ReconciliationParts): void {
  const ground = <E extends Endpoint>(act: Act<E> & { session: Session }): GoodwillGround => {
    const { world, tx, now, session, audit } = act;
    return { world, tx, now, audit, operatorId: session.personId, hasBanks };
  };
  const direct = { direct: true };
  keep(
    house,
    contract.reconciliation,
    ({ tx, now, session }) => showState(tx, now, session.personId),
    direct,
  );
  keep(house, contract.reconcileNow, async ({ world }) => {
    const { differences, silent } = await reconcile(world, sources);
    return { differences, silent };
  });
  keep(house, contract.explainDifference, (act) =>
    explain({ ...act, operatorId: act.session.personId }, act.input),
  );
  keep(house, goodwill.listGoodwill, (act) => list(ground(act), act.input), direct);
  keep(house, goodwill.proposeGoodwill, (act) => propose(ground(act), act.input));
  keep(house, goodwill.decideGoodwill, (act) => decide(ground(act), act.input));
}
