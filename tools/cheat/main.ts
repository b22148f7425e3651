/**
 * Cheats a merchant of a running demo, as somebody with all passwords of the platform could, so that you see it found.
 *
 *   npm run cheat                     lists the kinds
 *   npm run cheat -- KIND [SHOP]      does it to a shop by its code; to the one with the most sales where none is named
 *   npm run cheat -- end              answers everybody the same again; what was written stays
 *
 * Test data alone: a real instance is refused. Ends with 1 where there is nothing to cheat with.
 */
import { defaultPolicy } from '#domain/policy.ts';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { readSecrets } from '#apps/server/secrets.ts';
import { openDatabase } from '#platform/db/database.ts';
import { readEnv, type Env } from '#platform/env.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { noWitnesses, type Witnesses } from '#platform/ports/witnesses.ts';
import { openRecordKeys, type RecordSecrets } from '#platform/ports/record-keys.ts';
import { openInstance } from '../instance.ts';
import { cheats, findersOf, isCheatKind } from './kinds.ts';
import { endLies } from './lies.ts';
import { ownerLogin, withOwner } from './open-owner.ts';
import { ask, type Owner } from './owner.ts';

process.exitCode = await main(process.argv.slice(2));

async function main([kind, code]: string[]): Promise<number> {
  const env = readEnv(process.env);
  if (kind === 'end') {
    endLies(env.dataDir);
    console.log('everybody is answered the same');
    return 0;
  }
  if (kind === undefined || !isCheatKind(kind)) {
    for (const [name, cheat] of Object.entries(cheats)) {
      console.log(`${name.padEnd(14)}${cheat.does} (found by: ${findersOf(cheat)})`);
    }
    return kind === undefined ? 0 : 2;
  }
  try {
    return await asOwner(env, async (owner) => {
      const shopId = code === undefined ? await busiestShop(owner) : shopIdOf(code.toLowerCase());
      if (shopId === undefined) throw new Error('no such shop');
      console.log(`shop ${shopCodeOf(shopId)}: ${await cheats[kind].run(owner, shopId)}`);
      console.log(`found by: ${findersOf(cheats[kind])}`);
      return 0;
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function asOwner(settings: Env, work: (owner: Owner) => Promise<number>): Promise<number> {
  const { dataDir: folder, baseUrl, migrateUrl } = settings;
  const instance = await openInstance(settings);
  const db = openDatabase(instance.address, (error) => console.error(error.message), 2);
  try {
    const env = {
      db,
      clock: systemClock,
      policy: defaultPolicy,
      recordKeys: openRecordKeys(recordSecretsOf(settings), baseUrl),
      baseUrl,
      witnesses: await shownWitnesses(settings),
    };
    return await withOwner({ login: ownerLogin(instance.address, migrateUrl), env, folder }, work);
  } finally {
    await db.close();
    await instance.close();
  }
}

function recordSecretsOf(env: Env): RecordSecrets {
  const secrets = readSecrets(env)?.record;
  if (secrets === undefined) throw new Error('this instance has no keys of the record yet: start it first');
  return secrets;
}

/** Those that the running server names. */
async function shownWitnesses({ baseUrl }: Env): Promise<Witnesses> {
  const answer = await fetch(new URL('/log/policy', baseUrl)).catch(() => undefined);
  if (answer?.ok !== true) return noWitnesses;
  const lines = (await answer.text()).split('\n').filter((line) => !line.startsWith('log '));
  return { policyText: lines.join('\n'), list: [] };
}

async function busiestShop(owner: Owner): Promise<bigint | undefined> {
  const [row] = await ask<{ shop_id: string }>(
    owner,
    "select shop_id from transfer where kind = 'release' and shop_id > 0 group by shop_id order by count(*) desc limit 1",
  );
  return row === undefined ? undefined : BigInt(row.shop_id);
}
