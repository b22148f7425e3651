/**
 * Builds the command `stockless-verify` and its page, each as one file that needs nothing else, into `dist/verify`, which is
 * the package as it is published. Two builds of the same sources are the same, byte for byte, wherever they are made.
 *
 *   npm run build -- verify
 */
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'vite';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
export const verifyOut = path.join(root, 'dist', 'verify');

const commandFile = 'stockless-verify.mjs';

/** @returns The folder that was written. */
export async function buildVerify(out: string = verifyOut): Promise<string> {
  const next = `${out}.next-${process.pid}`;
  await mkdir(next, { recursive: true });
  const command = await bundle(commandConfig);
  await writeFile(path.join(next, commandFile), `#!/usr/bin/env node\n${command}`, { mode: 0o755 });
  const script = await bundle(pageConfig);
  const page = await readFile(path.join(here, 'page/page.html'), 'utf8');
  await writeFile(path.join(next, 'page.html'), intoPage(page, script));
  await copyFile(path.join(here, 'manifest.json'), path.join(next, 'package.json'));
  await copyFile(path.join(here, 'README.md'), path.join(next, 'README.md'));
  await copyFile(path.join(root, 'LICENSE'), path.join(next, 'LICENSE'));
  await rm(out, { recursive: true, force: true });
  await rename(next, out);
  return out;
}

/** What is read is what runs: nothing is made shorter. */
const common = {
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
} as const satisfies InlineConfig;

const commandConfig: InlineConfig = {
  ...common,
  build: {
    write: false,
    minify: false,
    target: 'node22',
    ssr: path.join(here, 'command/main.ts'),
    rolldownOptions: { output: { format: 'es', codeSplitting: false } },
  },
  // Everything is taken in: whoever runs it installs nothing else.
  ssr: { noExternal: true, target: 'node' },
};

const pageConfig: InlineConfig = {
  ...common,
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    rolldownOptions: {
      input: path.join(here, 'page/page.ts'),
      output: { format: 'iife', codeSplitting: false },
    },
  },
};

async function bundle(config: InlineConfig): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const built = await build(config);
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  const [chunk, more] = chunks;
  if (chunk === undefined || more !== undefined) throw new Error('the verifier is not one file');
  return chunk.code;
}

/** The end of a script inside a script would end it in the page too. */
function intoPage(page: string, script: string): string {
  const [before, after] = page.split('<!-- script -->');
  if (before === undefined || after === undefined) throw new Error('the page has no place for its script');
  return `${before}<script>${script.replaceAll('</script', '<\\/script')}</script>${after}`;
}
