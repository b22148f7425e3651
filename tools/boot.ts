/**
 * What a browser runs before the merchant's app: `apps/merchant/boot.ts` as one small file that knows where the words
 * of each language and the first screens are. The page's security policy forbids scripts inside the page, so it is a file with a hash.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { languages } from '#domain/text/language.ts';
import { root } from './vite.ts';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
);
type Chunks = z.output<typeof manifest>;

/** The addresses that a day begins on, and the file of each one's screen. */
const firstScreens = {
  '/login': 'apps/merchant/SignInPlace.tsx',
  '/shopCenter': 'features/statistics/merchant/ShopCenterScreen.tsx',
  '/orderList': 'apps/merchant/OrdersPlace.tsx',
  '/goodsList': 'features/showcase/merchant/ShowcaseScreen.tsx',
  '/wallet': 'features/wallet/merchant/WalletScreen.tsx',
};

/** Adds it to a build of the merchant's app: the file itself, and its mention in the page. */
export async function addBoot(folder: string): Promise<void> {
  const chunks = manifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  const words: Record<string, string> = {};
  for (const language of languages) {
    const chunk = Object.entries(chunks).find(([name]) => name.endsWith(`locales/${language}.ts`));
    if (chunk !== undefined) words[language] = `/${chunk[1].file}`;
  }
  const code = await bootCode(words, screensOf(chunks));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/boot-${hash}.js`;
  await writeFile(path.join(folder, file), code);
  const page = path.join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<title>', `<script src="/${file}"></script>\n    <title>`));
}

/** The files that a screen needs besides those of the app, which the page names itself. */
function screensOf(chunks: Chunks): Record<string, string[]> {
  const entry = Object.entries(chunks).find(([, { isEntry }]) => isEntry === true)?.[0] ?? '';
  const known = new Set(closureOf(chunks, entry));
  const files = Object.entries(firstScreens).map(([address, source]) => {
    const name = Object.keys(chunks).find((one) => path.basename(one) === path.basename(source)) ?? '';
    return [address, closureOf(chunks, name).filter((file) => !known.has(file))];
  });
  return z.parse(z.record(z.string(), z.array(z.string())), Object.fromEntries(files));
}

function closureOf(chunks: Chunks, name: string, files: string[] = []): string[] {
  const chunk = chunks[name];
  if (chunk === undefined || files.includes(`/${chunk.file}`)) return files;
  files.push(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) closureOf(chunks, next, files);
  return files;
}

async function bootCode(words: Record<string, string>, screens: Record<string, string[]>): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root: path.join(root, 'apps/merchant'),
    publicDir: false,
    logLevel: 'warn',
    define: { __WORDS__: JSON.stringify(words), __SCREENS__: JSON.stringify(screens) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: path.join(root, 'apps/merchant/boot.ts'), output: { format: 'iife' } },
    },
  });
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
  const chunk = outputs.flatMap(({ output }) => output).find((one) => one.type === 'chunk');
  if (chunk === undefined) throw new Error('apps/merchant/boot.ts was not built');
  return chunk.code;
}
