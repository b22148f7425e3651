// A column that says what stands on the account after every line: of the oldest line first, or of the newest.
import { balanceMismatch, signedUnits } from '#features/bank/server/balance.ts';
import type { StatementBalance, StatementLine } from '#features/bank/server/file.ts';
import type { ReadAmount } from './values.ts';

export type Stood = { readonly line: StatementLine; readonly balance: ReadAmount | undefined };

type Step = { readonly line: StatementLine; readonly before: bigint; readonly after: bigint };

/**
 * The balance at the end of each day. Nothing where the file has no such column, or several currencies.
 *
 * @throws Refused `invalidParameter` `balance_mismatch` at the line from which on they do not go together.
 */
export function balancesOf(rows: readonly Stood[]): StatementBalance[] {
  const steps = rows.flatMap(({ line, balance }) => (balance === undefined ? [] : [stepOf(line, balance)]));
  if (steps.length === 0 || steps.length < rows.length) return [];
  if (new Set(steps.map(({ line }) => line.currency)).size > 1) return [];
  const newestFirst = steps.toReversed();
  const [down, up] = [firstBreak(steps), firstBreak(newestFirst)];
  if (down !== undefined && up !== undefined) throw mismatchAt(down);
  return endsOfDays(down === undefined ? steps : newestFirst);
}

function stepOf(line: StatementLine, { units, isNegative, mark }: ReadAmount): Step {
  const after = isNegative || mark === 'debit' ? -units : units;
  return { line, after, before: after - signedUnits(line) };
}

type Break = { readonly line: StatementLine; readonly made: bigint; readonly said: bigint };

/** Where a line does not begin with what the one before left. */
function firstBreak(steps: readonly Step[]): Break | undefined {
  for (const [index, { line, before, after }] of steps.entries()) {
    const earlier = steps[index - 1];
    if (earlier !== undefined && earlier.after !== before)
      return { line, made: earlier.after + after - before, said: after };
  }
  return undefined;
}

const mismatchAt = ({ line, made, said }: Break) =>
  balanceMismatch(line.place, line.currency, { made, said });

function endsOfDays(steps: readonly Step[]): StatementBalance[] {
  return [...Map.groupBy(steps, ({ line }) => line.bookedOn).values()].flatMap((day) => {
    const [first, last] = [day[0], day.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { account, currency, bookedOn } = first.line;
    return [{ account, currency, day: bookedOn, openingUnits: first.before, closingUnits: last.after }];
  });
}
