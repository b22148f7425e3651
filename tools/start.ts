// `npm start`: builds the front ends and opens the platform; an empty database of test data gets the demo world.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { start, type Around } from '#apps/server/main.ts';
import { tidyAfterStart } from '#apps/server/memory.ts';
import { say } from '#apps/server/say.ts';
import { root } from './programs.ts';

// Loaded where they are called: a server with real data holds none of the demo world in memory.
const seed: Around['seed'] = async (parts) => (await import('#demo/demo.ts')).seedDemo(parts);
const demoWays: Around['demoWays'] = async (env) => (await import('./demo-ways.ts')).openDemoWays(env);
const demoWitness: Around['demoWitness'] = async (env, log) =>
  (await import('./witness/demo.ts')).openDemoWitness(env, log);

const demoCheats: Around['demoCheats'] = async (composed, env) =>
  (await import('./cheat/demo.ts')).openDemoCheats(composed, env);

const served = ['merchant', 'console', 'storefrontClient', 'storefrontServer'];

/** In a process of its own: it takes the second core, and gives its memory back. Nobody waits for packed files. */
async function build(): Promise<void> {
  const words = ['tools/build.ts', '--plain', ...served];
  const building = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: Buffer[] = [];
  building.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    building.once('error', reject);
    building.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the front ends do not build: ${Buffer.concat(said).toString()}`);
}

/** Packs what was built while the server serves, when nothing else wants the processor. */
function packLater(): void {
  const packing = spawn(process.execPath, ['tools/build.ts', '--pack'], { cwd: root, stdio: 'ignore' });
  // Where it cannot be, files are given as they are.
  packing.once('error', () => undefined);
  if (packing.pid !== undefined) os.setPriority(packing.pid, os.constants.priority.PRIORITY_LOW);
  packing.unref();
  process.once('exit', () => packing.kill());
}

try {
  await start(process.env, { build, seed, demoWays, demoWitness, demoCheats });
  await tidyAfterStart();
  packLater();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(1);
}
