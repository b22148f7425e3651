// A test app that sells, with people of finance, and a hand on the other side of the wire that can lie.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { OperatorRole } from '#domain/rights.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { reconciliation } from '#features/reconciliation/contract.ts';
import { reconcile } from '#features/reconciliation/server/run.ts';
import { openTestSession } from '#platform/testing/session.ts';
import { sourcesOfApp } from '#apps/server/rooms.ts';
import { openTestApp } from './test-app.ts';
import { withFreshFactor } from './factor.ts';

export type FinancePerson = { readonly id: string; token(): Promise<string> };
export type ReconRig = Awaited<ReturnType<typeof openReconciliation>>;

export async function openReconciliation(ask: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp(ask);
  const { env } = app.composed;
  const { host, database, user } = app.database;
  const outside = new Client({ host, database, user });
  outside.on('error', () => undefined);
  await outside.connect();
  const person = async (role: OperatorRole = 'finance'): Promise<FinancePerson> => {
    const roles = [role];
    const username = `${role}-${randomUUID().slice(0, 8)}`;
    const { id } = await makeOperator(env, { username, password: randomUUID(), name: username, roles });
    const who = { actor: 'operator', personId: id, roles, shopId: undefined, supplierId: undefined } as const;
    // Sessions end while a test's clock runs.
    const token = async () => (await openTestSession(app.database, env.clock.now(), who)).token;
    return { id, token };
  };
  return {
    app,
    env,
    async person(role?: OperatorRole): Promise<FinancePerson> {
      const one = await person(role);
      return { id: one.id, token: async () => withFreshFactor(env, await one.token()) };
    },
    /** What the other side of the wire says is changed with the owner's rights: no code of the platform can. */
    query: (text: string, values: readonly unknown[] = []) =>
      outside.query<Record<string, unknown>>(text, [...values]),
    look: () => reconcile(env, sourcesOfApp(env)),
    state: async (who: FinancePerson) => app.ask(reconciliation, {}, { token: await who.token() }),
    async close() {
      await outside.end();
      await app.close();
    },
  };
}
