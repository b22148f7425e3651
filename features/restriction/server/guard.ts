// A closed account: its person may sign in and read why, object, see the money and leave. Everything else waits.
import type { Endpoint } from '#domain/wire/endpoint.ts';
import {
  addAppeal,
  listAppeals,
  listRestrictions,
  restrictionDetail,
  statementCopy,
} from '#features/restriction/contract.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { assertMay } from './assert.ts';

const ownCalls = [restrictionDetail, statementCopy, listRestrictions, addAppeal, listAppeals].map(
  ({ name }) => name,
);

/**
 * The check before every call of a signed-in merchant.
 *
 * @param open Names of other rooms' calls that a closed account may make too.
 * @throws Refused `accountDisabled` with the restriction.
 */
export function makeGuard(env: Pick<Environment, 'db' | 'clock'>, open: readonly Endpoint[]) {
  const names = new Set([...ownCalls, ...open.map(({ name }) => name)]);
  return async (session: Session, endpoint: Endpoint): Promise<void> => {
    if (session.actor !== 'merchant' || names.has(endpoint.name)) return;
    await assertMay(env.db.direct, session.shopId, 'enter', { now: env.clock.now() });
  };
}
