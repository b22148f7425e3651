/**
 * `npm run image`: writes an OCI image of the application, without a registry and without a program for containers.
 *
 *   npm run image                      dist/image/stockless.tar      npm run image -- FILE       another file
 *   npm run image -- bundle FOLDER     a bundle for runc: rootfs, data and config.json
 *
 * `SOURCE_DATE_EPOCH` (seconds since 1970) dates everything in the image; without it that is the beginning of 1970.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildAll } from '../build.ts';
import { root } from '../programs.ts';
import { buildServer } from '../server-bundle/build.ts';
import { buildVerify } from '../../packages/verify/build.ts';
import { makeBundle } from './bundle.ts';
import { describeImage } from './image.ts';
import { writeImage } from './oci.ts';

const served = ['merchant', 'console', 'storefrontClient', 'storefrontServer'];

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main([first, second]: string[]): Promise<void> {
  if (first === 'bundle') {
    if (second === undefined) throw new Error('usage: npm run image -- bundle FOLDER');
    await writeBundle(second);
    return;
  }
  const file = path.resolve(first ?? path.join(root, 'dist', 'image', 'stockless.tar'));
  mkdirSync(path.dirname(file), { recursive: true });
  await buildImage(file);
}

async function writeBundle(folder: string): Promise<void> {
  const aside = mkdtempSync(path.join(os.tmpdir(), 'stockless-bundle-'));
  try {
    const file = path.join(aside, 'image.tar');
    await buildImage(file);
    makeBundle(file, folder);
    console.log(`${folder}: give DATABASE_URL and the other settings in process.env of config.json,`);
    console.log(`then run: runc run --bundle ${folder} stockless`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function buildImage(file: string): Promise<void> {
  await buildAll((line) => console.log(line), served);
  await buildServer();
  await buildVerify();
  const image = describeImage(readTime());
  const { digest, size } = await writeImage(image, file);
  console.log(`${file}: ${image.name}, ${(size / 1_000_000).toFixed(1)} MB, ${digest}`);
}

function readTime(): number {
  const text = process.env['SOURCE_DATE_EPOCH'] ?? '0';
  if (!/^\d{1,10}$/.test(text)) throw new Error('SOURCE_DATE_EPOCH must be seconds since 1970');
  return Number(text);
}
