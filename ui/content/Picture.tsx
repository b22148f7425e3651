import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import { useUiWords } from '#ui/words/words.tsx';

type Props = {
  image: { readonly url: string; readonly alt: string } | null | undefined;
  /** `whole`: as wide as its place, nothing cut off. */
  size?: 'row' | 'small' | 'normal' | 'wide' | 'whole';
};

const sizes = {
  row: 'size-10',
  small: 'size-12 sm:size-14',
  normal: 'size-20',
  wide: 'aspect-square w-full',
  whole: 'w-full',
};

/** A picture in a square that is kept free for it, asked for only when it comes into view. */
export function Picture({ image, size = 'normal' }: Props) {
  const words = useUiWords();
  const [hasFailed, setFailed] = useState(false);
  const frame = cx(
    'flex shrink-0 items-center justify-center overflow-hidden rounded-field bg-sunken text-muted',
    sizes[size],
  );
  if (image === null || image === undefined || hasFailed) {
    return (
      <span role="img" aria-label={image?.alt ?? words.noPicture} className={frame}>
        <ImageOff aria-hidden className="size-6" />
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        src={image.url}
        alt={image.alt}
        loading="lazy"
        decoding="async"
        width={320}
        height={320}
        onError={() => setFailed(true)}
        className={size === 'whole' ? 'h-auto w-full' : 'size-full object-cover'}
      />
    </span>
  );
}
