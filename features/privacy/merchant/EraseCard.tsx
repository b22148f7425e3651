import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { FactorField, useFieldErrors } from '#features/people/ui/public.tsx';
import { askErasure, cancelErasure, myData } from '#features/privacy/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type Mine = OutputOf<typeof myData>;

/** What being erased means, what is still open, and the way back. */
export function EraseCard({ mine }: { mine: Mine }) {
  const { privacy: words } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={words.erase}>
      <Stack>
        <Text>{words.erase_text}</Text>
        {mine.erasure === null ? null : <Asked dueAt={mine.erasure.due_at} />}
        <Steps owed={mine.owed} isAsked={mine.erasure !== null} />
        {mine.erasure === null ? (
          <Button tone="danger" isWide onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        ) : null}
      </Stack>
      <AskSheet isOpen={isAsking} onClose={() => setAsking(false)} hasFactor={mine.second_factor} />
    </Card>
  );
}

function Asked({ dueAt }: { dueAt: string }) {
  const { privacy: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const keep = useAct(cancelErasure, { changes: [myData], onDone: () => toast(words.kept, 'good') });
  return (
    <Stack>
      <Note tone="warn" title={words.asked}>
        {say(words.asked_text, { when: time(dueAt, 'date') })}
      </Note>
      <ErrorBox error={keep.error} />
      <Button isWide isBusy={keep.isBusy} onClick={() => keep.act({})}>
        {words.keep}
      </Button>
    </Stack>
  );
}

function Steps({ owed, isAsked }: { owed: Mine['owed']; isAsked: boolean }) {
  const { privacy: words } = useWords();
  const say = useSay();
  const language = useLanguage();
  const amount = owed.money.map((one) => formatMoney(language, one.amount, one.currency)).join(' + ');
  const step = (key: string, isDone: boolean, title: string) => ({
    key,
    title,
    state: isDone ? ('done' as const) : ('current' as const),
  });
  return (
    <Stack>
      <Timeline
        label={words.steps}
        steps={[
          step(
            'orders',
            owed.orders === 0,
            owed.orders === 0 ? words.step_orders_done : say(words.step_orders, { count: owed.orders }),
          ),
          step(
            'cases',
            owed.cases === 0,
            owed.cases === 0 ? words.step_cases_done : say(words.step_cases, { count: owed.cases }),
          ),
          step(
            'money',
            amount === '',
            amount === '' ? words.step_money_done : say(words.step_money, { amount }),
          ),
          { key: 'last', title: words.step_last, state: isAsked ? 'current' : 'ahead' },
        ]}
      />
      {owed.orders === 0 ? null : (
        <LinkButton to="/orderList" tone="quiet">
          {words.open_orders}
        </LinkButton>
      )}
      {amount === '' ? null : (
        <LinkButton to="/wallet" tone="quiet">
          {words.open_wallet}
        </LinkButton>
      )}
    </Stack>
  );
}

type AskProps = { isOpen: boolean; onClose: () => void; hasFactor: boolean };

function AskSheet({ isOpen, onClose, hasFactor }: AskProps) {
  const { privacy: words, safety, common } = useWords();
  const say = useSay();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const ask = useAct(askErasure, { changes: [myData], onDone: onClose });
  const { at, rest } = useFieldErrors(ask.error, ['password', 'code']);
  const missing = (text: string, field: string) =>
    wasSent && text.trim() === '' ? say(common.cannotBeEmpty, { field }) : undefined;

  function send() {
    setSent(true);
    if (password === '' || (hasFactor && code.trim() === '')) return;
    ask.act({ password, ...(hasFactor ? { code: code.trim() } : {}) });
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.confirm_title}>
      <Text>{words.confirm_text}</Text>
      <Form label={words.confirm_title} onSend={send}>
        <PasswordField
          label={safety.password}
          error={missing(password, safety.password) ?? at('password')}
          value={password}
          onChange={setPassword}
          keeps="current"
        />
        {hasFactor ? (
          <FactorField value={code} onChange={setCode} error={missing(code, safety.code) ?? at('code')} />
        ) : null}
        <ErrorBox error={rest} />
        <Button type="submit" tone="danger" isWide isBusy={ask.isBusy}>
          {words.confirm}
        </Button>
      </Form>
    </Sheet>
  );
}
