// Calls of the console's people: signing in, who they are, and who else works here.
import { operatorLogin, operatorLogout, operatorMe, supplierMe } from '#features/staff/contract.ts';
import * as people from '#features/staff/people.contract.ts';
import * as steps from '#features/staff/sign-in.contract.ts';
import { sessions } from '#features/people/server/public.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import { accountRoutes } from './account-routes.ts';
import { presentOperator } from './operators.ts';
import * as acts from './people.ts';
import * as signIn from './sign-in.ts';

const direct = { direct: true } as const;

export function operatorsRoutes(house: House): void {
  keepSignIn(house);
  keep(house, operatorMe, ({ tx, world, session }) => presentOperator(tx, world, session), direct);
  keep(house, supplierMe, ({ tx, world, session }) => presentOperator(tx, world, session), direct);
  accountRoutes(house);
  keep(house, people.listPeople, ({ tx, now, session }) => acts.presentPeople(tx, now, session), direct);
  keep(house, people.invitePerson, acts.invite);
  keep(house, people.renewConsoleLink, acts.renewLink);
  keep(house, people.proposeRoleChange, acts.propose);
  keep(house, people.decideRoleChange, acts.decide);
  keep(house, people.lessenPerson, acts.lessen);
}

function keepSignIn(house: House): void {
  const direct = { direct: true, across: 'authentication' } as const;
  keepOpen(house, operatorLogin, ({ world, input, call }) => signIn.firstStep(world, input, call.ip), direct);
  keepOpen(
    house,
    steps.consoleCode,
    ({ world, input, call }) => signIn.enterByCode(world, input, call.ip),
    direct,
  );
  keepOpen(
    house,
    steps.consolePasskeyBegin,
    ({ world, input }) => signIn.beginPasskey(world, input.ticket),
    direct,
  );
  keepOpen(
    house,
    steps.consolePasskey,
    ({ world, input, call }) => signIn.enterByPasskey(world, input, call.ip),
    direct,
  );
  keepOpen(
    house,
    steps.consoleSetUpBegin,
    ({ world, input }) => signIn.beginSetUp(world, input.ticket),
    direct,
  );
  keepOpen(
    house,
    steps.consoleSetUp,
    ({ world, input, call }) => signIn.setUpApp(world, input, call.ip),
    direct,
  );
  keepOpen(
    house,
    steps.consoleSetUpPasskeyBegin,
    ({ world, input }) => signIn.beginSetUpPasskey(world, input.ticket),
    direct,
  );
  keepOpen(
    house,
    steps.consoleSetUpPasskey,
    ({ world, input, call }) => signIn.setUpPasskey(world, input, call.ip),
    direct,
  );
  keepOpen(
    house,
    steps.readConsoleLink,
    ({ world, input, call }) => acts.readLink({ world, ip: call.ip }, input),
    direct,
  );
  keepOpen(
    house,
    steps.joinConsole,
    ({ world, input, call }) => acts.join({ world, ip: call.ip }, input),
    direct,
  );
  keepOpen(
    house,
    operatorLogout,
    async ({ world, call }) => ({
      ended: call.token !== undefined && (await sessions.end(world, call.token)),
    }),
    direct,
  );
}
