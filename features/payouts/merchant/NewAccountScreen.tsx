import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { payoutFacts, payoutTypes, type PayoutType } from '#domain/payouts/payout.ts';
import { wallet } from '#features/wallet/contract.ts';
import { addPayoutAccount, listPayoutAccounts } from '#features/payouts/accounts.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AccountFields } from './AccountFields.tsx';
import { emptyForm, faultsOf, numberText, sentOf, type TypedForm } from './account-fields.ts';
import { PinSheet, type Proof } from './PinSheet.tsx';
import { useAccountErrors } from './useAccountErrors.ts';
import { NoPin } from './WithdrawScreen.tsx';

/** A new account: first its kind, with what each network costs; then its number. The kind stands in the address. */
export function NewAccountScreen() {
  const { payouts: words } = useWords();
  const [place] = useSearchParams();
  const type = payoutTypes.find((one) => one === place.get('type'));
  const purse = useEndpoint(wallet, {});
  const accounts = useEndpoint(listPayoutAccounts, {});
  return (
    <Page
      title={type === undefined ? words.addAccount : words.types[type]}
      back={type === undefined ? '/wallet/accounts' : '/wallet/accounts/new'}
      width="narrow"
    >
      <QueryView query={purse} skeleton={<SkeletonCards count={2} />}>
        {({ pay_password_set: hasPin, currency }) => (
          <QueryView query={accounts} skeleton={<SkeletonCards count={2} />}>
            {(value) => (
              <>
                {hasPin ? null : <NoPin />}
                {type === undefined ? (
                  <Types currency={currency} />
                ) : (
                  <AccountForm key={type} type={type} known={value} />
                )}
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}

function Types({ currency }: { currency: string }) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  // USDT is paid out one for one with the US dollar; another currency has no published rate.
  const offered = payoutTypes.filter((type) => type === 'bank' || currency === 'USD');
  const feeOf = (type: PayoutType) => money((payoutFacts[type].feeHundredths / 100).toFixed(2), currency);
  return (
    <>
      <Rows label={words.type}>
        {offered.map((type) => (
          <Row
            key={type}
            to={`/wallet/accounts/new?type=${encodeURIComponent(type)}`}
            title={words.types[type]}
            detail={say(words.typeHints[type], { fee: feeOf(type) })}
          />
        ))}
      </Rows>
      <Note tone="warn">{words.typeWarn}</Note>
    </>
  );
}

type Known = OutputOf<typeof listPayoutAccounts>;

function AccountForm({ type, known }: { type: PayoutType; known: Known }) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { pathname, search } = useLocation();
  const [form, setForm] = useState({ ...emptyForm, account_name: known.legal_name ?? '' });
  const [note, setNote] = useState('');
  const [isDefault, setDefault] = useState(known.list.length === 0);
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const add = useAdd();
  const faults = faultsOf(type, form);
  const errors = useAccountErrors(wasSent ? faults : new Map(), add.error);

  function goOn() {
    setSent(true);
    add.reset();
    if (faults.size === 0) setAsking(true);
  }

  return (
    <>
      <Form label={words.addAccount} onSend={goOn}>
        <AccountFields
          type={type}
          form={form}
          onChange={(next) => {
            add.reset();
            setForm(next);
          }}
          errorAt={errors.at}
          legalName={known.legal_name}
        />
        <TextField
          label={words.walletNote}
          hint={say(words.noteHint, { max: limits.payoutNoteCharactersMax })}
          maxLength={limits.payoutNoteCharactersMax}
          value={note}
          onChange={setNote}
        />
        <CheckField label={words.makeDefault} isOn={isDefault} onChange={setDefault} />
        {type === 'bank' ? null : <Note tone="warn">{words.typeWarn}</Note>}
        <Button type="submit" isWide>
          {words.review}
        </Button>
      </Form>
      {isAsking && !errors.isAtField ? (
        <PinSheet
          title={words.addAccount}
          action={words.add}
          here={pathname + search}
          onClose={() => setAsking(false)}
          onSend={(proof: Proof) =>
            add.act({ type, ...sentOf(type, form), wallet_note: note, is_default: isDefault, ...proof })
          }
          isBusy={add.isBusy}
          error={add.error}
        >
          <Added type={type} form={form} />
          <Text>{words.addLead}</Text>
        </PinSheet>
      ) : null}
    </>
  );
}

function useAdd() {
  const { payouts: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { distance } = useFormats();
  const navigate = useNavigate();
  return useAct(addPayoutAccount, {
    changes: [listPayoutAccounts, wallet],
    onDone: ({ usable_at: usableAt }) => {
      toast(say(words.added, { when: distance(usableAt) }), 'good');
      navigate('/wallet/accounts', { replace: true });
    },
  });
}

/** What is about to be added, to be compared once more. */
function Added({ type, form }: { type: PayoutType; form: TypedForm }) {
  const { payouts: words } = useWords();
  return (
    <Facts
      facts={[
        { label: words.type, value: words.types[type] },
        { label: words.accountName, value: form.account_name },
        { label: numberLabel(words, type, form), value: numberText(type, form) },
      ]}
    />
  );
}

type NumberWords = { address: string; iban: string; cardNumber: string };

function numberLabel(words: NumberWords, type: PayoutType, { numberKind }: TypedForm): string {
  if (type !== 'bank') return words.address;
  return numberKind === 'iban' ? words.iban : words.cardNumber;
}
