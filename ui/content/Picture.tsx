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

/** How wide a copy is fetched, in pixels of a sharp screen; the server sends the smallest one that is so wide. */
const widths: Partial<Record<keyof typeof sizes, number>> = { row: 120, small: 160, normal: 240, wide: 600 };

/** The address of a picture's copy that is wide enough. Only uploaded ones have copies. */
function copyOf(url: string, size: keyof typeof sizes): string {
  const width = widths[size];
  return width !== undefined && /\/files\/u\/[0-9a-f]+\/\d+\.webp$/.test(url) ? `${url}?w=${width}` : url;
}

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
        src={copyOf(image.url, size)}
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
