import { ChevronLeft, ChevronRight, Pause, Play, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import type { InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import { listBanners } from '#features/help/contract.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type Place = InputOf<typeof listBanners>['place'];
type Banners = OutputOf<typeof listBanners>;
type Banner = Banners['list'][number];

/**
 * The platform's own information at a place. Where it cannot be had, nothing is drawn: nobody came to the page for it,
 * and all of it stands in the answers.
 */
export function BannerCarousel({ place }: { place: Place }) {
  const { data, error } = useEndpoint(listBanners, { place });
  if (data === undefined) return error === null ? <Skeleton shape="banner" /> : null;
  return data.list.length === 0 ? null : <Slides banners={data} />;
}

function Slides({ banners: { list, interval_ms: intervalMs } }: { banners: Banners }) {
  const words = useWords().common.banner;
  const [at, setAt] = useState(0);
  const [isMoving, setMoving] = useState(wantsMotion);
  const box = useRef<HTMLElement>(null);
  const isWatched = useIsWatched(box);
  const isAlone = list.length === 1;
  const step = (by: number) => setAt((before) => (before + by + list.length) % list.length);

  useEffect(() => {
    if (isAlone || !isMoving || isWatched) return undefined;
    const timer = setInterval(() => setAt((before) => (before + 1) % list.length), intervalMs);
    return () => clearInterval(timer);
  }, [isAlone, isMoving, isWatched, intervalMs, list.length]);

  return (
    <section
      aria-label={words.label}
      aria-roledescription={words.kind}
      ref={box}
      className="flex flex-col rounded-card border border-line bg-info-soft"
    >
      <div aria-live={isMoving && !isWatched ? 'off' : 'polite'} className="grid grid-cols-1">
        {list.map((banner, index) => (
          <Slide key={banner.id} banner={banner} isShown={index === at} />
        ))}
      </div>
      {isAlone ? null : (
        <Controls
          at={at}
          count={list.length}
          isMoving={isMoving}
          onMoving={wantsMotion() ? setMoving : undefined}
          onStep={(by) => {
            setMoving(false);
            step(by);
          }}
        />
      )}
    </section>
  );
}

/** All slides lie in one cell, so that the page keeps its height whichever is shown. */
function Slide({ banner, isShown }: { banner: Banner; isShown: boolean }) {
  return (
    <Link
      to={banner.route}
      inert={!isShown}
      className={cx(
        'col-start-1 row-start-1 flex items-start gap-3 rounded-card p-4',
        isShown ? '' : 'invisible',
      )}
    >
      {banner.image === null ? (
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-info" />
      ) : (
        <Picture image={banner.image} size="small" />
      )}
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium">{banner.title}</span>
        <span className="text-meta text-muted">{banner.text}</span>
        {banner.sponsor === null ? null : <span className="text-meta text-muted">{banner.sponsor.why}</span>}
      </span>
      <ChevronRight aria-hidden className="ml-auto size-5 shrink-0 self-center text-muted" />
    </Link>
  );
}

type ControlsProps = {
  at: number;
  count: number;
  isMoving: boolean;
  /** Undefined where nothing moves by itself. */
  onMoving: ((isMoving: boolean) => void) | undefined;
  onStep: (by: number) => void;
};

function Controls({ at, count, isMoving, onMoving, onStep }: ControlsProps) {
  const words = useWords().common.banner;
  const say = useSay();
  const Icon = isMoving ? Pause : Play;
  return (
    <div className="flex items-center justify-end gap-1 px-2 pb-1">
      <span className="tabular mr-auto pl-2 text-meta text-muted">
        {say(words.position, { place: at + 1, count })}
      </span>
      {onMoving === undefined ? null : (
        <IconButton
          label={isMoving ? words.pause : words.play}
          icon={<Icon aria-hidden className="size-5" />}
          onClick={() => onMoving(!isMoving)}
        />
      )}
      <IconButton
        label={words.previous}
        icon={<ChevronLeft aria-hidden className="size-5" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={words.next}
        icon={<ChevronRight aria-hidden className="size-5" />}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

/** True while a finger, a mouse or the focus is on it: what somebody reads does not go away under them. */
function useIsWatched(box: RefObject<HTMLElement | null>): boolean {
  const [isWatched, setWatched] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const watch = () => setWatched(true);
    const leave = () => setWatched(element.matches(':hover, :focus-within'));
    const off = new AbortController();
    for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, watch, off);
    for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, leave, off);
    return () => off.abort();
  }, [box]);
  return isWatched;
}

function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
