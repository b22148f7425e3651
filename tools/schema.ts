/**
 * Writes `db/schema.sql`: what a database looks like once every migration is applied, read from PostgreSQL itself.
 *
 *   npm run schema                           writes the file
 *   node tools/run.mjs tools/schema.ts --check   changes nothing; ends with 1 where the file is not what it would write
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { rows } from '#db/rows.ts';
import { tables } from '#db/tables.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import { rooms } from './house/rooms.ts';
import { inMigratedDatabase, migrationsDir } from './schema/migrated.ts';
import { root } from './programs.ts';
import { readCatalogue } from './schema/read-catalogue.ts';
import { writeSchema } from './schema/write-schema.ts';

const file = 'db/schema.sql';

if (import.meta.main) process.exitCode = await main(process.argv.includes('--check'));

function main(isCheck: boolean): Promise<number> {
  return inMigratedDatabase(async (client) => {
    const wanted = await schemaOf(client);
    const fault = compareSchema(wanted, readSchema());
    if (isCheck && fault !== undefined) console.error(fault);
    if (!isCheck) writeFileSync(path.join(root, file), wanted);
    return isCheck && fault !== undefined ? 1 : 0;
  });
}

export function readSchema(): string {
  return existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
}

/** The text that the file should have for this migrated database. */
export async function schemaOf(client: Client): Promise<string> {
  const catalogue = await readCatalogue(client);
  return writeSchema({ catalogue, tables, rows, rooms, migrations: readMigrations(migrationsDir) });
}

/** One line that says where the file first differs and what to do; undefined where it does not. */
export function compareSchema(wanted: string, present: string): string | undefined {
  if (wanted === present) return undefined;
  const [want, have] = [wanted.split('\n'), present.split('\n')];
  const at = want.findIndex((line, n) => line !== have[n]);
  const line = at < 0 ? want.length : at + 1;
  const says = JSON.stringify((want[line - 1] ?? 'the end of the file').trim());
  return `${file}:${line}: differs from the migrations, which say ${says}: run \`npm run schema\``;
}
