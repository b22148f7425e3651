// Whether a statement continues what is known of its accounts, so that it needs no second person.
import { limits } from '#domain/limits.ts';
import { scales, type Asset } from '#domain/money/money.ts';
import type { AccountKey, AccountRow, Closing } from './account.sql.ts';
import { signedUnits } from './balance.ts';
import type { StatementBalance, StatementLine } from './file.ts';

type Line = Pick<StatementLine, 'account' | 'currency' | 'bookedOn' | 'direction' | 'units'>;

type StatementInput = {
  readonly known: readonly AccountRow[];
  /** In the file's order; empty where not every line of the file was taken. */
  readonly balances: readonly StatementBalance[];
  /** The lines that no file brought before. */
  readonly added: readonly Line[];
};

/** Every account that lines or balances speak of, once. */
export function accountsIn(lists: readonly (readonly AccountKey[])[]): AccountKey[] {
  const all = new Map(
    lists.flat().map(({ account, currency }) => [`${account}|${currency}`, { account, currency }]),
  );
  return [...all.values()].toSorted((left, right) =>
    `${left.account}|${left.currency}` < `${right.account}|${right.currency}` ? -1 : 1,
  );
}

const isOf =
  ({ account, currency }: AccountKey) =>
  (one: AccountKey) =>
    one.account === account && one.currency === currency;

const sumOf = (list: readonly Line[]) => list.reduce((sum, line) => sum + signedUnits(line), 0n);

/**
 * True where, account by account, the file says what stood there before and after, each day begins with what the one
 * before left, and the new lines lead from the last known closing balance to that of the file.
 */
export function isContinued({ known, balances, added }: StatementInput): boolean {
  return accountsIn([added, balances]).every((key) => {
    const before = known.find(isOf(key));
    const days = balances.filter(isOf(key));
    const [first, last] = [days[0], days.at(-1)];
    if (before === undefined || before.closing_units === null || before.closing_day === null) return false;
    if (first?.openingUnits === undefined || last === undefined || last.day < before.closing_day)
      return false;
    const isChained = days.every(
      (day, index) => index === 0 || day.openingUnits === days[index - 1]?.closingUnits,
    );
    return isChained && before.closing_units + sumOf(added.filter(isOf(key))) === last.closingUnits;
  });
}

/** What stands on the accounts once the file counts: as it says, or what its lines make of what stood there. */
export function closingsAfter({ known, balances, added }: StatementInput): Closing[] {
  return accountsIn([added, balances]).flatMap((key): Closing[] => {
    const before = known.find(isOf(key));
    const last = balances.findLast(isOf(key));
    const [units, day] = [before?.closing_units ?? null, before?.closing_day ?? null];
    if (last !== undefined) {
      return day !== null && last.day < day ? [] : [{ ...key, units: last.closingUnits, day: last.day }];
    }
    const later = added.filter(isOf(key)).filter(({ bookedOn }) => day !== null && bookedOn > day);
    const end = later
      .map(({ bookedOn }) => bookedOn)
      .toSorted()
      .at(-1);
    return units === null || end === undefined ? [] : [{ ...key, units: units + sumOf(later), day: end }];
  });
}

/** One person's files credit so much a day by their balances alone; a typed balance must not be a way to make money. */
export function isWithinAlone(
  added: readonly Line[],
  credited: readonly { readonly currency: Asset; readonly units: bigint }[],
): boolean {
  const credits = added.filter(({ direction }) => direction === 'credit');
  return [...new Set(credits.map(({ currency }) => currency))].every((currency) => {
    const before = credited.find((one) => one.currency === currency)?.units ?? 0n;
    const own = sumOf(credits.filter((line) => line.currency === currency));
    return before + own <= BigInt(limits.bankAloneMajor) * 10n ** BigInt(scales[currency]);
  });
}
