// What stands beside the figures: what waits, and where the money is.
import { MessageCircle, ReceiptText, Undo2 } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { homeStat } from '#features/statistics/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';

type Stat = OutputOf<typeof homeStat>;

/** What only the merchant can move, first on the page; nothing is drawn when nothing waits. */
export function NeedsMe({ needs }: { needs: Stat['needs_me'] }) {
  const words = useWords().statistics;
  const say = useSay();
  if (needs.pay + needs.case + needs.reply === 0) return null;
  return (
    <Section title={words.needsMe}>
      <Rows label={words.needsMe}>
        {needs.pay === 0 ? null : (
          <Row
            lead={<ReceiptText aria-hidden className="size-6 text-accent-ink" />}
            title={say(words.pay, { count: needs.pay })}
            detail={words.payDetail}
            to="/orderList?status=pending_payment"
          />
        )}
        {needs.case === 0 ? null : (
          <Row
            lead={<Undo2 aria-hidden className="size-6 text-accent-ink" />}
            title={say(words.cases, { count: needs.case })}
            detail={words.casesDetail}
            to="/orderList?status=refund_return"
          />
        )}
        {needs.reply === 0 ? null : (
          <Row
            lead={<MessageCircle aria-hidden className="size-6 text-accent-ink" />}
            title={say(words.replies, { count: needs.reply })}
            detail={words.repliesDetail}
            to="/orderComment?replied=false"
          />
        )}
      </Rows>
    </Section>
  );
}

/** What is sold, what is on its way to the merchant and what is theirs are three things, and never one sum. */
export function MoneyFigures({ stat }: { stat: Stat }) {
  const words = useWords().statistics;
  const amount = (value: string) => <MoneyText amount={value} currency={stat.currency} />;
  return (
    <Card title={words.money}>
      <Text look="small">{words.moneyLead}</Text>
      <Rows label={words.money}>
        <Row
          title={words.available}
          detail={words.availableDetail}
          end={amount(stat.available)}
          to="/wallet/flow?account=available"
        />
        <Row
          title={words.pending}
          detail={words.pendingDetail}
          end={amount(stat.pending)}
          to="/wallet/flow?account=pending"
        />
        {/^0(?:\.0*)?$/.test(stat.held) ? null : (
          <Row
            title={words.held}
            detail={words.heldDetail}
            end={amount(stat.held)}
            to="/wallet/flow?account=held"
          />
        )}
        <Row
          title={words.inEscrow}
          detail={words.inEscrowDetail}
          end={amount(stat.in_escrow)}
          to="/orderList"
        />
      </Rows>
      <LinkButton to="/wallet" tone="plain" size="small">
        {words.toWallet}
      </LinkButton>
    </Card>
  );
}
