/** The licences of what we build on, as one text beside the merchant's app: naming them is what they all ask for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from './vite.ts';

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
    }),
  ),
});

const licenceFile = /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i;

/** Writes `licences.txt` into a built app's folder. */
export async function addLicences(folder: string): Promise<void> {
  const { packages } = lock.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8');
  const parts = Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && dev !== true && devOptional !== true)
    .filter(([place]) => existsSync(path.join(root, place)))
    .map(([place, { version, license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [`${name} ${version ?? ''} (${license ?? 'see below'})`, ...textsOf(place)].join('\n\n');
    });
  await writeFile(
    path.join(folder, 'licences.txt'),
    [...parts, `Stockless\n\n${own}`].join(`\n\n${'-'.repeat(72)}\n\n`),
  );
}

function textsOf(place: string): string[] {
  const folder = path.join(root, place);
  return readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
}
