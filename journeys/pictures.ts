/**
 * `npm run pictures`: starts the product with the demo world in a folder of its own, and takes a picture of every screen.
 *
 *   npm run pictures -- --only console/orders --langs en --sizes 360x740      some of them
 *   npm run pictures -- --out FOLDER                                           begins there, or goes on where it was ended
 */
import { chromium, type Browser } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChrome } from '#tools/chrome.ts';
import {
  addPictures,
  listFailed,
  pictureIndex,
  readOptions,
  type Options,
  type Picture,
} from '#tools/pictures/plan.ts';
import { indexPage, stripsOf } from '#tools/pictures/sheets.ts';
import { callsTo } from './calls.ts';
import { startProduct } from './pictures/product.ts';
import { openTours } from './pictures/tours.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const options = readOptions(words);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
  const chrome = await findChrome();
  const product = await startProduct(ending.signal);
  try {
    const browser = await chromium.launch({ ...chrome, handleSIGINT: false, handleSIGTERM: false });
    try {
      return await takeAll({ browser, options, url: product.url, signal: ending.signal });
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

type Work = {
  readonly browser: Browser;
  readonly options: Options;
  readonly url: string;
  readonly signal: AbortSignal;
};

async function takeAll({ browser, options, url, signal }: Work): Promise<number> {
  let index = readIndex(options.out);
  const tours = await openTours({ browser, options, app: { url, ...callsTo(url) } });
  const count = tours.length;
  for (const [place, tour] of tours.entries()) {
    if (signal.aborted) break;
    console.log(`${String(place + 1).padStart(2)}/${count} ${tour.group} ${tour.language}`);
    for await (const taken of tour.take(index)) {
      index = addPictures(index, taken);
      writeIndex(options.out, index);
      process.stdout.write(`   ${taken.at(-1)?.name ?? ''}, ${index.length} pictures\n`);
      if (signal.aborted) break;
    }
  }
  if (!signal.aborted) await drawSheets(browser, options.out, index);
  const failed = listFailed(index);
  for (const line of failed) console.error(`✗ ${line}`);
  console.log(`${index.length} pictures in ${options.out}: open ${path.join(options.out, 'index.html')}`);
  return failed.length === 0 && !signal.aborted ? 0 : 1;
}

function indexFile(out: string): string {
  return path.join(out, 'index.json');
}

function readIndex(out: string): Picture[] {
  mkdirSync(out, { recursive: true });
  const file = indexFile(out);
  if (!existsSync(file)) return [];
  const index = pictureIndex.parse(JSON.parse(readFileSync(file, 'utf8')));
  return index.filter((one) => existsSync(path.join(out, one.file)));
}

function writeIndex(out: string, index: readonly Picture[]): void {
  writeFileSync(indexFile(out), `${JSON.stringify(index, null, 1)}\n`);
  writeFileSync(path.join(out, 'index.html'), indexPage(index));
}

/** The strips are pages of pictures from this folder, and the browser draws them. */
async function drawSheets(browser: Browser, out: string, index: readonly Picture[]): Promise<void> {
  const folder = path.resolve(out);
  mkdirSync(path.join(folder, 'sheets'), { recursive: true });
  const sheet = path.join(folder, 'sheets', 'strip.html');
  const page = await browser.newPage();
  for (const { file, html, width } of stripsOf(index)) {
    writeFileSync(sheet, html);
    await page.setViewportSize({ width, height: 600 });
    await page.goto(`file://${sheet}`);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
  }
  await page.close();
}
