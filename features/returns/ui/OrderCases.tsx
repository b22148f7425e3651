import { useState } from 'react';
import type * as z from 'zod/mini';
import { answerCase, listCases } from '#features/returns/contract.ts';
import type { returnCase } from '#features/returns/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Facts } from '#ui/Facts.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useSay } from '#ui/words.tsx';

type Case = z.output<typeof returnCase>;

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

function CaseCard({ one }: { one: Case }) {
  const words = useWords();
  const say = useSay();
  const isWaiting = one.state === 'requested';
  return (
    <Card
      title={words.returns.title}
      actions={<Badge tone={isWaiting ? 'warn' : 'info'}>{words.returns.states[one.state]}</Badge>}
    >
      <Facts
        facts={[
          { label: words.returns.reason, value: words.returns.reasons[one.reason] },
          { label: words.returns.bears, value: words.returns.faults[one.fault] },
          { label: words.returns.amount, value: <MoneyText amount={one.amount} currency={one.currency} /> },
          one.answer_by === null || !isWaiting
            ? undefined
            : { label: words.returns.answerBy, value: <TimeText at={one.answer_by} /> },
        ]}
      />
      <Stack gap="small">
        {one.lines.map((line) => (
          <Text key={line.id}>{say(words.returns.line, { qty: line.qty, title: line.title })}</Text>
        ))}
      </Stack>
      {one.text === null || one.text === '' ? null : (
        <blockquote className="border-l-4 border-line pl-3">
          <Text look="small">{words.returns.says}</Text>
          <Text>{one.text}</Text>
        </blockquote>
      )}
      {isWaiting ? <Answer one={one} /> : null}
    </Card>
  );
}

function Answer({ one }: { one: Case }) {
  const words = useWords();
  const toast = useToast();
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const answer = useAct(answerCase, {
    changes: [listCases, listOrders, me],
    onDone: () => {
      setAsking(undefined);
      toast(words.returns.answered);
    },
  });
  const isShort = text.trim().length < 3;

  function reject() {
    setSent(true);
    if (!isShort) answer.act({ case_id: one.id, approve: false, text: text.trim() });
  }

  return (
    <>
      <Text look="small">{words.returns.silence}</Text>
      <div className="flex flex-col gap-2 sm:flex-row sm:gap-3">
        <Button onClick={() => setAsking('approve')}>{words.returns.approve}</Button>
        <Button tone="danger" onClick={() => setAsking('reject')}>
          {words.returns.reject}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking === 'approve'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => answer.act({ case_id: one.id, approve: true })}
        title={words.returns.approveTitle}
        action={words.returns.approve}
        isBusy={answer.isBusy}
        error={answer.error}
      >
        <Text>{words.returns.approveDetail}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'reject'}
        onClose={() => setAsking(undefined)}
        onConfirm={reject}
        title={words.returns.rejectTitle}
        action={words.returns.reject}
        isDanger
        isBusy={answer.isBusy}
        error={answer.error}
      >
        <TextArea
          label={words.returns.rejectText}
          hint={words.returns.rejectHint}
          error={wasSent && isShort ? words.returns.rejectShort : undefined}
          value={text}
          onChange={setText}
          maxLength={1000}
        />
      </ConfirmDialog>
    </>
  );
}
