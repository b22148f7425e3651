import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { auditHeads, verifyAudit } from '#features/audit/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Meter } from '#ui/charts/Meter.tsx';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type Part = OutputOf<typeof verifyAudit>;
type Done = Pick<Part, 'entries' | 'chains' | 'total' | 'problems'> & { isOver: boolean };

const nothing: Done = { entries: 0, chains: 0, total: 0, problems: [], isOver: false };

/** Reads all chains again, part by part, and says how far it is and what is wrong. */
export function VerifySheet({ onClose }: { onClose: () => void }) {
  const { audit: words } = useWords();
  const say = useSay();
  const { done, error, isBusy, start } = useVerifying();
  return (
    <Sheet isOpen onClose={onClose} title={words.verify_title}>
      <Stack>
        <Text look="muted">{words.verify_lead}</Text>
        {done === undefined ? null : (
          <Meter
            label={words.progress_label}
            text={say(words.progress, { done: done.entries, total: done.total })}
            value={done.entries}
            max={Math.max(done.total, 1)}
            isGoal
          />
        )}
        <div role="status">{done?.isOver === true ? <Verdict done={done} /> : null}</div>
        <ErrorBox error={error} onAgain={start} />
        <Button isBusy={isBusy} onClick={start}>
          {done === undefined ? words.verify_start : words.verify_again}
        </Button>
        <NewestHead />
      </Stack>
    </Sheet>
  );
}

function useVerifying() {
  const client = useClient();
  const [done, setDone] = useState<Done>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  async function verify(): Promise<void> {
    let sum = nothing;
    let from: string | undefined;
    do {
      const part = await client.call(verifyAudit, from === undefined ? {} : { from });
      sum = {
        entries: sum.entries + part.entries,
        chains: sum.chains + part.chains,
        total: part.total,
        problems: [...sum.problems, ...part.problems].slice(0, 100),
        isOver: part.next === null,
      };
      setDone(sum);
      from = part.next ?? undefined;
    } while (from !== undefined);
  }
  function start(): void {
    setDone(nothing);
    setError(undefined);
    setBusy(true);
    verify().then(
      () => setBusy(false),
      (failure: unknown) => {
        setError(failure);
        setBusy(false);
      },
    );
  }
  return { done, error, isBusy, start };
}

function Verdict({ done }: { done: Done }) {
  const { audit: words } = useWords();
  const say = useSay();
  const { entries, chains } = done;
  if (done.problems.length === 0) return <Note tone="good">{say(words.whole, { entries, chains })}</Note>;
  return (
    <Stack>
      <Note tone="warn">{say(words.broken, { count: done.problems.length })}</Note>
      <Rows label={words.verify_title}>
        {done.problems.map(({ shop, problem }) => (
          <Row key={`${shop} ${problem}`} title={problem} detail={shop ?? words.platform} />
        ))}
      </Rows>
    </Stack>
  );
}

function NewestHead() {
  const { audit: words } = useWords();
  const say = useSay();
  const query = useEndpoint(auditHeads, {});
  return (
    <Section title={words.head}>
      <QueryView query={query} skeleton={<SkeletonRows count={2} />}>
        {({ list: [head] }) =>
          head === undefined ? (
            <Text look="muted">{words.head_none}</Text>
          ) : (
            <Stack gap="small">
              <Text>{say(words.head_text, { no: head.no, entries: head.entries, chains: head.chains })}</Text>
              <Facts
                facts={[
                  { label: words.at, value: <TimeText at={head.at} form="both" /> },
                  { label: words.root, value: <Text look="code">{head.root}</Text> },
                ]}
              />
              <CopyButton text={head.jws} />
            </Stack>
          )
        }
      </QueryView>
    </Section>
  );
}
