import { Download } from 'lucide-react';
import { useState } from 'react';
import { adSeeds } from '#features/promotion/log.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { saveText } from '#ui/save-file.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useChecking, type Checked } from './useChecking.ts';

/** Computes a day that is over again, in this browser, and says that all is equal or names the first difference. */
export function CheckDay() {
  const words = useWords().promotion.results;
  const query = useEndpoint(adSeeds, {});
  return (
    <Card title={words.check}>
      <Text look="muted">{words.checkLead}</Text>
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {({ list }) => <Chosen days={list.filter(({ seed }) => seed !== null).map(({ day }) => day)} />}
      </QueryView>
    </Card>
  );
}

function Chosen({ days }: { days: readonly string[] }) {
  const words = useWords().promotion.results;
  const { time } = useFormats();
  const [chosen, setChosen] = useState<string>();
  const checking = useChecking();
  const day = chosen ?? days[0];
  if (day === undefined) return <Note>{words.checkNone}</Note>;

  async function save(of: string): Promise<void> {
    const file = await checking.fetch(of);
    if (file !== undefined) saveText(JSON.stringify(file), `ads-${of}.json`, 'application/json');
  }

  return (
    <Stack>
      <SelectField
        label={words.checkDay}
        value={day}
        onChange={(next) => {
          setChosen(next);
          checking.forget();
        }}
        options={days.map((value) => ({ value, label: time(`${value}T12:00:00.000Z`, 'date') }))}
      />
      <Button isBusy={checking.isBusy} onClick={() => void checking.check(day)}>
        {words.checkStart}
      </Button>
      <HowFar progress={checking.progress} />
      <div role="status">
        {checking.checked === undefined ? null : <Outcome checked={checking.checked} day={day} />}
      </div>
      <ErrorBox error={checking.error} onAgain={() => void checking.check(day)} />
      <Button
        tone="plain"
        isBusy={checking.isBusy}
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => void save(day)}
      >
        {words.download}
      </Button>
      <DownloadHint day={day} />
    </Stack>
  );
}

function DownloadHint({ day }: { day: string }) {
  const words = useWords().promotion.results;
  const say = useSay();
  return (
    <Text look="small">{say(words.downloadHint, { command: `npm run verify-ads -- ads-${day}.json` })}</Text>
  );
}

function HowFar({ progress }: { progress: { done: number; total: number } | undefined }) {
  const words = useWords().promotion.results;
  const say = useSay();
  if (progress === undefined) return null;
  return (
    <Meter
      label={words.checkLabel}
      text={say(words.checkLoading, progress)}
      value={progress.done}
      max={Math.max(progress.total, 1)}
      isGoal
    />
  );
}

function Outcome({ checked, day }: { checked: Checked; day: string }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { time } = useFormats();
  const when = time(`${day}T12:00:00.000Z`, 'date');
  if (checked.ok) {
    const { auctions, bills } = checked;
    return <Note tone="good">{say(words.checkGood, { auctions, bills, day: when })}</Note>;
  }
  const { subject, expected, found } = checked;
  return (
    <Note tone="warn" title={say(words.checkBad, { day: when })}>
      <Stack>
        <Text>{words.faults[checked.fault]}</Text>
        <Text look="code">{say(words.checkBadWhere, { subject, expected, found })}</Text>
        <Text>{words.checkBadDo}</Text>
        <Stack isRow>
          <LinkButton to="/service" tone="plain" size="small">
            {words.checkTell}
          </LinkButton>
        </Stack>
      </Stack>
    </Note>
  );
}
