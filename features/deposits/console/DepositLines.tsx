import { useState } from 'react';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DepositRefused } from './DepositRefused.tsx';
import { useDepositAct, type DepositFile } from './useDepositAct.ts';

type Line = DepositFile['lines'][number];
type Props = { file: DepositFile };

/** Open lines of statements that may be this deposit: one person says which, another one confirms. */
export function DepositLines({ file }: Props) {
  const { file: words } = useWords().deposits;
  const [chosen, setChosen] = useState<Line>();
  const isDone = file.state === 'success' && file.lines.length === 0;
  if (!file.needs_line || isDone) return null;
  const isOpen = !file.receipts.some(({ state }) => state === 'proposed');
  return (
    <Card title={words.lines}>
      {file.lines.length === 0 ? (
        <Stack>
          <Text look="muted">{words.no_lines}</Text>
          <LinkButton to="/bank/statements">{words.to_statements}</LinkButton>
        </Stack>
      ) : null}
      {file.lines.map((line) => (
        <LineBox
          key={line.id}
          line={line}
          onMatch={file.barred === null && isOpen && line.can_match ? () => setChosen(line) : undefined}
        />
      ))}
      {chosen === undefined ? null : <Match file={file} line={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

function LineBox({ line, onMatch }: { line: Line; onMatch: (() => void) | undefined }) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  const { money } = useFormats();
  const named = { amount: money(line.amount, line.currency), name: line.other_name || words.nobody };
  return (
    <Card>
      <h3 className="font-semibold wrap-anywhere">{say(words.line_of, named)}</h3>
      <Stack isRow gap="small">
        {line.is_named ? <Badge tone="info">{words.named}</Badge> : null}
        <Badge tone={line.is_same_amount ? 'good' : 'warn'}>
          {line.is_same_amount ? words.same_amount : words.other_amount}
        </Badge>
        <Badge tone={line.is_same_sender ? 'good' : 'warn'}>
          {line.is_same_sender ? words.same_sender : words.other_sender}
        </Badge>
      </Stack>
      <LineFacts line={line} />
      {line.can_match ? null : <Text look="bad">{words.other_currency}</Text>}
      {onMatch === undefined ? null : (
        <div data-decide>
          <Button onClick={onMatch}>{words.match}</Button>
        </div>
      )}
    </Card>
  );
}

/** A line as the bank says it. */
export function LineFacts({ line }: { line: NonNullable<DepositFile['receipts'][number]['line']> }) {
  const { file: words } = useWords().deposits;
  const { none } = useWords();
  return (
    <Facts
      facts={[
        {
          label: words.line_text,
          value: <span className="break-words whitespace-pre-line">{line.text || none}</span>,
        },
        { label: words.line_booked, value: line.booked_on },
        { label: words.line_account, value: line.other_account || none },
        { label: words.line_ref, value: line.entry_ref || none },
      ]}
    />
  );
}

function Match({ file, line, onClose }: Props & { line: Line; onClose: () => void }) {
  const { file: words } = useWords().deposits;
  const say = useSay();
  const { money } = useFormats();
  const decide = useDepositAct(words.proposed, onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => decide.act({ id: file.id, act: 'propose', line_id: line.id })}
      title={say(words.match_title, { amount: money(line.amount, line.currency), no: file.no })}
      action={words.match}
      isBusy={decide.isBusy}
    >
      <Text>{words.match_lead}</Text>
      {line.is_same_sender ? null : <Note tone="warn">{words.match_sender}</Note>}
      <DepositRefused error={decide.error} />
    </ConfirmDialog>
  );
}
