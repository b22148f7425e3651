// Smaller copies of a public picture, found by its address.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

type Size = { readonly url: string; readonly w: number };

/** A picture's copies never change, so they are looked for once; this many pictures are remembered. */
const rememberedMax = 10_000;
const known = new Map<string, readonly Size[]>();

/**
 * The copies of an uploaded picture that are smaller than itself, smallest first; none for a picture that was not
 * uploaded (its address does not stand below `/files/u/`).
 */
export async function sizesOf(
  { files }: { readonly files: { readonly folder: string } },
  url: string,
): Promise<Size[]> {
  const [, folder = '', own = ''] = /^\/files\/u\/([0-9a-f]{32})\/(\d+)\.webp$/.exec(url) ?? [];
  if (folder === '') return [];
  const key = `${files.folder}/${folder}`;
  const sizes = known.get(key) ?? (await readSizes(files.folder, folder));
  if (known.size >= rememberedMax) known.clear();
  known.set(key, sizes);
  return sizes.filter(({ w }) => w < Number(own));
}

async function readSizes(root: string, folder: string): Promise<Size[]> {
  const names = await readdir(path.join(root, 'u', folder)).catch(() => []);
  return names
    .flatMap((name) => /^(\d+)\.webp$/.exec(name)?.[1] ?? [])
    .map((width) => ({ url: `/files/u/${folder}/${width}.webp`, w: Number(width) }))
    .toSorted((left, right) => left.w - right.w);
}
