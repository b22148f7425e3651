import type { PageBase } from '#ui/storefront/page-base.ts';
import type { CommentsOfGoods } from '#features/comments/shown.shapes.ts';
import { cx } from '#ui/cx.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { numberFormat } from '#ui/words/number-format.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { commentsPath } from './CommentFilters.tsx';

/** How many gave each number of stars and which share of all that is. A bar leads to those comments, and back to all. */
export function StarBars({ page }: { page: CommentsOfGoods & PageBase }) {
  const words = useStorefrontWords();
  const say = useSay();
  const language = useLanguage();
  const plain = numberFormat(language);
  const percent = numberFormat(language, { style: 'percent' });
  const { count, by_star: byStar } = page.comments.summary;
  const { commentFilter } = page;
  const rows = byStar.map((given, index) => ({ stars: index + 1, given })).toReversed();
  return (
    <ul className="flex flex-col text-meta">
      {rows.map(({ stars, given }) => {
        const isChosen = stars === commentFilter.stars;
        const row = (
          <>
            <span className={cx(isChosen && 'font-semibold')}>{say(words.starsCount, { stars })}</span>
            <meter aria-hidden value={given} max={Math.max(1, count)} min={0} className="meter h-2 w-full" />
            <span className="tabular text-right text-muted">
              {`${plain.format(given)} · ${percent.format(given / Math.max(1, count))}`}
            </span>
          </>
        );
        const look = 'grid min-h-target grid-cols-[5rem_1fr_5.5rem] items-center gap-2';
        const path = commentsPath(page, { ...commentFilter, stars: isChosen ? undefined : stars });
        return (
          <li key={stars}>
            {given === 0 && !isChosen ? (
              <span className={look}>{row}</span>
            ) : (
              <a
                href={path}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                className={cx(look, 'rounded-field hover:bg-sunken', isChosen && 'bg-accent-soft')}
              >
                {row}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
