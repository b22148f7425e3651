/**
 * The service worker of the merchant's app: `apps/merchant/worker/sw.ts` as one file that names every file of this
 * build, so that the app opens without a connection. Other languages' words are kept when they are first used.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from './vite.ts';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** Writes `sw.js` into a build of the merchant's app. */
export async function addWorker(folder: string): Promise<void> {
  const chunks = manifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  const words = new Set(
    Object.entries(chunks).flatMap(([name, { file }]) => (/(?:^|\/)locales\//.test(name) ? [file] : [])),
  );
  const assets = await readdir(path.join(folder, 'assets'), { recursive: true });
  const files = assets
    .map((file) => `assets/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(?:js|css|svg)$/.test(file) && !words.has(file))
    .toSorted()
    .map((file) => `/${file}`);
  await writeFile(path.join(folder, 'sw.js'), await workerCode(files, await versionOf(folder, files)));
}

/** Changes with any file and with the page itself, and with nothing else. */
async function versionOf(folder: string, files: readonly string[]): Promise<string> {
  const page = path.join(folder, 'index.html');
  const text = existsSync(page) ? await readFile(page, 'utf8') : '';
  return createHash('sha256')
    .update(JSON.stringify([files, text]))
    .digest('hex')
    .slice(0, 12);
}

async function workerCode(files: readonly string[], version: string): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root: path.join(root, 'apps/merchant'),
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, 'apps/merchant/worker/sw.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
  const chunk = outputs.flatMap(({ output }) => output).find((one) => one.type === 'chunk');
  if (chunk === undefined) throw new Error('apps/merchant/worker/sw.ts was not built');
  return chunk.code;
}
