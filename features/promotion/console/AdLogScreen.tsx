import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { adSeeds } from '#features/promotion/log.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Meter } from '#ui/charts/Meter.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWholeDay } from './useWholeDay.ts';

type Day = OutputOf<typeof adSeeds>['list'][number];

/** The log of a day of promotion as a file, whole, with what to hold it against and what to do with it. */
export function AdLogScreen() {
  const { log: words } = useWords().promotion;
  // Days before this one; the newest where it is left out.
  const [before, setBefore] = useState<string>();
  const query = useEndpoint(adSeeds, before === undefined ? {} : { before });
  return (
    <Page title={words.title} lead={words.lead} back="/audit">
      <Card title={words.download}>
        <QueryView query={query} skeleton={<Skeleton shape="block" />}>
          {({ list }) => (
            <>
              <Chosen key={before} days={list.filter(({ seed }) => seed !== null)} />
              <Stack isRow>
                <Button
                  tone="plain"
                  size="small"
                  disabled={list.length === 0}
                  onClick={() => setBefore(list.at(-1)?.day)}
                >
                  {words.earlier}
                </Button>
                {before === undefined ? null : (
                  <Button tone="plain" size="small" onClick={() => setBefore(undefined)}>
                    {words.newest}
                  </Button>
                )}
              </Stack>
            </>
          )}
        </QueryView>
      </Card>
    </Page>
  );
}

function Chosen({ days }: { days: readonly Day[] }) {
  const { log: words } = useWords().promotion;
  const { time } = useFormats();
  const [chosen, setChosen] = useState<string>();
  const whole = useWholeDay();
  const one = days.find(({ day }) => day === chosen) ?? days[0];
  if (one === undefined) return <Note>{words.none}</Note>;
  return (
    <Stack>
      <SelectField
        label={words.day}
        value={one.day}
        disabled={whole.isBusy}
        onChange={(next) => {
          setChosen(next);
          whole.forget();
        }}
        options={days.map(({ day }) => ({ value: day, label: time(`${day}T12:00:00.000Z`, 'date') }))}
      />
      <Root day={one} />
      <HowFar progress={whole.progress} />
      <div role="status">{whole.isDone ? <Note tone="good">{words.done}</Note> : null}</div>
      <ErrorBox error={whole.error} onAgain={() => void whole.save(one.day)} />
      <Button
        isBusy={whole.isBusy}
        icon={<Download aria-hidden className="size-5" />}
        onClick={() => void whole.save(one.day)}
      >
        {words.save}
      </Button>
      <WhatToDo day={one} />
    </Stack>
  );
}

function Root({ day: { day, entries, commit, head } }: { day: Day }) {
  const { log: words } = useWords().promotion;
  const say = useSay();
  return (
    <Stack gap="small">
      <Facts
        facts={[
          { label: words.entries, value: say(words.entries_of, { count: entries }) },
          { label: words.commit, value: <Text look="code">{commit}</Text> },
          { label: words.head, value: <Text look="code">{head}</Text> },
        ]}
      />
      <Text look="small">{words.audit_lead}</Text>
      <Stack isRow>
        <LinkButton to={`/audit?f-subject=${encodeURIComponent(`ads ${day}`)}`} tone="plain" size="small">
          {words.audit}
        </LinkButton>
      </Stack>
    </Stack>
  );
}

function WhatToDo({ day: { day, commit, head } }: { day: Day }) {
  const { log: words } = useWords().promotion;
  const command = `npm run verify-ads -- ads-${day}-whole.json --commit ${commit} --head ${head}`;
  return (
    <Stack gap="small">
      <Text look="small">{words.howTo}</Text>
      <Text look="code">{command}</Text>
      <Stack isRow>
        <CopyButton text={command} />
      </Stack>
      <Text look="small">{words.seen}</Text>
    </Stack>
  );
}

function HowFar({ progress }: { progress: { done: number; total: number } | undefined }) {
  const { log: words } = useWords().promotion;
  const say = useSay();
  if (progress === undefined) return null;
  return (
    <Meter
      label={words.progress}
      text={say(words.progress_of, progress)}
      value={progress.done}
      max={Math.max(progress.total, 1)}
      isGoal
    />
  );
}
