import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { listBankOpen } from '#features/bank/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useBankText } from './useBankText.ts';

export type Proposal = NonNullable<OutputOf<typeof listBankOpen>['list'][number]['proposal']>;

type Props = {
  proposal: Proposal;
  isBusy: boolean;
  error: unknown;
  onEnd: (act: 'confirm' | 'drop') => void;
};

/** What one person proposed, and the other person's word. Whoever proposed it can only take it back. */
export function ProposalBox({ proposal, isBusy, error, onEnd }: Props) {
  const { open } = useWords().bank;
  const say = useSay();
  const { time } = useFormats();
  const reasonOf = useBankText();
  const [isAsking, setAsking] = useState(false);
  const { by, note, at, is_yours: isYours } = proposal;
  const what = useProposed(proposal);
  const why = reasonOf(error);

  return (
    <Note tone="info" title={what}>
      <Stack gap="small">
        <Text>{say(open.proposed_by, { by: by ?? open.somebody, date: time(at), note })}</Text>
        {isYours ? <Text look="muted">{open.yours}</Text> : null}
        {why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>}
        <Stack isRow>
          {isYours ? null : (
            <Button size="small" onClick={() => setAsking(true)}>
              {open.confirm}
            </Button>
          )}
          <Button size="small" tone="plain" isBusy={isBusy && !isAsking} onClick={() => onEnd('drop')}>
            {open.drop}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onEnd('confirm');
        }}
        title={open.confirm_title}
        action={open.confirm}
        isBusy={isBusy}
      >
        <Text look="strong">{what}</Text>
        <Text>{open.confirm_text}</Text>
      </ConfirmDialog>
    </Note>
  );
}

function useProposed({ act, target, to_account: account, to_name: name }: Proposal): string {
  const { proposed } = useWords().bank.open;
  const say = useSay();
  if (act === 'return' && account === '') return proposed.return_plain;
  return say(proposed[act], { target: target ?? '', account, name });
}
