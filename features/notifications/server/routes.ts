// Calls of notices. Those that look collect what is new first.
import { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { changeQuiet, presentCheck, presentList, readSome } from './box.ts';
import { channelRoutes } from './channel-routes.ts';
import { collectNews } from './collect.ts';

export function noticeRoutes(registry: Registry): void {
  handle(
    registry,
    checkNotices,
    async ({ env, tx, input, shopId, personId }) => {
      const who = { shopId, personId };
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
