import type { PageBase } from '#ui/storefront/page-base.ts';
import { commentOrders, type CommentFilter, type CommentsOfGoods } from '#features/comments/shown.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';

type Goods = CommentsOfGoods & PageBase;

/** Links to all comments and to those with pictures; the stars that were chosen among the bars can be left here. */
export function CommentFilters({ page }: { page: Goods }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { stars, isWithPhotos, sort } = page.commentFilter;
  return (
    <nav aria-label={words.opinionFilter} className="flex flex-wrap gap-2">
      <Choice
        path={commentsPath(page, { stars: undefined, isWithPhotos: false, sort })}
        isChosen={stars === undefined && !isWithPhotos}
        label={words.opinionAll}
      />
      <Choice
        path={commentsPath(page, { stars, isWithPhotos: !isWithPhotos, sort })}
        isChosen={isWithPhotos}
        label={words.opinionWithPhotos}
      />
      {stars === undefined ? null : (
        <Choice
          path={commentsPath(page, { stars: undefined, isWithPhotos, sort })}
          isChosen
          label={say(words.opinionStars, { stars })}
        />
      )}
    </nav>
  );
}

/** The orders of the comments, as links: one comment needs none. */
export function CommentSort({ page }: { page: Goods }) {
  const words = useStorefrontWords();
  const { commentFilter, comments } = page;
  if (comments.summary.count < 2) return null;
  return (
    <nav aria-label={words.searchSort} className="flex flex-wrap items-center gap-x-4 text-meta">
      <span aria-hidden className="text-muted">
        {words.searchSort}
      </span>
      {commentOrders.map((order) => {
        const sort = order === 'newest' ? undefined : order;
        const isChosen = sort === commentFilter.sort;
        return (
          <a
            key={order}
            href={commentsPath(page, { ...commentFilter, sort })}
            rel="nofollow"
            aria-current={isChosen ? 'true' : undefined}
            className={cx(
              'inline-flex min-h-target items-center',
              isChosen ? 'font-medium' : 'text-accent-ink underline',
            )}
          >
            {words[`opinionSort_${order}`]}
          </a>
        );
      })}
    </nav>
  );
}

function Choice({ path, label, isChosen }: { path: string; label: string; isChosen: boolean }) {
  return (
    <a
      href={path}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-target items-center rounded-full border px-4 text-meta',
        isChosen
          ? 'border-2 border-accent bg-accent-soft font-medium text-accent-ink'
          : 'border-line-strong bg-surface',
      )}
    >
      {label}
    </a>
  );
}

/** Where these comments stand. */
export function commentsPath(page: Goods, { stars, isWithPhotos, sort }: CommentFilter, number = 1): string {
  const query = new URLSearchParams({
    ...(stars === undefined ? {} : { stars: String(stars) }),
    ...(isWithPhotos ? { pictures: 'true' } : {}),
    ...(sort === undefined ? {} : { reviews: sort }),
    ...(number === 1 ? {} : { comments: String(number) }),
  }).toString();
  return `${page.base}/goods/${page.goods.id}${query === '' ? '' : `?${query}`}#comments`;
}
