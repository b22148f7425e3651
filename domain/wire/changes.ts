// What a program reads in bulk: everything in the order in which it changed, page by page, and on from there later.
import * as z from 'zod/mini';
import { sentTimestamp } from './wire.ts';

const changesMax = 100;
const cursorMax = 400;

/** The fields of a request for changes. */
export const changesInput = {
  /** `next` of the page before; it counts more than `updated_after`. */
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(cursorMax))),
  /** Where the first page begins; everything there is where it is left out. */
  updated_after: z.optional(sentTimestamp),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(changesMax)), changesMax),
};

export function changesOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    list: z.array(item),
    /** Where the next page begins, now or later: opaque, and there is always one. */
    next: z.string(),
    /** True where there is more at this moment. */
    has_more: z.boolean(),
  });
}
