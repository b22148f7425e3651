// Files of payouts and pauses as people of finance see them.
import { namesOf } from '#features/staff/server/public.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage, type PageRequest } from '#domain/wire/page.ts';
import { maskNumber } from '#domain/payouts/payout.ts';
import { addBusinessDays, addHours } from '#domain/time.ts';
import type * as contract from '#features/payouts/batches.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './batch.sql.ts';
import { batchOf, fileNameOf } from './batch.ts';
import * as desk from '#features/payouts/server/review/review.sql.ts';
import { personOf } from '#features/payouts/server/review/review-view.ts';
import { openFile, type FileFormat } from './file.ts';
import { listMarks } from '#features/payouts/server/mark.sql.ts';
import type { PayoutParts } from '#features/payouts/server/parts.ts';
import { listPauses, type PauseRow } from '#features/payouts/server/pause.sql.ts';
import { textOf } from '#features/payouts/server/view.ts';
import { withdrawalNumberOf } from '#features/payouts/server/moves.ts';

type Batch = GivenOf<typeof contract.makePayoutBatch>;
type Whole = GivenOf<typeof contract.payoutBatch>;
type Ready = GivenOf<typeof contract.listReadyPayouts>;

/** Pauses that are shown: those that are open, and the last ones before. */
const pausesShown = 10;

export async function presentReady(
  { tx, now, parts, you }: { tx: Tx; now: Date; parts: PayoutParts; you: string },
  ask: PageRequest,
): Promise<Ready> {
  const { page, page_size: size } = ask;
  const [rows, sums, pauses] = await Promise.all([
    desk.listReady(tx, { limit: size + 1, offset: (page - 1) * size }),
    desk.sumReady(tx),
    listPauses(tx, { now, limit: pausesShown }),
  ]);
  const names = await namesOf(
    tx,
    pauses.flatMap(({ by, lift_by, extend_by, extended_by }) => [by, lift_by, extend_by, extended_by]),
  );
  const list = rows.map((row) => {
    const sendBy = addBusinessDays(row.decided_at ?? row.ready_at, limits.payoutSendBusinessDays);
    return {
      id: routedIdOf(row.shop_id, row.id),
      no: withdrawalNumberOf(row),
      shop_id: shopCodeOf(row.shop_id),
      withdrawal_id: routedIdOf(row.shop_id, row.withdrawal_id),
      amount: formatUnits(row.units, row.currency),
      currency: row.currency,
      account_name: row.account_name,
      number_masked: row.account_masked,
      ready_at: row.ready_at.toISOString(),
      send_by: sendBy.toISOString(),
      is_late: sendBy < now,
    };
  });
  return {
    ...toPage(list, ask, null),
    sums: sums.map(({ currency, count, units }) => ({
      currency,
      count,
      amount: formatUnits(units, currency),
    })),
    by_file: (parts.debtors ?? []).length > 0,
    pauses: pauses.map((row) => presentPause(row, { names, you, now })),
  };
}

type PauseView = { readonly names: ReadonlyMap<string, string>; readonly you: string; readonly now: Date };

function presentPause(row: PauseRow, { names, you, now }: PauseView) {
  const { id, incident, reason, detail, since, by, lift_by: lift, lift_why: why } = row;
  const { extend_by: first, extended_by: second } = row;
  const person = (one: string | null) => (one === null ? null : personOf(names, one, you));
  return {
    id,
    incident,
    reason,
    detail,
    since: since.toISOString(),
    until: row.ends_at.toISOString(),
    until_max: addHours(row.until_at, limits.payoutPauseHours).toISOString(),
    is_open: row.lifted_at === null && row.ends_at > now,
    by: person(by),
    extension:
      first === null
        ? null
        : {
            by: personOf(names, first, you),
            why: row.extend_why ?? '',
            second: person(second),
            at: textOf(row.extended_at),
          },
    lift: lift === null ? null : { by: personOf(names, lift, you), why: why ?? '' },
    lifted_at: textOf(row.lifted_at),
  };
}

export async function presentBatches(
  tx: Tx,
  input: InputOf<typeof contract.listPayoutBatches>,
  you: string,
): Promise<GivenOf<typeof contract.listPayoutBatches>> {
  const { page, page_size: size, state = null } = input;
  const rows = await sql.listBatches(tx, { state, limit: size + 1, offset: (page - 1) * size });
  return toPage(await presentRows(tx, rows, you), input, null);
}

