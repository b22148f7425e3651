import type { ReactNode } from 'react';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { Statement } from './StatementView.tsx';

export type Payment = Statement['payments'][number];
type Props = { payments: readonly Payment[]; acts?: (payment: Payment) => ReactNode };

/** Payments of a supplier, the latest first; `acts` is what may be done about one. */
export function PaymentRows({ payments, acts }: Props) {
  const { payables: words } = useWords().terms;
  const say = useSay();
  if (payments.length === 0) return <Text look="muted">{words.payment_none}</Text>;
  return (
    <Rows label={words.payment_list}>
      {payments.map((one) => (
        <Row
          key={one.id}
          title={<MoneyText amount={one.amount} currency={one.currency} />}
          detail={one.to}
          end={<Badge tone={one.state === 'paid' ? 'good' : 'plain'}>{words.payment_state[one.state]}</Badge>}
          below={
            <Stack gap="small">
              <Text look="small">
                <TimeText at={one.made_at} form="both" />
              </Text>
              {one.made_by === '' ? null : (
                <Text look="small">{say(words.made_by, { name: one.made_by })}</Text>
              )}
              {one.released_by === null ? null : (
                <Text look="small">{say(words.released_by, { name: one.released_by })}</Text>
              )}
              {one.reference === null ? null : (
                <Text look="small">{say(words.reference, { reference: one.reference })}</Text>
              )}
              {one.why === null ? null : <Text look="small">{one.why}</Text>}
              {acts?.(one)}
            </Stack>
          }
        />
      ))}
    </Rows>
  );
}
