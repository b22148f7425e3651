// Copies of a public picture, found by its address: smaller ones, and those of another type.
import { within } from './within.ts';
import type { Files } from './ports/files.ts';

type Size = { readonly url: string; readonly w: number };
type Copies = Pick<Files, 'list'>;

/** A picture's copies never change, so they are looked for seldom; of so many pictures they are remembered. */
const rememberedMax = 10_000;
/** Milliseconds that they are remembered: those of a picture that is just being copied to a bucket are not all there yet. */
const rememberedMs = 600_000;
/** Milliseconds that a page waits for them: it can be shown without. */
const waitMs = 1_000;

type Remembered = { readonly names: readonly string[]; readonly at: number };
const known = new WeakMap<Copies, Map<string, Remembered>>();

/**
 * The copies of an uploaded picture that are smaller than itself, smallest first; none for a picture that was not
 * uploaded (its address does not stand below `/files/u/`), and none where they cannot be looked for now.
 */
export async function sizesOf({ files }: { readonly files: Copies }, url: string): Promise<Size[]> {
  const [, folder = '', own = ''] = /^\/files\/u\/([0-9a-f]{32})\/(\d+)\.webp$/.exec(url) ?? [];
  if (folder === '') return [];
  return (await copiesOf(files, folder))
    .flatMap((name) => /^(\d+)\.webp$/.exec(name)?.[1] ?? [])
    .map((width) => ({ url: `/files/u/${folder}/${width}.webp`, w: Number(width) }))
    .filter(({ w }) => w < Number(own))
    .toSorted((left, right) => left.w - right.w);
}

/** The names of a picture's copies, such as `640.webp` and `640.avif`; none where they cannot be looked for now. */
export async function copiesOf(files: Copies, folder: string): Promise<readonly string[]> {
  const remembered = known.get(files) ?? new Map<string, Remembered>();
  known.set(files, remembered);
  const before = remembered.get(folder);
  if (before !== undefined && performance.now() - before.at < rememberedMs) return before.names;
  const names = (await within(waitMs, () => files.list(`u/${folder}`))) ?? [];
  // A picture that is not here yet may be here in a moment.
  if (names.length === 0) return names;
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(folder, { names, at: performance.now() });
  return names;
}
