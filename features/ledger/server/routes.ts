// The console's view of the books. Nothing here writes.
import * as books from '#features/ledger/books.contract.ts';
import { statements, trialBalance } from '#features/ledger/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { exportDay, showAccounts, showTransfers } from './books.ts';
import { balanceBooks, listStatements } from './statements.ts';

export function ledgerRoutes(house: House): void {
  const direct = { direct: true };
  keep(house, statements, ({ tx }) => listStatements(tx), direct);
  keep(house, trialBalance, ({ world, input }) => balanceBooks(world, input.verify), direct);
  keep(house, books.bookAccounts, ({ world, tx, input }) => showAccounts(world, tx, input), direct);
  keep(house, books.bookTransfers, ({ world, tx, input }) => showTransfers(world, tx, input), direct);
  keep(house, books.dayJournal, ({ world, input }) => exportDay(world, input), direct);
}
