import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight, type Right } from '#domain/rights.ts';
import { jobsState, listFailingTimers, runTimer } from '#features/jobs/contract.ts';
import { today } from '#features/lists/contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useKindText } from './useKindText.ts';

type Job = OutputOf<typeof listFailingTimers>['list'][number];
type Props = { job: Job; roles: readonly string[]; onClose: () => void };

/** One timer that fails: what went wrong last, what it is about, and having it tried again at once. */
export function JobSheet({ job, roles, onClose }: Props) {
  const words = useWords().jobs;
  const { column } = words;
  const { number } = useFormats();
  const kindText = useKindText();
  const about = subjectOf(job);
  return (
    <Sheet isOpen title={kindText(job.kind)} onClose={onClose}>
      <Facts
        facts={[
          { label: words.kind_code, value: job.kind },
          { label: column.shop, value: job.shop?.name ?? words.platform },
          { label: words.subject, value: job.subject },
          { label: column.tries, value: number(job.tries) },
          { label: column.due, value: <TimeText at={job.due_since} form="both" /> },
          { label: column.next, value: <TimeText at={job.next_at} form="both" /> },
        ]}
      />
      <Stack gap="small">
        <Text look="strong">{column.fault}</Text>
        <p className="wrap-anywhere">{job.fault ?? words.no_fault}</p>
      </Stack>
      {about === undefined || !hasRight(roles, about.right) ? null : (
        <LinkButton to={about.to} tone="plain">
          {words.open_subject[about.name]}
        </LinkButton>
      )}
      <RunNow job={job} roles={roles} onClose={onClose} />
    </Sheet>
  );
}

function RunNow({ job, roles, onClose }: Props) {
  const words = useWords().jobs;
  const toast = useToast();
  const run = useAct(runTimer, {
    changes: [listFailingTimers, jobsState, today],
    onDone: () => {
      toast(words.running, 'good');
      onClose();
    },
  });
  if (!hasRight(roles, 'runJobs')) return <Text look="muted">{words.may_not_run}</Text>;
  if (!job.can_run) return <Text look="muted">{words.cannot_run}</Text>;
  const { kind, subject } = job;
  return (
    <>
      <Text look="muted">{words.run_hint}</Text>
      <DeskError error={run.error} />
      <Button isBusy={run.isBusy} onClick={() => run.act({ kind, subject, shop: job.shop?.id ?? null })}>
        {words.run}
      </Button>
    </>
  );
}

type Subject = { readonly name: 'order' | 'withdrawal'; readonly right: Right; readonly to: string };

const withdrawalKinds = ['withdrawal.decide', 'withdrawal.pay', 'withdrawal.watch'];

/** Where the subject of the timer has a page of its own. */
function subjectOf({ kind, shop, subject }: Job): Subject | undefined {
  if (shop === null) return undefined;
  const id = `${shop.id}.${subject}`;
  if (kind.startsWith('order.')) return { name: 'order', right: 'orders', to: `/orders/${id}` };
  if (withdrawalKinds.includes(kind))
    return { name: 'withdrawal', right: 'withdrawals', to: `/withdrawals/${id}` };
  return undefined;
}
