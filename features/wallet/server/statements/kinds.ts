// Which movements of the book each sum of a statement is made of.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { keysOf } from '#domain/keys.ts';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { postingKinds, ruleOf, type PostingKind } from '#domain/ledger/postings.ts';
import { statementFees, type listStatementEntries } from '#features/wallet/statements.contract.ts';
import { accountOf, balanceAccounts, flowTypeOf } from '../flow.ts';

export const parts = ['available', 'pending', 'held', 'withdrawing'] as const;

type Fee = (typeof statementFees)[number];

/** The account of the platform's income that each fee goes to. */
export const feeAccounts = {
  commission: 'commission',
  payout_fee: 'payout_fee',
  promotion: 'ads',
} as const satisfies Record<Fee, AccountKind>;

type SumName = InputOf<typeof listStatementEntries>['of'];
type Sides = { readonly debit_kind: AccountKind; readonly credit_kind: AccountKind };

/** The account of a fee or of tax; undefined of a type of movements in the wallet. */
function outerAccount(of: SumName): AccountKind | undefined {
  const fee = statementFees.find((one) => one === of);
  return of === 'tax' ? 'tax' : fee === undefined ? undefined : feeAccounts[fee];
}

/** The posting kinds that a sum is made of. */
export function kindsOf(of: SumName): PostingKind[] {
  const outer = outerAccount(of);
  return keysOf(postingKinds).filter((kind) => {
    const { debit, credit } = ruleOf(kind);
    return outer === undefined ? flowTypeOf(kind) === of : debit === outer || credit === outer;
  });
}

export function directionOf({ debit_kind: debit, credit_kind: credit }: Sides, of: SumName) {
  const outer = outerAccount(of);
  if (outer !== undefined) return credit === outer ? 'out' : 'in';
  return directionIn(debit, credit);
}

/** Whether a movement came into the four amounts or left them. */
export function directionIn(debit: AccountKind, credit: AccountKind): 'in' | 'out' | 'inside' {
  const [from, to] = [balanceAccounts.includes(debit), balanceAccounts.includes(credit)];
  return from === to ? 'inside' : to ? 'in' : 'out';
}

/** The kinds that a settlement lists: those that touch the wallet. */
export const walletKinds: readonly PostingKind[] = keysOf(postingKinds).filter(
  (kind) => flowTypeOf(kind) !== undefined,
);

/** Which of the four amounts an account is; undefined of all others. */
export const partOf = (kind: AccountKind) => parts.find((one) => accountOf[one] === kind);
