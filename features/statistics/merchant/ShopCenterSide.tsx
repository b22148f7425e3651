// What stands beside the figures: what waits, what to do, where the money is.
import { ReceiptText, Undo2 } from 'lucide-react';
import type { OutputOf } from '#domain/endpoint.ts';
import { useMe } from '#features/people/ui/public.tsx';
import type { homeStat } from '#features/statistics/contract.ts';
import { Card } from '#ui/Card.tsx';
import { Facts } from '#ui/Facts.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Row } from '#ui/Row.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Section } from '#ui/Section.tsx';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';

type Stat = OutputOf<typeof homeStat>;

/** What only the merchant can move, first on the page; nothing is drawn when nothing waits. */
export function NeedsMe({ needs }: { needs: Stat['needs_me'] }) {
  const words = useWords();
  const say = useSay();
  if (needs.pay + needs.case === 0) return null;
  return (
    <Section title={words.statistics.needsMe}>
      <Rows label={words.statistics.needsMe}>
        {needs.pay === 0 ? null : (
          <Row
            lead={<ReceiptText aria-hidden className="size-6 text-accent-ink" />}
            title={say(words.statistics.pay, { count: needs.pay })}
            detail={words.statistics.payDetail}
            to="/orderList?status=pending_payment"
          />
        )}
        {needs.case === 0 ? null : (
          <Row
            lead={<Undo2 aria-hidden className="size-6 text-accent-ink" />}
            title={say(words.statistics.cases, { count: needs.case })}
            detail={words.statistics.casesDetail}
            to="/orderList?status=refund_return"
          />
        )}
      </Rows>
    </Section>
  );
}

/** Tasks that `NeedsMe` shows with their counts. */
const shownAbove = ['confirm_orders', 'answer_cases'];

/** What the server still asks of the merchant: first steps, dates. */
export function Tasks() {
  const words = useWords();
  const say = useSay();
  const { distance } = useFormats();
  const { data } = useMe();
  const tasks = data?.info.tasks.filter(({ code }) => !shownAbove.includes(code)) ?? [];
  if (tasks.length === 0) return null;
  return (
    <Card title={words.people.tasks}>
      <Rows label={words.people.tasks}>
        {tasks.map((task) => (
          <Row
            key={task.code}
            title={task.title}
            detail={task.due_at === null ? undefined : say(words.people.due, { when: distance(task.due_at) })}
            to={task.route}
          />
        ))}
      </Rows>
    </Card>
  );
}

export function MoneyFigures({ stat }: { stat: Stat }) {
  const words = useWords();
  const amount = (value: string) => <MoneyText amount={value} currency={stat.currency} />;
  return (
    <Card title={words.statistics.money}>
      <Facts
        facts={[
          { label: words.statistics.available, value: amount(stat.available) },
          { label: words.statistics.pending, value: amount(stat.pending) },
          { label: words.statistics.held, value: amount(stat.held) },
          { label: words.statistics.inEscrow, value: amount(stat.in_escrow) },
        ]}
      />
      <LinkButton to="/wallet" tone="plain" size="small">
        {words.statistics.toWallet}
      </LinkButton>
    </Card>
  );
}
