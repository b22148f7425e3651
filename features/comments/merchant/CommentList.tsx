import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listComments, submitComment } from '#features/comments/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useQueuedAct } from '#ui/offline/useQueuedAct.ts';
import { WaitingActs } from '#ui/offline/WaitingActs.tsx';
import { CommentCard } from './CommentCard.tsx';
import { ReplySheet } from './ReplySheet.tsx';
import type { Replying } from './ReplySheet.tsx';
import { ReportDialog } from './ReportDialog.tsx';

export type Comment = OutputOf<typeof listComments>['list'][number];

/** Endpoints of other rooms whose answers a reply makes old: the app knows them. */
export type Beside = readonly { readonly name: string }[];

type Props = {
  readonly comments: readonly Comment[];
  readonly beside: Beside;
  readonly onReplied?: () => void;
};

/** The comments, and above them the replies that still wait for a connection. */
export function CommentList({ comments, beside, onReplied }: Props) {
  const words = useWords();
  const toast = useToast();
  const [replying, setReplying] = useState<Replying>();
  const [reporting, setReporting] = useState<Comment>();
  /** What was typed stays by its comment while the sheet is closed. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const sent = useQueuedAct(submitComment, {
    changes: [listComments, ...beside],
    onDone: () => {
      leave(replying?.kind === 'correction' ? words.comments.correctionSent : words.comments.replySent);
      onReplied?.();
    },
    onKept: () => leave(words.common.queueKept),
  });

  function leave(says: string) {
    if (replying !== undefined) setDrafts({ ...drafts, [draftKey(replying)]: '' });
    setReplying(undefined);
    toast(says);
  }

  return (
    <>
      <WaitingActs queued={sent} text={(ask) => ask.content ?? ''} />
      <ul className="flex flex-col gap-4">
        {comments.map((one) => (
          <li key={one.id}>
            <CommentCard
              comment={one}
              isQueued={sent.waiting.some(({ ask }) => ask.comment_id === one.id)}
              onReply={(kind) => {
                sent.reset();
                setReplying({ kind, comment: one });
              }}
              onReport={() => setReporting(one)}
            />
          </li>
        ))}
      </ul>
      {replying === undefined ? null : (
        <ReplySheet
          key={draftKey(replying)}
          replying={replying}
          text={
            drafts[draftKey(replying)] ??
            (replying.kind === 'correction' ? (replying.comment.reply?.content ?? '') : '')
          }
          onText={(text) => setDrafts({ ...drafts, [draftKey(replying)]: text })}
          isBusy={sent.isBusy}
          error={sent.error}
          onSend={sent.act}
          onClose={() => setReplying(undefined)}
        />
      )}
      {reporting === undefined ? null : (
        <ReportDialog comment={reporting} onClose={() => setReporting(undefined)} />
      )}
    </>
  );
}

function draftKey({ kind, comment }: Replying): string {
  return `${kind} ${comment.id}`;
}
