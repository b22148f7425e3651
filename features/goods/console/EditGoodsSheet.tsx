import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { languageNames } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { editGoods, goodsFile, listCatalogueGoods } from '#features/goods/catalogue.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { draftOf, isWhole, patchOf, textsOf, type GoodsDraft, type TextDraft } from './goods-draft.ts';

type File = OutputOf<typeof goodsFile>;

/** One goods by hand: what was changed is sent over the version that was read. */
export function EditGoodsSheet({ file, onClose }: { file: File; onClose: () => void }) {
  const words = useWords().config.catalogue;
  const say = useSay();
  const toast = useToast();
  const [draft, setDraft] = useState<GoodsDraft>(draftOf(file));
  const [texts, setTexts] = useState<readonly TextDraft[]>(file.texts);
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const edit = useAct(editGoods, {
    changes: [goodsFile, listCatalogueGoods],
    onDone: ({ version, cost_announced: isLater }) => {
      toast(
        say(isLater ? words.edited_cost_later : words.edited, { version, days: limits.costNoticeDays }),
        'good',
      );
      onClose();
    },
  });
  const isWrong = why.trim().length < 3 || !isWhole(draft.on_hand) || !isWhole(draft.weight_grams);

  function send(): void {
    setTried(true);
    if (isWrong) return;
    const { id, version } = file;
    edit.act({ id, version, patch: patchOf(file, draft), texts: textsOf(file, texts), why });
  }

  return (
    <Sheet isOpen onClose={onClose} title={say(words.edit_title, { code: file.code })}>
      <Form onSend={send}>
        <GoodsFields draft={draft} onChange={setDraft} />
        <TextsFields texts={texts} onChange={setTexts} />
        <TextField
          label={words.why}
          value={why}
          onChange={setWhy}
          maxLength={500}
          error={hasTried && why.trim().length < 3 ? words.why_bad : undefined}
        />
        <SaidFault error={edit.error} />
        <Button type="submit" isBusy={edit.isBusy}>
          {words.edit}
        </Button>
      </Form>
    </Sheet>
  );
}

function GoodsFields({ draft, onChange }: { draft: GoodsDraft; onChange: (draft: GoodsDraft) => void }) {
  const words = useWords().config.catalogue;
  const set = (name: keyof GoodsDraft) => (text: string) => onChange({ ...draft, [name]: text });
  const fields = [
    { name: 'title', label: words.column.title, max: 200 },
    { name: 'type_id', label: words.filter.type, max: 40 },
    { name: 'cost', label: words.column.cost, max: 20 },
    { name: 'suggested_price', label: words.column.price, max: 20 },
    { name: 'brand', label: words.brand, max: 70 },
    { name: 'gtin', label: words.gtin, max: 14 },
    { name: 'heading', label: words.heading, max: 6 },
    { name: 'origin', label: words.origin, max: 2 },
    { name: 'maker', label: words.maker, max: 300 },
    { name: 'eu_person', label: words.eu_person, max: 300 },
  ] as const;
  return (
    <>
      {fields.map(({ name, label, max }) => (
        <TextField key={name} label={label} value={draft[name]} onChange={set(name)} maxLength={max} />
      ))}
      {(['on_hand', 'weight_grams'] as const).map((name) => (
        <TextField
          key={name}
          label={name === 'on_hand' ? words.on_hand : words.weight}
          value={draft[name]}
          onChange={set(name)}
          inputMode="numeric"
          error={isWhole(draft[name]) ? undefined : words.bad_number}
        />
      ))}
      <TextArea
        label={words.description}
        value={draft.description}
        onChange={set('description')}
        maxLength={5000}
      />
      <TextArea label={words.warnings} value={draft.warnings} onChange={set('warnings')} maxLength={2000} />
    </>
  );
}

type TextsProps = { texts: readonly TextDraft[]; onChange: (texts: readonly TextDraft[]) => void };

function TextsFields({ texts, onChange }: TextsProps) {
  const { catalogue: words, logistics } = useWords().config;
  const [lang, setLang] = useState(texts[0]?.lang);
  const text = texts.find((one) => one.lang === lang);
  if (text === undefined) return null;
  const set = (part: Partial<TextDraft>) =>
    onChange(texts.map((one) => (one.lang === lang ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{words.texts}</legend>
      <SelectField
        label={logistics.language}
        value={text.lang}
        onChange={(code) => setLang(texts.find((one) => one.lang === code)?.lang)}
        options={texts.map((one) => ({ value: one.lang, label: languageNames[one.lang], lang: one.lang }))}
      />
      <TextField
        label={words.column.title}
        lang={text.lang}
        value={text.title}
        onChange={(title) => set({ title })}
        maxLength={200}
      />
      <TextArea
        label={words.description}
        value={text.description}
        onChange={(description) => set({ description })}
        maxLength={5000}
      />
    </fieldset>
  );
}
