/** Builds the client of the API into one package: ESM beside its types, without dependencies. `npm run build -- client`. */
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runQuietly } from '../../tools/programs.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
export const clientOut = path.join(root, 'dist', 'client');

/** @returns The folder that was written. */
export async function buildClient(out: string = clientOut): Promise<string> {
  const next = `${out}.next-${process.pid}`;
  await mkdir(next, { recursive: true });
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const project = path.join(here, 'tsconfig.build.json');
  const { code, said } = await runQuietly([compiler, '-p', project, '--outDir', next]);
  if (code !== 0) throw new Error(`the client does not compile: ${said}`);
  await copyFile(path.join(here, 'manifest.json'), path.join(next, 'package.json'));
  await copyFile(path.join(here, 'README.md'), path.join(next, 'README.md'));
  await copyFile(path.join(root, 'LICENSE'), path.join(next, 'LICENSE'));
  await rm(out, { recursive: true, force: true });
  await rename(next, out);
  return out;
}
