import { useState } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { dropDraft } from '#features/help/content.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { PublishSheet } from './PublishSheet.tsx';

/** Whose draft it is that is open. */
export function DraftOf({ draft }: { draft: { by: string; at: string } | null }) {
  const words = useWords().content.draft;
  const say = useSay();
  const { time } = useFormats();
  if (draft === null) return null;
  return <Text look="muted">{say(words.by, { name: draft.by, time: time(draft.at) })}</Text>;
}

type Props = {
  named: { kind: ContentKind; id: string; lang: Language };
  /** Of the draft as it was saved; 0 where there is none. */
  revision: number;
  /** True where something was typed since. */
  isChanged: boolean;
  isBusy: boolean;
  faultCount: number;
  /** Of saving: where somebody else was faster, theirs can be opened. */
  error: unknown;
  onGone: () => void;
  onOpenTheirs: () => void;
};

type Asked = 'publish' | 'drop' | 'theirs';

/** Save, publish, throw away. */
export function DraftActs(props: Props) {
  const { named, revision, isChanged, isBusy, faultCount, error, onGone, onOpenTheirs } = props;
  const words = useWords().content;
  const say = useSay();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const hasDraft = revision > 0;
  const isStale = error instanceof Refusal && error.key === 'staleVersion';
  const canPublish = hasDraft && !isChanged && faultCount === 0;
  return (
    <>
      <Stack isRow>
        <Button type="submit" isBusy={isBusy} disabled={!isChanged && hasDraft}>
          {words.draft.save}
        </Button>
        <Button tone="plain" disabled={!canPublish} onClick={() => setAsked('publish')}>
          {words.draft.publish}
        </Button>
        {hasDraft ? (
          <Button tone="quiet" onClick={() => setAsked('drop')}>
            {words.draft.drop}
          </Button>
        ) : null}
        {isStale ? (
          <Button tone="quiet" onClick={() => setAsked('theirs')}>
            {words.open_theirs}
          </Button>
        ) : null}
      </Stack>
      {canPublish ? null : (
        <Text look="small">
          {faultCount > 0 ? say(words.draft.mend_first, { count: faultCount }) : words.draft.save_first}
        </Text>
      )}
      {asked === 'publish' ? (
        <PublishSheet {...named} revision={revision} onPublished={onGone} onClose={close} />
      ) : null}
      {asked === 'drop' ? <Drop named={named} revision={revision} onGone={onGone} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={asked === 'theirs'}
        title={words.open_theirs}
        action={words.open_theirs}
        isDanger
        onClose={close}
        onConfirm={() => {
          onOpenTheirs();
          close();
        }}
      >
        <p>{words.open_theirs_text}</p>
      </ConfirmDialog>
    </>
  );
}

type DropProps = Pick<Props, 'named' | 'revision' | 'onGone'> & { onClose: () => void };

function Drop({ named, revision, onGone, onClose }: DropProps) {
  const words = useWords().content.draft;
  const toast = useToast();
  const { act, isBusy, error } = useAct(dropDraft, {
    changes: changedByWriting,
    onDone: () => {
      toast(words.dropped);
      onGone();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.drop_title}
      action={words.drop}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => act({ ...named, revision })}
    >
      <p>{words.drop_text}</p>
      <ContentError error={error} />
    </ConfirmDialog>
  );
}
