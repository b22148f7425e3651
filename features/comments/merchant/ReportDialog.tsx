import { useState } from 'react';
import { reportReasons } from '#domain/states/comment.ts';
import type { ReportReason } from '#domain/states/comment.ts';
import { listComments, submitComment } from '#features/comments/contract.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import type { Comment } from './CommentList.tsx';

/** Asks for a decision over a comment, with one of the reasons for which one may be removed. */
export function ReportDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const words = useWords();
  const toast = useToast();
  const [reason, setReason] = useState<ReportReason>(reportReasons[0]);
  const report = useAct(submitComment, {
    changes: [listComments],
    onDone: () => {
      toast(words.comments.reportSent);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => report.act({ kind: 'report', comment_id: comment.id, report_reason: reason })}
      title={words.comments.reportTitle}
      action={words.comments.report}
      isBusy={report.isBusy}
      error={report.error}
    >
      <Text>{words.comments.reportDetail}</Text>
      <SelectField
        label={words.comments.reportReason}
        hint={words.comments.reportOnce}
        value={reason}
        onChange={setReason}
        options={reportReasons.map((value) => ({ value, label: words.comments.reasons[value] }))}
      />
    </ConfirmDialog>
  );
}
