// A node of the platform under a history: everything that `npm run serve` runs except its pages, in a process that may be
// killed, paused or told to end at any moment.
//   node node.ts <folder of the socket> <data folder> <port> <base address>
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { operatorRoles } from '#domain/rights.ts';
import { Refused } from '#domain/wire/errors.ts';
import { compose, type Composed } from '#apps/server/compose.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { saveSecrets } from '#apps/server/secrets.ts';
import { endOnSignal } from '#apps/server/signals.ts';
import { workRecord } from '#features/proof/server/work.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { markInstance } from '#platform/db/instance.sql.ts';
import { repeat } from '#platform/jobs/repeat.ts';
import { makeLog } from '#platform/log.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { testSecretOf } from '#testing/door.ts';
import { replayPolicy } from '#tools/replay/policy.ts';

const timersEveryMs = 500;
const outsideEveryMs = 1_000;
const recordEveryMs = 2_000;

const [host = '', folder = '', port = '', baseUrl = ''] = process.argv.slice(2);

process.on('disconnect', () => process.exit(0));

const composed = compose({
  kind: 'test',
  database: { host, database: 'stockless' },
  clock: systemClock,
  // Money is returned without waiting for an answer of the merchant, and no beginner's limit ends the run.
  policy: replayPolicy,
  secrets: saveSecrets({ dataDir: folder, secretsFile: undefined }),
  brand: { name: 'Stockless', legalName: 'Stockless', country: 'GB' },
  baseUrl,
  filesFolder: path.join(folder, 'files'),
  vaultFolder: path.join(folder, 'vault'),
  log: makeLog(process.env['LOG_LEVEL'] ?? 'error'),
});
const { env, app, runner } = composed;
await markInstance(env.db.direct, true, env.clock.now());
await makeFirstOperator(composed);
// Reconciliation holds what the shops of a history begin with against receipts, and there are none.
await setPlatformTimers(composed, { ranks: false });
const rounds = [
  repeat(outsideEveryMs, () => workOutside(composed)),
  repeat(recordEveryMs, () => workRecord(env)),
];
const graceMs = Number(process.env['DRAIN_SECONDS'] ?? '0') * 1_000;
endOnSignal({ drain: composed.watch.drain, graceMs }, async () => {
  await Promise.all(rounds.map((round) => round.stop()));
  await composed.close();
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
runner.start(timersEveryMs);
// A node that is killed writes nothing at its end, and the next one starts faster with it.
flushCompileCache();

/** Every start makes the operator; only the first one of an instance finds the name free. */
async function makeFirstOperator({ env: environment }: Composed): Promise<void> {
  const username = 'operator';
  const password = process.env['HISTORY_PASSWORD'] ?? '';
  const factor = { secret: testSecretOf(username), env: environment };
  try {
    await makeOperator(environment, { username, password, name: 'Operator', roles: operatorRoles, factor });
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'usernameExists') throw error;
  }
}

/** What the test provider and the test sender of payouts say late. The history plays the carrier itself. */
async function workOutside({ doubles }: Composed): Promise<void> {
  try {
    await doubles?.provider.redeliver();
    await doubles?.payouts.work();
  } catch (error) {
    env.log.warn({ error }, 'the test provider waits for the database');
  }
}
