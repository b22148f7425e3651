import { useParams } from '#ui/routing/hooks.ts';
import { QueueBar, useList, useQueue } from '#features/lists/ui/public.tsx';
import { depositFile, waitingDeposits } from '#features/deposits/review.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DepositDecision } from './DepositDecision.tsx';
import { Alarm, Claim, Nodes, Proofs, Steps } from './DepositFileParts.tsx';
import { DepositLines } from './DepositLines.tsx';
import { DepositReceipts } from './DepositReceipts.tsx';
import type { DepositFile } from './useDepositAct.ts';

/** One deposit: what its merchant says beside what chain and bank say, and what two people make of it. */
export function DepositFileScreen() {
  const { id = '' } = useParams();
  return <File key={id} id={id} />;
}

function File({ id }: { id: string }) {
  const { deposits, desk } = useWords();
  const words = deposits.file;
  const say = useSay();
  const query = useEndpoint(depositFile, { id });
  const { data: list } = useList(waitingDeposits, {});
  const queue = useQueue({
    id,
    ids: list?.rows.map((row) => row.id),
    hasMore: list !== undefined && list.total > list.rows.length,
    placeOf: (next) => `/deposits/${next}`,
  });
  useScreenKeys({
    d: {
      says: desk.keys.decide,
      act: () => document.querySelector<HTMLElement>('[data-decide] button:enabled')?.focus(),
    },
  });
  return (
    <Page
      title={say(words.title, { no: query.data?.no ?? '' })}
      back="/deposits"
      width="wide"
      actions={<QueueBar queue={queue} />}
    >
      <QueryView query={query} skeleton={<SkeletonCards count={3} />}>
        {(file) => (
          <>
            <Alarm file={file} />
            <Standing file={file} />
            <Columns
              main={
                <>
                  <Claim file={file} />
                  <Nodes file={file} />
                  <DepositReceipts file={file} />
                  <DepositLines file={file} />
                </>
              }
              side={
                <>
                  <DepositDecision file={file} />
                  <Proofs file={file} />
                  <Steps file={file} />
                </>
              }
            />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** What it waits for, who has proposed, and the clock of the promised answer. */
function Standing({ file }: { file: DepositFile }) {
  const { file: words, list, stages, states } = useWords().deposits;
  const say = useSay();
  const { time } = useFormats();
  const { stage, proposed_by: name } = file;
  return (
    <Stack gap="small">
      <Stack isRow gap="small">
        <Badge>{states[file.state]}</Badge>
        {stage === 'none' ? null : <Badge tone="info">{stages[stage]}</Badge>}
        {file.is_test ? <Badge tone="warn">{words.test}</Badge> : null}
        {file.is_late ? <Badge tone="bad">{list.late}</Badge> : null}
      </Stack>
      {stage === 'second' && name !== null ? (
        <Note tone="info">{say(list.proposed_by, { name })}</Note>
      ) : null}
      {stage === 'second_return' && name !== null ? (
        <Note tone="info">{say(list.returned_by, { name })}</Note>
      ) : null}
      {file.promise_at === null ? null : (
        <Text look="small">
          {file.is_late ? words.late : say(words.promise, { when: time(file.promise_at) })}
        </Text>
      )}
      <Text look="small">{words.hint}</Text>
    </Stack>
  );
}
