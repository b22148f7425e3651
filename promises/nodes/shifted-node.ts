// A node in a process of its own, whose clock may be set wrong by whoever starts it (`startShiftedNode`).
//   node shifted-node.ts <folder of the socket> <database> <folder of files> <port of metrics>
import { defaultPolicy } from '#domain/policy.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { openInstruments } from '#apps/server/watch/watch.ts';
import { healthRoute } from '#platform/http/health.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { composeTestApp } from '#testing/test-app.ts';

const [host = '', database = '', folder = '', metricsPort = ''] = process.argv.slice(2);
const drop = () => Promise.resolve();
const composed = composeTestApp({
  database: { host, database, user: '', drop },
  clock: systemClock,
  policy: { ...defaultPolicy, unverifiedUnpaid: undefined },
  folder,
});
await setPlatformTimers(composed);
healthRoute(composed.app, composed.env);
const at = { metricsPort: Number(metricsPort), host: '127.0.0.1', traces: undefined };
const instruments = await openInstruments(composed, at);
process.once('SIGTERM', () => {
  void Promise.all([composed.close(), instruments.stop()]).then(() => process.exit(0));
});
const address = await composed.app.listen({ host: '127.0.0.1', port: 0 });
composed.runner.start(200);
process.stdout.write(`Listening on ${address}\n`);
