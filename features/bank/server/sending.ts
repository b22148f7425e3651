// What is to be sent back: where to, on which list, in a file that a person takes to the bank.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { csvOf } from '#domain/text/csv.ts';
import type { decideBankReturn, exportBankReturns } from '#features/bank/contract.ts';
import { needed, readTyped } from './decide.ts';
import * as decisions from './decision.sql.ts';
import type { Importing } from './apply.ts';
import * as returns from './return.sql.ts';

type Export = GivenOf<typeof exportBankReturns>;

/**
 * Puts everything that can be sent on a new list, or gives an earlier list again.
 *
 * @throws Refused `invalidOperation` `nothing_to_send`; `recordNotFound` for a list that is none.
 */
export async function exportReturns(
  context: Importing,
  { batch_id: wanted }: InputOf<typeof exportBankReturns>,
): Promise<Export> {
  const { tx, env, now, operatorId } = context;
  const id = wanted ?? env.random.id(now);
  const rows =
    wanted === undefined
      ? await returns.fillBatch(tx, { id, by: operatorId, at: now, limit: limits.bankBatchMax })
      : await returns.readBatch(tx, { id });
  if (rows.length === 0 && wanted !== undefined) throw refuse('recordNotFound', { reason: 'batch' });
  if (rows.length === 0) throw refuse('invalidOperation', { reason: 'nothing_to_send' });
  const sorted = rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const at = sorted[0]?.exported_at ?? now;
  return {
    batch_id: id,
    file_name: `bank-${at.toISOString().slice(0, 10)}-${id.slice(-6)}.csv`,
    csv: csvOf([head, ...sorted.map((row) => cellsOf(context, row))]),
    count: rows.length,
    sums: [...Map.groupBy(sorted, ({ currency }) => currency)].map(([currency, list]) => ({
      amount: formatUnits(
        list.reduce((sum, { units }) => sum + units, 0n),
        currency,
      ),
      currency,
      count: list.length,
    })),
  };
}

const head = ['from_account', 'to_name', 'to_account', 'to_bic', 'amount', 'currency', 'reference'];

/** Our reference is the only text of the sending: the bank's statement repeats it, and that settles the row. */
function cellsOf({ context }: Importing, row: returns.ReturnRow): string[] {
  const cells = [
    context.accounts.find(({ currency }) => currency === row.currency)?.account ?? '',
    row.to_name,
    row.to_account,
    row.to_bic,
    formatUnits(row.units, row.currency),
    row.currency,
    row.code,
  ];
  // Names come from strangers. What would make one a formula is left away: a bank takes no mark before a name.
  return cells.map((text) => text.replace(/^[=+\-@\t\r]+/, ''));
}

type Input = InputOf<typeof decideBankReturn>;
type Given = GivenOf<typeof decideBankReturn>;

/** Where a sending goes: named by one person, confirmed by another. What stood on a list goes on the next one. */
export async function decideReturn(context: Importing, ask: Input): Promise<Given> {
  const { tx, env, now, operatorId } = context;
  const row = await returns.lockReturn(tx, { id: ask.id });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'sending' });
  if (row.state === 'paid') throw refuse('invalidOperation', { reason: 'sent_before', state: row.state });
  if (ask.act !== 'place') return endPlacing(context, row, ask);
  const place = needed(readTyped(ask), 'to_account');
  const id = env.random.id(now);
  const isFirst = await decisions.insertDecision(tx, {
    id,
    returnId: row.id,
    act: 'place',
    toName: place.name,
    toAccount: place.account,
    toBic: place.bic,
    note: needed(ask.note, 'note'),
    maker: operatorId,
    at: now,
  });
  if (!isFirst) throw refuse('invalidOperation', { reason: 'proposed' });
  return { state: row.state, decision_id: id, needs_second: true };
}

async function endPlacing(context: Importing, row: returns.ReturnRow, ask: Input): Promise<Given> {
  const { tx, now, operatorId } = context;
  const id = needed(ask.decision_id, 'decision_id');
  const decision = await decisions.lockDecision(tx, { id });
  if (decision?.return_id !== row.id) throw refuse('recordNotFound', { reason: 'decision' });
  if (decision.state !== 'proposed')
    throw refuse('invalidOperation', { reason: 'decided', state: row.state });
  const isConfirmed = ask.act === 'confirm';
  if (isConfirmed && decision.maker === operatorId)
    throw refuse('insufficientPermissions', { reason: 'same_person' });
  await decisions.endDecision(tx, id, { by: operatorId, isConfirmed, at: now });
  if (!isConfirmed) return { state: row.state, decision_id: id, needs_second: false };
  const place = { name: decision.to_name, account: decision.to_account, bic: decision.to_bic };
  await returns.placeReturn(tx, { id: row.id, ...place, decisionId: id });
  return { state: 'waiting', decision_id: id, needs_second: false };
}
