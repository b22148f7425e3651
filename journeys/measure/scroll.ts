/**
 * How smoothly ten thousand rows scroll: `LongList` with real `Row`s on a phone's screen, a finger's flick after the
 * other, on a processor four times slower.
 *
 *   node tools/run.mjs journeys/measure/scroll.ts
 */
import { chromium } from '@playwright/test';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import * as z from 'zod/mini';
import { findChrome } from '#tools/chrome.ts';
import { root } from '#tools/vite.ts';

const framesMin = 55;
const seconds = 6;
const slowdown = 4;

const measured = z.object({
  frames: z.number(),
  ms: z.number(),
  longestMs: z.number(),
  drawn: z.number(),
  at: z.number(),
});

process.exitCode = await main();

async function main(): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stockless-scroll-'));
  try {
    await buildPage(folder);
    const result = await scroll(folder);
    const perSecond = (result.frames * 1000) / result.ms;
    const drawn = `${result.drawn} rows drawn at row ${Math.round(result.at)}`;
    console.log(
      `${perSecond.toFixed(1)} frames a second, longest ${result.longestMs.toFixed(0)} ms, ${drawn}`,
    );
    return perSecond >= framesMin ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, 'ui/testing'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), tailwind()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: path.join(root, 'ui/testing/long-list-page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css">' +
      '<div id="root"></div><script type="module" src="/page.js"></script>',
  );
}

async function scroll(folder: string): Promise<z.output<typeof measured>> {
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const types: Record<string, string> = {
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.html': 'text/html',
    };
    readFile(path.join(folder, path.normalize(name))).then(
      (bytes) => response.setHeader('content-type', types[path.extname(name)] ?? 'text/plain').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const chrome = await findChrome();
  const browser = await chromium.launch({
    executablePath: chrome.executablePath,
    env: chrome.env,
    args: chrome.args,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator('[aria-posinset]').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return z.parse(measured, await page.evaluate(flick, seconds));
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page: moves it each frame as a flick does, now slower, now faster, and counts the frames. */
async function flick(forSeconds: number) {
  const began = performance.now();
  let [frames, longestMs, last] = [0, 0, began];
  while (last - began < forSeconds * 1000) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    if (frames > 0) longestMs = Math.max(longestMs, now - last);
    last = now;
    frames += 1;
    window.scrollBy(0, 20 + 100 * Math.abs(Math.sin(frames / 40)));
  }
  const rows = [...document.querySelectorAll('[aria-posinset]')];
  const at = Number(rows[0]?.getAttribute('aria-posinset') ?? 0);
  return { frames, ms: last - began, longestMs, drawn: rows.length, at };
}
