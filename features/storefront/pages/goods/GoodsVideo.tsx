import { useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { GoodsDetails } from '#features/storefront/page.shapes.ts';

/** The shop's video. It plays when it is asked to, and fetches nothing before: its picture is the first of the product. */
export function GoodsVideo({ goods }: { goods: GoodsDetails }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { video, title, images } = goods;
  if (video === null) return null;
  const [first] = images;
  const poster = first === undefined ? undefined : (first.sizes.at(-1)?.url ?? first.url);
  return (
    <figure className="flex flex-col gap-2">
      {/* What is said in it stands below: there is no file of captions with times. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={video.w}
        height={video.h}
        aria-label={say(words.goodsVideo, { title })}
        aria-describedby={video.captions === null ? undefined : 'video-text'}
        className="h-auto max-h-[58svh] w-full rounded-card bg-sunken object-cover"
      >
        <source src={video.url} type={video.mime} />
      </video>
      {video.captions === null ? null : (
        <figcaption id="video-text" className="text-meta wrap-anywhere whitespace-pre-line">
          <span className="block text-muted">{words.goodsVideoText}</span>
          {video.captions}
        </figcaption>
      )}
    </figure>
  );
}