async function presentRows(tx: Tx, rows: readonly sql.BatchRow[], you: string): Promise<Batch[]> {
  const sums = await desk.sumBatches(tx, { ids: rows.map(({ id }) => id) });
  const names = await namesOf(
    tx,
    rows.flatMap(({ made_by, released_by, untaken_by }) => [made_by, released_by, untaken_by]),
  );
  return rows.map((row) => {
    const sum = sums.find(({ batch_id }) => batch_id === row.id);
    const { untaken_by: by, untaken_why: why, untaken_at: at } = row;
    return {
      id: row.id,
      no: fileNameOf(row),
      state: row.state,
      currency: row.currency,
      count: row.payouts ?? sum?.count ?? 0,
      total: formatUnits(row.units ?? sum?.units ?? 0n, row.currency),
      from_holder: row.debtor.holder,
      from_account: maskNumber(row.debtor.account, false),
      execute_on: row.execute_on,
      made_by: personOf(names, row.made_by, you),
      made_at: row.made_at.toISOString(),
      released_by: row.released_by === null ? null : personOf(names, row.released_by, you),
      released_at: textOf(row.released_at),
      xml_sha256: row.xml_sha256,
      csv_sha256: row.csv_sha256,
      untaken:
        by === null || why === null || at === null
          ? null
          : { by: personOf(names, by, you), why, at: at.toISOString() },
      settled: sum?.settled ?? 0,
    };
  });
}

export async function presentBatch(tx: Tx, row: sql.BatchRow, you: string): Promise<Batch> {
  const [one] = await presentRows(tx, [row], you);
  if (one === undefined) throw new Error('a batch was not presented');
  return one;
}

/** @throws Refused `recordNotFound`. */
export async function presentWholeBatch(tx: Tx, id: string, you: string): Promise<Whole> {
  const row = batchOf(await sql.findBatch(tx, { id }));
  const [head, items] = await Promise.all([presentBatch(tx, row, you), sql.listItems(tx, { batchId: id })]);
  const marks = await marksOf(tx, items);
  const names = await namesOf(
    tx,
    [...marks.values()].map(({ first_by }) => first_by),
  );
  return {
    ...head,
    items: items.map((one) => {
      const mark = marks.get(one.payout_id);
      return {
        id: routedIdOf(one.shop_id, one.payout_id),
        withdrawal_id: routedIdOf(one.shop_id, one.withdrawal_id),
        no: withdrawalNumberOf({ shop_id: one.shop_id, number: one.withdrawal_number }),
        shop_id: shopCodeOf(one.shop_id),
        end_to_end: one.end_to_end,
        amount: formatUnits(one.units, row.currency),
        account_name: one.account_name,
        number_masked: one.account_masked,
        state: one.state,
        is_in: one.is_live,
        reference: one.reference,
        mark:
          mark === undefined
            ? null
            : {
                outcome: mark.outcome,
                reference: mark.reference,
                by: personOf(names, mark.first_by, you),
              },
      };
    }),
  };
}

/** What one person says of a payout, while nobody has confirmed it. */
async function marksOf(tx: Tx, items: readonly sql.ItemRow[]) {
  const shops = [...new Set(items.map(({ shop_id }) => shop_id))];
  const lists = await Promise.all(
    shops.map((shopId) => {
      const own = items.filter(({ shop_id }) => shop_id === shopId);
      return listMarks(tx, { shopId, payoutIds: own.map(({ payout_id }) => payout_id) });
    }),
  );
  const open = lists.flat().filter(({ second_by }) => second_by === null);
  return new Map(open.map((mark) => [mark.payout_id, mark]));
}

/** @throws Refused `invalidOperation` (`not_released`) where there is no file yet. */
export async function presentPayoutFile(
  env: Environment,
  tx: Tx,
  { id, format }: { readonly id: string; readonly format: FileFormat },
): Promise<GivenOf<typeof contract.downloadPayoutFile>> {
  const row = batchOf(await sql.findBatch(tx, { id }));
  const sealed = await sql.readSealed(tx, id, format);
  const sha256 = format === 'xml' ? row.xml_sha256 : row.csv_sha256;
  // What the bank did not take is in nobody's hands any more: its payouts leave in another file.
  if (sealed === undefined || sha256 === null || row.state !== 'released')
    throw refuse('invalidOperation', { reason: 'not_released', state: row.state });
  return { file_name: `${fileNameOf(row)}.${format}`, text: openFile(env, id, format, sealed), sha256 };
}
