import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  brandHistory,
  brandSettings,
  decideLegal,
  proposeLegal,
} from '#features/configuration/brand.contract.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Settings = OutputOf<typeof brandSettings>;

/** Name and operator: proposed by one owner, confirmed by another. */
export function LegalCard({ settings }: { settings: Settings }) {
  const words = useWords().config.brand;
  const { proposal } = settings;
  return (
    <Card title={words.legal}>
      <Facts
        facts={[
          { label: words.name, value: settings.name },
          { label: words.legal_name, value: settings.legal_name },
          { label: words.country, value: settings.country },
        ]}
      />
      {proposal === null ? <ProposalForm settings={settings} /> : <Waiting proposal={proposal} />}
    </Card>
  );
}

function Waiting({ proposal }: { proposal: NonNullable<Settings['proposal']> }) {
  const words = useWords().config.brand;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const decide = useAct(decideLegal, {
    changes: [brandSettings, brandHistory],
    onDone: () => toast(words.decided, 'good'),
  });
  const { id, name, legal_name, country, why, made_by: who, made_at: at } = proposal;
  return (
    <>
      <Note title={words.waits}>
        {say(words.proposal, { name, legal_name, country })}
        <Text look="small">{say(words.proposal_by, { who, when: time(at, 'both'), why })}</Text>
      </Note>
      <SaidFault error={decide.error} />
      <Stack isRow>
        {proposal.is_yours ? null : (
          <Button isBusy={decide.isBusy} onClick={() => decide.act({ id, verdict: 'confirmed' })}>
            {words.confirm}
          </Button>
        )}
        <Button tone="plain" isBusy={decide.isBusy} onClick={() => decide.act({ id, verdict: 'declined' })}>
          {words.decline}
        </Button>
      </Stack>
    </>
  );
}

function ProposalForm({ settings }: { settings: Settings }) {
  const words = useWords().config.brand;
  const toast = useToast();
  const [name, setName] = useState(settings.name);
  const [legalName, setLegalName] = useState(settings.legal_name);
  const [country, setCountry] = useState(settings.country);
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const propose = useAct(proposeLegal, {
    changes: [brandSettings],
    onDone: () => toast(words.proposed, 'good'),
  });
  const wrong = {
    name: name.trim().length < 2,
    legalName: legalName.trim().length < 2,
    country: !/^[A-Z]{2}$/.test(country),
    why: why.trim().length < 10,
  };

  function send(): void {
    setTried(true);
    if (Object.values(wrong).includes(true)) return;
    propose.act({ version: settings.legal_version, name, legal_name: legalName, country, why });
  }

  const said = (isWrong: boolean, text: string) => (hasTried && isWrong ? text : undefined);
  return (
    <Form onSend={send} label={words.legal}>
      <Text look="muted">{words.legal_lead}</Text>
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        maxLength={40}
        error={said(wrong.name, words.bad_name)}
      />
      <TextField
        label={words.legal_name}
        value={legalName}
        onChange={setLegalName}
        maxLength={120}
        error={said(wrong.legalName, words.bad_name)}
      />
      <TextField
        label={words.country}
        value={country}
        onChange={(text) => setCountry(text.toUpperCase())}
        maxLength={2}
        error={said(wrong.country, words.bad_country)}
      />
      <TextArea
        label={words.reason}
        value={why}
        onChange={setWhy}
        maxLength={2000}
        error={said(wrong.why, words.bad_reason)}
      />
      <SaidFault error={propose.error} />
      <Button type="submit" isBusy={propose.isBusy}>
        {words.propose}
      </Button>
    </Form>
  );
}
