// Pages of a list: one shape for every list of the product.
import * as z from 'zod/mini';

export const pageSizeMax = 100;
export const pageSizeDefault = 20;
/** Deep offset pages cost the database linear work; beyond this a cursor is needed. */
const pageMax = 10_000;

/** The fields of a list's request. */
export const pageInput = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(pageMax)), 1),
  page_size: z._default(z.int().check(z.minimum(1), z.maximum(pageSizeMax)), pageSizeDefault),
};

/** The same fields where they arrive in a query string. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageMax)), 1),
  page_size: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageSizeMax)),
    pageSizeDefault,
  ),
};

export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    list: z.array(item),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
  });
}

export type PageRequest = { readonly page: number; readonly page_size: number };

/** Wraps the rows of one page; `rows` may hold one more than the page to show that there is a next one. */
export function toPage<T>(rows: readonly T[], ask: PageRequest, total: number | null) {
  return {
    list: rows.slice(0, ask.page_size),
    total,
    page: ask.page,
    page_size: ask.page_size,
    has_more: rows.length > ask.page_size,
  };
}
