import type { PageBase } from '#ui/storefront/page-base.ts';
import type { CommentFilter, CommentsOfGoods } from '#features/comments/shown.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';

type Goods = CommentsOfGoods & PageBase;

/** Links to all comments, to those with pictures, and to those of so many stars that anybody gave. */
export function CommentFilters({ page }: { page: Goods }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { stars, isWithPhotos } = page.commentFilter;
  const given = page.comments.summary.by_star
    .map((count, index) => ({ value: index + 1, count }))
    .filter(({ value, count }) => count > 0 || value === stars)
    .toReversed();
  return (
    <nav aria-label={words.opinionFilter} className="flex flex-wrap gap-2">
      <Choice
        path={commentsPath(page, { stars: undefined, isWithPhotos: false })}
        isChosen={stars === undefined && !isWithPhotos}
        label={words.opinionAll}
      />
      <Choice
        path={commentsPath(page, { stars, isWithPhotos: !isWithPhotos })}
        isChosen={isWithPhotos}
        label={words.opinionWithPhotos}
      />
      {given.map(({ value }) => (
        <Choice
          key={value}
          path={commentsPath(page, { stars: value === stars ? undefined : value, isWithPhotos })}
          isChosen={value === stars}
          label={say(words.opinionStars, { stars: value })}
        />
      ))}
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
export function commentsPath(page: Goods, { stars, isWithPhotos }: CommentFilter, number = 1): string {
  const query = new URLSearchParams({
    ...(stars === undefined ? {} : { stars: String(stars) }),
    ...(isWithPhotos ? { pictures: 'true' } : {}),
    ...(number === 1 ? {} : { comments: String(number) }),
  }).toString();
  return `${page.base}/goods/${page.goods.id}${query === '' ? '' : `?${query}`}#comments`;
}
