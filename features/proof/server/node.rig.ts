// One node of the platform as far as the record goes, as a process of its own: adds what waits and seals, until it is killed.
//   node node.rig.ts <folder of the socket>     with the keys of the record on its standard input
import { text } from 'node:stream/consumers';
import { defaultPolicy } from '#domain/policy.ts';
import { isOutage, openDatabase } from '#platform/db/database.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { openRecordKeys, recordSecrets } from '#platform/ports/record-keys.ts';
import * as z from 'zod/mini';
import { sealAll } from './seal.ts';
import { addWaiting } from './sequencer.ts';

const [host = ''] = process.argv.slice(2);
const secrets = z.parse(recordSecrets, JSON.parse(await text(process.stdin)));
const recordKeys = openRecordKeys(secrets, 'http://127.0.0.1:4000');
const db = openDatabase({ host, database: 'stockless' }, () => undefined, 4);
const env = { db, clock: systemClock, recordKeys, policy: defaultPolicy };

for (let round = 0; ; round += 1) {
  try {
    await addWaiting(env);
    if (round % 3 === 0) await sealAll(env);
    process.stdout.write('.');
  } catch (error) {
    // The database is away: the next round tries again. All else is told, and the test fails.
    if (!isOutage(error)) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
