import { ArrowRight } from 'lucide-react';
import { Badge } from '#ui/content/Badge.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { FilePreview } from './usePriceFile.ts';

type Props = { preview: FilePreview };
type Change = FilePreview['changes'][number];

/** Rows that are left out, each with its line and why. */
export function FileErrors({ preview }: Props) {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  const { money } = useFormats();
  const { errors, refused, currency } = preview;
  if (refused === 0) return null;
  return (
    <Section title={words.errors}>
      <Rows>
        {errors.map(({ line, code, reason, floor_price: floor }) => (
          <Row
            key={line}
            title={say(words.reasons[reason], { floor: floor === null ? '' : money(floor, currency) })}
            detail={[say(words.line, { line }), code].filter(Boolean).join(' · ')}
          />
        ))}
      </Rows>
      <More count={refused - errors.length} />
    </Section>
  );
}

/** Each change before it is made: old and new price with the profit, and whether it goes on or off sale. */
export function FileChanges({ preview, count }: Props & { count: number }) {
  const { showcase } = useWords();
  const words = showcase.file;
  const { changes, currency } = preview;
  if (count === 0) return null;
  return (
    <Section title={words.changes}>
      <Rows>
        {changes.map((change) => (
          <ChangeRow key={change.goods_id} change={change} currency={currency} />
        ))}
      </Rows>
      <More count={count - changes.length} />
    </Section>
  );
}

function ChangeRow({ change, currency }: { change: Change; currency: string }) {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  const { money } = useFormats();
  const { line, code, title, before, after, profit, status_before: was, status_after: is } = change;
  return (
    <Row
      title={title}
      detail={`${say(words.line, { line })} · ${code}`}
      end={
        <>
          <span className="flex flex-wrap items-center justify-end gap-x-1.5">
            {before === null || before === after ? null : (
              <>
                <span className="text-muted">
                  <MoneyText amount={before} currency={currency} />
                </span>
                <ArrowRight aria-hidden className="size-4 text-muted" />
              </>
            )}
            <span className="font-medium">
              <MoneyText amount={after} currency={currency} />
            </span>
          </span>
          <span className="text-meta text-muted">
            {say(words.profit, { amount: money(profit, currency) })}
          </span>
        </>
      }
      below={
        was === is ? undefined : (
          <Badge tone={is === 'listed' ? 'good' : 'plain'}>
            {is === 'listed' ? showcase.listed : showcase.delisted}
          </Badge>
        )
      }
    />
  );
}

function More({ count }: { count: number }) {
  const { showcase } = useWords();
  const say = useSay();
  return count > 0 ? <Text look="small">{say(showcase.file.more, { count })}</Text> : null;
}
