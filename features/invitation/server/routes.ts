// Calls of invitations.
import { refuse } from '#domain/errors.ts';
import {
  addInvitations,
  inviteCode,
  listInvitations,
  revokeInvitation,
} from '#features/invitation/contract.ts';
import { operatorOf } from '#features/operators/server/public.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import { checkCode, listPage, makeInvitations, revoke } from './invitations.ts';

export function invitationRoutes(house: House): void {
  keepOpen(
    house,
    inviteCode,
    ({ world, input, call }) =>
      checkCode(world, { code: input.code, lang: input.lang, language: call.language, ip: call.ip }),
    { direct: true },
  );
  keep(house, listInvitations, ({ tx, world, input }) => listPage(tx, world, input), { direct: true });
  keep(house, addInvitations, async ({ tx, world, input, session }) => {
    const operator = await operatorOf(tx, session.personId);
    if (operator === undefined) throw refuse('recordNotFound', { reason: 'operator' });
    const by = { id: operator.id, name: operator.name };
    return { list: await makeInvitations(tx, world, { count: input.count, note: input.note, by }) };
  });
  keep(house, revokeInvitation, ({ tx, world, input }) => revoke(tx, world, input.id));
}
