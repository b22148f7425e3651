// Calls of the wallet itself: both only read; each reads in one transaction, so that its figures agree.
import { sumBook } from '#features/ledger/server/public.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import {
  exportFlow,
  listStatementEntries,
  listStatements,
  readStatement,
  statementFile,
} from '#features/wallet/statements.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { listFlowDocuments } from './flow-documents.ts';
import { keepPastDays } from './flow-days.ts';
import { filterOf, listWalletFlow } from './flow.ts';
import { writeFlowFile } from './statements/flow-file.ts';
import { printPaper } from './statements/papers.ts';
import { showEntries, showStatement, showStatements } from './statements/view.ts';
import type { WalletSides } from './sides.ts';
import { presentWallet } from './wallet.ts';

export function walletRoutes(registry: Registry, sides: WalletSides): void {
  // Sums of the past are kept before anything is read, in transactions of their own.
  handle(
    registry,
    wallet,
    async ({ env, tx: direct, shopId, personId, now }) => {
      await sumBook(direct, shopId, { saves: true });
      return env.db.transaction((tx) => presentWallet({ env, tx }, { shopId, personId }, now, sides));
    },
    { direct: true },
  );
  handle(
    registry,
    walletFlow,
    async ({ env, tx: direct, shopId, input, now }) => {
      await sumBook(direct, shopId, { saves: true });
      await keepPastDays(direct, shopId, filterOf(input), now);
      const list = input.group === undefined ? listWalletFlow : listFlowDocuments;
      return env.db.transaction((tx) => list(tx, shopId, input, sides));
    },
    { direct: true },
  );
  statementRoutes(registry);
}

function statementRoutes(registry: Registry): void {
  handle(registry, listStatements, (act) => showStatements(act, act.input), { direct: true });
  handle(registry, readStatement, (act) => showStatement(act, act.input.number), { direct: true });
  handle(registry, listStatementEntries, (act) => showEntries(act, act.input), { direct: true });
  handle(registry, statementFile, (act) => printPaper(act, act.input, act.call.language), { direct: true });
  handle(registry, exportFlow, (act) =>
    writeFlowFile(act, act.input, { language: act.call.language, now: act.now }),
  );
}
