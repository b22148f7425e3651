// Calls about one's own access to the console, of operators and of suppliers' people.
import {
  operatorAccessCalls,
  supplierAccessCalls,
  type AccessCalls,
} from '#features/staff/access-calls.contract.ts';
import { refuse } from '#domain/errors.ts';
import { sessions } from '#features/people/server/public.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import * as account from './account.ts';
import * as factors from './factors.ts';
import * as passkeys from './passkeys.ts';

const direct = { direct: true } as const;

export function accountRoutes(house: House): void {
  for (const calls of [operatorAccessCalls, supplierAccessCalls]) {
    keepAccess(house, calls);
    keepFactors(house, calls);
  }
}

function keepAccess(house: House, calls: AccessCalls): void {
  keep(house, calls.myAccess, ({ world, session }) => account.presentAccess(world, session), direct);
  keep(
    house,
    calls.endConsoleSessions,
    async ({ world, input, session }) => {
      if (input.id === undefined && input.others !== true) {
        throw refuse('parameterMissing', { field: 'id', reason: 'missing' });
      }
      return { ended: await sessions.endOthers(world, session, input.id) };
    },
    direct,
  );
  keep(
    house,
    calls.changeConsolePassword,
    async ({ world, input, session }) => ({ ended: await account.changePassword(world, session, input) }),
    direct,
  );
  keep(
    house,
    calls.proveFactor,
    async ({ world, input, session }) => {
      const until = await account.proveAgain(world, session, input);
      return { fresh_until: until.toISOString() };
    },
    direct,
  );
  keep(
    house,
    calls.provePasskeyBegin,
    ({ world, session }) => passkeys.askPasskey(world, session.personId),
    direct,
  );
}

function keepFactors(house: House, calls: AccessCalls): void {
  keep(
    house,
    calls.beginApp,
    async ({ world, session }) => {
      await factors.assertFreshFactor(world, session);
      const { username } = await account.personOf(world, session.personId);
      return factors.offerApp(world, session.personId, username);
    },
    direct,
  );
  keep(
    house,
    calls.confirmApp,
    async ({ world, input, session }) => {
      await factors.assertFreshFactor(world, session);
      const offered = await factors.checkOffered(world, session.personId, input.code);
      return {
        recovery_codes: await world.db.transaction((tx) =>
          factors.turnOnApp(tx, world, session.personId, offered),
        ),
      };
    },
    direct,
  );
  keep(
    house,
    calls.beginPasskey,
    async ({ world, session }) => {
      await factors.assertFreshFactor(world, session);
      return passkeys.askCreation(world, await account.personOf(world, session.personId));
    },
    direct,
  );
  keep(
    house,
    calls.addPasskey,
    ({ world, input, session }) => account.addPasskey(world, session, input),
    direct,
  );
  keep(
    house,
    calls.removeFactor,
    async ({ world, input, session }) => ({
      removed: await account.removeFactor(world, session, input),
    }),
    direct,
  );
  keep(
    house,
    calls.renewConsoleCodes,
    async ({ world, session }) => {
      await factors.assertFreshFactor(world, session);
      return {
        recovery_codes: await world.db.transaction((tx) => factors.renewCodes(tx, world, session.personId)),
      };
    },
    direct,
  );
}
