// Calls of notices. Those that look collect what is new first.
import { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { changeQuiet, presentCheck, presentList, readSome, whoOf } from './box.ts';
import { channelRoutes } from './channel-routes.ts';
import { collectNews } from './collect.ts';

export function noticeRoutes(registry: Registry): void {
  handle(
    registry,
    checkNotices,
    async ({ env, tx, input, session }) => {
      const who = whoOf(session);
      await collectNews(env, who.shopId);
      return presentCheck(tx, env, who, input.since_id);
    },
    { direct: true },
  );
  handle(
    registry,
    listNotices,
    async ({ env, tx, input, session, call }) => {
      const who = whoOf(session);
      // Later pages go on where the first one began.
      if (input.page === 1) await collectNews(env, who.shopId);
      return presentList(tx, who, input, call.language);
    },
    { direct: true },
  );
  handle(registry, readNotices, ({ env, tx, input, session }) => readSome(tx, env, whoOf(session), input));
  channelRoutes(registry);
  handle(registry, quietHours, ({ env, tx, input, session }) => changeQuiet(tx, env, whoOf(session), input));
}
