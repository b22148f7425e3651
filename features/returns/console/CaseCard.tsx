import { Badge } from '#ui/Badge.tsx';
import type { Tone } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useWords } from '#ui/console-words.ts';
import { Facts } from '#ui/Facts.tsx';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Text } from '#ui/Text.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useSay } from '#ui/words.tsx';
import type { SupplierCase } from './ReturnsScreen.tsx';

const tones: Record<SupplierCase['state'], Tone> = {
  requested: 'info',
  awaiting_return: 'accent',
  refunding: 'warn',
  refunded: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
};

/** One return: what comes back, why, what it is worth and until when it is to be looked at. */
export function CaseCard({ returned, onInspect }: { returned: SupplierCase; onInspect: () => void }) {
  const words = useWords();
  const say = useSay();
  const isInspectable = returned.state === 'awaiting_return';

  return (
    <Card
      title={say(words.returns.case_of, { number: returned.order_no })}
      actions={<Badge tone={tones[returned.state]}>{words.returns.state[returned.state]}</Badge>}
    >
      <Facts
        facts={[
          { label: words.returns.why, value: words.returns.reason[returned.reason] },
          {
            label: words.returns.amount,
            value: <MoneyText amount={returned.amount} currency={returned.currency} />,
          },
          { label: words.returns.opened, value: <TimeText at={returned.created_at} form="date" /> },
          returned.inspect_by === null
            ? undefined
            : { label: words.returns.inspect_by, value: <TimeText at={returned.inspect_by} form="date" /> },
          returned.state !== 'requested' || returned.answer_by === null
            ? undefined
            : { label: words.returns.answer_by, value: <TimeText at={returned.answer_by} form="date" /> },
        ]}
      />
      <ul className="flex flex-col gap-1 border-t border-line pt-3">
        {returned.lines.map((line) => (
          <li key={line.id} className="flex gap-2">
            <span className="tabular shrink-0 font-semibold">
              {say(words.dispatch.quantity, { count: line.qty })}
            </span>
            <span className="min-w-0">
              {line.title} <span className="text-sm text-muted">{line.code}</span>
            </span>
          </li>
        ))}
      </ul>
      <Text look="small">{words.returns.fault[returned.fault]}</Text>
      {returned.text === null || returned.text === '' ? null : (
        <figure className="rounded-field bg-sunken px-4 py-3">
          <figcaption className="text-sm font-semibold">{words.returns.buyer_says}</figcaption>
          <blockquote>{returned.text}</blockquote>
        </figure>
      )}
      {isInspectable ? (
        <Button aria-label={say(words.returns.inspect_of, { number: returned.order_no })} onClick={onInspect}>
          {words.returns.inspect}
        </Button>
      ) : null}
    </Card>
  );
}
