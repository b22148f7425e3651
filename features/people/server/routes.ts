// Calls of people. `login` and `me` need the shop as well and are kept by its room.
import { refuse } from '#domain/wire/errors.ts';
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
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { changeInfo, presentInfo, type PersonFacts } from './info.ts';
import { assertPasswordAgain, changeOwnPassword } from './password-change.ts';
import { changePayPassword, type PayPasswordSigns } from './pay-password.ts';
import { assertPersonAgain } from './person-again.ts';
import { askReset, makeAccountCodes, noMail, reset } from './recovery.ts';
import * as factor from './second-factor.ts';
import { endOthers, endSession } from './sessions.ts';
import { shopRoutes, type ShopLinkParts } from './shop-routes.ts';
import type { Who } from './tries.sql.ts';

/** `signs`: whether a device of the shop signed a change of the transaction password. */
export type PeopleParts = PersonFacts & ShopLinkParts & { readonly signs: PayPasswordSigns };

/**
 * All of them are kept without a transaction of their own: secrets take long to check, and their tries are counted
 * whatever becomes of the rest.
 *
 * @param facts Told by later rooms: the identity check, and pictures.
 */
export function peopleRoutes(registry: Registry, facts: PeopleParts): void {
  handle(
    registry,
    logout,
    async ({ env, call }) => ({ ended: call.token !== undefined && (await endSession(env, call.token)) }),
    { direct: true },
  );
  handleInfo(registry, facts);
  handleSafety(registry, facts);
  handleFactor(registry);
  handleRecovery(registry, facts);
  shopRoutes(registry, facts);
}

function handleInfo(registry: Registry, facts: PersonFacts): void {
  handle(
    registry,
    perInfo,
    async ({ env, tx, input, session, shopId, personId, call, audit }) => {
      const who = { shopId, personId };
      const { patch, code, password } = input;
      if (patch !== undefined && Object.keys(patch).length > 0) {
        factor.assertTyped(code);
        await changeInfo(env, who, { patch, password, code }, facts);
        // Names of fields alone: who was erased must not stand in a chain that keeps everything.
        audit({ shopId, subject: 'profile', after: { changed: Object.keys(patch).toSorted() } });
      }
      return presentInfo(tx, who, { env, session, language: call.language }, facts);
    },
    { direct: true },
  );
  handle(
    registry,
    endSessions,
    async ({ env, input, session }) => {
      if (input.id === undefined && input.others !== true) {
        throw refuse('parameterMissing', { field: 'id', reason: 'missing' });
      }
      return { ended: await endOthers(env, session, input.id) };
    },
    { direct: true },
  );
}

function handleSafety(registry: Registry, { signs }: PeopleParts): void {
  handle(
    registry,
    updatePayPassword,
    async ({ env, input, shopId, personId }) => {
      factor.assertTyped(input.code);
      const { withdrawPausedUntil } = await changePayPassword(env, { shopId, personId }, input, signs);
      return { set: true, withdraw_paused_until: withdrawPausedUntil ?? null };
    },
    { direct: true },
  );
  handle(
    registry,
    changePassword,
    async ({ env, input, session, shopId, personId }) => {
      factor.assertTyped(input.code);
      await changeOwnPassword(env, { shopId, personId }, input);
      return { changed: true, ended: await endOthers(env, session, undefined) };
    },
    { direct: true },
  );
}

function handleFactor(registry: Registry): void {
  handle(
    registry,
    beginSecondFactor,
    async ({ env, input, shopId, personId }) => {
      const who = { shopId, personId };
      const { username } = await assertPasswordAgain(env, who, input.password);
      return factor.beginFactor(env, who, username);
    },
    { direct: true },
  );
  handle(
    registry,
    confirmSecondFactor,
    async ({ env, input, shopId, personId }) => ({
      on: true,
      recovery_codes: await factor.confirmFactor(env, { shopId, personId }, input.code),
    }),
    { direct: true },
  );
  handle(
    registry,
    renewRecovery,
    async ({ env, input, shopId, personId }) => {
      const who = await proven(env, { shopId, personId }, input);
      return { recovery_codes: await factor.renewRecoveryCodes(env, who) };
    },
    { direct: true },
  );
  handle(
    registry,
    endSecondFactor,
    async ({ env, input, shopId, personId }) => {
      await factor.endFactor(env, await proven(env, { shopId, personId }, input));
      return { on: false };
    },
    { direct: true },
  );
}

function handleRecovery(registry: Registry, { mail = noMail }: PersonFacts): void {
  handle(registry, askPasswordReset, ({ env, input, call }) => askReset({ env, mail, ip: call.ip }, input), {
    direct: true,
  });
  handle(registry, resetPassword, ({ env, input, call }) => reset({ env, mail, ip: call.ip }, input), {
    direct: true,
  });
  handle(
    registry,
    renewAccountCodes,
    async ({ env, input, shopId, personId }) => {
      const who = { shopId, personId };
      await assertPersonAgain(env, who, input);
      return { recovery_codes: await env.db.transaction((tx) => makeAccountCodes(tx, env, who)) };
    },
    { direct: true },
  );
}

/** Password first, so that a wrong one uses up no code. */
async function proven(
  env: Environment,
  who: Who,
  input: { readonly password: string; readonly code?: string | undefined },
): Promise<Who> {
  factor.assertTyped(input.code);
  await assertPasswordAgain(env, who, input.password);
  await factor.assertSecondFactor(env, who, input.code);
  return who;
}
