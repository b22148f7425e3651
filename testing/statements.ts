// The second person of a statement, for tests that are about something else.
import { randomUUID } from 'node:crypto';
import type { RequestOf, Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import type { importBankStatement } from '#features/bank/contract.ts';
import { decideBankStatement } from '#features/bank/release.contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import { consoleToken } from './door.ts';

type Report = OutputOf<typeof importBankStatement>;
type Options = { readonly token?: string; readonly onceKey?: string };
type App = {
  ask<E extends Endpoint>(endpoint: E, ask: RequestOf<E>, options?: Options): Promise<OutputOf<E>>;
};

/** A file that waits is released by a person made for it; gives the report with what the file did. */
export async function releaseStatement(app: App, env: Environment, report: Report): Promise<Report> {
  if (report.dry_run || !report.needs_release || report.import_id === null) return report;
  const person = { username: `release-${randomUUID().slice(0, 8)}`, password: 'right-horse-battery-7' };
  await makeOperator(env, { ...person, name: 'Second', roles: ['finance'] });
  const token = await consoleToken(app, person);
  const ask = { id: report.import_id, act: 'release' } as const;
  const { state: _state, ...done } = await app.ask(decideBankStatement, ask, {
    token,
    onceKey: randomUUID(),
  });
  return { ...report, ...done };
}
