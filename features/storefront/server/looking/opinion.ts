// What others said of goods: which of it is asked for, and reports of it.
import { Refused } from '#domain/wire/errors.ts';
import { reportReasons } from '#domain/states/comment.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { reportComment, type goodsComments } from '#features/comments/contract.ts';
import { commentOrders, type CommentFilter } from '#features/comments/shown.shapes.ts';
import type { GoodsPage } from '#features/storefront/page.shapes.ts';
import { missing, trouble, type Answer, type Visit } from '#features/storefront/server/visit.ts';

/** What is wrong in the address is passed over. */
export function readFilter(query: URLSearchParams): CommentFilter {
  const stars = query.get('stars') ?? '';
  const sort = commentOrders.find((order) => order === query.get('reviews'));
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    isWithPhotos: query.get('pictures') === 'true',
    ...(sort === undefined || sort === 'newest' ? {} : { sort }),
  };
}

/** The filter as the call takes it. */
export function filterOf({
  stars,
  isWithPhotos,
  sort,
}: CommentFilter): Partial<RequestOf<typeof goodsComments>> {
  return {
    ...(stars === undefined ? {} : { stars }),
    ...(isWithPhotos ? { pictures: 'true' as const } : {}),
    ...(sort === undefined ? {} : { sort }),
  };
}

export function readReport(visit: Visit): GoodsPage['report'] {
  const say = visit.query.get('say');
  if (say === 'reported') return 'reported';
  return say === 'reported-before' ? 'reportedBefore' : undefined;
}

export async function reportOpinion(visit: Visit): Promise<Answer> {
  const reason = reportReasons.find((known) => known === visit.form.get('reason'));
  if (reason === undefined) return trouble('badForm');
  const back = `${visit.base}/goods/${encodeURIComponent(visit.param('id'))}`;
  try {
    await visit.ask(reportComment, { handle: visit.handle, id: visit.param('comment'), reason });
    return { redirect: `${back}?say=reported#comments` };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.key === 'invalidOperation') return { redirect: `${back}?say=reported-before#comments` };
    if (error.key === 'invalidParameter') return missing('goods');
    throw error;
  }
}
