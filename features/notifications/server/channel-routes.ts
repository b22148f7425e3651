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
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { presentDevices, subscribe, testDevices, unsubscribe } from './push/devices.ts';
import { noticeStreams } from './live.ts';
import { changeReach, confirm } from './reach.ts';
import { renew } from './push/renewal.ts';

export function channelRoutes(registry: Registry): void {
  handle(registry, pushKey, async ({ env }) => ({ key: env.push.publicKey }), { direct: true });
  handle(registry, pushSubscribe, async ({ env, tx, input, session, shopId, personId }) => ({
    device: await subscribe(tx, env, { shopId, personId, sessionHash: session.tokenHash }, input),
  }));
  handle(registry, pushRenew, ({ env, tx, input, call }) => renew(tx, env, input, call.ip));
  handle(registry, pushUnsubscribe, ({ env, tx, input, shopId, personId }) =>
    unsubscribe(tx, env, { shopId, personId }, input),
  );
  handle(
    registry,
    pushTest,
    ({ env, input, shopId, personId }) => testDevices(env, { shopId, personId }, input),
    {
      direct: true,
    },
  );
  handle(
    registry,
    pushList,
    ({ env, tx, input, shopId, personId }) => presentDevices(tx, env, { shopId, personId }, input),
    {
      direct: true,
    },
  );
  handle(registry, noticeReach, ({ env, tx, input, shopId, personId }) =>
    changeReach(tx, env, { shopId, personId }, input),
  );
  handle(
    registry,
    confirmMail,
    ({ env, input, shopId, personId }) => confirm(env, { shopId, personId }, input),
    {
      direct: true,
    },
  );
  noticeStreams(registry);
}
