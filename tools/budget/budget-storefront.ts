/**
 * What a phone has to fetch before a product page is there, in brotli bytes, against what we allow.
 *
 *   node tools/run.mjs tools/budget/budget-storefront.ts        builds the storefront if it changed, and prints every figure
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { frame } from '#features/storefront/page.samples.ts';
import { languages } from '#domain/text/language.ts';
import { sayLine, type Line } from './budget.ts';
import { buildAll } from '#tools/build.ts';
import { root, targets } from '#tools/vite.ts';

/** Issue 4: the document with its styles and scripts, and the scripts alone. */
const bytesMax = { page: 40_000, scripts: 15_000 } as const;

const built = z.object({
  render: z.custom<(page: unknown) => string>((value) => typeof value === 'function'),
});

/** Weighs the product page in every language, as the server draws and packs it. */
export async function weighStorefront(): Promise<Line[]> {
  const entry = path.join(root, targets.storefrontServer.out, 'entry.js');
  const { render } = built.parse({ ...(await import(pathToFileURL(entry).href)) });
  const lines = languages.map(async (language) => {
    const html = render({ ...frame, ...goodsPage, language });
    const named = [...html.matchAll(/"\/s-assets\/([^"]+\.(css|js))"/g)];
    const files = await Promise.all(named.map(([, file = '', kind]) => weigh(file, kind)));
    // The quality that the server packs with.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const document = brotliCompressSync(html, { params }).length;
    const sum = (isPart: (kind: string | undefined) => boolean) =>
      files.reduce((all, { kind, bytes }) => all + (isPart(kind) ? bytes : 0), 0);
    return [
      { name: `product page in ${language}`, bytes: document + sum(() => true), bytesMax: bytesMax.page },
      { name: `its scripts in ${language}`, bytes: sum((kind) => kind === 'js'), bytesMax: bytesMax.scripts },
    ];
  });
  return (await Promise.all(lines)).flat();
}

async function weigh(
  file: string,
  kind: string | undefined,
): Promise<{ kind: string | undefined; bytes: number }> {
  const whole = path.join(root, targets.storefrontClient.out, file);
  const packed = await stat(`${whole}.br`).catch(() => undefined);
  return { kind, bytes: packed?.size ?? (await readFile(whole)).length };
}

if (import.meta.main) {
  await buildAll((line) => console.log(line), ['storefrontClient', 'storefrontServer']);
  const lines = await weighStorefront();
  for (const line of lines) console.log(sayLine(line));
  process.exitCode = lines.some(({ bytes, bytesMax: most }) => bytes > most) ? 1 : 0;
}
