// The file of a person's own data as whoever asked for it reads it, and whether a word is anywhere in the database.
import { inflateRawSync } from 'node:zlib';
import { makeDataFile, myData } from '#features/privacy/contract.ts';
import { statement } from '#platform/db/database.ts';
import type { TestApp } from './test-app.ts';

/** The entries of a file that is made now, by their names. */
export async function readDataFile(app: TestApp, token: string): Promise<Map<string, string>> {
  await app.ask(makeDataFile, {}, { token });
  await app.composed.runner.runDue();
  const { file } = await app.ask(myData, {}, { token });
  const answer = await app.composed.app.inject({ method: 'GET', url: file?.url ?? '' });
  return unzip(answer.rawPayload);
}

const texts = statement<{ t: string; c: string }>(
  'privacy-test-columns',
  `select table_name as t, column_name as c from information_schema.columns
   where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')
     and table_name in (select tablename from pg_tables where schemaname = 'public')`,
);

/** Where in the whole database a word stands, as `table.column`. */
export async function findWord(app: TestApp, word: string): Promise<string[]> {
  const { direct } = app.composed.env.db;
  const found: string[] = [];
  for (const { t, c } of await direct.rows(texts, [])) {
    const count = statement<{ n: number }>(
      `privacy-test-${t}-${c}`,
      `select count(*)::int as n from "${t}" where "${c}"::text ilike '%' || $1 || '%'`,
    );
    const row = await direct.row(count, [word]).catch(() => undefined);
    if ((row?.n ?? 0) > 0) found.push(`${t}.${c}`);
  }
  return found;
}

/** Entries of a ZIP file by their name, read from the list at its end. */
export function unzip(whole: Buffer): Map<string, string> {
  const end = whole.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const count = whole.readUInt16LE(end + 10);
  const entries = new Map<string, string>();
  let at = whole.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    const [packed, length, offset] = [at + 20, at + 28, at + 42].map((place, index) =>
      index === 1 ? whole.readUInt16LE(place) : whole.readUInt32LE(place),
    );
    const nameLength = length ?? 0;
    const name = whole.subarray(at + 46, at + 46 + nameLength).toString();
    const start = (offset ?? 0) + 30 + nameLength;
    entries.set(name, inflateRawSync(whole.subarray(start, start + (packed ?? 0))).toString());
    at += 46 + nameLength;
  }
  return entries;
}
