import { useState } from 'react';
import { returnPlace } from '#features/returns/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useWords } from '#ui/console-words.ts';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Note } from '#ui/Note.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useEndpoint } from '#ui/useEndpoint.ts';

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
