// What goes wrong between the provider and us: told once, happens as often as it was told.
export type Trouble = {
  /** `POST /v1/refunds`, or the beginning of such a line. */
  readonly on: string;
  readonly what:
    | 'slow'
    /** Told to come later; nothing was done. */
    | 'too_many'
    /** An error before anything was done. */
    | 'broken'
    /** The work is done and the answer is an error, which is kept under the key. */
    | 'broken_after'
    /** The line breaks before anything was done. */
    | 'cut'
    /** The work is done and its answer is lost. */
    | 'cut_after';
  /** Once where nothing is said. */
  readonly times?: number;
  readonly waitMs?: number;
};

export type Troubles = {
  readonly add: (trouble: Trouble) => void;
  readonly take: (line: string) => Trouble | undefined;
};

export function openTroubles(): Troubles {
  const waiting: { trouble: Trouble; left: number }[] = [];
  return {
    add: (trouble) => void waiting.push({ trouble, left: trouble.times ?? 1 }),
    take(line) {
      const found = waiting.find(({ trouble, left }) => left > 0 && line.startsWith(trouble.on));
      if (found === undefined) return undefined;
      found.left -= 1;
      return found.trouble;
    },
  };
}
