import { useRef, useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { LookReason } from '#domain/identity/identity.ts';
import { lookAtIdentity, type takeIdentity } from '#features/identity/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { saveBytes } from '#ui/save-file.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';

type Document = OutputOf<typeof takeIdentity>['documents'][number];
type Shown = OutputOf<typeof lookAtIdentity>;
type Props = {
  taken: { readonly id: string; readonly documents: readonly Document[] };
  looksLeft: number;
  onLooked: (left: number) => void;
  /** Reasons that fit; those of an application that waits where none are given. */
  reasons?: readonly LookReason[];
};

/** Reasons that fit an application that waits. */
const open: readonly LookReason[] = ['decide', 'compare', 'doubt'];

/** The documents, closed until the reviewer says why they open one. */
export function DocumentCards({ taken, looksLeft, onLooked, reasons = open }: Props) {
  const { identity: words, desk } = useWords();
  const say = useSay();
  const [reason, setReason] = useState<LookReason>(reasons[0] ?? 'decide');
  const place = useRef<HTMLDivElement>(null);
  // Opening stays a press of one's own: the key goes to the next one that is closed.
  useScreenKeys({
    j: {
      says: desk.keys.document,
      act: () => place.current?.querySelector<HTMLElement>('[data-closed] button')?.focus(),
    },
  });
  return (
    <div ref={place}>
      <Stack>
        <Text look={looksLeft === 0 ? 'bad' : 'small'}>{say(words.looks_left, { count: looksLeft })}</Text>
        <SelectField
          label={words.why_look}
          hint={words.open_hint}
          value={reason}
          onChange={(value) => setReason(reasons.find((one) => one === value) ?? reason)}
          options={reasons.map((value) => ({ value, label: words.look_reasons[value] }))}
        />
        {taken.documents.map((document) => (
          <DocumentCard
            key={`${document.field}-${document.position}`}
            id={taken.id}
            document={document}
            reason={reason}
            onLooked={onLooked}
          />
        ))}
      </Stack>
    </div>
  );
}

type CardProps = {
  id: string;
  document: Document;
  reason: LookReason;
  onLooked: (left: number) => void;
};

function DocumentCard({ id, document, reason, onLooked }: CardProps) {
  const { identity: words } = useWords();
  const say = useSay();
  const looking = useAct(lookAtIdentity, { onDone: ({ looks_left: left }) => onLooked(left) });
  const { field, position } = document;
  const name =
    field === 'qualification'
      ? say(words.document_name, { field: words.fields[field], position })
      : words.fields[field];
  return (
    <Card title={name}>
      <Stack>
        {looking.done === undefined ? (
          <div data-closed>
            <Button
              tone="plain"
              isBusy={looking.isBusy}
              onClick={() => looking.act({ id, field, position, reason })}
            >
              {words.open}
            </Button>
          </div>
        ) : (
          <Opened shown={looking.done} name={name} />
        )}
        <ErrorBox error={looking.error} />
      </Stack>
    </Card>
  );
}

function Opened({ shown, name }: { shown: Shown; name: string }) {
  const { identity: words } = useWords();
  if (shown.is_stamped) {
    return <Picture size="whole" image={{ url: `data:${shown.mime};base64,${shown.content}`, alt: name }} />;
  }
  return (
    <Stack gap="small">
      <Text>{words.pdf}</Text>
      <Button tone="plain" onClick={() => saveBytes(shown.content, shown.file_name, shown.mime)}>
        {words.save_pdf}
      </Button>
    </Stack>
  );
}
