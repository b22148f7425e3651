// What a statement says stood on the account: before, with every line, it must be what stands there after.
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { wrongStatement, type StatementBalance, type StatementLine } from './file.ts';

/** Below zero where the account is overdrawn. */
export type RawBalance = { readonly units: bigint };

export type CheckedBalance = StatementBalance & { readonly openingUnits: bigint; readonly line: number };

export function signedUnits({ direction, units }: Pick<StatementLine, 'direction' | 'units'>): bigint {
  return direction === 'credit' ? units : -units;
}

/** @throws Refused `invalidParameter` `balance_mismatch` with what the lines make and what the bank says. */
export function assertBalance(balance: CheckedBalance, lines: readonly StatementLine[]): void {
  const moved = lines.reduce((sum, line) => sum + signedUnits(line), 0n);
  const made = balance.openingUnits + moved;
  if (made !== balance.closingUnits)
    throw balanceMismatch(balance.line, balance.currency, { made, said: balance.closingUnits });
}

type Differs = { readonly made: bigint; readonly said: bigint };

export function balanceMismatch(line: number, currency: Asset, { made, said }: Differs) {
  return wrongStatement('balance_mismatch', {
    line,
    made: formatUnits(made, currency),
    said: formatUnits(said, currency),
    currency,
  });
}
