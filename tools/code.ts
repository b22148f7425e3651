/**
 * The code of an authenticator app, for people of test data alone: their secrets are no secrets.
 *
 *   npm run code -- olive        what to type at the second step of the demonstration's console
 */
import { demoStaff, supplierUsername } from '#demo/demo-world.ts';
import { suppliers } from '#demo/suppliers.ts';
import { codeAt, testSecretOf } from '#testing/door.ts';
import { openDatabase } from '#platform/db/database.ts';
import { instanceKind } from '#platform/db/instance.sql.ts';
import { readEnv } from '#platform/env.ts';
import { openInstance } from './instance.ts';

const names = [
  ...demoStaff.map(({ username }) => username),
  ...suppliers.map((supplier) => supplierUsername(supplier.name)),
];

process.exitCode = await main(process.argv.slice(2));

async function main([name = '']: string[]): Promise<number> {
  const username = names.find((one) => one === name.toLowerCase());
  if (username === undefined) {
    console.error(`npm run code -- NAME, where NAME is one of ${names.join(', ')}`);
    return 2;
  }
  try {
    if (!(await isTestInstance())) {
      console.error('This is not a test instance: nobody here has a second factor that this command knows.');
      return 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  console.log(codeAt(testSecretOf(username), Date.now()));
  return 0;
}

async function isTestInstance(): Promise<boolean> {
  const opened = await openInstance(readEnv(process.env));
  const db = openDatabase(opened.address, (error) => console.error(error.message), 1);
  try {
    return (await instanceKind(db.direct)) === 'test';
  } finally {
    await db.close();
    await opened.close();
  }
}
