// Calls of invitations.
import { refuse } from '#domain/errors.ts';
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
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Session } from '#platform/session.ts';
import { makeFriendInvitations, presentFriends, revokeFriend } from './friends.ts';
import { closingOf, presentState, switchDoor } from './registration.ts';
import { presentTree } from './tree.ts';
import { checkCode, presentDoor, listPage, makeInvitations, present, revoke } from './invitations.ts';

/** What this room asks of rooms that it does not know. */
export type InvitationParts = {
  /** The rules of inviting as a page of the reader's language: blocks of escaped words. */
  readonly rulesHtml: (
    place: { readonly tx: Tx; readonly world: World; readonly now: Date },
    language: Language,
  ) => Promise<string>;
};

export function invitationRoutes(house: House, { rulesHtml }: InvitationParts): void {
  keepOpen(
    house,
    inviteCode,
    ({ world, input, call }) =>
      checkCode(world, { code: input.code, lang: input.lang, language: call.language, ip: call.ip }),
    { direct: true },
  );
  keepOpen(house, invitationDoor, ({ world, input }) => presentDoor(world, input.code), { direct: true });
  keep(house, listInvitations, ({ tx, world, input }) => listPage(tx, world, input), { direct: true });
  keep(house, addInvitations, async ({ tx, world, input, session }) => {
    const operator = await operatorOf(tx, session.personId);
    if (operator === undefined) throw refuse('recordNotFound', { reason: 'operator' });
    const by = { id: operator.id, name: operator.name };
    return { list: await makeInvitations(tx, world, { count: input.count, note: input.note, by }) };
  });
  keep(house, revokeInvitation, async ({ tx, world, input, now }) =>
    present(world, await revoke(tx, world, input.id), now),
  );
  keep(house, invitationTree, ({ tx, input }) => presentTree(tx, input), { direct: true });
  keep(house, registrationState, ({ tx, world }) => presentState(tx, world), { direct: true });
  keep(house, switchRegistration, async ({ tx, world, input, now, session, audit }) => {
    const before = await closingOf(tx, world);
    const done = await switchDoor({ tx, world, now, by: session.personId }, input);
    audit({ subject: 'registration', why: input.reason, before: { closed: before ?? null }, after: done });
    return done;
  });
  keep(
    house,
    listFriendInvitations,
    async (act) => presentFriends(asInviter(act), act.input, await rulesHtml(act, act.call.language)),
    { direct: true },
  );
  keep(house, inviteFriends, (act) => makeFriendInvitations(asInviter(act), act.input));
  keep(house, revokeFriendInvitation, (act) => revokeFriend(asInviter(act), act.input.id));
}

function asInviter<T extends { readonly session: Session }>(act: T) {
  const { shopId, personId } = act.session;
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return { ...act, shopId, personId };
}
