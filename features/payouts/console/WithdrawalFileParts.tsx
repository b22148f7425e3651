import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { WithdrawalFile } from './WithdrawalFileScreen.tsx';

type Props = { file: WithdrawalFile };

/** The orders whose money this is, and what came from elsewhere. */
export function Origin({ file: { withdrawal } }: Props) {
  const { file: words } = useWords().payouts;
  const say = useSay();
  const { orders, orders_total: total, other_amount: other, currency } = withdrawal;
  return (
    <Card title={words.origin}>
      <Stack>
        <Facts
          facts={[
            ...orders.map(({ order_no: no, amount }) => ({
              label: no,
              value: <MoneyText amount={amount} currency={currency} />,
            })),
            { label: words.origin_other, value: <MoneyText amount={other} currency={currency} /> },
          ]}
        />
        {total > orders.length ? <Text look="small">{say(words.origin_more, { count: total })}</Text> : null}
      </Stack>
    </Card>
  );
}

/** How it left: what was sent under which reference, and every transaction that was signed. */
export function Sendings({ file: { withdrawal, sendings } }: Props) {
  const { file: words, batch } = useWords().payouts;
  const say = useSay();
  if (withdrawal.payouts.length === 0) return null;
  return (
    <Card title={words.payouts}>
      <Stack>
        {withdrawal.payouts.map(({ n, amount, state, reference }) => (
          <Stack key={n} gap="small">
            <Stack isRow isSpread>
              <MoneyText amount={amount} currency={withdrawal.currency} />
              <Text look="small">{batch.item_states[state]}</Text>
            </Stack>
            {reference === null ? (
              <Text look="small">{words.no_reference}</Text>
            ) : (
              <CopyButton text={reference} />
            )}
          </Stack>
        ))}
        {sendings.map(({ payout_id: payout, attempt, hash, signed_at: at }) => (
          <Stack key={`${payout}-${attempt}`} gap="small">
            <Text look="small">
              {say(words.sending, { attempt })} <TimeText at={at} form="both" />
            </Text>
            <Text look="code">{hash}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

export function Steps({ file: { withdrawal } }: Props) {
  const { file: words, states } = useWords().payouts;
  const last = withdrawal.steps.length - 1;
  return (
    <Card title={words.steps}>
      <Timeline
        label={words.steps}
        steps={withdrawal.steps.map(({ code, at }, index) => ({
          key: `${index}-${code}`,
          title: states[code],
          detail: <TimeText at={at} form="both" />,
          state: index === last ? ('current' as const) : ('done' as const),
        }))}
      />
    </Card>
  );
}
