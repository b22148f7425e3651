// The console's view of the books. Nothing here writes.
import * as books from '#features/ledger/books.contract.ts';
import { statements, trialBalance } from '#features/ledger/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { exportDay, showAccounts, showTransfers } from './books.ts';
import { balanceBooks, listStatements } from './statements.ts';

export function ledgerRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, statements, ({ tx }) => listStatements(tx), direct);
  handle(registry, trialBalance, ({ env, input }) => balanceBooks(env, input.verify), direct);
  handle(registry, books.bookAccounts, ({ env, tx, input }) => showAccounts(env, tx, input), direct);
  handle(registry, books.bookTransfers, ({ env, tx, input }) => showTransfers(env, tx, input), direct);
  handle(registry, books.dayJournal, ({ env, input }) => exportDay(env, input), direct);
}
