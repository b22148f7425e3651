// Calls of notices. Those that look collect what is new first.
import { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { changeQuiet, presentCheck, presentList, readSome, whoOf } from './box.ts';
import { channelRoutes } from './channel-routes.ts';
import { collectNews } from './collect.ts';

export function noticeRoutes(house: House): void {
  keep(
    house,
    checkNotices,
    async ({ world, tx, input, session }) => {
      const who = whoOf(session);
      await collectNews(world, who.shopId);
      return presentCheck(tx, world, who, input.since_id);
    },
    { direct: true },
  );
  keep(
    house,
    listNotices,
    async ({ world, tx, input, session, call }) => {
      const who = whoOf(session);
      // Later pages go on where the first one began.
      if (input.page === 1) await collectNews(world, who.shopId);
      return presentList(tx, who, input, call.language);
    },
    { direct: true },
  );
  keep(house, readNotices, ({ world, tx, input, session }) => readSome(tx, world, whoOf(session), input));
  channelRoutes(house);
  keep(house, quietHours, ({ world, tx, input, session }) => changeQuiet(tx, world, whoOf(session), input));
}
