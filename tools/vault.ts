/**
 * The keys of private files and sealed numbers, on the data of the running instance or of one that rests.
 *
 *   npm run vault -- new ID      prints a new key as VAULT_KEYS wants it
 *   npm run vault -- status      how many files and texts hang on which key
 *   npm run vault -- rotate      puts everything under the newest key; can be stopped and begun again
 *
 * To turn the keys: put the new key in front of the old ones in VAULT_KEYS (or VAULT_KEYS_FILE), restart, rotate, and take
 * out the old key when `status` counts nothing under it.
 */
import { randomBytes } from 'node:crypto';
import { readSecrets, secretsFile, type SecretsSource } from '#apps/server/secrets.ts';
import { openStorage, storageOptionsOf } from '#apps/server/files/storage.ts';
import { countKeys, turnKeys } from '#apps/server/turn-keys.ts';
import { openDatabase } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { readEnv } from '#platform/env.ts';
import { patienceOfCommands } from '#platform/storage/attempts.ts';
import { openInstance } from './instance.ts';

const usage = 'npm run vault -- status | rotate | new ID';

process.exitCode = await main(process.argv.slice(2));

async function main([act, id]: string[]): Promise<number> {
  if (act === 'new' && id !== undefined) {
    console.log(`${id}:${randomBytes(32).toString('base64')}`);
    return 0;
  }
  if (act !== 'status' && act !== 'rotate') {
    console.error(usage);
    return 2;
  }
  try {
    await onInstance(act);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function onInstance(act: 'status' | 'rotate'): Promise<void> {
  const env = readEnv(process.env);
  const { secret } = secretsOf(env);
  const opened = await openInstance(env);
  const db = openDatabase(opened.address, (error) => console.error(error.message), 2);
  const { vault } = openStorage(storageOptionsOf(env), { secret, patience: patienceOfCommands });
  try {
    console.log(`Keys      ${vault.keyIds.join(', ')} (the first one seals)`);
    if (act === 'rotate') {
      const { files, texts } = await acrossShops('tools', () =>
        turnKeys({ db, vault }, (seen) => console.log(`  ${seen}`)),
      );
      console.log(`Files     ${show(files)}`);
      console.log(`Texts     ${show(texts)}`);
      return;
    }
    const { files, texts } = await acrossShops('tools', () => countKeys({ db, vault }));
    console.log(`Files     ${show(files)}`);
    console.log(`Texts     ${show(texts)}`);
  } finally {
    await db.close();
    await opened.close();
  }
}

/** The keys of the start: new ones would open nothing. */
function secretsOf(source: SecretsSource): { readonly secret: string } {
  const secrets = readSecrets(source);
  if (secrets === undefined)
    throw new Error(`${secretsFile(source)} is missing: put it back from your backup`);
  return secrets;
}

function show(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ') || 'none';
}
