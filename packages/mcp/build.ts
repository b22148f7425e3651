/** Builds the assistant's server into one file that needs nothing but Node. `npm run build -- mcp`. */
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
export const mcpOut = path.join(root, 'dist', 'mcp');

/** @returns The folder that was written. */
export async function buildMcp(out: string = mcpOut): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // What is read is what runs.
      minify: false,
      target: 'node22',
      ssr: path.join(here, 'main.ts'),
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'node' },
  });
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
  const [chunk, more] = outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  if (chunk === undefined || more !== undefined) throw new Error('the assistant’s server is not one file');
  const next = `${out}.next-${process.pid}`;
  await mkdir(next, { recursive: true });
  await writeFile(path.join(next, 'stockless-mcp.mjs'), `#!/usr/bin/env node\n${chunk.code}`, {
    mode: 0o755,
  });
  await copyFile(path.join(here, 'manifest.json'), path.join(next, 'package.json'));
  await copyFile(path.join(here, 'README.md'), path.join(next, 'README.md'));
  await copyFile(path.join(root, 'LICENSE'), path.join(next, 'LICENSE'));
  await rm(out, { recursive: true, force: true });
  await rename(next, out);
  return out;
}
