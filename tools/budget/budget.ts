/**
 * What a phone has to fetch before the merchant's app is there, in brotli bytes, against what we allow.
 *
 *   node tools/run.mjs tools/budget/budget.ts        builds the app if it changed, and prints every figure
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { buildAll } from '#tools/build.ts';
import { root, targets } from '#tools/vite.ts';

export type Line = {
  readonly name: string;
  readonly bytes: number;
  readonly bytesMax: number;
};

/**
 * React is 58 of the first route; router and query cache are our own (docs/decisions/0170), and a list fetches no field or
 * sheet before something is pressed (`tools/lean`). All of it comes once: afterwards the service worker has it. A further
 * screen comes while the finger is lifted. The words of one language come beside the first route.
 */
const bytesMax = { first: 107_000, further: 25_000, words: 12_000 } as const;

/** The screens that a day begins on, and the door; the others are further ones. */
const firstScreens = /(?:ShopCenterScreen|OrdersPlace|SignInPlace)\.tsx$/;
const isWords = (name: string): boolean => /(?:^|\/)locales\/[\w-]+\.ts$/.test(name);

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);

type Chunks = z.output<typeof manifest>;

/** Weighs the merchant's app as it is built. */
export async function weighMerchant(): Promise<Line[]> {
  const folder = path.join(root, targets.merchant.out);
  const chunks = manifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  const [entryName] = Object.entries(chunks).find(([, { isEntry }]) => isEntry === true) ?? [];
  if (entryName === undefined) throw new Error('the merchant app has no entry in its manifest');
  const entry = closureOf(chunks, entryName);
  const boot = (await readdir(path.join(folder, 'assets'))).filter((file) => /^boot-.*\.js$/.test(file));
  const weigh = async (files: Iterable<string>) => {
    const weights = await Promise.all([...files].map((file) => brotliBytes(path.join(folder, file))));
    return weights.reduce((sum, bytes) => sum + bytes, 0);
  };

  const entryFiles = new Set([...entry, ...boot.map((file) => `assets/${file}`)]);
  const lines: Line[] = [];
  const screens = Object.keys(chunks).filter((name) => isDynamic(chunks, name));
  const first = screens.filter((name) => firstScreens.test(name));
  const base = await weigh(entryFiles);
  for (const name of first) {
    const bytes = base + (await weigh(restOf(chunks, name, entry)));
    lines.push({ name: `first route: ${path.basename(name)}`, bytes, bytesMax: bytesMax.first });
  }
  for (const name of screens.filter((one) => !first.includes(one))) {
    const bytes = await weigh(restOf(chunks, name, new Set([...entry, ...openersOf(chunks, name)])));
    const limit = isWords(name) ? bytesMax.words : bytesMax.further;
    lines.push({ name: name.replace(/^(?:\.\.\/)+/, ''), bytes, bytesMax: limit });
  }
  return lines.toSorted((left, right) => right.bytes - left.bytes);
}

export function sayLine({ name, bytes, bytesMax: most }: Line): string {
  const mark = bytes > most ? '✗' : '✓';
  return `${mark} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${most / 1000}  ${name}`;
}

function isDynamic(chunks: Chunks, name: string): boolean {
  return Object.values(chunks).some(({ dynamicImports = [] }) => dynamicImports.includes(name));
}

/** Every file that must be there before a chunk can run. */
function closureOf(chunks: Chunks, name: string): Set<string> {
  const files = new Set<string>();
  const visit = (one: string): void => {
    const chunk = chunks[one];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(name);
  return files;
}

/** A part may need files of the screen that opens it, which are there by then: those of a screen that it names itself. */
function openersOf(chunks: Chunks, name: string): string[] {
  const own = closureOf(chunks, name);
  return Object.entries(chunks)
    .filter(([, { file, dynamicImports = [] }]) => dynamicImports.includes(name) && own.has(file))
    .flatMap(([opener]) => [...closureOf(chunks, opener)]);
}

function restOf(chunks: Chunks, name: string, known: ReadonlySet<string>): string[] {
  return [...closureOf(chunks, name)].filter((file) => !known.has(file));
}

/** As the server sends it; what is too small to be compressed counts as it is. */
async function brotliBytes(file: string): Promise<number> {
  if (existsSync(`${file}.br`)) return (await stat(`${file}.br`)).size;
  const bytes = await readFile(file);
  return Math.min(bytes.length, brotliCompressSync(bytes).length);
}

if (import.meta.main) {
  await buildAll((line) => console.log(line), ['merchant']);
  const lines = await weighMerchant();
  for (const line of lines) console.log(sayLine(line));
  process.exitCode = lines.some(({ bytes, bytesMax: most }) => bytes > most) ? 1 : 0;
}
