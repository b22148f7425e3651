import { performance } from 'node:perf_hooks';
import { stderr } from 'node:process';

/** Where progress is shown; standard error is one. */
export type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

export type Progress = {
  /** Says how far the run is. Cheap enough for every order: it draws only when it is time to. */
  show: (done: number, simulatedAt: Date) => void;
  /** Draws the last state and leaves the cursor on a line of its own. Later calls do nothing. */
  end: () => void;
};

/** A bar is redrawn so often; a log gets a line so often. */
const barEveryMs = 100;
const lineEveryMs = 5000;

/**
 * Shows a long run on standard error: a bar that is redrawn where a person looks on, plain lines every five
 * seconds where the output goes to a file.
 *
 * @param total Orders in the whole run; 0 is a run that is done at once.
 * @param screen Where to draw.
 * @param nowMs The real clock, for orders a second; the simulated date comes with every call.
 */
export function startProgress(
  total: number,
  screen: Screen = stderr,
  nowMs: () => number = () => performance.now(),
): Progress {
  const startedMs = nowMs();
  const isBar = screen.isTTY === true;
  const everyMs = isBar ? barEveryMs : lineEveryMs;
  let drawnMs = isBar ? -Infinity : startedMs;
  let last: { done: number; simulatedAt: Date } | undefined;
  let ended = false;

  function draw(): void {
    if (!last) return;
    drawnMs = nowMs();
    const perSecond = rate(last.done, drawnMs - startedMs);
    const state = { ...last, total, perSecond };
    screen.write(isBar ? `\r\u001B[2K${barText(state, screen.columns ?? 80)}` : `${lineText(state)}\n`);
  }

  return {
    show(done, simulatedAt) {
      if (ended) return;
      last = { done, simulatedAt };
      if (nowMs() - drawnMs >= everyMs) draw();
    },
    end() {
      if (ended) return;
      ended = true;
      draw();
      if (isBar && last) screen.write('\n');
    },
  };
}

type State = { done: number; total: number; perSecond: string; simulatedAt: Date };

/** The bar takes what the figures leave of the width, and is left out where that is too little to read. */
function barText(state: State, columns: number): string {
  const figures = `${counted(state)}  ${state.perSecond}/s  ${minuteOf(state.simulatedAt)}`;
  const cells = Math.min(40, columns - figures.length - 5);
  if (cells < 8) return figures.slice(0, Math.max(0, columns - 1));
  const full = Math.round(cells * partOf(state));
  return `[${'█'.repeat(full)}${'░'.repeat(cells - full)}]  ${figures}`;
}

function lineText(state: State): string {
  const percent = Math.floor(partOf(state) * 100);
  const { perSecond, simulatedAt } = state;
  return `${counted(state)} (${percent} %), ${perSecond} orders/s, simulated ${minuteOf(simulatedAt)}`;
}

function counted({ done, total }: State): string {
  const width = String(total).length;
  return `${String(done).padStart(width)}/${total} orders`;
}

function partOf({ done, total }: State): number {
  return total === 0 ? 1 : Math.min(1, done / total);
}

function rate(done: number, elapsedMs: number): string {
  return elapsedMs <= 0 ? '0.0' : ((done * 1000) / elapsedMs).toFixed(1);
}

function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
