import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { changeLanguages, languageSettings, settingsHistory } from '#features/configuration/contract.ts';
import { SaidFault, SettingsTabs } from '#features/configuration/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { History } from './History.tsx';
import { moved, strandedOf } from './language-draft.ts';

type Settings = OutputOf<typeof languageSettings>;
type Language = Settings['list'][number];

/** The languages of this instance: which, in which order, and how much is told in each. */
export function LanguagesScreen() {
  const { languages } = useWords().config;
  const query = useEndpoint(languageSettings, {});
  return (
    <Page title={languages.title} lead={languages.lead} width="wide">
      <SettingsTabs />
      <QueryView query={query} skeleton={<SkeletonRows count={10} />}>
        {(settings) => <LanguageForm key={settings.version} settings={settings} />}
      </QueryView>
      <History kind="languages" />
    </Page>
  );
}

function LanguageForm({ settings }: { settings: Settings }) {
  const { config } = useWords();
  const words = config.languages;
  const say = useSay();
  const toast = useToast();
  const [rows, setRows] = useState<readonly Language[]>(settings.list);
  const [fallback, setFallback] = useState(settings.fallback);
  const [why, setWhy] = useState('');
  const change = useAct(changeLanguages, {
    changes: [languageSettings, settingsHistory],
    onDone: () => toast(config.saved, 'good'),
  });
  const offered = rows.filter((row) => row.offered);
  const stranded = strandedOf(rows);

  function choose(code: string): void {
    const row = rows.find((one) => one.code === code);
    if (row !== undefined) setFallback(row.code);
  }

  return (
    <Card>
      <LanguageTable rows={rows} fallback={fallback} onRows={setRows} />
      <SelectField
        label={words.fallback}
        hint={words.is_fallback}
        value={fallback}
        onChange={choose}
        options={offered.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      />
      {stranded === 0 ? null : <Note tone="warn">{say(words.switching_off, { count: stranded })}</Note>}
      <TextField label={config.why} value={why} onChange={setWhy} maxLength={2000} />
      <SaidFault error={change.error} />
      <Button
        isBusy={change.isBusy}
        onClick={() =>
          change.act({ version: settings.version, list: offered.map(({ code }) => code), fallback, why })
        }
      >
        {config.save}
      </Button>
    </Card>
  );
}

type TableProps = {
  rows: readonly Language[];
  fallback: string;
  onRows: (rows: readonly Language[]) => void;
};

function LanguageTable({ rows, fallback, onRows }: TableProps) {
  const { config } = useWords();
  const words = config.languages;
  const say = useSay();
  const switched = (code: string, offered: boolean) =>
    onRows(rows.map((row) => (row.code === code ? { ...row, offered } : row)));
  return (
    <Table
      label={words.title}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'offered',
          role: 'title',
          head: words.offered,
          cell: ({ code, name, offered }) => (
            <SwitchField
              label={say(words.offer, { name })}
              isOn={offered}
              disabled={code === fallback}
              onChange={(isOn) => switched(code, isOn)}
            />
          ),
        },
        { key: 'merchants', head: words.merchants, isEnd: true, cell: ({ merchants }) => merchants },
        { key: 'goods', head: words.goods, isEnd: true, cell: ({ goods }) => say(config.done, goods) },
        { key: 'types', head: words.types, isEnd: true, cell: ({ types }) => say(config.done, types) },
        { key: 'steps', head: words.steps, isEnd: true, cell: ({ steps }) => say(config.done, steps) },
        {
          key: 'move',
          role: 'end',
          head: config.types.place,
          isEnd: true,
          cell: ({ code, name }) => (
            <Stack isRow gap="small">
              <IconButton
                label={say(words.up, { name })}
                icon={<ArrowUp aria-hidden className="size-5" />}
                onClick={() => onRows(moved(rows, code, -1))}
              />
              <IconButton
                label={say(words.down, { name })}
                icon={<ArrowDown aria-hidden className="size-5" />}
                onClick={() => onRows(moved(rows, code, 1))}
              />
            </Stack>
          ),
        },
      ]}
    />
  );
}
