/**
 * Renders the photographs of the demonstration goods that demo/pictures lacks. Needs Blender 3.4 with Cycles and OpenCV for
 * Python (Debian: blender, python3-opencv); nothing else of the project does.
 *
 *   npm run studio                    all that are missing
 *   npm run studio -- COF BAT-0701    those whose codes begin so, also where they are there
 *
 * One thread at the lowest priority. What was rendered is kept in a folder for temporary files, so that a run which
 * was interrupted continues.
 */
import { spawn, spawnSync } from 'node:child_process';
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
  const goods = goodsFile.parse(JSON.parse(readFileSync(path.join(here, 'goods.json'), 'utf8')));
  const all = Object.entries(goods).flatMap(([code, { views }]) =>
    views.map((_view, place) => `${code}.${place + 1}`),
  );
  const unknown = prefixes.filter((prefix) => !all.some((name) => name.startsWith(prefix)));
  if (unknown.length > 0) return fail(`No goods of demo/studio/goods.json begin with ${unknown.join(', ')}.`);
  const wanted =
    prefixes.length === 0
      ? all.filter((name) => !existsSync(path.join(pictureFolder, `${name}.640.webp`)))
      : all.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  process.stdout.write(`${wanted.length} of ${all.length} pictures to render\n`);
  if (wanted.length === 0) return;
  if (spawnSync('blender', ['--version']).status !== 0)
    return fail('Blender is not installed (demo/studio/README.md says what is needed).');
  mkdirSync(folder, { recursive: true });
  const status = await runBlender(wanted);
  // What was rendered before it failed counts.
  const rendered = readdirSync(folder).filter((name) => name.endsWith('.png'));
  for (const name of rendered) await keep(name.slice(0, -'.png'.length));
  process.stdout.write(`${rendered.length} pictures written to demo/pictures\n`);
  if (status !== 0) fail(`Blender ended with ${status}.`);
}

function fail(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}

/** @returns The exit status: not 0 as well where the script in Blender fails. */
async function runBlender(names: readonly string[]): Promise<number | string> {
  const script = path.join(here, 'render.py');
  const blender = ['blender', '-b', '--threads', '1', '--python-exit-code', '1', '-P', script, '--', folder];
  const child = spawn('nice', ['-n', '19', ...blender, ...names], { stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<number | string>();
  child.on('error', reject);
  child.on('exit', (status, signal) => resolve(status ?? signal ?? 'no status'));
  return promise;
}

/** Keeps a rendered picture in both widths and kinds, and forgets the render. */
async function keep(name: string): Promise<void> {
  for (const width of pictureWidths) {
    const file = path.join(pictureFolder, `${name}.${width}`);
    const picture = sharp(path.join(folder, `${name}.png`)).resize({ width });
    await picture.clone().webp({ quality: 84, effort: 6 }).toFile(`${file}.webp`);
    await picture.avif({ quality: 52, effort: 3 }).toFile(`${file}.avif`);
  }
  rmSync(path.join(folder, `${name}.png`));
}
