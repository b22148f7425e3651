import { RefreshCw } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { hasRight } from '#domain/rights.ts';
import { reconcileNow, reconciliation } from '#features/reconciliation/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useSay } from '#ui/words/words.tsx';
import { DifferenceCard } from './DifferenceCard.tsx';
import { History } from './History.tsx';
import { Places } from './Places.tsx';
import { Suspense } from './Suspense.tsx';
import { usePlaceText } from './usePlaceText.ts';

export type State = OutputOf<typeof reconciliation>;

/** The server looks every minute; the screen asks as often. */
const refetchMs = 60_000;

/** What others hold against the books, what differs, and who explained it. */
export function ReconciliationScreen({ person }: { person: { readonly roles: readonly string[] } }) {
  const words = useWords().reconciliation;
  const mayExplain = hasRight(person.roles, 'reconcile');
  const query = useEndpoint(reconciliation, {}, { refetchMs });
  return (
    <Page title={words.title} lead={words.lead} width="wide" actions={mayExplain ? <LookNow /> : undefined}>
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(state) => <Shown state={state} mayExplain={mayExplain} />}
      </QueryView>
    </Page>
  );
}

function LookNow() {
  const words = useWords().reconciliation;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(reconcileNow, {
    changes: [reconciliation],
    onDone: ({ differences }) =>
      toast(say(words.ran, { count: differences }), differences === 0 ? 'good' : 'bad'),
  });
  return (
    <Stack gap="small">
      <Button
        tone="plain"
        isBusy={isBusy}
        icon={<RefreshCw aria-hidden className="size-5" />}
        onClick={() => act({})}
      >
        {words.run}
      </Button>
      <ErrorBox error={error} />
    </Stack>
  );
}

function Shown({ state, mayExplain }: { state: State; mayExplain: boolean }) {
  const words = useWords().reconciliation;
  const say = useSay();
  const { time } = useFormats();
  const placeText = usePlaceText();
  if (state.last_run_at === null) return <Empty says={words.never} />;
  return (
    <Stack gap="large">
      {state.paused === null ? null : (
        <Note tone="warn">{say(words.paused, { time: time(state.paused.since) })}</Note>
      )}
      <Text look="muted">{say(words.last, { time: time(state.last_run_at) })}</Text>
      {state.silent.map(({ place, since }) => (
        <Note key={place} tone="warn">
          {say(words.silent, { place: placeText(place), time: time(since) })}
        </Note>
      ))}
      <Section title={words.differences}>
        {state.items.length === 0 ? (
          state.silent.length === 0 ? (
            <Note tone="good">{words.no_differences}</Note>
          ) : null
        ) : (
          <Stack>
            {state.items.map((item) => (
              <DifferenceCard key={item.id} item={item} mayExplain={mayExplain} />
            ))}
          </Stack>
        )}
      </Section>
      <Section title={words.places}>
        {state.places.length === 0 ? <Empty says={words.no_places} /> : <Places places={state.places} />}
        <Stack isRow>
          <LinkButton to="/bank/statements" tone="plain">
            {words.import}
          </LinkButton>
        </Stack>
      </Section>
      <Card title={words.suspense}>
        <Text look="muted">{words.suspense_lead}</Text>
        <Suspense lines={state.suspense} />
      </Card>
      <History state={state} />
    </Stack>
  );
}
