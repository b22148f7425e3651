// One page of two lists that are each newest first: what the book has, and what waits beside it.

type Dated = { readonly created_at: string };

/** Where in the long list the page begins, and how many rows of it are wanted. */
export type Window = { readonly offset: number; readonly limit: number };

/** The part of the long list that can fall into the window when `few` rows are put among it. */
export function windowOf({ offset, limit }: Window, few: number): Window {
  const start = Math.max(0, offset - few);
  return { offset: start, limit: offset + limit - start };
}

/**
 * The rows of the window over both lists, newest first.
 *
 * @param many The rows of `windowOf(window, few.length)` of the long list.
 * @param few All rows of the short list. Of the same moment, it comes first.
 */
export function mergePage<T extends Dated>(many: readonly T[], few: readonly T[], window: Window): T[] {
  const { offset: start } = windowOf(window, few.length);
  const first = many[0];
  const placed = [
    ...many.map((row, index) => ({
      row,
      at: start + index + few.filter((one) => one.created_at >= row.created_at).length,
    })),
    // What is newer than all of them stands before the window, unless the window begins at the top.
    ...few.flatMap((row, index) => {
      if (start > 0 && first !== undefined && row.created_at >= first.created_at) return [];
      return [{ row, at: start + index + many.filter((one) => one.created_at > row.created_at).length }];
    }),
  ];
  const end = window.offset + window.limit;
  return placed
    .filter(({ at }) => at >= window.offset && at < end)
    .toSorted((left, right) => left.at - right.at)
    .map(({ row }) => row);
}
