import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { readClaim } from '#features/supply/claim.contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import { Refused } from './Refused.tsx';

export type Claim = OutputOf<typeof readClaim>;

/** What was claimed, answered and decided, with its pictures. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const { claims } = useWords().terms;
  const say = useSay();
  const money = (amount: string) => <MoneyText amount={amount} currency={claim.currency} />;
  const isOpen = claim.state === 'open';
  return (
    <>
      <div>
        <Badge tone={claim.state === 'settled' ? 'good' : 'plain'}>{claims.state[claim.state]}</Badge>
      </div>
      <Facts
        facts={[
          { label: claims.column.supplier, value: claim.supplier.name },
          { label: claims.column.side, value: claims.side[claim.side] },
          { label: claims.column.kind, value: claims.kind[claim.kind] },
          { label: claims.amount, value: money(claim.amount) },
          { label: claims.most, value: money(claim.most) },
          ...(claim.decided === null
            ? []
            : [{ label: claims.granted, value: money(claim.decided), isTotal: true }]),
          ...(isOpen
            ? [{ label: claims.answer_by, value: <TimeText at={claim.answer_by} form="both" /> }]
            : []),
          ...(claim.state === 'answered' && claim.decide_by !== null
            ? [{ label: claims.decide_by, value: <TimeText at={claim.decide_by} form="both" /> }]
            : []),
        ]}
      />
      <Text>{claim.text}</Text>
      <Text look="small">{say(claims.opened_by, { name: claim.opened_by })}</Text>
      {claim.answered_at === null ? null : (
        <Section title={claims.answer_title}>
          <Text>{claim.answer ?? claims.no_answer}</Text>
        </Section>
      )}
      {claim.decision === null ? null : (
        <Section title={claims.decision_title}>
          <Text>{claim.decision}</Text>
          <Text look="small">{say(claims.decided_by, { name: claim.decided_by ?? '' })}</Text>
        </Section>
      )}
      {claim.pictures.length === 0 ? null : (
        <Grid look="pictures">
          {claim.pictures.map(({ url }, index) =>
            url === null ? null : (
              <Picture key={`${index}:${url}`} image={{ url, alt: claims.picture }} size="wide" />
            ),
          )}
        </Grid>
      )}
    </>
  );
}

type Say = { isBusy: boolean; error: unknown; onSend: (text: string) => void };

/** The other side's word. */
export function AnswerForm({ isBusy, error, onSend }: Say) {
  const { claims } = useWords().terms;
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const isShort = text.trim().length < 10;
  return (
    <Card title={claims.answer_title}>
      <Form
        label={claims.answer_title}
        onSend={() => {
          setTried(true);
          if (!isShort) onSend(text.trim());
        }}
      >
        <TextArea
          label={claims.answer}
          hint={claims.answer_hint}
          error={hasTried && isShort ? claims.answer_short : undefined}
          value={text}
          onChange={setText}
          maxLength={2_000}
        />
        <Refused error={error} />
        <Button type="submit" isBusy={isBusy}>
          {claims.answer_send}
        </Button>
      </Form>
    </Card>
  );
}

type Decide = {
  claim: Claim;
  isBusy: boolean;
  error: unknown;
  onSend: (amount: string, text: string) => void;
};

/** A third person's verdict: how much, and why. It is booked at once, so it is asked for twice. */
export function DecideForm({ claim, isBusy, error, onSend }: Decide) {
  const { claims } = useWords().terms;
  const [amount, setAmount] = useState(claim.amount);
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const read = amountOf(amount, claim.currency);
  const isShort = text.trim().length < 20;
  return (
    <Card title={claims.decide}>
      <Form
        label={claims.decide}
        onSend={() => {
          setTried(true);
          if (!isShort && read !== undefined) setAsking(true);
        }}
      >
        <AmountField
          label={claims.decide_amount}
          hint={claims.decide_hint}
          error={hasTried && read === undefined ? claims.amount_wrong : undefined}
          value={amount}
          onChange={setAmount}
          currency={claim.currency}
        />
        <TextArea
          label={claims.decide_text}
          hint={claims.text_hint}
          error={hasTried && isShort ? claims.text_short : undefined}
          value={text}
          onChange={setText}
          maxLength={2_000}
        />
        <Button type="submit">{claims.decide}</Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => onSend(read ?? '', text.trim())}
        title={claims.decide}
        action={claims.decide_send}
        isBusy={isBusy}
      >
        <MoneyText amount={read ?? '0'} currency={claim.currency} look="big" />
        <Refused error={error} />
      </ConfirmDialog>
    </Card>
  );
}
