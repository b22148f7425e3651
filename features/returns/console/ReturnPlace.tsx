import { useState } from 'react';
import { returnPlace } from '#features/returns/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

const addressMax = 400;

/** Where this supplier takes goods back: it stands on every label. */
export function ReturnPlace() {
  const words = useWords();
  const query = useEndpoint(returnPlace, {});
  return (
    <Card title={words.returns.place}>
      <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
        {({ address }) => <PlaceForm address={address} />}
      </QueryView>
    </Card>
  );
}

function PlaceForm({ address }: { address: string | null }) {
  const words = useWords();
  const toast = useToast();
  const [typed, setTyped] = useState(address ?? '');
  const { act, isBusy, error } = useAct(returnPlace, {
    changes: [returnPlace],
    onDone: () => toast(words.returns.place_saved),
  });
  const isChanged = typed.trim() !== (address ?? '') && typed.trim().length >= 5;
  return (
    <>
      {address === null ? <Note>{words.returns.place_missing}</Note> : null}
      <TextArea
        label={words.returns.place}
        isLabelHidden
        hint={words.returns.place_hint}
        value={typed}
        onChange={setTyped}
        maxLength={addressMax}
      />
      <ErrorBox error={error} />
      <Button
        tone="plain"
        isBusy={isBusy}
        disabled={!isChanged}
        onClick={() => act({ address: typed.trim() })}
      >
        {words.returns.place_save}
      </Button>
    </>
  );
}
