import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { beginSecondFactor, confirmSecondFactor } from '#features/people/safety.contract.ts';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CodeList } from '#ui/lists/CodeList.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Offer = OutputOf<typeof beginSecondFactor>;

type Props = {
  onCodes: (codes: readonly string[]) => void;
  /** Endpoints whose answers this makes old. */
  changes: readonly { readonly name: string }[];
};

/** Two steps: show that it is you, then read the picture and type the first code. */
export function FactorSetup({ onCodes, changes }: Props) {
  const { factor: words } = useWords().safety;
  const [offer, setOffer] = useState<Offer>();
  if (offer === undefined) return <Begin onOffer={setOffer} />;
  return (
    <>
      <Confirm offer={offer} onCodes={onCodes} changes={changes} />
      <Button tone="quiet" onClick={() => setOffer(undefined)}>
        {words.again}
      </Button>
    </>
  );
}

function Begin({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { safety: words, common } = useWords();
  const say = useSay();
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const act = useAct(beginSecondFactor, { onDone: onOffer });
  const { at, rest } = useFieldErrors(act.error, ['password']);
  const missing =
    wasSent && password === '' ? say(common.cannotBeEmpty, { field: words.password }) : undefined;

  function send() {
    setSent(true);
    if (password !== '') act.act({ password });
  }

  return (
    <Card>
      <Text>{words.factor.offLead}</Text>
      <Text look="muted">{words.factor.how}</Text>
      <Form label={words.factor.title} onSend={send}>
        <PasswordField
          label={words.password}
          hint={words.factor.confirmWho}
          error={missing ?? at('password')}
          value={password}
          onChange={setPassword}
          keeps="current"
        />
        <ErrorBox error={rest} />
        <Button type="submit" isWide isBusy={act.isBusy}>
          {words.factor.start}
        </Button>
      </Form>
    </Card>
  );
}

function Confirm({ offer, onCodes, changes }: Props & { offer: Offer }) {
  const { safety: words, common } = useWords();
  const say = useSay();
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const act = useAct(confirmSecondFactor, {
    changes,
    onDone: ({ recovery_codes: codes }) => onCodes(codes),
  });
  const { at, rest } = useFieldErrors(act.error, ['code']);
  const missing = wasSent && code === '' ? say(common.cannotBeEmpty, { field: words.code }) : undefined;

  function send() {
    setSent(true);
    if (code !== '') act.act({ code });
  }

  return (
    <Card title={words.factor.scan}>
      <Secret offer={offer} />
      <Form label={words.factor.title} onSend={send}>
        <PinField
          label={words.factor.enterCode}
          hint={words.codeHint}
          error={missing ?? at('code')}
          value={code}
          onChange={setCode}
          isOneTime
        />
        <ErrorBox error={rest} />
        <Button type="submit" isWide isBusy={act.isBusy}>
          {words.factor.confirm}
        </Button>
      </Form>
    </Card>
  );
}

/** For a camera, for an app on this very device, and for a hand. */
function Secret({ offer }: { offer: Offer }) {
  const { factor: words } = useWords().safety;
  const say = useSay();
  const { time } = useFormats();
  const groups = offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <Stack>
      <QrCode text={offer.url} label={words.qrLabel} />
      <Text look="small">{say(words.until, { when: time(offer.expires_at, 'time') })}</Text>
      <Text look="strong">{words.byHand}</Text>
      <CodeList label={words.byHand} codes={[groups]} />
      <Stack isRow>
        <CopyButton text={offer.secret} label={words.copySecret} />
      </Stack>
    </Stack>
  );
}
