// A book in memory that has the floors of the real one.
import { isDebitNormal, type Account, type AccountKind } from '#domain/ledger/accounts.ts';
import { ruleOf, type PostingKind, type Transfer } from '#domain/ledger/postings.ts';

/** Money comes in by one place and leaves by another; what another book owes may be owed to it. */
const mayFall = new Set<AccountKind>(['psp', 'treasury', 'between_books']);

/** A book that refuses what the real one refuses: other rows than the matrix's, and balances below zero. */
export class Book {
  readonly transfers: Transfer[] = [];
  readonly #balances = new Map<string, bigint>();

  post(transfers: readonly Transfer[]): void {
    for (const transfer of transfers.filter(({ units }) => units !== 0n)) {
      const { kind, debit, credit, units, actor } = transfer;
      const rule = ruleOf(kind);
      if (
        rule.debit !== debit.kind ||
        rule.credit !== credit.kind ||
        !rule.by.includes(actor) ||
        units < 0n
      ) {
        throw new Error(`${kind} of ${units} by ${actor} is not in the matrix`);
      }
      this.#move(debit, isDebitNormal(debit.kind) ? units : -units, transfer);
      this.#move(credit, isDebitNormal(credit.kind) ? -units : units, transfer);
      this.transfers.push(transfer);
    }
  }

  #move(account: Account, change: bigint, transfer: Transfer): void {
    const after = this.of(account.kind, account.subject) + change;
    if (after < 0n && !mayFall.has(account.kind))
      throw new Error(`${transfer.onceKey}: ${account.kind} falls to ${after}`);
    this.#balances.set(`${account.kind}:${account.subject}`, after);
  }

  of(kind: AccountKind, subject = ''): bigint {
    return this.#balances.get(`${kind}:${subject}`) ?? 0n;
  }

  /** All accounts of a kind together. */
  all(kind: AccountKind): bigint {
    const own = [...this.#balances].filter(([key]) => key.startsWith(`${kind}:`));
    return own.reduce((sum, [, balance]) => sum + balance, 0n);
  }

  /** What transfers of these kinds have moved. */
  moved(...kinds: PostingKind[]): bigint {
    return this.transfers
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { units }) => sum + units, 0n);
  }
}
