// The calls of returns: the merchant's, the supplier's and the reviewers'. The buyer's are in `buyer-routes.ts`.
import { refuse } from '#domain/errors.ts';
import * as consoleContract from '#features/returns/console.contract.ts';
import * as contract from '#features/returns/contract.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import * as acts from './acts.ts';
import { answer } from './answer.ts';
import { buyerRoutes } from './buyer-routes.ts';
import { readCost } from './cost.ts';
import { keepPicture } from './evidence.ts';
import { findOfSupplier, inspect } from './inspect.ts';
import { readPlaces, writePlace } from './labels.sql.ts';
import { readForReview } from './decision-cost.ts';
import { caseList } from './lists.sql.ts';
import { presentQueue } from './queue.ts';
import { decide } from './review.ts';

function shopIdOf({ shopId }: Session): bigint {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return shopId;
}

function supplierIdOf({ supplierId }: Session): string {
  if (supplierId === undefined) throw refuse('insufficientPermissions', { reason: 'no_supplier' });
  return supplierId;
}

export function returnRoutes(house: House): void {
  buyerRoutes(house);
  keepMerchant(house);
  keepSupplier(house);
  keepReviewer(house);
}

function keepMerchant(house: House): void {
  const direct = { direct: true };
  keep(
    house,
    contract.listCases,
    (act) =>
      acts.listForShop({ ...act, shopId: shopIdOf(act.session), language: act.call.language }, act.input),
    direct,
  );
  keep(
    house,
    contract.caseCost,
    (act) => readCost({ tx: act.tx, shopId: shopIdOf(act.session) }, act.input),
    direct,
  );
  keep(house, contract.answerCase, async (act) => {
    const ground = { ...act, shopId: shopIdOf(act.session) };
    const row = await answer(ground, act.input);
    return acts.presentOne({ ...ground, language: act.call.language }, row);
  });
}

function keepSupplier(house: House): void {
  const direct = { direct: true };
  keep(
    house,
    contract.supplierCases,
    (act) =>
      acts.listForSupplier(
        { ...act, supplierId: supplierIdOf(act.session), language: act.call.language },
        act.input,
      ),
    direct,
  );
  keep(house, contract.inspectReturn, async (act) => {
    const done = await inspect({ ...act, supplierId: supplierIdOf(act.session) }, act.input);
    return acts.presentInspected(act.input.case_id, done);
  });
  keep(
    house,
    contract.uploadInspection,
    async ({ world, tx, now, input, call, session }) => {
      const supplierId = supplierIdOf(session);
      const { at, found } = await findOfSupplier({ world, tx, now, supplierId }, input.case_id);
      const [sent] = call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'picture', reason: 'missing' });
      const of = { world, shopId: at.shopId, orderId: found.order_id, side: 'supplier' } as const;
      return keepPicture({ ...of, by: session.personId }, sent);
    },
    { direct: true, prepare: ({ call }) => prepareFiles(call.files, 'case') },
  );
  keep(
    house,
    contract.returnPlace,
    async ({ tx, input, session, now }) => {
      const supplierId = supplierIdOf(session);
      if (input.address !== undefined) await writePlace(tx, supplierId, input.address, now);
      const [place] = await readPlaces(tx, [supplierId]);
      return { address: place?.address ?? null };
    },
    direct,
  );
}

function keepReviewer(house: House): void {
  keepList(house, consoleContract.caseQueue, { sql: caseList, present: presentQueue });
  keep(house, consoleContract.reviewCase, async (act) => {
    const { shopId, given } = await readForReview(
      { ...act, personId: act.session.personId, language: act.call.language },
      act.input.case_id,
    );
    act.audit({ shopId, subject: `case ${given.one.order_no}` });
    return given;
  });
  keep(house, consoleContract.decideCase, async (act) => {
    const { row, waits, shopId } = await decide({ ...act, personId: act.session.personId }, act.input);
    act.audit({
      shopId,
      subject: `case ${row.id}`,
      why: act.input.text,
      before: { state: 'escalated' },
      after: { state: row.state, grant: act.input.grant, waits_for_second: waits },
    });
    return { case_id: act.input.case_id, state: row.state, waits_for_second: waits };
  });
}
