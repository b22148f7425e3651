import { useState } from 'react';
import { useNavigate, useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { isAsset, parseUnits } from '#domain/money/money.ts';
import { channelPay, listDeposits, payChannels } from '#features/deposits/contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useUpload } from '#ui/calls/useUpload.ts';
import { useSay } from '#ui/words/words.tsx';
import { RechargeList } from './RechargeList.tsx';

type Channels = OutputOf<typeof payChannels>;
type Channel = Channels['list'][number];

/** Paying in: first that nobody needs to, then how, how much, and what is known about each way. */
export function RechargeScreen() {
  const { deposits: words } = useWords();
  const query = useEndpoint(payChannels, {});
  return (
    <Page title={words.title} back="/wallet" width="wide">
      <Note tone="good" title={words.notNeededTitle}>
        {words.notNeeded}
      </Note>
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
        {(channels) => <Ways channels={channels} />}
      </QueryView>
      <RechargeList />
    </Page>
  );
}

function Ways({ channels }: { channels: Channels }) {
  const { deposits: words } = useWords();
  const [query, setQuery] = useSearchParams();
  const open = channels.list.filter((channel) => channel.open);
  const chosen = open.find(({ id }) => id === query.get('way')) ?? open[0];
  const closedReason = channels.list[0]?.closed_reason ?? 'not_set_up';
  const choose = (id: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('way', id);
        return next;
      },
      { replace: true },
    );
  return (
    <Columns
      main={
        chosen === undefined ? (
          <Note tone="info" title={words.allClosed}>
            <Closed reason={closedReason} currency={channels.currency} />
          </Note>
        ) : (
          <AmountForm open={open} channels={channels} chosen={chosen} onChoose={choose} />
        )
      }
      side={
        <>
          {chosen === undefined ? null : <WayFacts channel={chosen} />}
          <CapCard channels={channels} />
          <WarningCard />
        </>
      }
    />
  );
}

function Closed({ reason, currency }: { reason: NonNullable<Channel['closed_reason']>; currency: string }) {
  const { deposits: words } = useWords();
  const say = useSay();
  return <>{say(words.closed[reason], { currency })}</>;
}

type FormProps = {
  open: readonly Channel[];
  channels: Channels;
  chosen: Channel;
  onChoose: (id: string) => void;
};

function AmountForm({ open, channels, chosen, onChoose }: FormProps) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const spanOf = useSpan();
  const { typed, setTyped, errorText, upload, send } = useQuote(chosen);
  const closed = channels.list.filter((channel) => !channel.open);
  const isElsewhere = upload.error !== undefined && errorText === undefined;
  return (
    <Card title={words.how}>
      <Form onSend={send}>
        <ChoiceField
          label={words.how}
          isLabelHidden
          value={chosen.id}
          onChange={onChoose}
          options={open.map((channel) => ({
            value: channel.id,
            label: words.kinds[channel.kind],
            detail: say(words.wayDetail, {
              min: money(channel.min, channel.currency),
              time: spanOf(channel.typical_minutes),
            }),
          }))}
        />
        {closed.map((channel) => (
          <Text key={channel.id} look="small">
            {words.kinds[channel.kind]}
            {': '}
            <Closed reason={channel.closed_reason ?? 'not_set_up'} currency={channel.currency} />
          </Text>
        ))}
        <AmountField
          label={words.amount}
          hint={say(words.amountHint, {
            min: money(chosen.min, chosen.currency),
            max: money(chosen.max, chosen.currency),
          })}
          error={errorText}
          value={typed}
          onChange={setTyped}
          currency={chosen.currency}
          disabled={upload.isBusy}
        />
        {isElsewhere ? <ErrorBox error={upload.error} onAgain={upload.again} /> : null}
        <Button type="submit" isWide isBusy={upload.isBusy}>
          {words.next}
        </Button>
        <Text look="small">{words.nextHint}</Text>
      </Form>
    </Card>
  );
}

/** The amount as it is typed, checked by the rules the server has, and the refusals of the server at the same field. */
function useQuote(channel: Channel) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const navigate = useNavigate();
  const [typed, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const upload = useUpload(channelPay, {
    changes: [payChannels, listDeposits],
    onDone: ({ id }) => navigate(`/recharge/${id}`),
  });
  const { currency, min, max } = channel;
  const amount = amountOf(typed, currency);

  function faultOf(): string | undefined {
    const units = unitsOf(amount ?? '', currency);
    if (units === 0n) return words.amountMissing;
    if (units < unitsOf(min, currency)) return say(words.belowMin, { min: money(min, currency) });
    return units > unitsOf(max, currency) ? say(words.aboveMax, { max: money(max, currency) }) : undefined;
  }

  function refusedText(): string | undefined {
    const { error } = upload;
    if (!(error instanceof Refusal) || error.field !== 'amount') return undefined;
    const most = error.shown['max'];
    if (error.reason === 'cap' && typeof most === 'string')
      return say(words.aboveMax, { max: money(most, currency) });
    return error.message;
  }

  const fault = faultOf();
  return {
    typed,
    setTyped: (text: string) => {
      setText(text);
      upload.reset();
    },
    errorText: (wasSent ? fault : undefined) ?? refusedText(),
    upload,
    send: () => {
      setSent(true);
      if (fault === undefined && amount !== undefined) {
        upload.send({ step: 'quote', channel_id: channel.id, amount }, {});
      }
    },
  };
}

/** Minor units of an amount; 0 where it is none. */
function unitsOf(amount: string, currency: string): bigint {
  return (isAsset(currency) ? parseUnits(amount, currency) : undefined) ?? 0n;
}

function WayFacts({ channel }: { channel: Channel }) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const spanOf = useSpan();
  const { currency } = channel;
  return (
    <Card title={words.facts}>
      <Facts
        facts={[
          { label: words.network, value: channel.network },
          { label: words.asset, value: channel.asset },
          { label: words.minimum, value: money(channel.min, currency) },
          { label: words.maximum, value: money(channel.max, currency) },
          channel.confirmations === null
            ? undefined
            : { label: words.confirmations, value: say(words.blocks, { count: channel.confirmations }) },
          { label: words.typical, value: spanOf(channel.typical_minutes) },
          { label: words.fee, value: money(channel.fee, currency) },
        ]}
      />
      <Text look="small">{words.feeNone}</Text>
    </Card>
  );
}

function CapCard({ channels: { cap, currency } }: { channels: Channels }) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  return (
    <Card title={words.capTitle}>
      <Text>
        {say(words.cap[cap.why], {
          days: cap.days,
          limit: money(cap.limit, currency),
          used: money(cap.used, currency),
        })}
      </Text>
    </Card>
  );
}

function WarningCard() {
  const { deposits: words } = useWords();
  return (
    <Note tone="warn">
      <Stack gap="small">
        <Text>{words.neverAsk}</Text>
        <LinkButton to="/service" tone="plain" size="small">
          {words.tellUs}
        </LinkButton>
      </Stack>
    </Note>
  );
}

/** Minutes, or days where they are many. */
function useSpan(): (minutes: number) => string {
  const { deposits: words } = useWords();
  const say = useSay();
  const dayMinutes = 24 * 60;
  return (minutes) =>
    minutes < dayMinutes
      ? say(words.minutes, { count: minutes })
      : say(words.days, { count: Math.round(minutes / dayMinutes) });
}
