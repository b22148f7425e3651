import type * as z from 'zod/mini';
import type { commentPhoto } from '#features/comments/shown.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';

type Photo = z.output<typeof commentPhoto>;

/** Small pictures, each a link to the large one. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (photos.length === 0) return null;
  return (
    <ul aria-label={words.opinionPhotosOf} className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={photo.url} className="block overflow-hidden rounded-field border border-line">
            <img
              src={photo.thumb}
              alt={say(words.opinionPhotoOf, { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-20 object-cover sm:size-24"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
