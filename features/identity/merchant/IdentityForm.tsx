import { useState } from 'react';
import type { IdentityField } from '#domain/identity/identity.ts';
import { myIdentity, sendIdentity } from '#features/identity/contract.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UploadProgress } from '#ui/forms/UploadProgress.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useUpload } from '#ui/calls/useUpload.ts';
import { useSay } from '#ui/words/words.tsx';
import { faultsOf, keptFields, rejectedFields, useDraft, type Draft, type Identity } from './draft.ts';
import { FactFields } from './FactFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { isFieldError, useFieldText } from './useFieldText.ts';

/** The whole application, sent in one go with its pictures. What was typed stays until it has arrived. */
export function IdentityForm({ identity }: { identity: Identity }) {
  const { identity: words } = useWords();
  const say = useSay();
  const form = useIdentityForm(identity);
  const { draft, faults, upload, errorOf } = form;
  return (
    <Form label={words.formTitle} onSend={form.send}>
      <FactFields
        facts={draft.facts}
        setFact={form.setFact}
        errorOf={errorOf}
        numberKept={form.kept.has('id_number') ? identity.application?.id_number_last : undefined}
      />
      <Section title={words.parts.pictures}>
        <PictureFields
          draft={draft}
          kept={form.kept}
          errorOf={errorOf}
          isBusy={upload.isBusy}
          setPicture={form.setPicture}
          setPapers={form.setPapers}
        />
      </Section>
      <Stack gap="small">
        <CheckField
          label={say(words.consent, { days: identity.keep_days })}
          isOn={draft.consent}
          onChange={form.setConsent}
        />
        {faults.consent === undefined ? null : <Text look="bad">{words.consentNeeded}</Text>}
      </Stack>
      <SendRow form={form} />
    </Form>
  );
}

function SendRow({ form }: { form: ReturnType<typeof useIdentityForm> }) {
  const { identity: words } = useWords();
  const say = useSay();
  const { upload } = form;
  const faults = Object.keys(form.faults).length + (isFieldError(upload.error) ? 1 : 0);
  const isElsewhere = upload.error !== undefined && !isFieldError(upload.error);
  return (
    <Stack>
      {upload.isBusy || upload.isCancelled ? <UploadProgress upload={upload} /> : null}
      {isElsewhere ? <ErrorBox error={upload.error} onAgain={upload.again} /> : null}
      {faults > 0 ? <Text look="bad">{say(words.checkFields, { count: faults })}</Text> : null}
      {upload.isBusy ? <Text look="small">{words.sending}</Text> : null}
      <Button type="submit" isWide isBusy={upload.isBusy}>
        {words.send}
      </Button>
    </Stack>
  );
}

function useIdentityForm(identity: Identity) {
  const { identity: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const today = useNow().toISOString().slice(0, 10);
  const form = useDraft(identity.application);
  const [wasSent, setSent] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const upload = useUpload(sendIdentity, {
    changes: [myIdentity, me, perInfo],
    onDone: ({ promise_at: at }) => {
      toast(say(words.sent, { when: time(at) }), 'good');
      // What comes in place of the form is shorter, and begins at the top.
      window.scrollTo({ top: 0 });
    },
  });
  const { draft } = form;
  const kept = keptFields(identity.application);
  const found = faultsOf(draft, kept, today);
  const faults = wasSent ? found : {};
  const fieldText = useFieldText({ faults, error: upload.error, touched });
  const rejected = rejectedFields(identity.application);
  const touch = (field: string) => setTouched((before) => new Set([...before, field]));

  return {
    draft,
    kept,
    faults,
    upload,
    errorOf: (field: IdentityField): string | undefined => {
      const reason = touched.has(field) ? undefined : rejected.get(field);
      return fieldText(field) ?? (reason && words.reasons[reason]);
    },
    setFact: ((key, value) => {
      touch(key);
      form.setFact(key, value);
    }) satisfies typeof form.setFact,
    setPicture: ((field, file) => {
      touch(field);
      form.setPicture(field, file);
    }) satisfies typeof form.setPicture,
    setPapers: (papers: readonly File[]) => {
      touch('qualification');
      form.setPapers(papers);
    },
    setConsent: form.setConsent,
    send: () => {
      setSent(true);
      if (Object.keys(found).length > 0) {
        showFirstFault();
        return;
      }
      setTouched(new Set());
      upload.send(...formOf(draft));
    },
  };
}

function formOf({
  facts,
  pictures,
  papers,
}: Draft): Parameters<
  ReturnType<typeof useUpload<typeof sendIdentity.input, typeof sendIdentity.output>>['send']
> {
  return [
    { ...facts, consent: true },
    { ...pictures, ...(facts.kind === 'company' ? { qualification: papers } : {}) },
  ];
}

/** After the errors are drawn, the finger stands at the first of them. */
function showFirstFault(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [role="alert"]');
    first?.scrollIntoView({ block: 'center' });
    first?.focus();
  });
}
