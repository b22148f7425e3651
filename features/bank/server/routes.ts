// Calls of the console about bank statements.
import * as contract from '#features/bank/contract.ts';
import { bankStatementLines, decideBankStatement } from '#features/bank/release.contract.ts';
import { keep, type Act, type House } from '#platform/http/pipeline.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import type { Session } from '#platform/session.ts';
import { decideLine } from './decide.ts';
import type { BankGround, Importing } from './apply.ts';
import { importStatement, prepareStatement } from './import.ts';
import { readBankConfig } from './config.ts';
import { decideStatement, presentLines } from './release.ts';
import { decideReturn, exportReturns } from './sending.ts';
import { presentOpen, presentReturns, presentStatements } from './view.ts';

/** Keeps the console's calls of this instance's bank accounts; without any account they have nothing to do. */
export function bankRoutes(house: House, parts: BankGround): void {
  const ground = { ...parts, ...readBankConfig(parts) };
  const importing = <E extends Endpoint>({
    world,
    tx,
    now,
    session,
  }: Act<E> & { session: Session }): Importing => ({
    world,
    tx,
    now,
    ground,
    operatorId: session.personId,
  });
  keep(
    house,
    contract.importBankStatement,
    (act) => importStatement(importing(act), act.input, act.call.files ?? []),
    { prepare: ({ world, input, call }) => prepareStatement(world, ground, input, call.files ?? []) },
  );
  keep(house, decideBankStatement, (act) => decideStatement(importing(act), act.input));
  keep(house, contract.decideBankLine, (act) => decideLine(importing(act), act.input));
  keep(house, contract.exportBankReturns, (act) => exportReturns(importing(act), act.input));
  keep(house, contract.decideBankReturn, (act) => decideReturn(importing(act), act.input));
  const direct = { direct: true };
  keep(
    house,
    contract.listBankStatements,
    ({ tx, input, session }) => presentStatements(tx, ground, input, { operatorId: session.personId }),
    direct,
  );
  keep(house, bankStatementLines, (act) => presentLines(importing(act), act.input.id), direct);
  keep(
    house,
    contract.listBankOpen,
    async ({ tx, input, session, now }) => presentOpen(tx, input, { operatorId: session.personId, now }),
    direct,
  );
  keep(
    house,
    contract.listBankReturns,
    async ({ tx, input, session, now }) => presentReturns(tx, input, { operatorId: session.personId, now }),
    direct,
  );
}
