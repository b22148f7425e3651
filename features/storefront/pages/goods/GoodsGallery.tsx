import { ImageOff } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { GoodsDetails } from '#features/storefront/page.shapes.ts';

type Image = GoodsDetails['images'][number];

/** Upright, from edge to edge of a phone. */
const frame = 'block aspect-4/5 w-full overflow-hidden bg-sunken lg:rounded-card';
/** On a low screen it is cut, so that the price, and what is to be chosen, stand above the bar with the buttons. */
const heights = { low: 'max-lg:max-h-[46svh]', high: 'max-lg:max-h-[58svh]' };
type Height = keyof typeof heights;
/** A picture is as wide as a phone, and half of the page on a wide screen. */
const shownWidth = '(min-width: 64rem) 34rem, 100vw';
/** More are counted in words. */
const dotsMax = 8;

/** Every picture one after the other, to be moved by finger or keyboard; each opens large. */
export function GoodsGallery({ images, height }: { images: readonly Image[]; height: Height }) {
  const words = useStorefrontWords();
  const [only] = images;
  if (only === undefined) return <NoPicture height={height} />;
  const isAlone = images.length === 1;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ul
        // A list that is pushed sideways can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isAlone ? undefined : 0}
        aria-label={words.pictures}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto lg:gap-2 lg:rounded-card"
      >
        {images.map((image, index) => (
          <li
            key={image.url}
            id={`picture-${index + 1}`}
            className="relative w-full shrink-0 scroll-mt-24 snap-center"
          >
            <Large image={image} index={index} count={images.length} height={height} />
            {isAlone ? null : <Dots index={index} count={images.length} />}
          </li>
        ))}
      </ul>
      {isAlone ? null : <Thumbs images={images} />}
    </div>
  );
}

type LargeProps = { image: Image; index: number; count: number; height: Height };

function Large({ image, index, count, height }: LargeProps) {
  const words = useStorefrontWords();
  const say = useSay();
  const sources = sourcesOf(image);
  const isFirst = index === 0;
  return (
    <a
      href={image.url}
      aria-label={say(words.goodsPictureLarge, { number: index + 1, count })}
      className={cx(frame, heights[height])}
    >
      <img
        src={image.url}
        {...(sources === undefined ? {} : { srcSet: sources, sizes: shownWidth })}
        alt={image.alt}
        width={800}
        height={1000}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
      />
    </a>
  );
}

/** Which of the pictures this one is: drawn on each, so that no script has to mark it. */
function Dots({ index, count }: { index: number; count: number }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center lg:hidden"
    >
      <span className="flex min-h-4 items-center gap-1.5 rounded-full bg-surface px-2 text-caption">
        {count > dotsMax
          ? say(words.pictureOf, { number: index + 1, count })
          : Array.from({ length: count }, (_, dot) => (
              <span
                key={dot}
                className={cx('h-1.5 rounded-full', dot === index ? 'w-4 bg-ink' : 'w-1.5 bg-line-strong')}
              />
            ))}
      </span>
    </span>
  );
}

function Thumbs({ images }: { images: readonly Image[] }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <ul className="hidden flex-wrap gap-2 lg:flex">
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={say(words.goodsPicture, { number: index + 1 })}
            className="block h-20 w-16 overflow-hidden rounded-field bg-sunken hover:opacity-80"
          >
            <img
              src={image.sizes[0]?.url ?? image.url}
              alt=""
              width={64}
              height={80}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function NoPicture({ height }: { height: Height }) {
  return (
    <span className={cx(frame, heights[height])}>
      <span className="flex size-full items-center justify-center text-muted">
        <ImageOff aria-hidden className="size-10" />
      </span>
    </span>
  );
}

/** The smaller copies and the picture itself by their widths; undefined for a picture that has none. */
function sourcesOf({ url, sizes }: Image): string | undefined {
  const own = /\/(\d+)\.webp$/.exec(url)?.[1];
  if (own === undefined || sizes.length === 0) return undefined;
  return [...sizes.map(({ url: smaller, w }) => `${smaller} ${w}w`), `${url} ${own}w`].join(', ');
}
