// Answers that come page by page: how all of them, or one more, are asked for.
import type { QueryOptions } from './options.ts';
import { isPlainObject } from './structural-sharing.ts';

/** The pages so far, and what each was asked for with. */
export type InfiniteData<Page = unknown, Param = unknown> = {
  readonly pages: readonly Page[];
  readonly pageParams: readonly Param[];
};

type PageOptions = Pick<QueryOptions, 'getNextPageParam' | 'initialPageParam'>;

const nothing: InfiniteData = { pages: [], pageParams: [] };

/** Whether the last page says that another one follows. False where nothing is known. */
export function hasNextPage(options: PageOptions, data: unknown): boolean {
  return isPages(data) && isParam(nextParamOf(options, data));
}

/**
 * Makes a function that asks for the pages that are known anew, from the first to the last, each with what the one before
 * it says; or for the one that follows them. Where they have become fewer it ends earlier. Called again after a failure it
 * goes on at the page that failed.
 */
export function makePagesLoader(
  options: PageOptions,
  data: unknown,
  isNextPage: boolean,
  ask: (pageParam: unknown) => unknown,
): () => Promise<InfiniteData> {
  const known = isPages(data) ? data : nothing;
  const isMore = isNextPage && known.pages.length > 0;
  const count = isMore ? known.pages.length + 1 : Math.max(known.pages.length, 1);
  let loaded = isMore ? known : nothing;
  return async () => {
    while (loaded.pages.length < count) {
      const isFirst = loaded.pages.length === 0;
      const param = isFirst
        ? (known.pageParams[0] ?? options.initialPageParam)
        : nextParamOf(options, loaded);
      if (!isFirst && !isParam(param)) break;
      const page = await ask(param);
      loaded = { pages: [...loaded.pages, page], pageParams: [...loaded.pageParams, param] };
    }
    return loaded;
  };
}

function nextParamOf({ getNextPageParam }: PageOptions, { pages }: InfiniteData): unknown {
  return getNextPageParam?.(pages.at(-1));
}

function isParam(param: unknown): boolean {
  return param !== undefined && param !== null;
}

function isPages(data: unknown): data is InfiniteData {
  return isPlainObject(data) && Array.isArray(data['pages']) && Array.isArray(data['pageParams']);
}
