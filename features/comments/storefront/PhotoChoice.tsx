import type * as z from 'zod/mini';
import { typesOf } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import type { CommentDraft, PhotoFault, orderComment } from '#features/comments/shown.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';

type Item = z.output<typeof orderComment>;
type Props = { item: Item; draft: CommentDraft | undefined };

/** Pictures that arrived, to be kept or not, and the field for more. It stands last: what was typed comes before it. */
export function PhotoChoice({ item: { waiting }, draft }: Props) {
  const words = useStorefrontWords();
  const say = useSay();
  const fault = useFault(draft?.faults.photos);
  const size = limits.uploadBytesMax / 1_048_576;
  // A picture that just arrived is in the list of the page as well, and chosen.
  const isKept = (id: string) => draft === undefined || draft.values.photos.includes(id);
  return (
    <div className="flex flex-col gap-3">
      {waiting.length === 0 ? null : (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1.5 text-meta font-medium">{words.opinionPhotosKept}</legend>
          <div className="flex flex-wrap gap-2">
            {waiting.map(({ id, thumb }, index) => (
              <label key={id} className="flex min-h-target min-w-target items-center gap-2">
                <input
                  type="checkbox"
                  name="keep"
                  value={id}
                  aria-label={say(words.opinionPhotoKept, { number: index + 1 })}
                  defaultChecked={isKept(id)}
                  className="size-6 accent-accent"
                />
                <img
                  src={thumb}
                  alt=""
                  width={80}
                  height={80}
                  className="size-20 rounded-field border border-line object-cover"
                />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <FieldFrame
        label={words.opinionPhotos}
        hint={say(words.opinionPhotosHint, { max: limits.commentPhotosMax, size })}
        error={fault}
      >
        {(ids) => (
          <input
            {...ids}
            type="file"
            name="photo"
            multiple
            accept={typesOf('comment').join(',')}
            className={cx(
              controlClass,
              'py-2 file:mr-3 file:rounded-field file:border-0 file:bg-accent-soft file:px-3 file:py-1.5 file:text-accent-ink',
            )}
          />
        )}
      </FieldFrame>
    </div>
  );
}

function useFault(fault: PhotoFault | undefined): string | undefined {
  const words = useStorefrontWords();
  const say = useSay();
  if (fault === undefined) return undefined;
  if (fault === 'noPicture') return words.opinionPhotoNone;
  return fault === 'tooLarge'
    ? say(words.opinionPhotoLarge, { size: limits.uploadBytesMax / 1_048_576 })
    : say(words.opinionPhotoMany, { max: limits.commentPhotosMax });
}
