import { ImageOff } from 'lucide-react';
import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { GoodsDetails } from '#features/storefront/page.shapes.ts';

type Image = GoodsDetails['images'][number];

const frame = 'aspect-square w-full overflow-hidden rounded-card border border-line bg-sunken';
/** A picture is as wide as a phone, and half of the page on a wide screen. */
const shownWidth = '(min-width: 64rem) 34rem, 100vw';

/** Every picture one after the other, to be moved by finger or keyboard, with small ones that lead to each. */
export function GoodsGallery({ images }: { images: readonly Image[] }) {
  const words = useStorefrontWords();
  const say = useSay();
  const [only] = images;
  if (images.length < 2) return <Whole image={only} isFirst />;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ul
        // A list that is pushed sideways can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={words.pictures}
        className="flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card"
      >
        {images.map((image, index) => (
          <li
            key={image.url}
            id={`picture-${index + 1}`}
            className="relative w-full shrink-0 scroll-mt-24 snap-center"
          >
            <Whole image={image} isFirst={index === 0} />
            <span className="absolute right-3 bottom-3 rounded-full bg-surface px-2.5 py-0.5 text-caption font-medium lg:hidden">
              {say(words.pictureOf, { number: index + 1, count: images.length })}
            </span>
          </li>
        ))}
      </ul>
      <ul className="hidden flex-wrap gap-2 lg:flex">
        {images.map((image, index) => (
          <li key={image.url}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={say(words.goodsPicture, { number: index + 1 })}
              className="block size-20 overflow-hidden rounded-field border border-line hover:border-line-strong"
            >
              <img
                src={image.sizes[0]?.url ?? image.url}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Whole({ image, isFirst }: { image: Image | undefined; isFirst: boolean }) {
  if (image === undefined) {
    return (
      <span className={`${frame} flex items-center justify-center text-muted`}>
        <ImageOff aria-hidden className="size-10" />
      </span>
    );
  }
  const sources = sourcesOf(image);
  return (
    <span className={`${frame} block`}>
      <img
        src={image.url}
        {...(sources === undefined ? {} : { srcSet: sources, sizes: shownWidth })}
        alt={image.alt}
        width={800}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
}

/** The smaller copies and the picture itself by their widths; undefined for a picture that has none. */
function sourcesOf({ url, sizes }: Image): string | undefined {
  const own = /\/(\d+)\.webp$/.exec(url)?.[1];
  if (own === undefined || sizes.length === 0) return undefined;
  return [...sizes.map(({ url: smaller, w }) => `${smaller} ${w}w`), `${url} ${own}w`].join(', ');
}
