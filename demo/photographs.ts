// The rendered photographs of the demonstration goods, as `npm run studio` left them in demo/pictures.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '#platform/ports/files.ts';

/** Where they lie: `CODE.PLACE.WIDTH.KIND`, four wide to five high. */
export const pictureFolder = path.join(import.meta.dirname, 'pictures');

/** The widths that each picture is kept in, as uploaded ones are: narrow for lists, wide for the goods' page. */
export const pictureWidths = [320, 640] as const;

/** Every browser takes WebP, whose names are the public ones; to most the smaller AVIF is sent in its place. */
export const pictureKinds = ['webp', 'avif'] as const;

const places = Map.groupBy(readPictureNames(), ({ code }) => code);

/** The names of the public files of a goods' photographs, the front first; none where it was not rendered. */
export function photographsOf(code: string): string[] {
  return (places.get(code) ?? []).map(({ place }) => publicName(code, place, 640));
}

/** Copies the photographs of goods to the public files, in all widths and kinds. */
export async function publishPhotographs(files: Files, code: string): Promise<void> {
  const copies = (places.get(code) ?? []).flatMap(({ place }) =>
    pictureWidths.flatMap((width) =>
      pictureKinds.map(async (kind) => {
        const bytes = await readFile(path.join(pictureFolder, `${code}.${place}.${width}.${kind}`));
        await files.write(publicName(code, place, width).replace(/webp$/, kind), bytes);
      }),
    ),
  );
  await Promise.all(copies);
}

/** A folder a picture and a file a width, which is how smaller copies are found (`sizesOf`). */
function publicName(code: string, place: number, width: number): string {
  const folder = createHash('sha256').update(`demo ${code} ${place}`).digest('hex').slice(0, 32);
  return `u/${folder}/${width}.webp`;
}

function readPictureNames(): { code: string; place: number }[] {
  return readdirSync(pictureFolder)
    .flatMap((name) => {
      const [, code, place] = /^([A-Z]{3}-\d{4}(?:-\d)?)\.(\d)\.640\.webp$/.exec(name) ?? [];
      return code === undefined ? [] : [{ code, place: Number(place) }];
    })
    .toSorted((left, right) => left.place - right.place);
}
