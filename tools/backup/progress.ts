/** A line that shows how far a long command is, on a terminal alone. */
export type Progress = {
  readonly step: (done: number, all: number) => void;
  readonly end: () => void;
};

const pauseMs = 200;

export function showProgress(what: string): Progress {
  const output = process.stderr;
  let [shownAt, isShown] = [0, false];
  return {
    step(done, all) {
      if (!output.isTTY || Date.now() - shownAt < pauseMs) return;
      shownAt = Date.now();
      isShown = true;
      const share = all === 0 ? 100 : Math.min(100, Math.floor((done / all) * 100));
      output.write(`\r${what}: ${(done / 1_000_000).toFixed(0)} MB, ${share} %   `);
    },
    end() {
      if (isShown) output.write('\r\u001B[K');
      isShown = false;
    },
  };
}
