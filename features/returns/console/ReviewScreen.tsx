import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { QueueBar, useList, useQueue } from '#features/lists/ui/public.tsx';
import { caseQueue, reviewCase } from '#features/returns/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DecideCase } from './DecideCase.tsx';
import { Outcomes } from './Outcomes.tsx';

type Review = OutputOf<typeof reviewCase>;
type Case = Review['one'];

/** One case: what both sides said and showed, what each decision would cost whom, and the decision. */
export function ReviewScreen() {
  const { cases: words, desk } = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(reviewCase, { case_id: id });
  const queue = useCaseQueue(id);
  useScreenKeys({
    d: {
      says: desk.keys.decide,
      act: () => document.querySelector<HTMLElement>('#content textarea')?.focus(),
    },
  });
  const number = query.data?.one.order_no;
  return (
    <Page
      title={number === undefined ? words.title : say(words.case_of, { number })}
      back="/cases"
      lead={words.viewed}
      width="wide"
      actions={<QueueBar queue={queue} />}
    >
      <QueryView query={query} skeleton={<SkeletonRows count={8} />}>
        {(review) => (
          <Columns
            main={
              <>
                <Said one={review.one} firstNo={review.first_no?.text ?? null} />
                <Pictures one={review.one} />
                <Outcomes review={review} />
                {review.can_decide ? <DecideCase review={review} /> : null}
              </>
            }
            side={
              <>
                <About review={review} />
                <Steps one={review.one} />
                <div className="max-lg:hidden">
                  <Text look="small">{words.keys}</Text>
                </div>
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Cases that wait for a reviewer, as Today leads to them. */
function useCaseQueue(id: string) {
  const { data } = useList(caseQueue, { filters: { state: ['escalated'] } });
  return useQueue({
    id,
    ids: data?.rows.map((row) => row.id),
    hasMore: data !== undefined && data.total > data.rows.length,
    placeOf: (next) => `/cases/${next}`,
  });
}

function About({ review: { one, shop } }: { review: Review }) {
  const words = useWords().cases;
  const say = useSay();
  return (
    <Card title={words.facts} actions={<Badge>{words.state[one.state]}</Badge>}>
      <Facts
        facts={[
          { label: words.column.shop, value: `${shop.name} (${shop.id})` },
          { label: words.column.reason, value: words.reason[one.reason] },
          { label: words.bears, value: words.fault[one.fault] },
          { label: words.column.amount, value: <MoneyText amount={one.amount} currency={one.currency} /> },
          one.due_at === null
            ? undefined
            : { label: words.column.due, value: <TimeText at={one.due_at} form="both" /> },
        ]}
      />
      <Text look="strong">{words.goods}</Text>
      <ul className="flex flex-col gap-1">
        {one.lines.map((line) => (
          <li key={line.id} className="text-meta wrap-anywhere">
            {say(words.line, { qty: line.qty, title: line.title })}{' '}
            <span className="text-muted">{line.code}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Said({ one, firstNo }: { one: Case; firstNo: string | null }) {
  const words = useWords().cases;
  const said = [
    { by: words.buyer, text: one.text },
    { by: words.merchant, text: one.answer_text },
    { by: words.offer, text: one.offer?.text ?? null },
    { by: words.supplier, text: one.deduction?.text ?? one.inspection_note },
    { by: words.plea, text: one.plea },
    { by: words.first_no, text: firstNo },
    { by: words.decision, text: one.decision?.text ?? null },
  ].filter(({ text }) => text !== null && text !== '');
  return (
    <Card title={words.said}>
      {said.map(({ by, text }) => (
        <blockquote key={by} className="border-l-4 border-line pl-3">
          <Text look="small">{by}</Text>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </blockquote>
      ))}
    </Card>
  );
}

function Pictures({ one }: { one: Case }) {
  const words = useWords().cases;
  const say = useSay();
  return (
    <Card title={words.pictures}>
      {one.pictures.length === 0 ? <Text look="muted">{words.no_pictures}</Text> : null}
      <ul className="flex flex-wrap gap-2">
        {one.pictures.map(({ id, url, by }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-field">
              <Picture image={{ url, alt: say(words.picture_of[by], { number: index + 1 }) }} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Steps({ one }: { one: Case }) {
  const words = useWords().cases;
  const { time } = useFormats();
  const parcels = one.parcels.filter(({ tracking }) => tracking !== null);
  return (
    <Card title={words.steps}>
      <Timeline
        label={words.steps}
        steps={one.events.map((event, index) => ({
          key: `${index} ${event.move}`,
          title: words.moves[event.move],
          state: 'done',
          detail: [time(event.at), words.actors[event.actor]].join(' · '),
        }))}
      />
      {parcels.map((parcel) => (
        <section key={parcel.n} aria-label={words.way_back} className="flex flex-col gap-1">
          <Text look="strong">{words.way_back}</Text>
          <Text look="small">{[parcel.carrier, parcel.tracking].filter(Boolean).join(' · ')}</Text>
          <ul className="flex flex-col gap-1 text-meta">
            {parcel.steps.map((step) => (
              <li key={`${step.code} ${step.at}`} className="flex justify-between gap-3">
                <span>{step.text}</span>
                <TimeText at={step.at} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
