import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { languageNames } from '#domain/text/language.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { editType, retireType, typeTree } from '#features/goods/catalogue.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type TypeRow = OutputOf<typeof typeTree>['list'][number];
type Props = { type: TypeRow; all: readonly TypeRow[]; onClose: () => void };

/** One type: its names side by side, where it stands, and its end. */
export function TypeSheet({ type, all, onClose }: Props) {
  const { config } = useWords();
  const words = config.types;
  const say = useSay();
  const toast = useToast();
  const [name, setName] = useState(type.name);
  const [parent, setParent] = useState(type.parent ?? '');
  const [names, setNames] = useState(type.names.map((one) => ({ lang: one.lang, name: one.name ?? '' })));
  const onDone = () => {
    toast(config.saved, 'good');
    onClose();
  };
  const edit = useAct(editType, { changes: [typeTree], onDone });
  const retire = useAct(retireType, { changes: [typeTree], onDone });
  const { code, version } = type;
  const above = all.filter((one) => one.code !== code && !one.retired);

  function send(): void {
    if (name.trim() === '') return;
    edit.act({ code, version, name, parent: parent === '' ? null : parent, names });
  }

  return (
    <Sheet isOpen onClose={onClose} title={say(words.edit_title, { code })}>
      <Form onSend={send}>
        <TextField label={words.name} value={name} onChange={setName} maxLength={60} required />
        <SelectField
          label={words.parent}
          value={parent}
          onChange={setParent}
          options={[
            { value: '', label: words.top },
            ...above.map((one) => ({ value: one.code, label: `${'— '.repeat(one.depth)}${one.name}` })),
          ]}
        />
        {names.map((one) => (
          <TextField
            key={one.lang}
            label={languageNames[one.lang]}
            lang={one.lang}
            value={one.name}
            onChange={(text) =>
              setNames(names.map((it) => (it.lang === one.lang ? { ...it, name: text } : it)))
            }
            maxLength={60}
          />
        ))}
        <SaidFault error={edit.error} />
        <RetireFault error={retire.error} />
        <Stack isRow>
          <Button type="submit" isBusy={edit.isBusy}>
            {config.save}
          </Button>
          <Button
            tone="plain"
            isBusy={retire.isBusy}
            onClick={() => retire.act({ code, version, retired: !type.retired })}
          >
            {type.retired ? words.restore : words.retire}
          </Button>
        </Stack>
      </Form>
    </Sheet>
  );
}

/** Which goods still use it. */
function RetireFault({ error }: { error: unknown }) {
  const words = useWords().config.types;
  const say = useSay();
  if (!(error instanceof Refusal) || error.reason !== 'in_use') return <SaidFault error={error} />;
  const { count, which } = error.shown;
  return (
    <div role="alert">
      <Note tone="warn">{say(words.in_use, { count: Number(count), which: String(which) })}</Note>
    </div>
  );
}
