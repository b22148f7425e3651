// A statement that a person brought counts once a second person has released it, or where it continues the balances.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { maskNumber } from '#domain/payouts/payout.ts';
import { addHours } from '#domain/time.ts';
import type { bankStatementLines, decideBankStatement } from '#features/bank/release.contract.ts';
import {
  saveClosings,
  lockAccounts,
  readAccounts,
  readCreditedByBalance,
  type AccountRow,
} from './account.sql.ts';
import { applyLines, previewLines, presentCounts, type Importing } from './apply.ts';
import { accountsIn, closingsAfter, isContinued, isWithinAlone } from './continue.ts';
import type { StatementBalance } from './file.ts';
import type { NewLine } from './line.sql.ts';
import * as sql from './release.sql.ts';

type StatementInput = {
  readonly known: readonly AccountRow[];
  readonly balances: readonly StatementBalance[];
  readonly added: readonly NewLine[];
};

/** How a file counts without a second person; undefined where it needs one. */
export async function releaseOf(
  { tx, now }: Importing,
  { known, balances, added }: StatementInput,
): Promise<'balance' | 'nothing' | undefined> {
  if (added.length === 0) {
    // The first balance of an account is what later files continue: two people stand for it.
    const isFirst = accountsIn([balances]).some(
      ({ account, currency }) =>
        known.find((one) => one.account === account && one.currency === currency)?.closing_day === null,
    );
    return isFirst ? undefined : 'nothing';
  }
  if (!isContinued({ known, balances, added })) return undefined;
  const credited = await readCreditedByBalance(tx, { since: addHours(now, -24) });
  return isWithinAlone(added, credited) ? 'balance' : undefined;
}

type Releasing = StatementInput & { readonly way: sql.Released['as'] };

/** From here on the file's lines may count; the accounts are locked before. */
export async function release(
  { tx, now, operatorId }: Importing,
  id: string,
  { way, ...told }: Releasing,
): Promise<void> {
  await sql.markReleased(tx, { id, as: way, by: way === 'person' ? operatorId : null, at: now });
  if (way !== 'nothing') await saveClosings(tx, closingsAfter(told));
}

/**
 * The second person's word about a whole file.
 *
 * @throws Refused `recordNotFound`; `invalidOperation` `decided`; `insufficientPermissions` `same_person`.
 */
export async function decideStatement(
  importing: Importing,
  { id, act, note }: InputOf<typeof decideBankStatement>,
): Promise<GivenOf<typeof decideBankStatement>> {
  const { tx, now, operatorId } = importing;
  const known = await lockAccounts(tx, await sql.readAccountKeys(tx, { id }), now);
  const file = await sql.lockImport(tx, { id });
  if (file === undefined) throw refuse('recordNotFound', { reason: 'statement' });
  if (file.state !== 'waiting') throw refuse('invalidOperation', { reason: 'decided', state: file.state });
  if (act === 'reject') {
    if (note === undefined) throw refuse('parameterMissing', { field: 'note', reason: 'missing' });
    await sql.markRejected(tx, id, { reason: note, by: operatorId, at: now });
    return { state: 'rejected', paid: 0, ...presentCounts([]) };
  }
  if (file.made_by === operatorId) throw refuse('insufficientPermissions', { reason: 'same_person' });
  const added = await sql.readHeld(tx, { id });
  const balances = await sql.readBalances(tx, id);
  await release(importing, id, { way: 'person', known, balances, added });
  const matching = await applyLines(importing, id, added);
  return { state: 'released', paid: matching.completed.length, ...presentCounts(matching.outcomes) };
}

/** What a file that waits would do at this moment: its sums, and line by line what would be credited to whom. */
export async function presentLines(
  importing: Importing,
  id: string,
): Promise<GivenOf<typeof bankStatementLines>> {
  const { tx } = importing;
  const file = await sql.findImportById(tx, { id });
  if (file?.state !== 'waiting') throw refuse('recordNotFound', { reason: 'statement' });
  const [added, balances] = [await sql.readHeld(tx, { id }), await sql.readBalances(tx, id)];
  const known = await readAccounts(tx, accountsIn([added, balances]));
  const matching = await previewLines(importing, added);
  const outcomes = new Map(matching.outcomes.map((one) => [one.id, one]));
  const named = new Map(matching.spoken.map((one) => [one.line, one.of]));
  const list = added.flatMap((line) => {
    const outcome = outcomes.get(line.id);
    return outcome === undefined ? [] : [{ line, outcome }];
  });
  const credited = list.filter(({ outcome: { state } }) => state === 'matched' || state === 'deposit');
  const rest = list.filter((one) => !credited.includes(one));
  return {
    ...headOf(file, importing.operatorId),
    credited: sumsOf(credited.map(({ line }) => line)),
    is_continued: isContinued({ known, balances, added }),
    balances: accountsIn([added, balances]).map((key) => balanceOf(key, { known, balances, added })),
    lines: [...credited, ...rest].slice(0, limits.bankReleaseLinesShown).map(({ line, outcome }) => ({
      id: line.id,
      booked_on: line.bookedOn,
      direction: line.direction,
      amount: formatUnits(line.units, line.currency),
      currency: line.currency,
      other_name: line.otherName,
      text: line.text,
      becomes: outcome.state,
      why: outcome.reason,
      reference: outcome.reference,
      shop_id: named.get(line.id)?.shopId.toString() ?? null,
      deposit_id: named.get(line.id)?.depositId ?? null,
    })),
    lines_total: list.length,
  };
}

/** A file that waits, as a card shows it. */
export function headOf(file: sql.WaitingImport, operatorId: string) {
  return {
    id: file.id,
    name: file.name,
    from: file.from_day,
    to: file.to_day,
    added: file.added,
    by: file.made_by_name,
    is_yours: file.made_by === operatorId,
    at: file.at.toISOString(),
  };
}

function sumsOf(list: readonly NewLine[]) {
  return [...Map.groupBy(list, ({ currency }) => currency)].map(([currency, rows]) => ({
    amount: formatUnits(
      rows.reduce((sum, { units }) => sum + units, 0n),
      currency,
    ),
    currency,
    count: rows.length,
  }));
}

type Key = { readonly account: string; readonly currency: string };

function balanceOf({ account, currency: name }: Key, { known, balances, added }: StatementInput) {
  const isOf = (one: Key) => one.account === account && one.currency === name;
  const [before, days] = [known.find(isOf), balances.filter(isOf)];
  const currency = added.find(isOf)?.currency ?? days[0]?.currency;
  const text = (units: bigint | null | undefined) =>
    units === null || units === undefined || currency === undefined ? null : signed(units, currency);
  return {
    account: maskNumber(account, false),
    currency: name,
    known: text(before?.closing_units),
    known_on: before?.closing_day ?? null,
    opening: text(days[0]?.openingUnits),
    closing: text(days.at(-1)?.closingUnits),
  };
}

const signed = (units: bigint, currency: Asset) =>
  units < 0n ? `-${formatUnits(-units, currency)}` : formatUnits(units, currency);
