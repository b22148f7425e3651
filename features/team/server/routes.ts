// Calls about the people of a shop.
import * as contract from '#features/team/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { join, presentInvitation } from './join.ts';
import * as team from './team.ts';

/** Direct where a password is asked for: that takes long, and its count of tries stands whatever becomes of the rest. */
const direct = { direct: true };

export function teamRoutes(registry: Registry): void {
  handle(registry, contract.listTeam, (act) => team.presentTeam(act), direct);
  handle(
    registry,
    contract.inviteMember,
    async (act) => {
      const made = await team.invite(act, act.input);
      act.audit({ shopId: act.shopId, subject: made.invitation.id, after: { role: made.invitation.role } });
      return made;
    },
    direct,
  );
  handle(registry, contract.revokeMemberInvitation, (act) => team.revoke(act, act.input.id));
  handle(
    registry,
    contract.setMemberRole,
    async (act) => {
      const { role } = await team.changeRole(act, act.input);
      act.audit({ shopId: act.shopId, subject: act.input.id, after: { role } });
      return { role };
    },
    direct,
  );
  handle(registry, contract.removeMember, (act) => team.letGo(act, act.input.id), direct);
  handle(
    registry,
    contract.setMemberRefunds,
    async (act) => {
      const saved = await team.saveRefunds(act, act.input);
      act.audit({ shopId: act.shopId, subject: 'team', after: { refunds: saved.amount } });
      return saved;
    },
    direct,
  );
  handle(registry, contract.listMemberActs, (act) => team.presentActs(act, act.input), direct);
  handle(
    registry,
    contract.readMemberInvitation,
    ({ env, now, call, input }) => presentInvitation({ env, now, ip: call.ip }, input),
    direct,
  );
  handle(registry, contract.joinTeam, (act) => join(act), direct);
}
