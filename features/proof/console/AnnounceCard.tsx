import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { hasRight } from '#domain/rights.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { announceDocument, recordState } from '#features/proof/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type State = OutputOf<typeof recordState>;
type Waiting = State['unannounced'][number];

/** Changed terms and fees that merchants have not been told of; nothing where there are none. */
export function AnnounceCard({ state, roles }: { state: State; roles: readonly string[] }) {
  const { announce: words } = useWords().record;
  const say = useSay();
  const { time } = useFormats();
  if (state.unannounced.length === 0) return null;
  const earliest = firstDay(state.earliest);
  const lead = say(words.lead, { days: limits.termsNoticeDays, earliest: time(earliest, 'date') });
  return (
    <Card title={words.title}>
      {state.unannounced.map((one) => (
        <Note key={one.name} tone="warn">
          {say(words[one.name], { version: one.version })} {lead}
          {hasRight(roles, 'brand') ? <AnnounceForm waiting={one} earliest={earliest} /> : null}
        </Note>
      ))}
    </Card>
  );
}

const dayMs = 86_400_000;

/** The first whole day (UTC) that begins at this moment or later. */
function firstDay(moment: string): string {
  return new Date(Math.ceil(Date.parse(moment) / dayMs) * dayMs).toISOString();
}

const dayOf = (moment: string): string => moment.slice(0, 10);

function AnnounceForm({ waiting, earliest }: { waiting: Waiting; earliest: string }) {
  const { announce: words } = useWords().record;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const [day, setDay] = useState(dayOf(earliest));
  const { act, isBusy, error } = useAct(announceDocument, {
    changes: [recordState],
    onDone: () => toast(words.done, 'good'),
  });
  const isTooSoon = day < dayOf(earliest);
  function send(): void {
    if (!isTooSoon) act({ document: waiting.name, from: `${day}T00:00:00.000Z` });
  }
  return (
    <Form onSend={send} label={words.title}>
      <TextField
        type="date"
        label={words.from}
        value={day}
        min={dayOf(earliest)}
        onChange={setDay}
        error={isTooSoon ? say(words.too_soon, { earliest: time(earliest, 'date') }) : undefined}
      />
      <ErrorBox error={error} />
      <Button type="submit" isBusy={isBusy}>
        {words.act}
      </Button>
    </Form>
  );
}
