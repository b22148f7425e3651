import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  downloadPayoutFile,
  listPayoutBatches,
  listReadyPayouts,
  payoutBatch,
  refusePayoutBatch,
  releasePayoutBatch,
  withdrawPayoutBatch,
} from '#features/payouts/batches.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { saveText } from '#ui/save-file.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Batch } from './BatchScreen.tsx';
import { Refused } from './Refused.tsx';

type Props = { batch: Batch };

const changes = [payoutBatch, listPayoutBatches, listReadyPayouts];
const whyMin = 10;
const whyMax = 500;

/** What can be done with a file now, by this person. */
export function BatchActs({ batch }: Props) {
  if (batch.state === 'draft') return <DraftActs batch={batch} />;
  return batch.state === 'released' ? <ReleasedActs batch={batch} /> : null;
}

function DraftActs({ batch }: Props) {
  const { batch: words } = useWords().payouts;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const [asks, setAsks] = useState<'release' | 'withdraw'>();
  const done = (text: string) => () => {
    toast(text, 'good');
    setAsks(undefined);
  };
  const release = useAct(releasePayoutBatch, { changes, onDone: done(words.released) });
  const apart = useAct(withdrawPayoutBatch, { changes, onDone: done(words.withdrawn) });
  const { id, count, total, currency } = batch;
  return (
    <Stack>
      {batch.made_by.is_you ? <Text look="muted">{words.yours}</Text> : null}
      <Stack isRow>
        {batch.made_by.is_you || count === 0 ? null : (
          <Button onClick={() => setAsks('release')}>{words.release}</Button>
        )}
        <Button tone="plain" onClick={() => setAsks('withdraw')}>
          {words.withdraw}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={asks === 'release'}
        onClose={() => setAsks(undefined)}
        onConfirm={() => release.act({ id, count, total })}
        title={say(words.release_title, { count, total: money(total, currency) })}
        action={words.release}
        isBusy={release.isBusy}
      >
        <Text>{words.release_lead}</Text>
        <Refused error={release.error} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === 'withdraw'}
        onClose={() => setAsks(undefined)}
        onConfirm={() => apart.act({ id })}
        title={words.withdraw_title}
        action={words.withdraw}
        isBusy={apart.isBusy}
      >
        <Text>{words.withdraw_lead}</Text>
        <Refused error={apart.error} />
      </ConfirmDialog>
    </Stack>
  );
}

function ReleasedActs({ batch }: Props) {
  const { batch: words } = useWords().payouts;
  const [isAsking, setAsking] = useState(false);
  const load = useAct(downloadPayoutFile, {
    onDone: ({ text, file_name: name }) =>
      saveText(text, name, name.endsWith('.xml') ? 'application/xml' : 'text/csv;charset=utf-8'),
  });
  return (
    <Stack>
      <Stack isRow>
        {(['xml', 'csv'] as const).map((format) => (
          <Button
            key={format}
            tone={format === 'xml' ? 'main' : 'plain'}
            icon={<Download aria-hidden className="size-5" />}
            isBusy={load.isBusy}
            onClick={() => load.act({ id: batch.id, format })}
          >
            {words[format]}
          </Button>
        ))}
        {batch.untaken === null && batch.settled === 0 ? (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            {words.untaken}
          </Button>
        ) : null}
      </Stack>
      <Refused error={load.error} />
      <Untaken batch={batch} />
      {isAsking ? <UntakenSheet batch={batch} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

function Untaken({ batch }: Props) {
  const { batch: words } = useWords().payouts;
  const say = useSay();
  const toast = useToast();
  const end = useAct(refusePayoutBatch, {
    changes,
    onDone: ({ state }) => toast(state === 'refused' ? words.untaken_done : words.untaken_drop, 'good'),
  });
  const { id, untaken } = batch;
  if (untaken === null) return null;
  return (
    <Note tone="warn">
      <Stack gap="small">
        <Text>{say(words.untaken_by, { name: untaken.by.name, why: untaken.why })}</Text>
        <Stack isRow>
          {untaken.by.is_you ? null : (
            <Button size="small" isBusy={end.isBusy} onClick={() => end.act({ id, act: 'confirm' })}>
              {words.untaken_confirm}
            </Button>
          )}
          <Button tone="plain" size="small" isBusy={end.isBusy} onClick={() => end.act({ id, act: 'drop' })}>
            {words.untaken_drop}
          </Button>
        </Stack>
        <Refused error={end.error} />
      </Stack>
    </Note>
  );
}

function UntakenSheet({ batch, onClose }: Props & { onClose: () => void }) {
  const { batch: words } = useWords().payouts;
  const toast = useToast();
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const propose = useAct(refusePayoutBatch, {
    changes,
    onDone: () => {
      toast(words.untaken_kept, 'good');
      onClose();
    },
  });
  const isShort = why.trim().length < whyMin;
  function send(): void {
    setTried(true);
    if (!isShort) propose.act({ id: batch.id, act: 'propose', why: why.trim() });
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.untaken_title}>
      <Form label={words.untaken_title} onSend={send}>
        <Text>{words.untaken_lead}</Text>
        <TextArea
          label={words.untaken_why}
          error={hasTried && isShort ? words.why_short : undefined}
          value={why}
          onChange={setWhy}
          maxLength={whyMax}
        />
        <Refused error={propose.error} />
        <Button isWide type="submit" isBusy={propose.isBusy}>
          {words.untaken}
        </Button>
      </Form>
    </Sheet>
  );
}
