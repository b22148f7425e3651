import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { rejectionReasons, type IdentityField } from '#domain/identity/identity.ts';
import { decideIdentity, listIdentities } from '#features/identity/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Taken } from './IdentityReviewScreen.tsx';
import { readVerdicts, reasonOf, restIsRight, type Verdict, type Verdicts } from './verdicts.ts';

const noteMax = 500;

type Props = {
  taken: Taken;
  /** How many of the documents nobody has looked at yet. */
  unopened: number;
  /** Goes to the next one that waits; undefined where none does. */
  onDecided: (() => void) | undefined;
};

/** Yes or no to each field; what follows from it is said before it is done. */
export function DecisionForm({ taken, unopened, onDecided }: Props) {
  const { identity: words, desk } = useWords();
  const say = useSay();
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { said, undecided, wrong } = readVerdicts(taken.fields, verdicts);
  const deciding = useDeciding(onDecided);
  // Nobody is verified unseen: the server holds the looks on record against the documents.
  const isUnseen = wrong === 0 && unopened > 0;
  const ask = () => setAsked(undecided === 0 && !isUnseen);
  useScreenKeys({ d: { says: desk.keys.decide, act: ask } });
  return (
    <Card title={words.decide_title}>
      <Stack>
        <Text look="small">{words.decide_lead}</Text>
        {taken.fields.map((field) => (
          <FieldVerdict
            key={field}
            field={field}
            taken={taken}
            verdict={verdicts[field] ?? ''}
            onChange={(verdict) => setVerdicts((before) => ({ ...before, [field]: verdict }))}
          />
        ))}
        <Button tone="plain" onClick={() => setVerdicts(restIsRight(taken.fields, verdicts))}>
          {words.all_right}
        </Button>
        <TextArea
          label={words.note}
          hint={words.note_hint}
          value={note}
          onChange={setNote}
          maxLength={noteMax}
        />
        {undecided > 0 ? <Text look="small">{say(words.left, { count: undecided })}</Text> : null}
        {undecided === 0 && isUnseen ? (
          <Text look="small">{say(words.unopened, { count: unopened })}</Text>
        ) : null}
        <Button
          tone={wrong > 0 ? 'danger' : 'main'}
          isWide
          disabled={undecided > 0 || isUnseen}
          onClick={ask}
        >
          {wrong > 0 ? words.reject : words.verify}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => deciding.act({ id: taken.id, fields: said, note })}
        title={wrong > 0 ? words.sure_reject : words.sure_verify}
        action={wrong > 0 ? words.reject : words.verify}
        isDanger={wrong > 0}
        isBusy={deciding.isBusy}
        error={deciding.error}
      >
        <Text>
          {wrong > 0
            ? say(words.sure_reject_detail, { count: wrong })
            : say(words.sure_verify_detail, { name: taken.full_name })}
        </Text>
      </ConfirmDialog>
    </Card>
  );
}

/** After the decision the next one comes by itself. */
function useDeciding(next: (() => void) | undefined) {
  const { identity: words } = useWords();
  const toast = useToast();
  const go = useNavigate();
  return useAct(decideIdentity, {
    changes: [listIdentities],
    onDone: () => {
      toast(next === undefined ? words.done_last : words.done, 'good');
      if (next === undefined) go('/identities');
      else next();
    },
  });
}

type FieldProps = {
  field: IdentityField;
  taken: Taken;
  verdict: Verdict;
  onChange: (verdict: Verdict) => void;
};

function FieldVerdict({ field, taken, verdict, onChange }: FieldProps) {
  const { identity: words } = useWords();
  const say = useSay();
  const typed = useTyped(taken, field);
  const name = words.fields[field];
  const isWrong = verdict !== '' && verdict !== 'ok';
  return (
    <Stack gap="small">
      <ChoiceField<'' | 'ok' | 'wrong'>
        label={typed === undefined ? name : say(words.field_is, { field: name, value: typed })}
        value={isWrong ? 'wrong' : verdict}
        onChange={onChange}
        options={[
          { value: 'ok', label: words.right },
          { value: 'wrong', label: words.wrong },
        ]}
      />
      {isWrong ? (
        <SelectField
          label={words.why_wrong}
          value={verdict}
          onChange={(text) => onChange(reasonOf(text))}
          options={[
            { value: 'wrong', label: words.choose },
            ...rejectionReasons.map((reason) => ({ value: reason, label: words.reasons[reason] })),
          ]}
        />
      ) : null}
    </Stack>
  );
}

/** What the merchant wrote there, to hold beside the document; nothing for pictures. */
function useTyped(taken: Taken, field: IdentityField): string | undefined {
  const { identity: words } = useWords();
  const { country } = useFormats();
  switch (field) {
    case 'country':
      return country(taken.country);
    case 'doc_type':
      return words.types[taken.doc_type];
    case 'document_ends_on':
      return taken.document_ends_on ?? words.no_end;
    case 'full_name':
    case 'representative':
    case 'birth_date':
    case 'id_number':
    case 'phone':
      return taken[field];
    default:
      return undefined;
  }
}
