/**
 * `npm run serve`: opens the platform from what `npm run build` made. It builds nothing, fills no database with a demo
 * world, and loads no package for building or development.
 *
 * A PostgreSQL of the operator is migrated only where MIGRATE_DATABASE_URL is given (`npm run migrate` does it apart); the
 * packaged one always is.
 */
import { flushCompileCache } from 'node:module';
import { assertBuilt } from '#apps/server/built-files.ts';
import { start } from '#apps/server/main.ts';
import { giveBackMemory } from '#apps/server/memory.ts';
import { say } from '#apps/server/say.ts';

try {
  assertBuilt();
  await start(process.env, {
    build: () => Promise.resolve(),
    seed: () => Promise.resolve([]),
    migratesAsOwnerOnly: true,
  });
  // At the end of the process it would be too late for a server that is killed.
  flushCompileCache();
  await giveBackMemory();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
}
