import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { changeCarriers, logisticsSettings, settingsHistory } from '#features/configuration/contract.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Settings = OutputOf<typeof logisticsSettings>;
type Draft = Settings['carriers'][number] & { readonly typed: string };

const codesOf = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '');
const isBad = (typed: string) => codesOf(typed).some((code) => !/^[A-Z]{2}$/.test(code));

/** Which carriers new parcels may be given to, and for which countries. */
export function CarriersCard({ settings }: { settings: Settings }) {
  const { config } = useWords();
  const words = config.logistics;
  const toast = useToast();
  const [rows, setRows] = useState<readonly Draft[]>(
    settings.carriers.map((row) => ({ ...row, typed: row.countries.join(' ') })),
  );
  const [why, setWhy] = useState('');
  const change = useAct(changeCarriers, {
    changes: [logisticsSettings, settingsHistory],
    onDone: () => toast(config.saved, 'good'),
  });

  function send(): void {
    if (rows.some(({ typed }) => isBad(typed))) return;
    const list = rows
      .filter(({ known }) => known)
      .map(({ code, on, typed }) => ({ code, on, countries: codesOf(typed) }));
    change.act({ version: settings.carriers_version, list, why });
  }

  if (rows.length === 0) return <Empty says={words.no_carriers} />;
  return (
    <Card title={words.carriers}>
      <Form onSend={send} label={words.carriers}>
        {rows.map((row) => (
          <CarrierFields
            key={row.code}
            row={row}
            onChange={(next) => setRows(rows.map((one) => (one.code === next.code ? next : one)))}
          />
        ))}
        <TextField label={config.why} value={why} onChange={setWhy} maxLength={2000} />
        <SaidFault error={change.error} />
        <Button type="submit" isBusy={change.isBusy}>
          {words.save_carriers}
        </Button>
      </Form>
    </Card>
  );
}

function CarrierFields({ row, onChange }: { row: Draft; onChange: (row: Draft) => void }) {
  const words = useWords().config.logistics;
  const say = useSay();
  return (
    <Stack gap="small">
      <SwitchField
        label={say(words.on, { name: row.name })}
        hint={row.known ? undefined : words.lost}
        isOn={row.on}
        disabled={!row.known}
        onChange={(on) => onChange({ ...row, on })}
      />
      <Stack isRow gap="small">
        <Badge tone={row.hears === 'nothing' ? 'warn' : 'plain'}>{words.hears[row.hears]}</Badge>
        {row.tracking_page ? <Badge>{words.page}</Badge> : null}
      </Stack>
      <TextField
        label={words.countries}
        value={row.typed}
        disabled={!row.known || !row.on}
        onChange={(typed) => onChange({ ...row, typed })}
        error={isBad(row.typed) ? words.bad_countries : undefined}
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Stack>
  );
}
