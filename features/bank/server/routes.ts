// Calls of the console about bank statements.
import * as contract from '#features/bank/contract.ts';
import { bankStatementLines, decideBankStatement } from '#features/bank/release.contract.ts';
import { handle, type Registry, type ActBy } from '#platform/http/pipeline.ts';
import { decideLine } from './decide.ts';
import type { BankContext, Importing } from './apply.ts';
import { importStatement, prepareStatement } from './import.ts';
import { readBankConfig } from './config.ts';
import { decideStatement, presentLines } from './release.ts';
import { decideReturn, exportReturns } from './sending.ts';
import { presentOpen, presentReturns, presentStatements } from './view.ts';

/** Keeps the console's calls of this instance's bank accounts; without any account they have nothing to do. */
export function bankRoutes(registry: Registry, parts: BankContext): void {
  const context = { ...parts, ...readBankConfig(parts) };
  const importing = ({ env, tx, now, personId }: ActBy<'operator'>): Importing => ({
    env,
    tx,
    now,
    context,
    operatorId: personId,
  });
  handle(
    registry,
    contract.importBankStatement,
    (act) => importStatement(importing(act), act.input, act.call.files ?? []),
    { prepare: ({ env, input, call }) => prepareStatement(env, context, input, call.files ?? []) },
  );
  handle(registry, decideBankStatement, (act) => decideStatement(importing(act), act.input));
  handle(registry, contract.decideBankLine, (act) => decideLine(importing(act), act.input));
  handle(registry, contract.exportBankReturns, (act) => exportReturns(importing(act), act.input));
  handle(registry, contract.decideBankReturn, (act) => decideReturn(importing(act), act.input));
  const direct = { direct: true };
  handle(
    registry,
    contract.listBankStatements,
    ({ tx, input, personId }) => presentStatements(tx, context, input, { operatorId: personId }),
    direct,
  );
  handle(registry, bankStatementLines, (act) => presentLines(importing(act), act.input.id), direct);
  handle(
    registry,
    contract.listBankOpen,
    async ({ tx, input, personId, now }) => presentOpen(tx, input, { operatorId: personId, now }),
    direct,
  );
  handle(
    registry,
    contract.listBankReturns,
    async ({ tx, input, personId, now }) => presentReturns(tx, input, { operatorId: personId, now }),
    direct,
  );
}
