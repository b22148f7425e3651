// Calls about one's own access to the console, of operators and of suppliers' people.
import {
  operatorAccessCalls,
  supplierAccessCalls,
  type AccessCalls,
} from '#features/staff/access-calls.shapes.ts';
import { refuse } from '#domain/wire/errors.ts';
import { sessions } from '#features/people/server/public.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as account from './account.ts';
import * as factors from './factors.ts';
import * as passkeys from './passkeys.ts';

const direct = { direct: true } as const;

export function accountRoutes(registry: Registry): void {
  for (const calls of [operatorAccessCalls, supplierAccessCalls]) {
    handleAccess(registry, calls);
    handleFactors(registry, calls);
  }
}

function handleAccess(registry: Registry, calls: AccessCalls): void {
  handle(registry, calls.myAccess, ({ env, session }) => account.presentAccess(env, session), direct);
  handle(
    registry,
    calls.endConsoleSessions,
    async ({ env, input, session }) => {
      if (input.id === undefined && input.others !== true) {
        throw refuse('parameterMissing', { field: 'id', reason: 'missing' });
      }
      return { ended: await sessions.endOthers(env, session, input.id) };
    },
    direct,
  );
  handle(
    registry,
    calls.changeConsolePassword,
    async ({ env, input, session }) => ({ ended: await account.changePassword(env, session, input) }),
    direct,
  );
  handle(
    registry,
    calls.proveFactor,
    async ({ env, input, session }) => {
      const until = await account.proveAgain(env, session, input);
      return { fresh_until: until };
    },
    direct,
  );
  handle(
    registry,
    calls.provePasskeyBegin,
    ({ env, personId }) => passkeys.askPasskey(env, personId),
    direct,
  );
}

function handleFactors(registry: Registry, calls: AccessCalls): void {
  handle(
    registry,
    calls.beginApp,
    async ({ env, session }) => {
      await factors.assertFreshFactor(env, session);
      const { username } = await account.personOf(env, session.personId);
      return factors.offerApp(env, session.personId, username);
    },
    direct,
  );
  handle(
    registry,
    calls.confirmApp,
    async ({ env, input, session }) => {
      await factors.assertFreshFactor(env, session);
      const offered = await factors.checkOffered(env, session.personId, input.code);
      return {
        recovery_codes: await env.db.transaction((tx) =>
          factors.turnOnApp(tx, env, session.personId, offered),
        ),
      };
    },
    direct,
  );
  handle(
    registry,
    calls.beginPasskey,
    async ({ env, session }) => {
      await factors.assertFreshFactor(env, session);
      return passkeys.askCreation(env, await account.personOf(env, session.personId));
    },
    direct,
  );
  handle(
    registry,
    calls.addPasskey,
    ({ env, input, session }) => account.addPasskey(env, session, input),
    direct,
  );
  handle(
    registry,
    calls.removeFactor,
    async ({ env, input, session }) => ({
      removed: await account.removeFactor(env, session, input),
    }),
    direct,
  );
  handle(
    registry,
    calls.renewConsoleCodes,
    async ({ env, session }) => {
      await factors.assertFreshFactor(env, session);
      return {
        recovery_codes: await env.db.transaction((tx) => factors.renewCodes(tx, env, session.personId)),
      };
    },
    direct,
  );
}
