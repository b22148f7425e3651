// Where the focus is after a dialog: at what opened it, or at the heading of the page where the act took that away.

/** How long an act may take to change the page behind its dialog. */
const watchMs = 15_000;

/**
 * Gives the focus back to what had it. Where that is gone, now or by the answer of the act a moment later, the focus goes
 * to the page's heading: left to itself it would fall to the body, and a reader would begin at the top again.
 */
export function giveFocusBack(before: Element | null): void {
  if (!(before instanceof HTMLElement) || before === document.body) return;
  before.focus({ preventScroll: true });
  if (document.activeElement !== before) {
    focusHeading();
    return;
  }
  const observer = new MutationObserver(() => {
    if (before.isConnected) return;
    stop();
    if (isNowhere()) focusHeading();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', stop);
  };
  const timer = setTimeout(stop, watchMs);
  observer.observe(document.body, { childList: true, subtree: true });
  // Whoever has moved on is left alone.
  document.addEventListener('focusin', stop);
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

function focusHeading(): void {
  const place =
    document.querySelector<HTMLElement>('main h1, h1') ?? document.querySelector<HTMLElement>('main');
  if (place === null) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
