// Tells what was seen of sponsored goods, and that a page they led to stayed open: a few hundred bytes, no cookie, and
// nothing that tells who it was. Without scripts nothing is told, and nothing is charged.

const path = '/api/pub/ads/beacon';
/** Half of it for a second (`ads.evidence`). */
const [shareMin, seenMs, stayedMs] = [0.5, 1_000, 1_000];
/** What is seen together is told together. */
const sendMs = 150;

type Told = { kind: 'view' | 'dwell'; token: string; share?: number; ms: number; px?: number };

let waiting: Told[] = [];
let sending: ReturnType<typeof setTimeout> | undefined;

function tell(told: Told): void {
  waiting.push(told);
  sending ??= setTimeout(send, sendMs);
}

function send(): void {
  clearTimeout(sending);
  sending = undefined;
  if (waiting.length === 0) return;
  navigator.sendBeacon(path, JSON.stringify(waiting));
  waiting = [];
}

/** Watches the places of a page. A page that is hidden, or made before anybody asked for it, shows nobody anything. */
export function watchPlaces(root: ParentNode): void {
  const places = [...root.querySelectorAll<HTMLElement>('[data-ad]')];
  if (places.length === 0 || !('IntersectionObserver' in globalThis)) return;
  const running = new Map<Element, ReturnType<typeof setTimeout>>();
  const inSight = new Map<Element, number>();
  const stop = (place: Element) => {
    clearTimeout(running.get(place));
    running.delete(place);
  };
  const start = (place: Element, share: number) => {
    if (running.has(place) || document.hidden) return;
    running.set(
      place,
      setTimeout(() => count(place, share), seenMs),
    );
  };
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, intersectionRatio: share } of changes) {
        inSight.set(target, share);
        if (share >= shareMin) start(target, share);
        else stop(target);
      }
    },
    { threshold: shareMin },
  );
  const count = (place: Element, share: number) => {
    observer.unobserve(place);
    stop(place);
    inSight.delete(place);
    const { width, height } = place.getBoundingClientRect();
    const token = place.getAttribute('data-ad') ?? '';
    const px = Math.round(width * height);
    tell({ kind: 'view', token, share: Math.floor(share * 100), ms: seenMs, px });
  };
  whenShown(() => {
    for (const place of places) observer.observe(place);
  });
  document.addEventListener('visibilitychange', () => {
    for (const [place, share] of inSight) {
      if (document.hidden) stop(place);
      else if (share >= shareMin) start(place, share);
    }
    if (document.hidden) send();
  });
}

/** Tells once that the page that a sponsored link opened was looked at, and takes the mark out of the address. */
export function watchStay(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('ad');
  if (token === null || !address.pathname.includes('/goods/')) return;
  address.searchParams.delete('ad');
  history.replaceState(history.state, '', address);
  whenShown(() => {
    let left = stayedMs;
    let since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      since = performance.now();
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', turn);
        tell({ kind: 'dwell', token, ms: stayedMs });
      }, left);
    };
    const turn = () => {
      clearTimeout(timer);
      if (document.hidden) left -= performance.now() - since;
      else go();
    };
    document.addEventListener('visibilitychange', turn);
    if (!document.hidden) go();
  });
}

function whenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else work();
}

addEventListener('pagehide', send);
