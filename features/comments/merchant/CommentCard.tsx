import { BadgeCheck, Flag, MessageSquareReply, PencilLine } from 'lucide-react';
import { Link } from '#ui/routing/Link.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Stars } from '#ui/charts/Stars.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Comment } from './CommentList.tsx';
import { Reply, Said } from './Said.tsx';

type Props = {
  comment: Comment;
  /** A reply to it waits on this phone. */
  isQueued: boolean;
  onReply: (kind: 'reply' | 'correction') => void;
  onReport: () => void;
};

export function CommentCard({ comment, isQueued, onReply, onReport }: Props) {
  const words = useWords();
  const say = useSay();
  const may = (action: string) => comment.can.some((can) => can.action === action && can.allowed);
  const icon = 'size-5';
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 lg:p-5">
      <Head comment={comment} />
      {comment.content === null ? (
        <Text look="small">{comment.removed_text ?? words.comments.removedText}</Text>
      ) : (
        <Said
          said={{ content: comment.content, lang: comment.lang, signature: comment.signature }}
          signer={undefined}
        />
      )}
      <Photos photos={comment.photos} />
      {comment.follow_up === null ? null : <FollowUp text={comment.follow_up} />}
      {comment.reply === null ? null : <Reply reply={comment.reply} />}
      <div className="flex flex-wrap items-center gap-2">
        {isQueued ? <Badge tone="info">{words.comments.queued}</Badge> : null}
        {may('reply') && !isQueued ? (
          <Button
            size="small"
            icon={<MessageSquareReply aria-hidden className={icon} />}
            onClick={() => onReply('reply')}
          >
            {words.comments.reply}
          </Button>
        ) : null}
        {may('correct') && !isQueued ? (
          <Button
            size="small"
            tone="plain"
            icon={<PencilLine aria-hidden className={icon} />}
            onClick={() => onReply('correction')}
          >
            {words.comments.correct}
          </Button>
        ) : null}
        {may('report') ? (
          <Button size="small" tone="quiet" icon={<Flag aria-hidden className={icon} />} onClick={onReport}>
            {words.comments.report}
          </Button>
        ) : null}
        <Link
          to={`/orderList/${comment.order_id}`}
          className="ml-auto inline-flex min-h-target items-center text-meta text-muted underline"
        >
          {say(words.comments.order, { number: comment.order_no })}
        </Link>
      </div>
    </article>
  );
}

/** What the buyer shows of the goods; each opens large. */
function Photos({ photos }: { photos: Comment['photos'] }) {
  const words = useWords();
  const say = useSay();
  if (photos.length === 0) return null;
  return (
    <ul aria-label={words.comments.photos} className="flex flex-wrap gap-2">
      {photos.map(({ id, url, thumb }, index) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-field border border-line"
          >
            <img
              src={thumb}
              alt={say(words.comments.photo, { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-20 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Goods, stars and who it was. */
function Head({ comment }: { comment: Comment }) {
  const words = useWords();
  const say = useSay();
  const { country } = useFormats();
  const { rating, author, goods } = comment;
  return (
    <div className="flex flex-wrap gap-3">
      <Picture image={goods.image} size="small" />
      <div className="flex min-w-[min(100%,9rem)] flex-1 flex-col gap-1">
        <h2 className="font-semibold">{goods.title}</h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars size="small" value={rating} label={say(words.comments.starsOf, { stars: rating })} />
          <Text look="small">
            <TimeText at={comment.created_at} form="date" />
          </Text>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Text look="small">
            {say(words.comments.by, { name: author.name_masked, country: country(author.country) })}
          </Text>
          <Badge tone="good" icon={<BadgeCheck aria-hidden className="size-4" />}>
            {words.comments.verified}
          </Badge>
          <StateBadge comment={comment} />
        </div>
      </div>
    </div>
  );
}

function StateBadge({ comment }: { comment: Comment }) {
  const words = useWords();
  const say = useSay();
  const { state, report_reason: reported, removed_reason: removed } = comment;
  if (removed !== null) {
    return (
      <Badge tone="plain">{say(words.comments.removed, { reason: words.comments.reasons[removed] })}</Badge>
    );
  }
  if (reported === null) return null;
  return state === 'reported' ? (
    <Badge tone="warn">{say(words.comments.reported, { reason: words.comments.reasons[reported] })}</Badge>
  ) : (
    <Badge tone="plain">{words.comments.kept}</Badge>
  );
}

function FollowUp({ text }: { text: NonNullable<Comment['follow_up']> }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  return (
    <div className="flex flex-col gap-1">
      <Text look="small">{say(words.comments.followUp, { when: time(text.at, 'date') })}</Text>
      <Said said={text} signer={undefined} />
    </div>
  );
}
