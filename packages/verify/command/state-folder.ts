// What was seen of each instance, as a file each in a folder.
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure, UsageError } from '../check/failure.ts';
import { receiptKeysOf } from '../check/card.ts';
import { countOf, fieldsOf, isFields, parseJson, textOf } from '../check/shape.ts';
import type { Pinned, State } from '../check/state.ts';
import type { ShopState } from '../shop/shop.ts';
import type { Pinned as PinnedShop } from '#domain/proof/check.ts';

export function openStateFolder(folder: string): State {
  const fileOf = (base: string) => path.join(folder, `${nameOf(base)}.json`);
  return {
    async read(base) {
      const text = await readIfThere(fileOf(base));
      return text === undefined ? undefined : readPinned(text, fileOf(base));
    },
    async write(base, pinned) {
      // A key set as others read it too.
      const receiptKeys = pinned.receiptKeys.map((key) => ({ kty: 'OKP', crv: 'Ed25519', ...key }));
      await writeWhole(fileOf(base), { v: 1, ...pinned, receiptKeys });
    },
  };
}

/** What was seen of shops of one instance: a file each. */
export function openShopStates(folder: string, base: string): ShopState {
  const fileOf = (shop: string) =>
    path.join(folder, 'shops', `${nameOf(base)}-${shop.replaceAll(/\W/g, '_')}.json`);
  return {
    async read(shop) {
      const text = await readIfThere(fileOf(shop));
      if (text === undefined) return undefined;
      const value = readJson(text, fileOf(shop));
      if (isPinnedShop(value)) return value;
      throw new UsageError(`The state cannot be read: ${fileOf(shop)} is not what this command writes.`);
    },
    async write(shop, pinned) {
      await writeWhole(fileOf(shop), pinned);
    },
  };
}

function isPinnedShop(value: unknown): value is PinnedShop {
  if (!isFields(value) || value['version'] !== 1) return false;
  const texts = ['shop', 'origin', 'logKey', 'slipKey', 'policy'];
  const lists = ['acts', 'slips', 'devices'];
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    lists.every((name) => Array.isArray(value[name]))
  );
}

/** Half a state would look like history that was rewritten. */
async function writeWhole(file: string, value: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, `${JSON.stringify(value, null, 2)}\n`);
  await rename(part, file);
}

const nameOf = (base: string) => new URL(base).host.replaceAll(/[^\w.-]/g, '_');

/** Of every instance that was checked into this folder. */
export async function readAllPinned(folder: string): Promise<Pinned[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
    const files = names.map((name) => path.join(folder, name));
    return await Promise.all(files.map(async (file) => readPinned(await readFile(file, 'utf8'), file)));
  } catch (error) {
    if (isMissing(error)) throw new UsageError(`There is no folder ${folder}.`);
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function readJson(text: string, file: string): unknown {
  try {
    return parseJson(text, file);
  } catch (error) {
    if (error instanceof Failure) throw new UsageError(`The state cannot be read: ${error.message}`);
    throw error;
  }
}

function readPinned(text: string, file: string): Pinned {
  try {
    const fields = fieldsOf(readJson(text, file), file);
    const at = (name: string) => textOf(fields[name], `${name} in ${file}`);
    return {
      origin: at('origin'),
      vkey: at('vkey'),
      size: countOf(fields['size'], `size in ${file}`),
      root: at('root'),
      note: at('note'),
      time: countOf(fields['time'], `time in ${file}`),
      seen: countOf(fields['seen'], `seen in ${file}`),
      policy: at('policy'),
      slipVkey: at('slipVkey'),
      receiptKeys: receiptKeysOf(fields['receiptKeys']),
    };
  } catch (error) {
    if (error instanceof Failure) throw new UsageError(`The state cannot be read: ${error.message}`);
    throw error;
  }
}
