// The console's view of the books. Nothing here writes.
import { statements, trialBalance } from '#features/ledger/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { balanceBooks, listStatements } from './statements.ts';

export function ledgerRoutes(house: House): void {
  const direct = { direct: true };
  keep(house, statements, ({ tx }) => listStatements(tx), direct);
  keep(house, trialBalance, ({ world, input }) => balanceBooks(world, input.verify), direct);
}
