import { useState } from 'react';
import type { ComponentProps } from 'react';
import { addSupplier, listSuppliers } from '#features/goods/contract.ts';
import { LinkNote } from '#features/staff/ui/public.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { useSay } from '#ui/words/words.tsx';
import { emptySupplier, readSupplier, supplierFields } from './supplier-draft.ts';
import type { SupplierField } from './supplier-draft.ts';

type InputProps = Partial<Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'maxLength'>>;

/** How each field is typed. */
const inputs: Record<SupplierField, InputProps> = {
  code: { maxLength: 20 },
  name: { maxLength: 80 },
  country: { maxLength: 2 },
  ship_fee: { inputMode: 'decimal', maxLength: 12 },
  dispatch_days: { inputMode: 'numeric', maxLength: 2 },
  days_p50: { inputMode: 'numeric', maxLength: 2 },
  days_p90: { inputMode: 'numeric', maxLength: 3 },
  username: { autoComplete: 'off', maxLength: 64 },
};

type Props = { currency: string | undefined; onClose: () => void };

export function SupplierSheet({ currency, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const textOf = useErrorText();
  const [draft, setDraft] = useState(emptySupplier);
  const [hasTried, setTried] = useState(false);
  const { ask, problems } = readSupplier(draft, currency);
  const hints: Partial<Record<SupplierField, string>> = {
    code: words.suppliers.code_hint,
    country: words.suppliers.country_hint,
    ship_fee: words.suppliers.ship_fee_hint,
    days_p50: words.suppliers.days_p50_hint,
    days_p90: words.suppliers.days_p90_hint,
  };
  const { act, isBusy, error, done } = useAct(addSupplier, {
    changes: [listSuppliers],
    onDone: ({ name }) => toast(say(words.suppliers.saved, { name })),
  });
  const refusedField = supplierFields.find((field) => field === fieldOf(error));

  function send(): void {
    setTried(true);
    if (ask !== undefined) act(ask);
    else requestAnimationFrame(focusFirstInvalid);
  }

  function errorOf(field: SupplierField): string | undefined {
    const problem = hasTried ? problems?.[field] : undefined;
    if (problem !== undefined) return words.suppliers[problem];
    return field === refusedField ? textOf(error) : undefined;
  }

  if (done !== undefined)
    return (
      <Sheet isOpen onClose={onClose} title={words.suppliers.add_title}>
        <LinkNote link={done} name={done.name} onClose={onClose} />
      </Sheet>
    );
  return (
    <Sheet isOpen onClose={onClose} title={words.suppliers.add_title}>
      <Text look="muted">{words.suppliers.add_lead}</Text>
      <Form onSend={send} label={words.suppliers.add_title}>
        {supplierFields.map((field) => (
          <TextField
            key={field}
            {...inputs[field]}
            label={words.suppliers[field]}
            hint={hints[field]}
            value={draft[field]}
            onChange={(text) => setDraft({ ...draft, [field]: text })}
            error={errorOf(field)}
            spellCheck={false}
          />
        ))}
        {refusedField === undefined ? <ErrorBox error={error} /> : null}
        <Button type="submit" isWide isBusy={isBusy}>
          {words.suppliers.submit}
        </Button>
      </Form>
    </Sheet>
  );
}

/** The form is longer than a screen: what is wrong may be out of sight. */
function focusFirstInvalid(): void {
  document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();
}

function fieldOf(error: Error | null): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  return error.key === 'usernameExists' ? 'username' : error.field;
}
