import { useRef, useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { appealQueue, decideAppeal, restrictionOf } from '#features/restriction/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useSay } from '#ui/words/words.tsx';
import { isTextShort, ReasonField } from './fields.tsx';
import { ShopText } from './ShopText.tsx';
import { StatementCard } from './RestrictionScreen.tsx';

type Queue = OutputOf<typeof appealQueue>;
type Appeal = Queue['list'][number];
type Verdict = 'upheld' | 'overturned';

/** Open appeals, the one promised first first; the statement beside what its merchant says to it. */
export function AppealsScreen() {
  const { appeals: words } = useWords().risk;
  const [page, setPage] = useState(1);
  const query = useEndpoint(appealQueue, { page }, { keepPrevious: true });
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.empty} /> }}
      >
        {(answer) => (
          <>
            <OpenAppeals list={answer.list} />
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function OpenAppeals({ list }: { list: Queue['list'] }) {
  const { risk, desk } = useWords();
  const words = risk.appeals;
  const [at, setAt] = useState(0);
  const place = Math.min(at, list.length - 1);
  const decision = useRef<HTMLDivElement>(null);
  useScreenKeys({
    j: { says: desk.keys.next, act: () => setAt(Math.min(place + 1, list.length - 1)) },
    k: { says: desk.keys.previous, act: () => setAt(Math.max(place - 1, 0)) },
    d: { says: desk.keys.decide, act: () => decision.current?.querySelector('textarea')?.focus() },
  });
  const appeal = list[place];
  return (
    <Columns
      main={
        appeal === undefined ? null : (
          <div ref={decision}>
            <DecidedAppeal key={appeal.id} appeal={appeal} />
          </div>
        )
      }
      side={
        <>
          <div className="max-lg:hidden">
            <Text look="small">{words.keys}</Text>
          </div>
          <Rows label={words.title}>
            {list.map((one, index) => (
              <Row
                key={one.id}
                title={<ShopText shop={one.shop} />}
                detail={one.text}
                end={
                  <Badge tone={one.is_late ? 'bad' : index === place ? 'accent' : 'plain'}>
                    {one.is_late ? words.late : <TimeText at={one.decide_by} form="distance" />}
                  </Badge>
                }
                onPress={() => setAt(index)}
              />
            ))}
          </Rows>
        </>
      }
    />
  );
}

function DecidedAppeal({ appeal }: { appeal: Appeal }) {
  const words = useWords().risk.appeals;
  const say = useSay();
  const query = useEndpoint(restrictionOf, { id: appeal.restriction });
  return (
    <Stack gap="large">
      <Columns
        main={
          <Section title={words.statement}>
            <QueryView query={query} skeleton={<SkeletonCards shape="block" count={1} />}>
              {(one) => <StatementCard one={one} />}
            </QueryView>
            <LinkButton to={`/restrictions/${appeal.restriction}`} tone="plain">
              {words.read}
            </LinkButton>
          </Section>
        }
        side={
          <Section title={words.objection}>
            <Card>
              <Text>{appeal.text}</Text>
              <Text look="small">{say(words.papers, { count: appeal.files })}</Text>
              <Text look="small">
                <TimeText at={appeal.opened_at} form="both" />
              </Text>
            </Card>
          </Section>
        }
      />
      {appeal.is_yours ? <Note tone="info">{words.yours}</Note> : <Decision appeal={appeal} />}
    </Stack>
  );
}

function Decision({ appeal }: { appeal: Appeal }) {
  const words = useWords().risk.appeals;
  const toast = useToast();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Verdict>();
  const { act, isBusy, error } = useAct(decideAppeal, {
    changes: [appealQueue, restrictionOf],
    onDone: () => {
      toast(words.decided, 'good');
      setAsked(undefined);
    },
  });

  function ask(verdict: Verdict): void {
    setTried(true);
    if (!isTextShort(text)) setAsked(verdict);
  }

  return (
    <Card title={words.decision}>
      <ReasonField text={text} onChange={setText} hasTried={hasTried} />
      <Stack isRow>
        <Button onClick={() => ask('overturned')}>{words.overturn}</Button>
        <Button tone="quiet" onClick={() => ask('upheld')}>
          {words.uphold}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) act({ id: appeal.id, verdict: asked, decision: text.trim() });
        }}
        title={words.confirm_title}
        action={asked === 'overturned' ? words.overturn : words.uphold}
        isBusy={isBusy}
        error={error}
      >
        <p>{words.confirm_text}</p>
      </ConfirmDialog>
    </Card>
  );
}
