/**
 * Builds the front ends and the server into `dist/`: only those whose sources differ from the last build. Beside every text file its
 * .br and .gz are laid, so that the server compresses nothing while it serves.
 *
 *   node tools/run.mjs tools/build.ts [merchant|console|gallery|storefrontClient|storefrontServer|server|verify|client|mcp …]
 *   node tools/run.mjs tools/build.ts --plain [target …]   without the packed files: a build in a third of the time
 *   node tools/run.mjs tools/build.ts --pack               packs what was built plainly, and builds nothing
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { addBoot } from './boot.ts';
import { addLicences } from './licences.ts';
import { putInPlace } from './server-bundle/put-in-place.ts';
import { hasEntry, root, targets, viteConfig } from './vite.ts';
import type { ClientAssets, Target } from './vite.ts';
import { addWorker } from './worker.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files gain nothing: one packet carries them anyway. */
const compressFromBytes = 1_000;
const textFile = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

const order = [
  'merchant',
  'console',
  'gallery',
  'storefrontClient',
  'storefrontServer',
] as const satisfies readonly Target[];

export type Built = { readonly target: Target; readonly result: 'built' | 'unchanged' | 'missing' };

/**
 * Builds what changed and says what it did. A build that fails throws and leaves the one before in place.
 *
 * @param isPlain Leaves the packed files to `packAll`.
 */
export async function buildAll(
  say: (line: string) => void = () => undefined,
  wanted: readonly string[] = order,
  isPlain = false,
): Promise<Built[]> {
  const results: Built[] = [];
  const read = makeReader();
  for (const target of order.filter((one) => wanted.includes(one))) {
    if (!hasEntry(target)) {
      results.push({ target, result: 'missing' });
      continue;
    }
    const sources = await hashSources(target, read);
    const out = path.join(root, targets[target].out);
    const stamp = path.join(root, 'dist', '.sources', target);
    if (existsSync(out) && (await readIfThere(stamp)) === sources) {
      if (!isPlain) await packFolder(out);
      results.push({ target, result: 'unchanged' });
      continue;
    }
    say(`building ${target}`);
    await buildOne(target, out, isPlain);
    await mkdir(path.dirname(stamp), { recursive: true });
    await writeFile(stamp, sources);
    results.push({ target, result: 'built' });
  }
  return results;
}

async function buildOne(target: Target, out: string, isPlain: boolean): Promise<void> {
  const next = path.join(root, 'dist', '.next', `${target}-${process.pid}`);
  const assets = target === 'storefrontServer' ? await clientAssets() : undefined;
  // What is built is what people get, whoever asks for it: a test that does would else get React as made for development.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build(viteConfig(target, next, assets));
  if (target === 'merchant') {
    await addBoot(next);
    await addLicences(next);
    await addWorker(next);
  }
  if (!isPlain && target !== 'storefrontServer') await packFolder(next);
  putInPlace(next, out);
}

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.optional(z.boolean()), css: z.optional(z.array(z.string())) }),
);

async function clientAssets(): Promise<ClientAssets> {
  const text = await readFile(path.join(root, targets.storefrontClient.out, 'manifest.json'), 'utf8');
  const entry = Object.values(manifest.parse(JSON.parse(text))).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error('the storefront client has no entry in its manifest');
  return { script: `/s-assets/${entry.file}`, styles: (entry.css ?? []).map((file) => `/s-assets/${file}`) };
}

/** Packs what was built plainly. A server that runs meanwhile gives each file packed from the moment it is whole. */
export async function packAll(): Promise<void> {
  for (const target of order) {
    if (target !== 'storefrontServer') await packFolder(path.join(root, targets[target].out));
  }
}

/** Lays a .br and a .gz beside each text file that is worth it and has none. */
export async function packFolder(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (!textFile.test(file) || existsSync(`${file}.br`)) continue;
    const bytes = await readFile(file);
    if (bytes.length < compressFromBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeWhole(file, '.gz', await zip(bytes, { level: 9 }));
    await writeWhole(file, '.br', await brotli(bytes, { params }));
  }
}

/** Half a file is never seen. */
async function writeWhole(file: string, kind: '.br' | '.gz', bytes: Buffer): Promise<void> {
  const part = `${file}.part-${process.pid}${kind}`;
  await writeFile(part, bytes);
  await rename(part, `${file}${kind}`);
}

type Reader = (file: string) => Promise<Buffer>;

/** Reads each file once for all targets: most of them share the kit, the words and the domain. */
function makeReader(): Reader {
  const known = new Map<string, Promise<Buffer>>();
  return (file) => {
    const reading = known.get(file) ?? readFile(file);
    known.set(file, reading);
    return reading;
  };
}

/** The hash of everything a build reads: the app, its screens, the kit, words, the domain, and how it is built. */
async function hashSources(target: Target, read: Reader): Promise<string> {
  const { app } = targets[target];
  const folders = [`apps/${app}`, 'ui', 'locales', 'domain', 'features'].map((folder) =>
    path.join(root, folder),
  );
  const below = (await Promise.all(folders.map(filesBelow))).flat().filter((file) => isSource(file));
  const files = [
    ...below,
    ...[
      'tools/vite.ts',
      'tools/lean/lean.ts',
      'tools/lean/lean-contracts.ts',
      'tools/lean/lean-limits.ts',
      'tools/lean/no-schemas.ts',
      'tools/build.ts',
      'tools/boot.ts',
      'tools/licences.ts',
      'tools/worker.ts',
      'package-lock.json',
    ].map((file) => path.join(root, file)),
  ];
  // The pages link to the client's files by their hashed names.
  if (target === 'storefrontServer') files.push(path.join(root, 'dist', '.sources', 'storefrontClient'));
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await read(file))
      .update('\0');
  return hash.digest('hex');
}

function isSource(file: string): boolean {
  return !file.includes(`${path.sep}server${path.sep}`) && !/\.(?:test\.tsx?|sql|md)$/.test(file);
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? await readFile(file, 'utf8') : undefined;
}

if (import.meta.main) {
  const startedAt = performance.now();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { plain: { type: 'boolean', default: false }, pack: { type: 'boolean', default: false } },
  });
  const wanted = positionals.length === 0 ? order : positionals;
  const say = (line: string): void => console.log(line);
  const built = values.pack ? await packAll() : await buildAll(say, wanted, values.plain);
  for (const { target, result } of built ?? []) console.log(`${target}: ${result}`);
  const isWanted = (name: string): boolean =>
    !values.pack && (positionals.length === 0 || positionals.includes(name));
  if (isWanted('server')) {
    // `npm start` runs the sources: it does not ask for this one.
    const { buildServer } = await import('./server-bundle/build.ts');
    console.log(`server: ${await buildServer()}`);
  }
  if (isWanted('verify')) {
    // What checks an instance from outside is no front end of it: a start does not build it.
    const { buildVerify } = await import('../packages/verify/build.ts');
    console.log(`verify: ${path.relative(root, await buildVerify())}`);
  }
  if (isWanted('mcp')) {
    const { buildMcp } = await import('../packages/mcp/build.ts');
    console.log(`mcp: ${path.relative(root, await buildMcp())}`);
  }
  if (isWanted('client')) {
    const { buildClient } = await import('../packages/client/build.ts');
    console.log(`client: ${path.relative(root, await buildClient())}`);
  }
  console.log(`${Math.round(performance.now() - startedAt)} ms`);
}
