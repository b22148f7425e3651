import { useState } from 'react';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { limits } from '#domain/limits.ts';
import { holdCodes, restrictionLevels, scopeOf } from '#domain/restriction.ts';
import { restrictionExposure } from '#features/restriction/console.contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { ConfirmRestrict } from './ConfirmRestrict.tsx';
import { emptyDraft, levelsOf, needsTwo, termOf, type Draft } from './draft.ts';
import { EvidenceField, evidenceOf, isTextShort, ReasonField } from './fields.tsx';
import { DocumentField } from './DocumentField.tsx';
import { Preview } from './Preview.tsx';

/** The statement builder: reason, effect, text, evidence, amount and end; what is typed is shown as the merchant reads it. */
export function RestrictScreen() {
  const { form } = useWords().risk;
  const [search] = useSearchParams();
  const [draft, setDraft] = useState(() => emptyDraft(search.get('shop') ?? ''));
  const [hasTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const change = (over: Partial<Draft>) => setDraft((before) => ({ ...before, ...over }));
  const exposure = useExposure(draft);
  const faults = faultsOf(draft, exposure.data?.currency ?? 'USD');

  function send(): void {
    setTried(true);
    if (!Object.values(faults).includes(true)) setAsked(true);
  }

  return (
    <Page title={form.title} lead={form.lead} back="/restrictions" width="wide">
      <Columns
        main={
          <Form onSend={send}>
            <Reason draft={draft} onChange={change} hasTried={hasTried} />
            <ReasonField text={draft.text} onChange={(text) => change({ text })} hasTried={hasTried} />
            <EvidenceField
              text={draft.evidence}
              onChange={(evidence) => change({ evidence })}
              hasTried={hasTried}
            />
            {scopeOf(draft.level) === 'amount' ? (
              <Amount
                draft={draft}
                onChange={change}
                exposure={exposure.data}
                isBad={hasTried && faults.amount}
              />
            ) : null}
            <Days draft={draft} onChange={change} isBad={hasTried && faults.days} />
            {needsTwo(draft) ? (
              <>
                <Note tone="info">{form.two_people}</Note>
                <DocumentField
                  shop={draft.shop}
                  onKept={(document) => change({ document })}
                  isMissing={hasTried && faults.document}
                />
              </>
            ) : null}
            <Button type="submit">{needsTwo(draft) ? form.propose : form.send}</Button>
          </Form>
        }
        side={<Preview draft={draft} />}
      />
      {isAsked ? (
        <ConfirmRestrict
          draft={draft}
          currency={exposure.data?.currency ?? 'USD'}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Page>
  );
}

function useExposure({ shop, code, evidence, level }: Draft) {
  const list = evidenceOf(evidence) ?? [];
  const ask = { shop: shop.trim(), code, evidence: list };
  return useEndpoint(restrictionExposure, ask, {
    enabled: scopeOf(level) === 'amount' && ask.shop.length >= 5,
    keepPrevious: true,
  });
}

function faultsOf(draft: Draft, currency: string) {
  const days = /^\d{1,3}$/.test(draft.days) ? Number(draft.days) : 0;
  const most = (termOf(draft)?.firstHours ?? 0) / 24;
  return {
    shop: draft.shop.trim().length < 5,
    text: isTextShort(draft.text),
    evidence: evidenceOf(draft.evidence) === undefined,
    amount: scopeOf(draft.level) === 'amount' && amountOf(draft.amount, currency) === undefined,
    days: days < 1 || days > most,
    document: needsTwo(draft) && draft.document === '',
    fileNo: draft.code === 'H06' && draft.fileNo.trim().length < limits.fileNumberUnitsMin,
  };
}

type PartProps = { draft: Draft; onChange: (over: Partial<Draft>) => void };

function Reason({ draft, onChange, hasTried }: PartProps & { hasTried: boolean }) {
  const { risk } = useWords();
  const { form } = risk;
  const say = useSay();
  const term = termOf(draft);
  const hours = { days: (term?.firstHours ?? 0) / 24, total: (term?.totalHours ?? 0) / 24 };
  return (
    <>
      <TextField
        label={form.shop}
        hint={form.shop_hint}
        value={draft.shop}
        onChange={(shop) => onChange({ shop })}
        error={hasTried && draft.shop.trim().length < 5 ? form.shop_hint : undefined}
      />
      <SelectField
        label={form.reason}
        value={draft.code}
        onChange={(text) => {
          const code = holdCodes.find((one) => one === text) ?? 'H01';
          const allowed = levelsOf(code);
          onChange({ code, level: allowed.find((one) => one === draft.level) ?? allowed[0] ?? 'warned' });
        }}
        options={holdCodes.map((value) => ({ value, label: risk.code[value] }))}
      />
      <SelectField
        label={form.effect}
        hint={say(form.effect_hint, hours)}
        value={draft.level}
        onChange={(text) => onChange({ level: restrictionLevels.find((one) => one === text) ?? draft.level })}
        options={levelsOf(draft.code).map((value) => ({ value, label: risk.effect[value] }))}
      />
      {term !== undefined && term.noticeHours > 0 ? (
        <Note tone="info">{say(form.notice_hint, { days: term.noticeHours / 24 })}</Note>
      ) : null}
      {draft.code !== 'H06' ? null : (
        <TextField
          label={form.file_no}
          value={draft.fileNo}
          onChange={(fileNo) => onChange({ fileNo })}
          maxLength={limits.fileNumberUnitsMax}
          error={
            hasTried && draft.fileNo.trim().length < limits.fileNumberUnitsMin ? form.file_no_bad : undefined
          }
        />
      )}
    </>
  );
}

type Exposure = { max: string | null; available: string; currency: string } | undefined;

function Amount({ draft, onChange, exposure, isBad }: PartProps & { exposure: Exposure; isBad: boolean }) {
  const { form } = useWords().risk;
  const say = useSay();
  const { money } = useFormats();
  const hint =
    exposure === undefined
      ? form.amount_unknown
      : exposure.max === null
        ? say(form.amount_free, { amount: money(exposure.available, exposure.currency) })
        : say(form.amount_max, { amount: money(exposure.max, exposure.currency) });
  return (
    <AmountField
      label={form.amount}
      hint={hint}
      value={draft.amount}
      onChange={(amount) => onChange({ amount })}
      currency={exposure?.currency ?? 'USD'}
      error={isBad ? form.amount_bad : undefined}
    />
  );
}

function Days({ draft, onChange, isBad }: PartProps & { isBad: boolean }) {
  const { form } = useWords().risk;
  const say = useSay();
  const most = (termOf(draft)?.firstHours ?? 0) / 24;
  return (
    <TextField
      label={form.days}
      inputMode="numeric"
      value={draft.days}
      onChange={(days) => onChange({ days })}
      error={isBad ? say(form.days_bad, { max: most }) : undefined}
    />
  );
}
