import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { costRises } from '#domain/pricing/price-rule.ts';
import { priceRule, setPriceRule } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { BandFields } from './BandFields.tsx';
import { DropRule } from './DropRule.tsx';
import { EndingField } from './EndingField.tsx';
import { draftOf, faultsOf, ruleOf, withBand } from './rule-draft.ts';
import type { BandDraft, RuleDraft } from './rule-draft.ts';
import { RuleSample } from './RuleSample.tsx';

type Kept = OutputOf<typeof priceRule>;

/** The rule as it is written, with what it makes of a few costs beside it. */
export function RuleForm({ kept }: { kept: Kept }) {
  const words = useWords();
  const toast = useToast();
  const { currency, version } = kept;
  const [draft, setDraft] = useState(() => draftOf(kept.rule, currency));
  // A fault is told once sending was tried: nobody is told off while writing.
  const [isTried, setTried] = useState(false);
  const save = useAct(setPriceRule, {
    changes: [priceRule],
    onDone: () => toast(words.showcase.ruleSaved),
  });
  const rule = ruleOf(draft, currency);

  function send() {
    setTried(true);
    if (rule !== undefined) save.act({ rule, version });
  }

  return (
    <Form label={words.showcase.rule} onSend={send}>
      {kept.rule === null ? <Note>{words.showcase.ruleNone}</Note> : null}
      <Columns
        main={
          <>
            <Bands draft={draft} onChange={setDraft} currency={currency} isTried={isTried} />
            <EndingField value={draft.ending} onChange={(ending) => setDraft({ ...draft, ending })} />
            <ChoiceField
              label={words.showcase.ruleRise}
              value={draft.onRise}
              onChange={(onRise) => setDraft({ ...draft, onRise })}
              options={costRises.map((value) => ({ value, label: words.showcase.rises[value] }))}
            />
          </>
        }
        side={
          <>
            <RuleSample rule={rule} currency={currency} />
            <Text look="small">{words.showcase.ruleKept}</Text>
            <ErrorBox error={save.error} />
            <Button type="submit" isWide isBusy={save.isBusy}>
              {words.showcase.ruleSave}
            </Button>
            {kept.rule === null ? null : <DropRule version={version} />}
          </>
        }
      />
    </Form>
  );
}

type BandsProps = {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  currency: string;
  isTried: boolean;
};

function Bands({ draft, onChange, currency, isTried }: BandsProps) {
  const words = useWords();
  const faults = faultsOf(draft, currency);

  function change(key: number, next: Partial<BandDraft>) {
    onChange({
      ...draft,
      bands: draft.bands.map((band) => (band.key === key ? { ...band, ...next } : band)),
    });
  }

  return (
    <Card title={words.showcase.ruleBands}>
      {draft.bands.map((band, at) => (
        <BandFields
          key={band.key}
          band={band}
          at={at}
          currency={currency}
          faults={isTried ? (faults[at] ?? {}) : {}}
          onChange={(next) => change(band.key, next)}
          onDrop={() => onChange({ ...draft, bands: draft.bands.filter(({ key }) => key !== band.key) })}
        />
      ))}
      {draft.bands.length >= limits.priceBandsMax ? null : (
        <Button
          tone="plain"
          size="small"
          icon={<Plus aria-hidden className="size-4 shrink-0" />}
          onClick={() => onChange(withBand(draft, currency))}
        >
          {words.showcase.ruleAddBand}
        </Button>
      )}
    </Card>
  );
}
