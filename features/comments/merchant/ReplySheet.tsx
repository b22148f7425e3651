import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { Mark } from '#domain/wire/signature.ts';
import type { submitComment } from '#features/comments/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Signature } from '#ui/forms/Signature.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Comment } from './CommentList.tsx';

export type Replying = { readonly kind: 'reply' | 'correction'; readonly comment: Comment };

type Props = {
  replying: Replying;
  /** What has been typed; it outlives the sheet. */
  text: string;
  onText: (text: string) => void;
  isBusy: boolean;
  error: Error | null;
  onSend: (ask: RequestOf<typeof submitComment>) => void;
  onClose: () => void;
};

/** The one reply, or its one correction, with a signature under it. */
export function ReplySheet({ replying, text, onText, isBusy, error, onSend, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const [mark, setMark] = useState<Mark>();
  const [wasSent, setSent] = useState(false);
  const { kind, comment } = replying;
  const isReply = kind === 'reply';
  const faults = useFaults({ text, mark, error });
  const until = comment.can.find(({ action }) => action === 'correct')?.until ?? undefined;

  function send() {
    setSent(true);
    const content = text.trim();
    if (content === '' || content.length > limits.commentCharactersMax || mark === undefined) return;
    onSend({ kind, comment_id: comment.id, content, signature: mark });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isReply ? words.comments.replyTitle : words.comments.correctTitle}
      footer={
        <>
          <ErrorBox error={faults.other} {...(faults.why === undefined ? {} : { title: faults.why })} />
          <Button isWide isBusy={isBusy} onClick={send}>
            {isReply ? words.comments.sendReply : words.comments.sendCorrection}
          </Button>
        </>
      }
    >
      <blockquote className="max-h-32 shrink-0 overflow-y-auto border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line">
        {comment.content}
      </blockquote>
      <Form onSend={send}>
        <TextArea
          label={words.comments.replyText}
          hint={say(words.comments.replyHint, { used: text.trim().length, max: limits.commentCharactersMax })}
          error={wasSent ? faults.content : faults.refusedContent}
          value={text}
          onChange={onText}
          rows={5}
        />
        <Signature
          label={words.comments.signature}
          error={wasSent ? faults.signature : undefined}
          onChange={setMark}
        />
        <Text look="small">
          {isReply || until === undefined
            ? words.comments.replyOnce
            : say(words.comments.correctOnce, { when: time(until) })}
        </Text>
      </Form>
    </Sheet>
  );
}

/** Why the server says that it cannot be done, where there are words for it. */
const reasons = ['already', 'no_reply', 'too_late', 'removed'] as const;

type Draft = { text: string; mark: Mark | undefined; error: Error | null };

/** The same rules as on the server; what the server refuses of a field stands at that field. */
function useFaults({ text, mark, error }: Draft) {
  const words = useWords();
  const say = useSay();
  const reason = error instanceof Refusal ? error.reason : undefined;
  const known = reasons.find((one) => one === reason);
  const field = error instanceof Refusal ? error.field?.split('.')[0] : undefined;
  const refused = (name: string) => (field === name ? error?.message : undefined);
  const content = text.trim();
  const isLong = content.length > limits.commentCharactersMax;
  const long = say(words.comments.contentLong, { max: limits.commentCharactersMax });
  return {
    content: content === '' ? words.comments.contentMissing : isLong ? long : refused('content'),
    /** Too long can be seen before anything is sent. */
    refusedContent: isLong ? long : refused('content'),
    signature: mark === undefined ? words.comments.signatureMissing : refused('signature'),
    why: known === undefined ? undefined : words.comments.refused[known],
    other: field === 'content' || field === 'signature' ? null : error,
  };
}
