import { Badge } from '#ui/content/Badge.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { SupplierCase } from './ReturnsScreen.tsx';

const tones: Record<SupplierCase['state'], Tone> = {
  requested: 'info',
  approved: 'info',
  countered: 'info',
  awaiting_return: 'accent',
  in_return: 'accent',
  inspected: 'warn',
  refunding: 'warn',
  failed: 'warn',
  refunded: 'good',
  rejected: 'bad',
  escalated: 'warn',
  decided: 'plain',
  withdrawn: 'plain',
};

/** One return: what comes back, why, what it is worth and until when it is to be looked at. */
export function CaseCard({ returned, onInspect }: { returned: SupplierCase; onInspect: () => void }) {
  const words = useWords();
  const say = useSay();
  const isInspectable = returned.state === 'awaiting_return' || returned.state === 'in_return';

  return (
    <Card
      title={say(words.returns.case_of, { number: returned.order_no })}
      actions={<Badge tone={tones[returned.state]}>{words.returns.state[returned.state]}</Badge>}
    >
      <CaseFacts returned={returned} />
      <ul className="flex flex-col gap-1 border-t border-line pt-3">
        {returned.lines.map((line) => (
          <li key={line.id} className="flex gap-2">
            <span className="tabular shrink-0 font-medium">
              {say(words.dispatch.quantity, { count: line.qty })}
            </span>
            <span className="min-w-0">
              {line.title} <span className="text-meta text-muted">{line.code}</span>
            </span>
          </li>
        ))}
      </ul>
      <Text look="small">{words.returns.fault[returned.fault]}</Text>
      <Said by={words.returns.buyer_says} text={returned.text} />
      <Said by={words.returns.you_wrote} text={returned.deduction?.text ?? returned.inspection_note} />
      <Said by={words.returns.decision_text} text={returned.decision?.text ?? null} />
      <Pictures returned={returned} />
      {isInspectable ? (
        <Button aria-label={say(words.returns.inspect_of, { number: returned.order_no })} onClick={onInspect}>
          {words.returns.inspect}
        </Button>
      ) : null}
    </Card>
  );
}

function CaseFacts({ returned }: { returned: SupplierCase }) {
  const words = useWords().returns;
  const amount = (text: string) => <MoneyText amount={text} currency={returned.currency} />;
  const isOpen = returned.state === 'awaiting_return' || returned.state === 'in_return';
  const parcel = returned.parcels.find(({ tracking }) => tracking !== null);
  const seen = parcel?.steps.at(-1);
  return (
    <Facts
      facts={[
        { label: words.why, value: words.reason[returned.reason] },
        { label: words.amount, value: amount(returned.amount) },
        returned.deduction === null
          ? undefined
          : { label: words.taken_off, value: amount(returned.deduction.amount) },
        returned.settled === null ? undefined : { label: words.refunded, value: amount(returned.settled) },
        { label: words.opened, value: <TimeText at={returned.created_at} form="date" /> },
        returned.inspect_by === null || !isOpen
          ? undefined
          : { label: words.inspect_by, value: <TimeText at={returned.inspect_by} form="date" /> },
        returned.state !== 'requested' || returned.answer_by === null
          ? undefined
          : { label: words.answer_by, value: <TimeText at={returned.answer_by} form="date" /> },
        parcel === undefined
          ? undefined
          : { label: words.parcel, value: [parcel.carrier, parcel.tracking].filter(Boolean).join(' ') },
        seen === undefined ? undefined : { label: words.seen, value: seen.text },
      ]}
    />
  );
}

function Said({ by, text }: { by: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <figure className="rounded-field bg-sunken px-4 py-3">
      <figcaption className="text-meta font-medium">{by}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}

function Pictures({ returned }: { returned: SupplierCase }) {
  const words = useWords().returns;
  const say = useSay();
  if (returned.pictures.length === 0) return null;
  return (
    <ul aria-label={words.pictures} className="flex flex-wrap gap-2">
      {returned.pictures.map(({ id, url, by }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-field">
            <Picture
              size="small"
              image={{
                url,
                alt: say(by === 'buyer' ? words.picture_buyer : words.picture_supplier, {
                  number: index + 1,
                }),
              }}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
