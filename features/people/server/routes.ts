// Calls of people. `login` and `me` need the shop as well and are kept by its room.
import { refuse } from '#domain/errors.ts';
import { logout } from '#features/people/contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { askPasswordReset, renewAccountCodes, resetPassword } from '#features/people/recovery.contract.ts';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  renewRecovery,
  updatePayPassword,
} from '#features/people/safety.contract.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import type { World } from '#platform/world.ts';
import { changeInfo, presentInfo, type PersonFacts } from './info.ts';
import { assertPasswordAgain, changeOwnPassword } from './password-change.ts';
import { changePayPassword } from './pay-password.ts';
import { assertPersonAgain } from './person-again.ts';
import { askReset, makeAccountCodes, noMail, reset } from './recovery.ts';
import * as factor from './second-factor.ts';
import { endOthers, endSession } from './sessions.ts';
import type { Who } from './tries.sql.ts';

/**
 * All of them are kept without a transaction of their own: secrets take long to check, and their tries are counted
 * whatever becomes of the rest.
 *
 * @param facts Told by later rooms: the identity check, and pictures.
 */
export function peopleRoutes(house: House, facts: PersonFacts = {}): void {
  keep(
    house,
    logout,
    async ({ world, call }) => ({ ended: call.token !== undefined && (await endSession(world, call.token)) }),
    { direct: true },
  );
  keepInfo(house, facts);
  keepSafety(house);
  keepFactor(house);
  keepRecovery(house, facts);
}

function keepInfo(house: House, facts: PersonFacts): void {
  keep(
    house,
    perInfo,
    async ({ world, tx, input, session, call, audit }) => {
      const who = whoOf(session);
      const { patch, code, password } = input;
      if (patch !== undefined && Object.keys(patch).length > 0) {
        factor.assertTyped(code);
        await changeInfo(world, who, { patch, password, code }, facts);
        // Names of fields alone: who was erased must not stand in a chain that keeps everything.
        audit({ shopId: who.shopId, subject: 'profile', after: { changed: Object.keys(patch).toSorted() } });
      }
      return presentInfo(tx, who, { world, session, language: call.language }, facts);
    },
    { direct: true },
  );
  keep(
    house,
    endSessions,
    async ({ world, input, session }) => {
      if (input.id === undefined && input.others !== true) {
        throw refuse('parameterMissing', { field: 'id', reason: 'missing' });
      }
      return { ended: await endOthers(world, session, input.id) };
    },
    { direct: true },
  );
}

function keepSafety(house: House): void {
  keep(
    house,
    updatePayPassword,
    async ({ world, input, session }) => {
      factor.assertTyped(input.code);
      const { withdrawPausedUntil } = await changePayPassword(world, whoOf(session), input);
      return { set: true, withdraw_paused_until: withdrawPausedUntil?.toISOString() ?? null };
    },
    { direct: true },
  );
  keep(
    house,
    changePassword,
    async ({ world, input, session }) => {
      factor.assertTyped(input.code);
      await changeOwnPassword(world, whoOf(session), input);
      return { changed: true, ended: await endOthers(world, session, undefined) };
    },
    { direct: true },
  );
}

function keepFactor(house: House): void {
  keep(
    house,
    beginSecondFactor,
    async ({ world, input, session }) => {
      const who = whoOf(session);
      const { username } = await assertPasswordAgain(world, who, input.password);
      return factor.beginFactor(world, who, username);
    },
    { direct: true },
  );
  keep(
    house,
    confirmSecondFactor,
    async ({ world, input, session }) => ({
      on: true,
      recovery_codes: await factor.confirmFactor(world, whoOf(session), input.code),
    }),
    { direct: true },
  );
  keep(
    house,
    renewRecovery,
    async ({ world, input, session }) => {
      const who = await proven(world, session, input);
      return { recovery_codes: await factor.renewRecoveryCodes(world, who) };
    },
    { direct: true },
  );
  keep(
    house,
    endSecondFactor,
    async ({ world, input, session }) => {
      await factor.endFactor(world, await proven(world, session, input));
      return { on: false };
    },
    { direct: true },
  );
}

function keepRecovery(house: House, { mail = noMail }: PersonFacts): void {
  keepOpen(
    house,
    askPasswordReset,
    ({ world, input, call }) => askReset({ world, mail, ip: call.ip }, input),
    { direct: true },
  );
  keepOpen(house, resetPassword, ({ world, input, call }) => reset({ world, mail, ip: call.ip }, input), {
    direct: true,
  });
  keep(
    house,
    renewAccountCodes,
    async ({ world, input, session }) => {
      const who = whoOf(session);
      await assertPersonAgain(world, who, input);
      return { recovery_codes: await world.db.transaction((tx) => makeAccountCodes(tx, world, who)) };
    },
    { direct: true },
  );
}

/** Password first, so that a wrong one uses up no code. */
async function proven(
  world: World,
  session: Session,
  input: { readonly password: string; readonly code?: string | undefined },
): Promise<Who> {
  const who = whoOf(session);
  factor.assertTyped(input.code);
  await assertPasswordAgain(world, who, input.password);
  await factor.assertSecondFactor(world, who, input.code);
  return who;
}

function whoOf({ shopId, personId }: Session): Who {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return { shopId, personId };
}
