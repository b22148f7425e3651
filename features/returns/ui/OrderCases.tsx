import { listCases } from '#features/returns/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AnswerCase } from './AnswerCase.tsx';
import { caseTones, endsByItself, type Case } from './case-view.ts';
import { CaseCost } from './CaseCost.tsx';
import { CasePictures, CaseSteps, CaseWords } from './CaseDetails.tsx';

/** The return requests of one order; the one that waits can be answered here. */
export function OrderCases({ orderId }: { orderId: string }) {
  const query = useEndpoint(listCases, { order_id: orderId });
  return (
    <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
      {({ list }) => (
        <>
          {list.map((one) => (
            <CaseCard key={one.id} one={one} />
          ))}
        </>
      )}
    </QueryView>
  );
}

const costly: readonly Case['state'][] = ['requested', 'countered', 'awaiting_return', 'in_return'];

function CaseCard({ one }: { one: Case }) {
  const words = useWords();
  const say = useSay();
  const { distance } = useFormats();
  const isWaiting = one.state === 'requested';
  return (
    <Card
      title={words.returns.title}
      actions={<Badge tone={caseTones[one.state]}>{words.returns.states[one.state]}</Badge>}
    >
      <Facts
        facts={[
          { label: words.returns.reason, value: words.returns.reasons[one.reason] },
          { label: words.returns.bears, value: words.returns.faults[one.fault] },
          { label: words.returns.amount, value: <MoneyText amount={one.amount} currency={one.currency} /> },
          { label: words.returns.asked, value: <TimeText at={one.created_at} /> },
          one.answer_by === null || !isWaiting
            ? undefined
            : { label: words.returns.answerBy, value: <TimeText at={one.answer_by} /> },
          one.due_at === null || !endsByItself.includes(one.state)
            ? undefined
            : { label: words.returns.inspectBy, value: <TimeText at={one.due_at} form="date" /> },
        ]}
      />
      <Stack gap="small">
        {one.lines.map((line) => (
          <Text key={line.id}>{say(words.returns.line, { qty: line.qty, title: line.title })}</Text>
        ))}
      </Stack>
      <CaseWords one={one} />
      {one.state === 'countered' && one.due_at !== null ? (
        <Text look="small">{say(words.returns.offerWaits, { when: distance(one.due_at) })}</Text>
      ) : null}
      {one.offer?.taken === true ? <Text look="small">{words.returns.offerTaken}</Text> : null}
      <CasePictures one={one} />
      {costly.includes(one.state) ? <CaseCost one={one} /> : null}
      {isWaiting ? <AnswerCase one={one} /> : null}
      <CaseSteps one={one} />
    </Card>
  );
}
