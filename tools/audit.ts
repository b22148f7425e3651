/**
 * The audit's chains from the command line, on the database of the running instance or of one that rests.
 *
 *   npm run audit -- verify   reads every chain from its first entry; ends with 1 where something was changed
 */
import { checkAllChains } from '#features/audit/server/audit.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { openDatabase } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { readEnv } from '#platform/env.ts';
import { openInstance } from './instance.ts';

process.exitCode = await main(process.argv.slice(2));

async function main([act, ...more]: string[]): Promise<number> {
  if (act !== 'verify' || more.length > 0) {
    console.error('npm run audit -- verify');
    return 2;
  }
  try {
    const instance = await openInstance(readEnv(process.env));
    const db = openDatabase(instance.address, (error) => console.error(error.message), 1);
    try {
      const startedAt = performance.now();
      const { chains, entries, problems } = await acrossShops('tools', () => checkAllChains(db.direct));
      for (const { shopId, problem } of problems)
        console.error(`${shopId === 0n ? 'the house' : shopCodeOf(shopId)}: ${problem}`);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${entries} entries in ${chains} chains, ${problems.length} faults, ${seconds} s`);
      return problems.length === 0 ? 0 : 1;
    } finally {
      await db.close();
      await instance.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
