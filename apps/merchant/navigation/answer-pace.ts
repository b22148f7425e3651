// Whether this machine answers taps fast enough to spend some of the time on a view transition.

/** From a tap to the first frame of the next screen. */
const answerMsMax = 100;
/** What an answer may take without a transition, so that it stays below that with one. */
const quickMsMax = 40;
/** So many quick answers, one after the other, before the first transition. */
const quickCount = 2;
/** A tap that led to a change this long ago led to a call first: nobody waits for the frame any more. */
const tapMsMax = 1_000;

export type AnswerPace = {
  /** Whether the next change may be drawn. */
  readonly hasTime: () => boolean;
  /** To be called when a change begins; what it gives, once the next screen is there. */
  readonly begin: () => (isDrawn: boolean) => void;
};

/** Watches how soon taps are answered: a machine shows first that it has the time, and again after a slow answer. */
export function makeAnswerPace(signal: AbortSignal): AnswerPace {
  let quick = 0;
  let tappedAt = Number.NEGATIVE_INFINITY;
  for (const name of ['click', 'popstate']) {
    window.addEventListener(
      name,
      (event) => {
        tappedAt = event.timeStamp;
      },
      { capture: true, signal },
    );
  }
  return {
    hasTime: () => quick >= quickCount,
    begin() {
      const now = performance.now();
      const startedAt = now - tappedAt > tapMsMax ? now : tappedAt;
      return (isDrawn) => {
        requestAnimationFrame(() => {
          const isInTime = performance.now() - startedAt <= (isDrawn ? answerMsMax : quickMsMax);
          quick = isInTime ? quick + 1 : 0;
        });
      };
    },
  };
}
