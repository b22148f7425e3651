import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { typeTree } from '#features/goods/catalogue.contract.ts';
import { addTypes } from '#features/goods/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { GoodsTabs } from './GoodsTabs.tsx';
import { problemsOfTypes, typesToSend } from './type-draft.ts';
import type { TypeDraft, TypeProblems } from './type-draft.ts';
import { TypeTree } from './TypeTree.tsx';

const rowsMax = 200;
const emptyRow = (key: number): TypeDraft => ({ key, code: '', name: '', parent: '' });

export function TypesScreen() {
  const words = useWords();
  return (
    <Page title={words.types.title} lead={words.types.lead} width="wide">
      <GoodsTabs />
      <TypeTree />
      <TypesForm />
    </Page>
  );
}

function TypesForm() {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const nextKey = useRef(1);
  const [rows, setRows] = useState<readonly TypeDraft[]>([emptyRow(0)]);
  const [hasTried, setTried] = useState(false);
  const problems = problemsOfTypes(rows);
  const { act, isBusy, error } = useAct(addTypes, {
    changes: [typeTree],
    onDone: ({ count }) => {
      toast(say(words.types.saved, { count }));
      setRows([emptyRow(nextKey.current++)]);
      setTried(false);
    },
  });

  function send(): void {
    setTried(true);
    if (problems.size === 0) act({ list: typesToSend(rows) });
  }

  return (
    <Card title={words.config.types.add}>
      <Form onSend={send} label={words.types.title}>
        {rows.map((row, index) => (
          <TypeFields
            key={row.key}
            row={row}
            number={index + 1}
            problems={hasTried ? problems.get(row.key) : undefined}
            onChange={(next) => setRows(rows.map((one) => (one.key === row.key ? next : one)))}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
          />
        ))}
        <ErrorBox error={error} />
        <Stack isRow>
          <Button type="submit" isBusy={isBusy}>
            {words.types.submit}
          </Button>
          <Button
            tone="plain"
            icon={<Plus aria-hidden className="size-5" />}
            disabled={rows.length >= rowsMax}
            onClick={() => setRows([...rows, emptyRow(nextKey.current++)])}
          >
            {words.types.add_row}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

type FieldsProps = {
  row: TypeDraft;
  number: number;
  problems: TypeProblems | undefined;
  onChange: (row: TypeDraft) => void;
  onRemove: (() => void) | undefined;
};

function TypeFields({ row, number, problems, onChange, onRemove }: FieldsProps) {
  const words = useWords();
  const say = useSay();
  const wordOf = (problem: 'bad_code' | 'bad_name' | 'twice' | undefined) =>
    problem === undefined ? undefined : words.types[problem];

  return (
    <fieldset className="grid gap-3 border-b border-line pb-4 md:grid-cols-3">
      <legend className="mb-2 text-meta font-medium text-muted">
        {say(words.types.row, { row: number })}
      </legend>
      <TextField
        label={words.types.code}
        hint={words.types.code_hint}
        value={row.code}
        onChange={(code) => onChange({ ...row, code })}
        error={wordOf(problems?.code)}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        label={words.types.name}
        value={row.name}
        onChange={(name) => onChange({ ...row, name })}
        error={wordOf(problems?.name)}
        maxLength={60}
      />
      <TextField
        label={words.types.parent}
        value={row.parent}
        onChange={(parent) => onChange({ ...row, parent })}
        error={wordOf(problems?.parent)}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      {onRemove === undefined ? null : (
        <div className="md:col-span-3">
          <Button
            tone="quiet"
            size="small"
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={onRemove}
          >
            {say(words.types.remove_row, { row: number })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
