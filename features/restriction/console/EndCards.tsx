import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { dayMs } from '#domain/limits.ts';
import { needsTwoPeople } from '#domain/restriction.ts';
import {
  extendRestriction,
  liftRestriction,
  listAllRestrictions,
  restrictionOf,
} from '#features/restriction/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DocumentField } from './DocumentField.tsx';
import { EvidenceField, evidenceOf, isTextShort, ReasonField } from './fields.tsx';

type Detail = OutputOf<typeof restrictionOf>;

const changes = [restrictionOf, listAllRestrictions];

/** Ends it now; what it holds is free in the same moment. */
export function EndCard({ routed }: { routed: string }) {
  const words = useWords().risk.one;
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState<'cleared' | 'mistake'>('cleared');
  const { act, isBusy, error } = useAct(liftRestriction, {
    changes,
    onDone: () => {
      toast(words.lifted, 'good');
      setOpen(false);
    },
  });
  return (
    <Card title={words.lift}>
      <ChoiceField
        label={words.lift_why}
        value={why}
        onChange={setWhy}
        options={[
          { value: 'cleared', label: words.cleared },
          { value: 'mistake', label: words.mistake },
        ]}
      />
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {words.lift}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => act({ id: routed, why })}
        title={words.lift_title}
        action={words.lift}
        isBusy={isBusy}
        error={error}
      >
        <p>{words.lift_text}</p>
      </ConfirmDialog>
    </Card>
  );
}

/** Extends it once, with something new. */
export function ExtendCard({ routed, one }: { routed: string; one: Detail }) {
  const { risk } = useWords();
  const words = risk.one;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const most = Math.floor((Date.parse(one.extend_until) - Date.parse(one.until)) / dayMs);
  const [text, setText] = useState('');
  const [evidence, setEvidence] = useState('');
  const [days, setDays] = useState(String(Math.max(1, Math.min(most, 7))));
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(extendRestriction, {
    changes,
    onDone: () => toast(words.extended, 'good'),
  });
  const [document, setDocument] = useState('');
  const list = evidenceOf(evidence);
  const more = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  const isDaysBad = more < 1 || more > most;
  const until = Date.parse(one.until) + more * dayMs;
  const isWhole = needsTwoPeople(one.code, one.level, (until - Date.parse(one.from)) / (dayMs / 24));
  const isPaperMissing = isWhole && document === '';

  function send(): void {
    setTried(true);
    if (isTextShort(text) || list === undefined || isDaysBad || isPaperMissing) return;
    const paper = isWhole ? { document_id: document } : {};
    act({ id: routed, reason: text.trim(), evidence: list, until: new Date(until).toISOString(), ...paper });
  }

  return (
    <Card title={words.extend}>
      <Text look="small">{say(words.extend_hint, { when: time(one.extend_until) })}</Text>
      <Form onSend={send}>
        <ReasonField text={text} onChange={setText} hasTried={hasTried} />
        <EvidenceField text={evidence} onChange={setEvidence} hasTried={hasTried} />
        <TextField
          label={risk.form.days}
          inputMode="numeric"
          value={days}
          onChange={setDays}
          error={hasTried && isDaysBad ? say(risk.form.days_bad, { max: most }) : undefined}
        />
        {isWhole ? (
          <DocumentField shop={one.shop.id} onKept={setDocument} isMissing={hasTried && isPaperMissing} />
        ) : null}
        <ErrorBox error={error} />
        <Button type="submit" isBusy={isBusy}>
          {words.extend}
        </Button>
      </Form>
    </Card>
  );
}
