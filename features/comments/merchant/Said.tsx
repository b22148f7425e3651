import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Comment } from './CommentList.tsx';

/** Letters of a seal that are shown: enough to compare by eye. */
const sealLetters = 16;

type SaidProps = {
  said: {
    readonly content: string;
    readonly lang?: string | null;
    readonly signature: { readonly kind: 'drawn' | 'typed'; readonly digest: string };
  };
  /** Undefined for buyers: their name is theirs. */
  signer: string | undefined;
};

/** Signed words with their seal. */
export function Said({ said, signer }: SaidProps) {
  const words = useWords();
  const say = useSay();
  const { kind, digest } = said.signature;
  const by =
    signer === undefined
      ? kind === 'drawn'
        ? words.comments.drawnByBuyer
        : words.comments.signedByBuyer
      : say(kind === 'drawn' ? words.comments.signedDrawn : words.comments.signedTyped, { signer });
  return (
    <div className="flex flex-col gap-1">
      <p lang={said.lang ?? undefined} className="max-w-prose wrap-anywhere whitespace-pre-line">
        {said.content}
      </p>
      <Text look="small">
        {by}
        {' · '}
        <span title={digest} className="font-mono">
          {say(words.comments.seal, { digest: digest.slice(0, sealLetters) })}
        </span>
      </Text>
    </div>
  );
}

/** The shop's answer; a correction keeps what stood there before. */
export function Reply({ reply }: { reply: NonNullable<Comment['reply']> }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  return (
    <blockquote className="flex flex-col gap-1 border-l-4 border-accent pl-3">
      <Text look="strong">{say(words.comments.yourReply, { when: time(reply.at, 'date') })}</Text>
      <Said said={reply} signer={reply.signature.signer} />
      {reply.before === null || reply.corrected_at === null ? null : (
        <details>
          <summary className="flex min-h-target items-center text-meta text-muted underline">
            {say(words.comments.correctedOn, { when: time(reply.corrected_at) })}
            {' · '}
            {words.comments.before}
          </summary>
          <Said said={reply.before} signer={reply.before.signature.signer} />
        </details>
      )}
    </blockquote>
  );
}
