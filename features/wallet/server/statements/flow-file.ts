// Movements of the wallet as a file: those of a filter, of one moment.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { csvOf } from '#domain/text/csv.ts';
import type { Language } from '#domain/text/language.ts';
import { localDay } from '#domain/time.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { exportFlow } from '#features/wallet/statements.contract.ts';
import { serverWords } from '#locales/server.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { filterOf, flowTypeOf } from '../flow.ts';
import { listFlow, readAfter } from '../wallet.sql.ts';
import { localMoment, movementCells, movementHeads } from './rows.ts';
import { directionIn } from './kinds.ts';
import type { Place } from './view.ts';

type Reader = { readonly language: Language; readonly now: Date };

/**
 * The newest first, with what was available after each.
 *
 * @param place Its transaction has read nothing yet.
 * @throws Refused `invalidOperation` with `too_many_rows` where they do not fit into one file.
 */
export async function writeFlowFile(
  { tx, shopId }: Place,
  input: InputOf<typeof exportFlow>,
  { language, now }: Reader,
): Promise<GivenOf<typeof exportFlow>> {
  await seeOneMoment(tx);
  const { currency, tz } = await shopOf(tx, shopId);
  const limit = limits.movementRowsMax;
  const filter = filterOf({ ...input, page: 1, page_size: 1 });
  const rows = await listFlow(tx, shopId, filter, { limit: limit + 1, offset: 0 });
  if (rows.length > limit) throw refuse('invalidOperation', { reason: 'too_many_rows', limit });
  const after = await readAfter(
    tx,
    shopId,
    rows.map(({ seq }) => seq),
  );
  const available = new Map(after.map((one) => [one.seq, one.available]));
  const words = serverWords(language).statements;
  const table = rows.map((row) =>
    movementCells(words, {
      no: String(row.seq),
      at: localMoment(row.at, tz),
      type: flowTypeOf(row.kind) ?? 'debit',
      order: row.order_number === null ? '' : orderNumberOf(shopId, row.order_number),
      accounts: [row.debit_kind, row.credit_kind],
      direction: directionIn(row.debit_kind, row.credit_kind),
      amount: formatUnits(row.units, currency),
      balance: formatUnits(available.get(row.seq) ?? 0n, currency),
      currency,
    }),
  );
  const heads = movementHeads(words).with(7, words.parts.available);
  return {
    file_name: `wallet-${localDay(now, tz)}.csv`,
    rows: table.length,
    csv: csvOf([heads, ...table]),
  };
}
