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
import { handle, handleOpen, type Registry } from '#platform/http/pipeline.ts';
import { whoOf } from './box.ts';
import { presentDevices, subscribe, testDevices, unsubscribe } from './push/devices.ts';
import { noticeStreams } from './live.ts';
import { changeReach, confirm } from './reach.ts';
import { renew } from './push/renewal.ts';

export function channelRoutes(registry: Registry): void {
  handle(registry, pushKey, async ({ env }) => ({ key: env.push.publicKey }), { direct: true });
  handle(registry, pushSubscribe, async ({ env, tx, input, session }) => ({
    device: await subscribe(tx, env, { ...whoOf(session), sessionHash: session.tokenHash }, input),
  }));
  handleOpen(registry, pushRenew, ({ env, tx, input, call }) => renew(tx, env, input, call.ip));
  handle(registry, pushUnsubscribe, ({ env, tx, input, session }) =>
    unsubscribe(tx, env, whoOf(session), input),
  );
  handle(registry, pushTest, ({ env, input, session }) => testDevices(env, whoOf(session), input), {
    direct: true,
  });
  handle(
    registry,
    pushList,
    ({ env, tx, input, session }) => presentDevices(tx, env, whoOf(session), input),
    {
      direct: true,
    },
  );
  handle(registry, noticeReach, ({ env, tx, input, session }) => changeReach(tx, env, whoOf(session), input));
  handle(registry, confirmMail, ({ env, input, session }) => confirm(env, whoOf(session), input), {
    direct: true,
  });
  noticeStreams(registry);
}
