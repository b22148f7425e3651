import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { homeStat } from '#features/statistics/contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { MoneyStrip } from '#ui/charts/MoneyStrip.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type Stat = OutputOf<typeof homeStat>;

/** What can be withdrawn, and beside it what comes and what open orders hold: three things, and never one sum. */
export function Withdrawable({ stat }: { stat: Stat }) {
  const words = useWords().statistics;
  const say = useSay();
  const language = useLanguage();
  const { money } = useFormats();
  const amount = (text: string) => money(text, stat.currency);
  // A calendar day has no zone: it is the day of the shop as the server counted it.
  const dayOf = (day: string) =>
    new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const coming =
    stat.pending_next === null
      ? say(words.coming, { amount: amount(stat.pending) })
      : say(words.comingNext, { amount: amount(stat.pending), day: dayOf(stat.pending_next) });
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex min-w-0 flex-1 flex-col">
          <span className="text-meta text-muted">{words.withdrawable}</span>
          <MoneyText look="big" amount={stat.available} currency={stat.currency} />
        </p>
        <LinkButton to="/wallet/withdraw">{words.withdraw}</LinkButton>
      </div>
      <MoneyStrip
        parts={[
          { tone: 'own', amount: stat.available },
          { tone: 'coming', amount: stat.pending, label: coming, to: '/wallet' },
          {
            tone: 'held',
            amount: stat.held,
            label: `${words.held} ${amount(stat.held)}`,
            to: '/wallet/flow?account=held',
          },
          {
            tone: 'rest',
            amount: stat.in_escrow,
            label: say(words.openOrders, { amount: amount(stat.in_escrow) }),
            to: '/orderList',
          },
        ]}
      />
    </Card>
  );
}
