// Calls of people of the console about withdrawals and payouts.
import type { Endpoint, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { readRoutedId } from '#domain/ids.ts';
import { isAsset } from '#domain/money.ts';
import * as contract from '#features/payouts/batches.contract.ts';
import * as withdrawals from '#features/payouts/review.contract.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, type Handler, type House } from '#platform/http/pipeline.ts';
import { makeBatch, refuseBatch, releaseBatch, withdrawBatch, type Desk } from './batch.ts';
import {
  presentBatch,
  presentBatches,
  presentPayoutFile,
  presentReady,
  presentWholeBatch,
} from './batch-view.ts';
import type { BatchRow } from './batch.sql.ts';
import { withdrawalList } from './review.sql.ts';
import { presentAll, presentFile } from './review-view.ts';
import type { PayoutParts } from './parts.ts';
import { pausePayouts, resumePayouts } from './pause.ts';
import { markPayout } from './settle.ts';

export function payoutDeskRoutes(house: House, parts: PayoutParts): void {
  keepList(house, withdrawals.listAllWithdrawals, { sql: withdrawalList, present: presentAll });
  keep(house, withdrawals.withdrawalFile, async ({ tx, now, session, input, audit }) => {
    const shown = await presentFile({ tx, now, session, parts }, input.id);
    const shopId = readRoutedId(input.id)?.shopId;
    audit({ ...(shopId === undefined ? {} : { shopId }), subject: shown.withdrawal.no });
    return shown;
  });
  keep(house, contract.listReadyPayouts, ({ tx, now, input, session }) =>
    presentReady({ tx, now, parts, you: session.personId }, input),
  );
  keep(house, contract.listPayoutBatches, ({ tx, input, session }) =>
    presentBatches(tx, input, session.personId),
  );
  keep(house, contract.payoutBatch, async ({ tx, input, session, audit }) => {
    const shown = await presentWholeBatch(tx, input.id, session.personId);
    audit({ subject: shown.no });
    return shown;
  });
  keep(house, contract.downloadPayoutFile, async ({ world, tx, input, audit }) => {
    const file = await presentPayoutFile(world, tx, input);
    audit({ subject: file.file_name, why: file.sha256 });
    return file;
  });
  batchRoutes(house, parts);
  pauseRoutes(house);
  atDesk(house, parts, contract.markPayoutCall, async (desk, { id, outcome, reference }, audit) => {
    const routed = readRoutedId(id);
    if (routed === undefined) throw refuse('recordNotFound', { reason: 'payout' });
    const { shopId } = routed;
    const state = await markPayout(desk, { shopId, payoutId: routed.id, outcome, reference });
    audit({ shopId, subject: routed.id, why: reference, after: { outcome, state } });
    return { state };
  });
}

function batchRoutes(house: House, parts: PayoutParts): void {
  atDesk(house, parts, contract.makePayoutBatch, async (desk, { currency }, audit) => {
    if (!isAsset(currency)) throw refuse('invalidOperation', { reason: 'nothing_ready' });
    return noted(desk, await makeBatch(desk, currency), audit);
  });
  atDesk(house, parts, contract.releasePayoutBatch, async (desk, seen, audit) =>
    noted(desk, await releaseBatch(desk, seen), audit, 'draft'),
  );
  atDesk(house, parts, contract.withdrawPayoutBatch, async (desk, { id }, audit) =>
    noted(desk, await withdrawBatch(desk, id), audit, 'draft'),
  );
  atDesk(house, parts, contract.refusePayoutBatch, async (desk, { id, act, why }, audit) =>
    noted(desk, await refuseBatch(desk, { id, act, ...(why === undefined ? {} : { why }) }), audit, act),
  );
}

/** An act on a file is written down with what came of it. */
async function noted({ tx, operatorId }: Desk, row: BatchRow, audit: Noting, before = 'nothing') {
  const shown = await presentBatch(tx, row, operatorId);
  const { no, state, count, total, currency, xml_sha256: hash, untaken } = shown;
  const after = { state, count, total, currency, hash };
  audit({ subject: no, why: untaken?.why ?? '', before: { state: before }, after });
  return shown;
}

function pauseRoutes(house: House): void {
  keep(house, contract.pausePayoutsCall, async ({ world, tx, now, session, input, audit }) => {
    const { reason, detail } = input;
    const by = session.personId;
    const isNew = await pausePayouts(world, tx, { incident: `people:${reason}`, reason, detail, by, now });
    audit({ subject: 'payouts', why: detail, before: { paused: !isNew }, after: { paused: true, reason } });
    return { is_new: isNew };
  });
  keep(house, contract.resumePayoutsCall, async ({ tx, now, session, input, audit }) => {
    const { incident, why } = input;
    const state = await resumePayouts(tx, { incident, by: session.personId, why, now });
    audit({ subject: incident, why, before: { paused: true }, after: { state } });
    return { state };
  });
}

type Noting = Parameters<Handler<Endpoint>>[0]['audit'];

function atDesk<E extends Endpoint>(
  house: House,
  parts: PayoutParts,
  endpoint: E,
  act: (desk: Desk, input: InputOf<E>, audit: Noting) => ReturnType<Handler<E>>,
): void {
  keep(house, endpoint, async ({ world, tx, now, session, input, audit }) =>
    act({ world, tx, now, operatorId: session.personId, parts }, input, audit),
  );
}
