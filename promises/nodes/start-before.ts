// Starts the sources that it lies in as a server does, without building or filling anything. Copied into those of the
// release before.
import { start } from '#apps/server/main.ts';

try {
  await start(process.env, { build: () => Promise.resolve() });
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
