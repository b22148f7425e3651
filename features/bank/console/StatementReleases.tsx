import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { bankStatementLines, decideBankStatement } from '#features/bank/release.contract.ts';
import { listBankOpen, listBankStatements } from '#features/bank/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { NoteField } from './NoteField.tsx';
import { isNoteBad } from './note-text.ts';
import { StatementCredits } from './StatementCredits.tsx';
import { useBankText } from './useBankText.ts';

type File = OutputOf<typeof listBankStatements>['to_release'][number];
type Lines = OutputOf<typeof bankStatementLines>;

/** Files that credit nobody before another person has looked at what they would credit. */
export function StatementReleases({ files }: { files: readonly File[] }) {
  const { release } = useWords().bank;
  if (files.length === 0) return null;
  return (
    <Section title={release.title}>
      <Text look="muted">{release.lead}</Text>
      {files.map((file) => (
        <WaitingFile key={file.id} file={file} />
      ))}
    </Section>
  );
}

function WaitingFile({ file }: { file: File }) {
  const words = useWords();
  const { release, statements } = words.bank;
  const say = useSay();
  const { time } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { from, to } = file;
  return (
    <Card title={file.name}>
      <Stack gap="small">
        <Text look="muted">
          {say(release.brought, { by: file.by ?? words.none, date: time(file.at), count: file.added })}
        </Text>
        {from === null || to === null ? null : (
          <Text look="small">{say(statements.period, { from, to })}</Text>
        )}
        {isOpen ? (
          <Opened file={file} />
        ) : (
          <Stack isRow>
            <Button tone="plain" onClick={() => setOpen(true)}>
              {release.show}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Opened({ file }: { file: File }) {
  const query = useEndpoint(bankStatementLines, { id: file.id });
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={3} />}>
      {(lines) => (
        <Stack>
          <StatementCredits lines={lines} />
          <Decision lines={lines} isYours={file.is_yours} />
        </Stack>
      )}
    </QueryView>
  );
}

function Decision({ lines, isYours }: { lines: Lines; isYours: boolean }) {
  const { release } = useWords().bank;
  const say = useSay();
  const { money } = useFormats();
  const reasonOf = useBankText();
  const [asking, setAsking] = useState<'release' | 'reject'>();
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(decideBankStatement, { changes: [listBankStatements, listBankOpen] });
  const why = reasonOf(error);
  const sums = lines.credited.map(({ amount, currency, count }) =>
    say(release.sum, { amount: money(amount, currency), count }),
  );

  function reject(): void {
    setTried(true);
    if (isNoteBad(note)) return;
    setAsking(undefined);
    act({ id: lines.id, act: 'reject', note: note.trim() });
  }

  return (
    <>
      {isYours ? <Note>{release.yours}</Note> : null}
      {why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>}
      <Stack isRow>
        {isYours ? null : (
          <Button isBusy={isBusy} onClick={() => setAsking('release')}>
            {release.release}
          </Button>
        )}
        <Button tone="plain" onClick={() => setAsking('reject')}>
          {isYours ? release.withdraw : release.reject}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={asking === 'release'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          act({ id: lines.id, act: 'release' });
        }}
        title={release.confirm_title}
        action={release.release}
        isBusy={isBusy}
      >
        <Text look="strong">{sums.length === 0 ? release.credits_nothing : sums.join(' · ')}</Text>
        <Text>{release.confirm_text}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'reject'}
        onClose={() => setAsking(undefined)}
        onConfirm={reject}
        title={release.reject_title}
        action={isYours ? release.withdraw : release.reject}
        isBusy={isBusy}
      >
        <Text>{release.reject_text}</Text>
        <NoteField note={note} onChange={setNote} hasTried={hasTried} />
      </ConfirmDialog>
    </>
  );
}
