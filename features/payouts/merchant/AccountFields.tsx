import type { AccountField, PayoutType } from '#domain/payouts/payout.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { TypedForm } from './account-fields.ts';

type Props = {
  type: PayoutType;
  form: TypedForm;
  onChange: (form: TypedForm) => void;
  errorAt: (field: AccountField) => string | undefined;
  /** The verified name, where there is one: then no other is taken. */
  legalName: string | null;
};

/** Where the money goes: one address, or a bank with its number. Whatever is pasted is read as it is meant. */
export function AccountFields({ type, form, onChange, errorAt, legalName }: Props) {
  const { payouts: words } = useWords();
  const say = useSay();
  const field = (name: AccountField) => ({
    value: form[name],
    onChange: (text: string) => onChange({ ...form, [name]: text }),
    error: errorAt(name),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <>
      <TextField
        {...field('account_name')}
        label={words.accountName}
        hint={
          legalName === null ? words.accountNameHint : say(words.accountNameVerified, { name: legalName })
        }
        maxLength={80}
      />
      {type === 'bank' ? (
        <BankFields form={form} onChange={onChange} field={field} />
      ) : (
        <TextField
          {...field('wallet_address')}
          label={words.address}
          hint={words.addressHints[type]}
          autoCapitalize="off"
          autoCorrect="off"
        />
      )}
    </>
  );
}

type BankProps = Pick<Props, 'form' | 'onChange'> & {
  field: (name: AccountField) => {
    value: string;
    onChange: (text: string) => void;
    error: string | undefined;
    autoComplete: string;
    spellCheck: boolean;
  };
};

const numberKinds = ['iban', 'account'] as const;

function BankFields({ form, onChange, field }: BankProps) {
  const { payouts: words } = useWords();
  return (
    <>
      <TextField {...field('bank_name')} label={words.bankName} maxLength={80} />
      <Chips
        label={words.numberKind}
        value={form.numberKind}
        onChange={(numberKind) => onChange({ ...form, numberKind })}
        options={numberKinds.map((value) => ({ value, label: words.numberKinds[value] }))}
      />
      {form.numberKind === 'iban' ? (
        <TextField {...field('iban')} label={words.iban} hint={words.ibanHint} autoCapitalize="characters" />
      ) : (
        <>
          <TextField {...field('card_number')} label={words.cardNumber} inputMode="text" />
          <TextField {...field('branch_number')} label={words.branchNumber} hint={words.branchHint} />
          <TextField
            {...field('country')}
            label={words.country}
            hint={words.countryHint}
            autoCapitalize="characters"
            maxLength={2}
          />
        </>
      )}
      <TextField {...field('bic')} label={words.bic} hint={words.bicHint} autoCapitalize="characters" />
    </>
  );
}
