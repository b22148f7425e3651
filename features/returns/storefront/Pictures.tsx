import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { controlClass } from '#ui/forms/FieldFrame.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { CasePicture, PictureFault } from '#features/returns/page.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';

const takes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Chooses pictures of what is wrong: a plain file field, so that it works everywhere. */
export function PictureInput({ left, fault }: { left: number; fault: PictureFault | undefined }) {
  const words = useStorefrontWords();
  const say = useSay();
  const id = useId();
  if (left === 0 && fault === undefined) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-meta font-medium">
        {words.returnPictureChoose}
      </label>
      <input
        id={id}
        type="file"
        name="picture"
        multiple
        accept={takes}
        aria-describedby={`${id}-hint${fault === undefined ? '' : ` ${id}-error`}`}
        aria-invalid={fault === undefined ? undefined : true}
        className={cx(
          controlClass,
          'file:mr-3 file:min-h-9 file:rounded-field file:border-0 file:bg-accent-soft file:px-3 file:font-medium file:text-accent-ink',
        )}
      />
      {fault === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="text-meta font-medium text-bad">
          {words[`pictureFault_${fault}`]}
        </p>
      )}
      <p id={`${id}-hint`} className="text-meta text-muted">
        {say(words.returnPicturesHint, { left })}
      </p>
    </div>
  );
}

/** Pictures that were sent, as a list; each opens whole. */
export function PictureList({ pictures }: { pictures: readonly CasePicture[] }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={words.casePictures} className="flex flex-wrap gap-2">
      {pictures.map(({ id, url, by }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-field">
            <img
              src={url}
              alt={say(by === 'buyer' ? words.casePictureBuyer : words.casePictureSupplier, {
                number: index + 1,
              })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-field bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Pictures that wait for the request; one that is not ticked is left out of it. */
export function KeptPictures({ pictures }: { pictures: readonly CasePicture[] }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <label className="flex flex-col items-center gap-1">
            <img
              src={url}
              alt={say(words.returnPictureKept, { number: index + 1 })}
              width={96}
              height={96}
              className="size-24 rounded-field bg-sunken object-cover"
            />
            <span className="flex min-h-target items-center gap-2 text-meta">
              <input
                type="checkbox"
                name="evidence"
                value={id}
                defaultChecked
                aria-label={say(words.returnPictureKeep, { number: index + 1 })}
                className="size-5 accent-accent"
              />
              {index + 1}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
