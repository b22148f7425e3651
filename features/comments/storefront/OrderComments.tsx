import type { PageBase } from '#ui/storefront/page-base.ts';
import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stars } from '#ui/charts/Stars.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { CommentDraft, CommentsOfOrder, orderComment } from '#features/comments/shown.shapes.ts';
import { pageZone, TextAreaInput, TextInput, Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { CommentWords } from './CommentWords.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { DrawnSign } from './DrawnSign.tsx';
import { StarChoice } from './StarChoice.tsx';

type Order = CommentsOfOrder & PageBase;
type Item = z.output<typeof orderComment>;

/** What the buyer said of each item of the order, and the forms to say it. */
export function OrderComments({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const shown = page.comments.filter((item) => item.comment !== null || may(item, 'comment'));
  if (shown.length === 0) return null;
  return (
    <Card title={words.commentsOfOrder}>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((item) => (
          <li key={item.goods_id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <div className="flex items-center gap-3">
              <Thumb image={item.image} isDecoration className="size-12 rounded-field" />
              <h3 className="min-w-0 font-semibold">{item.title}</h3>
            </div>
            {item.comment === null ? null : <Own comment={item.comment} />}
            {may(item, 'comment') ? <CommentForm page={page} item={item} kind="comment" /> : null}
            {may(item, 'follow_up') ? <CommentForm page={page} item={item} kind="follow_up" /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function may({ can }: Item, action: string): boolean {
  return can.some((one) => one.action === action && one.allowed);
}

function Own({ comment }: { comment: NonNullable<Item['comment']> }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { rating, signature } = comment;
  const when = formatTime(language, new Date(signature.signed_at), 'both', pageZone);
  return (
    <div className="flex flex-col gap-2">
      {rating === null ? null : <Stars value={rating} label={say(words.starsOf, { stars: rating })} />}
      <CommentWords comment={comment} />
      <p className="text-meta break-words text-muted">
        {say(words.signedBy, { signer: signature.signer, when: `${when} ${pageZone}` })}{' '}
        <span className="font-mono break-all">
          {say(words.sealOf, { digest: signature.digest.slice(0, 16) })}
        </span>
      </p>
    </div>
  );
}

type FormProps = { page: Order; item: Item; kind: 'comment' | 'follow_up' };

/** Closed until it is wanted; open where something of it was wrong, with everything that was typed. */
function CommentForm({ page, item, kind }: FormProps) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const draft = draftOf(page.draft, item, kind);
  const isFirst = kind === 'comment';
  const until = item.can.find(({ action }) => action === kind)?.until;
  return (
    <details className="rounded-field border border-line" open={draft !== undefined}>
      <summary className="flex min-h-12 items-center justify-center rounded-field px-4 text-center font-medium text-accent-ink">
        {isFirst ? words.writeComment : words.addToComment}
      </summary>
      <form
        method="post"
        encType="multipart/form-data"
        action={`${page.base}/order/${encodeURIComponent(page.token)}/comment`}
        noValidate
        className="flex flex-col gap-4 border-t border-line p-4"
      >
        <input type="hidden" name="once" value={`${page.once}-${kind}-${item.goods_id}`} />
        <input type="hidden" name="goods_id" value={item.goods_id} />
        <input type="hidden" name="kind" value={kind} />
        {isFirst ? (
          <StarChoice
            group={item.goods_id}
            chosen={draft?.values.rating}
            error={draft?.faults.rating ? words.starsMissing : undefined}
          />
        ) : null}
        <TextAreaInput
          name="content"
          label={isFirst ? words.commentText : words.followUpText}
          hint={say(words.commentHint, { max: limits.commentCharactersMax })}
          error={draft?.faults.content ? words.commentMissing : undefined}
          rows={4}
          maxLength={limits.commentCharactersMax}
          required
          defaultValue={draft?.values.content}
        />
        <TextInput
          name="signer"
          label={words.signature}
          hint={words.signatureHint}
          error={draft?.faults.signer ? words.signatureMissing : undefined}
          autoComplete="name"
          maxLength={limits.signerCharactersMax}
          defaultValue={draft?.values.signer}
        />
        <DrawnSign drawn={draft?.values.drawn} isWrong={draft?.faults.drawn === true} />
        {isFirst ? <PhotoChoice item={item} draft={draft} /> : null}
        <div className="flex flex-col gap-1.5">
          <Button type="submit" isWide>
            {isFirst ? words.sendComment : words.sendFollowUp}
          </Button>
          <p className="text-meta text-muted">
            {until === null || until === undefined
              ? words.commentOnce
              : say(words.commentUntil, { when: formatTime(language, new Date(until), 'date', pageZone) })}
          </p>
        </div>
      </form>
    </details>
  );
}

function draftOf(draft: CommentDraft | undefined, item: Item, kind: string): CommentDraft | undefined {
  return draft?.goodsId === item.goods_id && draft.kind === kind ? draft : undefined;
}
