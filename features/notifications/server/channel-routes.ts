// Calls of the ways that notices reach somebody by who does not look.
import {
  confirmMail,
  noticeReach,
  pushKey,
  pushList,
  pushRenew,
  pushSubscribe,
  pushTest,
  pushUnsubscribe,
} from '#features/notifications/channels.contract.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import { whoOf } from './box.ts';
import { presentDevices, subscribe, testDevices, unsubscribe } from './devices.ts';
import { noticeStreams } from './live.ts';
import { changeReach, confirm } from './reach.ts';
import { renew } from './renewal.ts';

export function channelRoutes(house: House): void {
  keep(house, pushKey, async ({ world }) => ({ key: world.push.publicKey }), { direct: true });
  keep(house, pushSubscribe, async ({ world, tx, input, session }) => ({
    device: await subscribe(tx, world, { ...whoOf(session), sessionHash: session.tokenHash }, input),
  }));
  keepOpen(house, pushRenew, ({ world, tx, input, call }) => renew(tx, world, input, call.ip));
  keep(house, pushUnsubscribe, ({ world, tx, input, session }) =>
    unsubscribe(tx, world, whoOf(session), input),
  );
  keep(house, pushTest, ({ world, input, session }) => testDevices(world, whoOf(session), input), {
    direct: true,
  });
  keep(house, pushList, ({ world, tx, input, session }) => presentDevices(tx, world, whoOf(session), input), {
    direct: true,
  });
  keep(house, noticeReach, ({ world, tx, input, session }) => changeReach(tx, world, whoOf(session), input));
  keep(house, confirmMail, ({ world, input, session }) => confirm(world, whoOf(session), input), {
    direct: true,
  });
  noticeStreams(house);
}
