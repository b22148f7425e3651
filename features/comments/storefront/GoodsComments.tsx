import type { PageBase } from '#ui/storefront/page-base.ts';
import { BadgeCheck } from 'lucide-react';
import type * as z from 'zod/mini';
import type { CommentsOfGoods, publicComment } from '#features/comments/shown.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Stars } from '#ui/charts/Stars.tsx';
import { numberFormat } from '#ui/words/number-format.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { CommentFilters, CommentSort, commentsPath } from './CommentFilters.tsx';
import { CommentWords, useDate } from './CommentWords.tsx';
import { ReportForm } from './ReportForm.tsx';
import { StarBars } from './StarBars.tsx';

type Goods = CommentsOfGoods & PageBase;
type Comment = z.output<typeof publicComment>;

/** What buyers of these goods said, under them. Nothing is shown where nobody has said anything. */
export function GoodsComments({ page }: { page: Goods }) {
  const words = useStorefrontWords();
  const { comments } = page;
  if (comments.summary.count === 0 && comments.list.length === 0 && comments.page === 1) return null;
  return (
    <section id="comments" aria-labelledby="comments-title" className="flex scroll-mt-20 flex-col gap-5">
      <h2 id="comments-title" className="text-title">
        {words.commentsTitle}
      </h2>
      <div className="grid gap-5 lg:grid-cols-[18rem_1fr] lg:gap-10">
        <Summary page={page} />
        <div className="flex min-w-0 flex-col gap-4">
          {page.report === undefined ? null : (
            <p role="status" className="rounded-card bg-good-soft p-4 font-medium text-good">
              {page.report === 'reported' ? words.opinionReported : words.opinionReportedBefore}
            </p>
          )}
          <CommentFilters page={page} />
          <CommentSort page={page} />
          {comments.list.length === 0 ? <p className="text-muted">{words.opinionNoMatch}</p> : null}
          {comments.list.length === 0 ? null : (
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
              {comments.list.map((comment) => (
                <Said
                  key={comment.id}
                  comment={comment}
                  reportTo={`${page.base}/goods/${page.goods.id}/comment/${comment.id}/report`}
                />
              ))}
            </ul>
          )}
          <Pages page={page} />
        </div>
      </div>
    </section>
  );
}

function Summary({ page }: { page: Goods }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { avg, count } = page.comments.summary;
  if (avg === null) return null;
  const rounded = numberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <div className="flex flex-col gap-3 self-start">
      <p className="flex items-center gap-3">
        <span aria-hidden className="tabular text-figure">
          {rounded.format(avg)}
        </span>
        <span className="flex flex-col gap-0.5">
          <Stars value={avg} label={say(words.rating, { rating: avg, reviews: count })} />
          <span className="text-meta text-muted">{say(words.commentCount, { count })}</span>
        </span>
      </p>
      <StarBars page={page} />
      <p className="text-meta text-muted">{words.verifiedText}</p>
    </div>
  );
}

function Said({ comment, reportTo }: { comment: Comment; reportTo: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  const date = useDate();
  const { country } = useFormats();
  const { rating, author } = comment;
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {rating === null ? null : (
          <Stars size="small" value={rating} label={say(words.starsOf, { stars: rating })} />
        )}
        <span className="font-medium break-all">{author.name_masked}</span>
        <span className="text-meta text-muted">{country(author.country)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-muted">
        <span className="inline-flex items-center gap-1">
          <BadgeCheck aria-hidden className="size-4" />
          {words.verifiedBuyer}
        </span>
        <span>{date(comment.created_at)}</span>
      </p>
      <CommentWords comment={comment} />
      {comment.removed_reason === null ? <ReportForm action={reportTo} /> : null}
    </li>
  );
}

function Pages({ page }: { page: Goods }) {
  const words = useStorefrontWords();
  const { comments } = page;
  const path = (number: number) => commentsPath(page, page.commentFilter, number);
  if (comments.page === 1 && !comments.has_more) return null;
  return (
    <nav aria-label={words.commentPages} className="flex flex-wrap justify-between gap-3">
      {comments.page === 1 ? (
        <span />
      ) : (
        <a href={path(comments.page - 1)} className={buttonClass('plain', 'small')}>
          {words.newerComments}
        </a>
      )}
      {comments.has_more ? (
        <a href={path(comments.page + 1)} className={buttonClass('plain', 'small')}>
          {words.olderComments}
        </a>
      ) : null}
    </nav>
  );
}
