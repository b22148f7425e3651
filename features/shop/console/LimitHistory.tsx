import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { decideLimit, limitHistory, listLimits } from '#features/shop/console.contract.ts';
import { isLevelLimitKey, partsOfKey } from '#domain/shop/level-limits.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useLimitText } from './limit-value.ts';

type Change = OutputOf<typeof limitHistory>['list'][number];
type Verdict = 'confirmed' | 'declined';

/** What was proposed, by whom, why, and who confirmed it. */
export function LimitHistory() {
  const { limits: words } = useWords().risk;
  const [page, setPage] = useState(1);
  const query = useEndpoint(limitHistory, { page }, { keepPrevious: true });
  return (
    <Section title={words.history}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={3} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.no_history} /> }}
      >
        {(answer) => (
          <>
            {answer.list.map((change) => (
              <ChangeCard key={change.id} change={change} />
            ))}
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

function ChangeCard({ change }: { change: Change }) {
  const { risk } = useWords();
  const words = risk.limits;
  const say = useSay();
  const { number, time } = useFormats();
  const limitText = useLimitText();
  const [asked, setAsked] = useState<Verdict>();
  const { key, state, before, value, reason, proposed_by: by, proposed_at: at } = change;
  const parts = isLevelLimitKey(key) ? partsOfKey(key) : undefined;
  const show = (one: number) => (parts === undefined ? number(one) : limitText(parts.kind, one));
  const title =
    parts === undefined
      ? key
      : say(words.change_title, { what: words.kind[parts.kind], level: risk.levels[parts.level] });
  const tone = state === 'confirmed' ? 'good' : state === 'proposed' ? 'info' : 'plain';
  return (
    <Card title={title} actions={<Badge tone={tone}>{words.states[state]}</Badge>}>
      <Text look="strong">{say(words.from_to, { before: show(before), value: show(value) })}</Text>
      <Text>{reason}</Text>
      <Text look="small">{say(words.by, { name: by, when: time(at) })}</Text>
      {change.decided_by === null || change.decided_at === null ? null : (
        <Text look="small">{say(words.by, { name: change.decided_by, when: time(change.decided_at) })}</Text>
      )}
      {change.from === null ? null : (
        <Text look="small">{say(words.announced, { value: show(value), when: time(change.from) })}</Text>
      )}
      {state !== 'proposed' ? null : (
        <Stack isRow>
          {change.is_yours ? (
            <Text look="muted">{words.yours}</Text>
          ) : (
            <Button onClick={() => setAsked('confirmed')}>{words.confirm}</Button>
          )}
          <Button tone="quiet" onClick={() => setAsked('declined')}>
            {words.decline}
          </Button>
        </Stack>
      )}
      {asked === undefined ? null : (
        <Decide change={change} verdict={asked} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}

type DecideProps = { change: Change; verdict: Verdict; onClose: () => void };

function Decide({ change, verdict, onClose }: DecideProps) {
  const { limits: words } = useWords().risk;
  const say = useSay();
  const toast = useToast();
  const decide = useAct(decideLimit, {
    changes: [limitHistory, listLimits],
    onDone: ({ state }) => {
      toast(words[state], 'good');
      onClose();
    },
  });
  const isYes = verdict === 'confirmed';
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => decide.act({ id: change.id, verdict })}
      title={isYes ? words.confirm_title : words.decline}
      action={isYes ? words.confirm : words.decline}
      isBusy={decide.isBusy}
      error={decide.error}
    >
      {isYes ? <p>{say(words.confirm_text, { days: change.days })}</p> : <p>{change.reason}</p>}
    </ConfirmDialog>
  );
}
