// Calls of the console's people: signing in, who they are, and who else works here.
import { operatorLogin, operatorLogout, operatorMe, supplierMe } from '#features/staff/contract.ts';
import * as people from '#features/staff/people.contract.ts';
import * as steps from '#features/staff/sign-in.contract.ts';
import * as sso from '#features/staff/single-sign-on.contract.ts';
import { sessions } from '#features/people/server/public.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { accountRoutes } from './account-routes.ts';
import { presentOperator } from './operators.ts';
import * as acts from './people.ts';
import * as signIn from './sign-in.ts';
import * as provider from './single-sign-on.ts';

/** Who is signed in says it themselves: a read without a transaction. */
const direct = { direct: true } as const;
/** Nobody is signed in yet: each step opens the transaction that it needs. */
const signInOptions = { direct: true, across: 'authentication' } as const;

export function operatorsRoutes(registry: Registry): void {
  handleSignIn(registry);
  handle(registry, operatorMe, ({ tx, env, session }) => presentOperator(tx, env, session), direct);
  handle(registry, supplierMe, ({ tx, env, session }) => presentOperator(tx, env, session), direct);
  accountRoutes(registry);
  handleSingleSignOn(registry);
  handle(registry, people.listPeople, ({ tx, now, session }) => acts.presentPeople(tx, now, session), direct);
  handle(registry, people.invitePerson, acts.invite);
  handle(registry, people.renewConsoleLink, acts.renewLink);
  handle(registry, people.proposeRoleChange, acts.propose);
  handle(registry, people.decideRoleChange, acts.decide);
  handle(registry, people.lessenPerson, acts.lessen);
}

function handleSignIn(registry: Registry): void {
  handle(
    registry,
    operatorLogin,
    ({ env, input, call }) => signIn.firstStep(env, input, call.ip),
    signInOptions,
  );
  handle(
    registry,
    steps.consoleCode,
    ({ env, input, call }) => signIn.enterByCode(env, input, call.ip),
    signInOptions,
  );
  handle(
    registry,
    steps.consolePasskeyBegin,
    ({ env, input }) => signIn.beginPasskey(env, input.ticket),
    signInOptions,
  );
  handle(
    registry,
    steps.consolePasskey,
    ({ env, input, call }) => signIn.enterByPasskey(env, input, call.ip),
    signInOptions,
  );
  handle(
    registry,
    steps.consoleSetUpBegin,
    ({ env, input }) => signIn.beginSetUp(env, input.ticket),
    signInOptions,
  );
  handle(
    registry,
    steps.consoleSetUp,
    ({ env, input, call }) => signIn.setUpApp(env, input, call.ip),
    signInOptions,
  );
  handle(
    registry,
    steps.consoleSetUpPasskeyBegin,
    ({ env, input }) => signIn.beginSetUpPasskey(env, input.ticket),
    signInOptions,
  );
  handle(
    registry,
    steps.consoleSetUpPasskey,
    ({ env, input, call }) => signIn.setUpPasskey(env, input, call.ip),
    signInOptions,
  );
  handle(
    registry,
    steps.readConsoleLink,
    ({ env, input, call }) => acts.readLink({ env, ip: call.ip }, input),
    signInOptions,
  );
  handle(
    registry,
    steps.joinConsole,
    ({ env, input, call }) => acts.join({ env, ip: call.ip }, input),
    signInOptions,
  );
  handle(
    registry,
    operatorLogout,
    async ({ env, call }) => ({
      ended: call.token !== undefined && (await sessions.end(env, call.token)),
    }),
    signInOptions,
  );
}

function handleSingleSignOn(registry: Registry): void {
  handle(registry, sso.signInWays, ({ env }) => Promise.resolve(provider.presentWays(env)), signInOptions);
  handle(
    registry,
    sso.beginSingleSignOn,
    ({ env, input }) => provider.beginSignIn(env, input),
    signInOptions,
  );
  handle(
    registry,
    sso.singleSignOn,
    ({ env, input, call }) => provider.firstStep(env, input, call.ip),
    signInOptions,
  );
  handle(
    registry,
    sso.readConnection,
    ({ env, session }) => provider.presentConnection(env, session),
    direct,
  );
  handle(registry, sso.beginConnection, ({ env, session }) => provider.beginConnection(env, session), direct);
  handle(
    registry,
    sso.connectSingleSignOn,
    ({ env, session, input }) => provider.connect(env, session, input),
    direct,
  );
  handle(
    registry,
    sso.disconnectSingleSignOn,
    ({ env, session }) => provider.disconnect(env, session),
    direct,
  );
}
