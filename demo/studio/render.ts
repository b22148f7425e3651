/**
 * Renders the photographs of the demonstration goods that demo/pictures lacks. Needs Blender 3.4 with Cycles and OpenCV for
 * Python (Debian: blender, python3-opencv); nothing else of the project does.
 *
 *   npm run studio                    all that are missing
 *   npm run studio -- COF BAT-0701    those whose codes begin so, also where they are there
 *
 * One thread at the lowest priority. What was rendered is kept in a folder for temporary files, so that a run which
 * was broken off is gone on with; two runs at once share the work.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { pictureFolder, pictureWidths } from '#demo/photographs.ts';

const folder = path.join(os.tmpdir(), 'stockless-studio');
const here = import.meta.dirname;
const goodsFile = z.record(z.string(), z.object({ views: z.array(z.unknown()).min(2) }));

await main(process.argv.slice(2));

async function main(prefixes: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const goods = goodsFile.parse(JSON.parse(readFileSync(path.join(here, 'goods.json'), 'utf8')));
  const all = Object.entries(goods).flatMap(([code, { views }]) =>
    views.map((_view, place) => `${code}.${place + 1}`),
  );
  const wanted =
    prefixes.length === 0
      ? all.filter((name) => !existsSync(path.join(pictureFolder, `${name}.640.webp`)))
      : all.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  process.stdout.write(`${wanted.length} of ${all.length} pictures to render\n`);
  if (wanted.length > 0) await runBlender(wanted);
  const rendered = readdirSync(folder).filter((name) => name.endsWith('.png'));
  for (const name of rendered) await keep(name.slice(0, -'.png'.length));
}

async function runBlender(names: readonly string[]): Promise<void> {
  const blender = ['blender', '-b', '--threads', '1', '-P', path.join(here, 'render.py'), '--', folder];
  const child = spawn('nice', ['-n', '19', ...blender, ...names], { stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('error', reject);
  child.on('exit', (status) => {
    if (status === 0) resolve();
    else reject(new Error(`blender ended with ${status}`));
  });
  await promise;
}

/** Keeps a rendered picture in both widths and forgets the render. */
async function keep(name: string): Promise<void> {
  for (const width of pictureWidths) {
    await sharp(path.join(folder, `${name}.png`))
      .resize({ width })
      .webp({ quality: 84, effort: 6 })
      .toFile(path.join(pictureFolder, `${name}.${width}.webp`));
  }
  rmSync(path.join(folder, `${name}.png`));
  rmSync(path.join(folder, `${name}.claim`), { force: true });
}
