// Calls of people of the console about withdrawals and payouts.
import type { EndpointOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { isAsset } from '#domain/money/money.ts';
import * as contract from '#features/payouts/batches.contract.ts';
import * as withdrawals from '#features/payouts/review.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type ActBy, type Handler, type Registry } from '#platform/http/pipeline.ts';
import {
  makeBatch,
  refuseBatch,
  releaseBatch,
  withdrawBatch,
  type Desk,
} from '#features/payouts/server/batches/batch.ts';
import {
  presentBatch,
  presentBatches,
  presentPayoutFile,
  presentReady,
  presentWholeBatch,
} from '#features/payouts/server/batches/batch-view.ts';
import type { BatchRow } from '#features/payouts/server/batches/batch.sql.ts';
import { withdrawalList } from './review.sql.ts';
import { presentAll, presentFile } from './review-view.ts';
import type { PayoutParts } from '#features/payouts/server/parts.ts';
import { extendPause, pausePayouts, payoutsPaused, resumePayouts } from '#features/payouts/server/pause.ts';
import { markPayout } from '#features/payouts/server/settle.ts';

export function payoutDeskRoutes(registry: Registry, parts: PayoutParts): void {
  handleList(registry, withdrawals.listAllWithdrawals, { sql: withdrawalList, present: presentAll });
  handle(registry, withdrawals.withdrawalFile, async ({ tx, now, session, input, audit }) => {
    const shown = await presentFile({ tx, now, session, parts }, input.id);
    const shopId = readRoutedId(input.id)?.shopId;
    audit({ ...(shopId === undefined ? {} : { shopId }), subject: shown.withdrawal.no });
    return shown;
  });
  handle(registry, contract.listReadyPayouts, ({ tx, now, input, personId }) =>
    presentReady({ tx, now, parts, you: personId }, input),
  );
  handle(registry, contract.listPayoutBatches, ({ tx, input, personId }) =>
    presentBatches(tx, input, personId),
  );
  handle(registry, contract.payoutBatch, async ({ tx, input, personId, audit }) => {
    const shown = await presentWholeBatch(tx, input.id, personId);
    audit({ subject: shown.no });
    return shown;
  });
  handle(registry, contract.downloadPayoutFile, async ({ env, tx, input, audit }) => {
    const file = await presentPayoutFile(env, tx, input);
    audit({ subject: file.file_name, why: file.sha256 });
    return file;
  });
  batchRoutes(registry, parts);
  pauseRoutes(registry);
  atDesk(registry, parts, contract.markPayoutCall, async (desk, { id, outcome, reference }, audit) => {
    const routed = readRoutedId(id);
    if (routed === undefined) throw refuse('recordNotFound', { reason: 'payout' });
    const { shopId } = routed;
    const state = await markPayout(desk, { shopId, payoutId: routed.id, outcome, reference });
    audit({ shopId, subject: routed.id, why: reference, after: { outcome, state } });
    return { state };
  });
}

function batchRoutes(registry: Registry, parts: PayoutParts): void {
  atDesk(registry, parts, contract.makePayoutBatch, async (desk, { currency }, audit) => {
    if (!isAsset(currency)) throw refuse('invalidOperation', { reason: 'nothing_ready' });
    return noted(desk, await makeBatch(desk, currency), audit);
  });
  atDesk(registry, parts, contract.releasePayoutBatch, async (desk, seen, audit) =>
    noted(desk, await releaseBatch(desk, seen), audit, 'draft'),
  );
  atDesk(registry, parts, contract.withdrawPayoutBatch, async (desk, { id }, audit) =>
    noted(desk, await withdrawBatch(desk, id), audit, 'draft'),
  );
  atDesk(registry, parts, contract.refusePayoutBatch, async (desk, { id, act, why }, audit) =>
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

function pauseRoutes(registry: Registry): void {
  handle(registry, contract.pausePayoutsCall, async ({ env, tx, now, personId, input, audit }) => {
    const { reason, detail } = input;
    const by = personId;
    const state = await pausePayouts(env, tx, { incident: `people:${reason}`, reason, detail, by, now });
    if (state === 'again') throw refuse('invalidOperation', { reason: 'extend_instead' });
    const isNew = state === 'new';
    const until = ((await payoutsPaused(tx, now))?.ends_at ?? now).toISOString();
    const after = { paused: true, reason, until };
    audit({ subject: 'payouts', why: detail, before: { paused: !isNew }, after });
    return { is_new: isNew, until };
  });
  handle(registry, contract.extendPayoutPauseCall, async ({ tx, now, personId, input, audit }) => {
    const { incident, why } = input;
    const { state, until } = await extendPause(tx, { incident, by: personId, why, now });
    const after = { state, until: until.toISOString() };
    audit({ subject: incident, why, before: { paused: true }, after });
    return after;
  });
  handle(registry, contract.resumePayoutsCall, async ({ tx, now, personId, input, audit }) => {
    const { incident, why } = input;
    const state = await resumePayouts(tx, { incident, by: personId, why, now });
    audit({ subject: incident, why, before: { paused: true }, after: { state } });
    return { state };
  });
}

type Noting = ActBy<'operator'>['audit'];

function atDesk<E extends EndpointOf<'operator'>>(
  registry: Registry,
  parts: PayoutParts,
  endpoint: E,
  act: (desk: Desk, input: InputOf<E>, audit: Noting) => ReturnType<Handler<E>>,
): void {
  handle(registry, endpoint, ({ env, tx, now, personId, input, audit }) =>
    act({ env, tx, now, operatorId: personId, parts }, input, audit),
  );
}
