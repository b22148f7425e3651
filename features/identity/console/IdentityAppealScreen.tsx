import { useState } from 'react';
import { identityFields } from '#domain/identity/identity.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listIdentityAppeals, openIdentityAppeal } from '#features/identity/appeal.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useParams } from '#ui/routing/hooks.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AppealDecision } from './AppealDecision.tsx';
import { DocumentCards } from './DocumentCards.tsx';

export type Opened = OutputOf<typeof openIdentityAppeal>;

/** One appeal: opened on record, with what was refused, what the merchant says, and the documents. */
export function IdentityAppealScreen() {
  const { id = '' } = useParams();
  return <Appeal key={id} id={id} />;
}

function Appeal({ id }: { id: string }) {
  const { appeals: words } = useWords().identity;
  const opening = useAct(openIdentityAppeal, { changes: [listIdentityAppeals] });
  const opened = opening.done;
  return (
    <Page title={opened?.shop.name ?? words.title} back="/identities/appeals" width="wide">
      <ErrorBox error={opening.error} />
      {opened === undefined ? (
        <Card title={words.title}>
          <Stack>
            <Text>{words.take_why}</Text>
            <Button isBusy={opening.isBusy} onClick={() => opening.act({ id })}>
              {words.take}
            </Button>
          </Stack>
        </Card>
      ) : (
        <OpenedAppeal opened={opened} />
      )}
    </Page>
  );
}

function OpenedAppeal({ opened }: { opened: Opened }) {
  const { appeals: words } = useWords().identity;
  const [looksLeft, setLooksLeft] = useState(opened.looks_left);
  const [seen, setSeen] = useState(0);
  const { application } = opened;
  const erased = opened.kind === 'recall' ? words.erased_recall : words.erased;
  return (
    <Columns
      main={
        <>
          <Typed application={application} />
          {application.is_erased ? (
            <Note tone="info">{erased}</Note>
          ) : (
            <DocumentCards
              taken={application}
              reasons={['appeal']}
              looksLeft={looksLeft}
              onLooked={(left) => {
                setLooksLeft(left);
                setSeen((before) => before + 1);
              }}
            />
          )}
        </>
      }
      side={
        <>
          <Why opened={opened} />
          <Objection opened={opened} />
          {opened.is_yours ? (
            <Note tone="info">{words.yours}</Note>
          ) : (
            <AppealDecision opened={opened} unopened={application.documents.length - seen} />
          )}
        </>
      }
    />
  );
}

function Why({ opened }: { opened: Opened }) {
  const { identity: words } = useWords();
  const { kind, statement, note, reasons, refused_at: at } = opened;
  const wrong = identityFields.flatMap((field) => {
    const reason = reasons[field];
    return reason === undefined ? [] : [{ field, reason }];
  });
  return (
    <Card title={kind === 'recall' ? words.appeals.revocation : words.appeals.refusal}>
      <Stack gap="small">
        {statement === '' ? null : <Text>{statement}</Text>}
        {wrong.map(({ field, reason }) => (
          <Text key={field}>
            {words.fields[field]}: {isKnown(words.reasons, reason) ? words.reasons[reason] : reason}
          </Text>
        ))}
        {note === '' ? null : <Text>{note}</Text>}
        <Text look="small">
          <TimeText at={at} form="both" />
        </Text>
      </Stack>
    </Card>
  );
}

function isKnown<Names extends object>(names: Names, key: PropertyKey): key is keyof Names {
  return Object.hasOwn(names, key);
}

function Objection({ opened }: { opened: Opened }) {
  const { appeals: words } = useWords().risk;
  const say = useSay();
  return (
    <Card title={words.objection}>
      <Stack gap="small">
        <Text>{opened.text}</Text>
        <Text look="small">{say(words.papers, { count: opened.files })}</Text>
        <Text look="small">
          <TimeText at={opened.opened_at} form="both" />
        </Text>
      </Stack>
    </Card>
  );
}

/** What the merchant typed, to hold beside the documents. */
function Typed({ application }: { application: Opened['application'] }) {
  const { identity: words } = useWords();
  const { country } = useFormats();
  const fact = (label: string, value: string) => (value === '' ? undefined : { label, value });
  return (
    <Card title={words.facts}>
      <Facts
        facts={[
          fact(words.fields.full_name, application.full_name),
          fact(words.fields.representative, application.representative),
          fact(words.fields.country, country(application.country)),
          fact(words.fields.doc_type, words.types[application.doc_type]),
          fact(words.fields.id_number, application.id_number),
          fact(words.fields.birth_date, application.birth_date),
          fact(words.fields.document_ends_on, application.document_ends_on ?? words.no_end),
          fact(words.fields.phone, application.phone),
        ]}
      />
    </Card>
  );
}
