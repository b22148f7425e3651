// Calls of invitations.
import { refuse } from '#domain/wire/errors.ts';
import {
  addInvitations,
  inviteCode,
  invitationDoor,
  listInvitations,
  revokeInvitation,
} from '#features/invitation/contract.ts';
import {
  invitationTree,
  registrationState,
  switchRegistration,
} from '#features/invitation/console.contract.ts';
import {
  inviteFriends,
  listFriendInvitations,
  revokeFriendInvitation,
} from '#features/invitation/friends.contract.ts';
import { operatorOf } from '#features/staff/server/public.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { makeFriendInvitations, presentFriends, revokeFriend } from './friends.ts';
import { closingOf, presentState, switchDoor } from './registration.ts';
import { presentTree } from './tree.ts';
import { checkCode, presentDoor, listPage, makeInvitations, present, revoke } from './invitations.ts';

/** What this room asks of rooms that it does not know. */
export type InvitationParts = {
  /** The rules of inviting as a page of the reader's language: blocks of escaped words. */
  readonly rulesHtml: (
    place: { readonly tx: Tx; readonly env: Environment; readonly now: Date },
    language: Language,
  ) => Promise<string>;
};

export function invitationRoutes(registry: Registry, { rulesHtml }: InvitationParts): void {
  handle(
    registry,
    inviteCode,
    ({ env, input, call }) =>
      checkCode(env, { code: input.code, lang: input.lang, language: call.language, ip: call.ip }),
    { direct: true },
  );
  handle(registry, invitationDoor, ({ env, input }) => presentDoor(env, input.code), { direct: true });
  handle(registry, listInvitations, ({ tx, env, input }) => listPage(tx, env, input), { direct: true });
  handle(registry, addInvitations, async ({ tx, env, input, personId }) => {
    const operator = await operatorOf(tx, personId);
    if (operator === undefined) throw refuse('recordNotFound', { reason: 'operator' });
    const by = { id: operator.id, name: operator.name };
    return { list: await makeInvitations(tx, env, { count: input.count, note: input.note, by }) };
  });
  handle(registry, revokeInvitation, async ({ tx, env, input, now }) =>
    present(env, await revoke(tx, env, input.id), now),
  );
  handle(registry, invitationTree, ({ tx, input }) => presentTree(tx, input), { direct: true });
  handle(registry, registrationState, ({ tx, env }) => presentState(tx, env), { direct: true });
  handle(registry, switchRegistration, async ({ tx, env, input, now, personId, audit }) => {
    const before = await closingOf(tx, env);
    const done = await switchDoor({ tx, env, now, by: personId }, input);
    audit({ subject: 'registration', why: input.reason, before: { closed: before ?? null }, after: done });
    return done;
  });
  handle(
    registry,
    listFriendInvitations,
    async (act) => presentFriends(act, act.input, await rulesHtml(act, act.call.language)),
    { direct: true },
  );
  handle(registry, inviteFriends, (act) => makeFriendInvitations(act, act.input));
  handle(registry, revokeFriendInvitation, (act) => revokeFriend(act, act.input.id));
}
