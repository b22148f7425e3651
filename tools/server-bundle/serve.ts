// The server that `npm run serve` runs: as it stands here where nothing was built, else as `npm run build` put it together.
import { assertBuilt } from '#apps/server/built-files.ts';
import { start } from '#apps/server/main.ts';
import { tidyAfterStart } from '#apps/server/memory.ts';
import { say } from '#apps/server/say.ts';

try {
  assertBuilt();
  await start(process.env, { build: () => Promise.resolve(), migratesAsOwnerOnly: true });
  await tidyAfterStart();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
}
