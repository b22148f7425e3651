// Calls of notices. Those that look collect what is new first.
import { memberRoleOf } from '#domain/shop/team-roles.ts';
import { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { changeQuiet, presentCheck, presentMemberCheck, presentList, readSome } from './box.ts';
import { channelRoutes } from './channel-routes.ts';
import { collectNews } from './collect.ts';

export function noticeRoutes(registry: Registry): void {
  handle(
    registry,
    checkNotices,
    async ({ env, tx, input, shopId, personId, session }) => {
      const who = { shopId, personId };
      if (memberRoleOf(session.roles) !== undefined) return presentMemberCheck(tx, shopId);
      await collectNews(env, who.shopId);
      return presentCheck(tx, env, who, input.since_id);
    },
    { direct: true },
  );
  handle(
    registry,
    listNotices,
    async ({ env, tx, input, shopId, personId, call }) => {
      const who = { shopId, personId };
      // Later pages go on where the first one began.
      if (input.page === 1) await collectNews(env, who.shopId);
      return presentList(tx, who, input, call.language);
    },
    { direct: true },
  );
  handle(registry, readNotices, ({ env, tx, input, shopId, personId }) =>
    readSome(tx, env, { shopId, personId }, input),
  );
  channelRoutes(registry);
  handle(registry, quietHours, ({ env, tx, input, shopId, personId }) =>
    changeQuiet(tx, env, { shopId, personId }, input),
  );
}
