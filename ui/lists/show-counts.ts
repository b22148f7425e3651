/** What a list answers; `floors` names the counts that are at least so many. */
type Counted = {
  readonly counts: Readonly<Record<string, number>>;
  readonly floors?: readonly string[] | undefined;
};

/** Counts as they are shown: `1000+` where there may be more. */
export type ShownCounts = Readonly<Record<string, number | string>>;

export function showCounts(answer: Counted | undefined): ShownCounts | undefined {
  if (answer?.floors === undefined) return answer?.counts;
  const { counts, floors } = answer;
  return Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [key, floors.includes(key) ? `${count}+` : count]),
  );
}
