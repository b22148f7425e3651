// Pictures are made anew a few at a time: each may take a core for a second and hundreds of megabytes.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';

export type Turn = {
  /** Whose picture it is: everybody has a row of their own, and the rows are served in turn. */
  readonly sender: string;
  /** What it takes of the memory, in pixels. */
  readonly pixels: number;
};

type Waiting = { readonly turn: Turn; readonly begin: () => void };

export type TurnLimits = {
  readonly atOnce: number;
  /** Pixels under way at one moment; a picture that is larger alone is done alone. */
  readonly pixelsAtOnce: number;
  readonly perSender: number;
  readonly waiting: number;
  readonly waitMs: number;
};

export type TakeTurn = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/** Makes a place where pictures wait. A process has one; tests have their own. */
export function makeTurns(max: TurnLimits): TakeTurn {
  /** Rows by sender, in the order in which they are served. */
  const rows = new Map<string, Waiting[]>();
  const counts = new Map<string, number>();
  let [running, pixels, waiting] = [0, 0, 0];

  const fits = (turn: Turn) =>
    running === 0 || (running < max.atOnce && pixels + turn.pixels <= max.pixelsAtOnce);

  function serve(): void {
    for (const [sender, [next]] of rows) {
      if (next === undefined || !fits(next.turn)) return;
      leave(next);
      // Their next picture waits behind everybody else's.
      const rest = rows.get(sender);
      if (rest !== undefined) {
        rows.delete(sender);
        rows.set(sender, rest);
      }
      next.begin();
    }
  }

  function leave(one: Waiting): void {
    const { sender } = one.turn;
    const left = (rows.get(sender) ?? []).filter((other) => other !== one);
    if (left.length === 0) rows.delete(sender);
    else rows.set(sender, left);
    waiting -= 1;
  }

  async function wait(turn: Turn): Promise<void> {
    if (waiting >= max.waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const one: Waiting = {
        turn,
        begin: () => {
          clearTimeout(late);
          start(turn);
          resolve();
        },
      };
      const late = setTimeout(() => {
        leave(one);
        reject(busy());
        // Whoever stood behind a large one may fit.
        serve();
      }, max.waitMs);
      rows.set(turn.sender, [...(rows.get(turn.sender) ?? []), one]);
      waiting += 1;
    });
  }

  function start(turn: Turn): void {
    running += 1;
    pixels += turn.pixels;
  }

  return async (turn, work) => {
    const count = counts.get(turn.sender) ?? 0;
    if (count >= max.perSender) throw busy();
    counts.set(turn.sender, count + 1);
    try {
      if (rows.size > 0 || !fits(turn)) await wait(turn);
      else start(turn);
      try {
        return await work();
      } finally {
        running -= 1;
        pixels -= turn.pixels;
        serve();
      }
    } finally {
      const left = (counts.get(turn.sender) ?? 1) - 1;
      if (left === 0) counts.delete(turn.sender);
      else counts.set(turn.sender, left);
    }
  };
}

function busy() {
  return refuse('operationBusy', { reason: 'uploads' });
}

/**
 * Runs work on a picture when its turn comes.
 *
 * @throws Refused `operationBusy` where this sender or everybody together has too many waiting, or the turn comes too late.
 */
export const takePictureTurn = makeTurns({
  atOnce: limits.picturesAtOnce,
  pixelsAtOnce: limits.picturePixelsAtOnce,
  perSender: limits.picturesPerSender,
  waiting: limits.picturesWaitingMax,
  waitMs: limits.pictureWaitMs,
});
