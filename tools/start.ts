// `npm start`: builds the front ends and opens the platform; an empty database of test data gets the demo world.
import { flushCompileCache } from 'node:module';
import { say, start } from '#apps/server/main.ts';
import { seedDemo } from '#demo/demo.ts';
import { buildAll } from './build.ts';
import { openDemoWays } from './demo-ways.ts';

try {
  await start(process.env, { build: () => buildAll(), seed: seedDemo, demoWays: openDemoWays });
  // At the end of the process it would be too late for a server that is killed.
  flushCompileCache();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
}
