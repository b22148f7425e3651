import { useState } from 'react';
import { useNavigate, useParams } from '#ui/routing/hooks.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { wallet } from '#features/wallet/contract.ts';
import {
  editPayoutAccount,
  listPayoutAccounts,
  removePayoutAccount,
} from '#features/payouts/accounts.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { AccountFields } from './AccountFields.tsx';
import { emptyForm, faultsOf, sentOf } from './account-fields.ts';
import { AccountState } from './AccountsScreen.tsx';
import { numberOf, type PayoutAccount } from './payout-account.ts';
import { PinSheet, type Proof } from './PinSheet.tsx';
import { useAccountErrors } from './useAccountErrors.ts';

/** One account: its note and whether it is the standard one; where it leads to; removing it. */
export function AccountScreen() {
  const { payouts: words } = useWords();
  const { id = '' } = useParams();
  const query = useEndpoint(listPayoutAccounts, {});
  return (
    <Page title={words.edit} back="/wallet/accounts" width="narrow">
      <QueryView
        query={query}
        skeleton={<SkeletonCards count={2} />}
        empty={{
          when: ({ list }) => list.every((one) => one.id !== id),
          show: <Empty says={words.accountGone} />,
        }}
      >
        {({ list, legal_name: legalName }) => {
          const account = list.find((one) => one.id === id);
          if (account === undefined) return null;
          return (
            <>
              <About account={account} />
              <NoteForm key={`note-${account.version}`} account={account} />
              <NumberForm key={`number-${account.version}`} account={account} legalName={legalName} />
              <Remove account={account} />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

function About({ account }: { account: PayoutAccount }) {
  const { payouts: words } = useWords();
  const given = (label: string, value: string | null) => (value === null ? undefined : { label, value });
  return (
    <Card title={account.label}>
      <Stack isRow>
        <AccountState account={account} />
      </Stack>
      <Facts
        facts={[
          { label: account.type === 'bank' ? words.cardNumber : words.address, value: numberOf(account) },
          { label: words.accountName, value: account.account_name },
          given(words.branchNumber, account.branch_number),
          given(words.bic, account.bic),
          given(words.country, account.country),
          account.last_used_at === null
            ? undefined
            : { label: words.lastUsedLabel, value: <TimeText at={account.last_used_at} /> },
        ]}
      />
      {account.in_use ? <Text look="small">{words.inUse}</Text> : null}
    </Card>
  );
}

type Change = Omit<RequestOf<typeof editPayoutAccount>, 'id' | 'version' | 'pay_password' | 'code'>;

function useEdit(account: PayoutAccount) {
  const { payouts: words } = useWords();
  const toast = useToast();
  const [change, setChange] = useState<Change>();
  const edit = useAct(editPayoutAccount, {
    changes: [listPayoutAccounts, wallet],
    onDone: () => {
      toast(words.saved, 'good');
      setChange(undefined);
    },
  });
  const send = (proof: Proof) => edit.act({ id: account.id, version: account.version, ...change, ...proof });
  return { change, ask: setChange, send, edit };
}

function NoteForm({ account }: { account: PayoutAccount }) {
  const { payouts: words } = useWords();
  const say = useSay();
  const [note, setNote] = useState(account.wallet_note);
  const [isDefault, setDefault] = useState(account.is_default);
  const { change, ask, send, edit } = useEdit(account);
  const isChanged = note !== account.wallet_note || isDefault !== account.is_default;
  return (
    <Card>
      <Form
        label={words.walletNote}
        onSend={() => {
          if (isChanged) ask({ wallet_note: note, ...(isDefault ? { is_default: true } : {}) });
        }}
      >
        <TextField
          label={words.walletNote}
          hint={say(words.noteHint, { max: limits.payoutNoteCharactersMax })}
          maxLength={limits.payoutNoteCharactersMax}
          value={note}
          onChange={setNote}
        />
        <SwitchField
          label={words.makeDefault}
          isOn={isDefault}
          onChange={setDefault}
          disabled={account.is_default}
        />
        <Button type="submit" tone="plain" disabled={!isChanged}>
          {words.save}
        </Button>
      </Form>
      {change === undefined ? null : (
        <PinSheet
          title={words.save}
          action={words.save}
          here={`/wallet/accounts/${account.id}`}
          onClose={() => ask(undefined)}
          onSend={send}
          isBusy={edit.isBusy}
          error={edit.error}
        >
          <Text>{account.label}</Text>
        </PinSheet>
      )}
    </Card>
  );
}

function NumberForm({ account, legalName }: { account: PayoutAccount; legalName: string | null }) {
  const { payouts: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [form, setForm] = useState({
    ...emptyForm,
    account_name: account.account_name,
    bank_name: account.bank_name ?? '',
    branch_number: account.branch_number ?? '',
    bic: account.bic ?? '',
    country: account.country ?? '',
    numberKind: account.card_number_masked === null ? ('iban' as const) : ('account' as const),
  });
  const { change, ask, send, edit } = useEdit(account);
  const faults = faultsOf(account.type, form);
  const errors = useAccountErrors(wasSent ? faults : new Map(), edit.error);
  if (!isOpen) {
    return (
      <Button tone="plain" isWide onClick={() => setOpen(true)}>
        {words.changeNumber}
      </Button>
    );
  }
  return (
    <Card title={words.changeNumber}>
      <Text look="muted">{words.changeNumberHint}</Text>
      <Form
        label={words.changeNumber}
        onSend={() => {
          setSent(true);
          edit.reset();
          if (faults.size === 0) ask(sentOf(account.type, form));
        }}
      >
        <AccountFields
          type={account.type}
          form={form}
          onChange={(next) => {
            edit.reset();
            setForm(next);
          }}
          errorAt={errors.at}
          legalName={legalName}
        />
        <Button type="submit" tone="plain">
          {words.save}
        </Button>
      </Form>
      {change === undefined || errors.isAtField ? null : (
        <PinSheet
          title={words.changeNumber}
          action={words.save}
          here={`/wallet/accounts/${account.id}`}
          onClose={() => ask(undefined)}
          onSend={send}
          isBusy={edit.isBusy}
          error={edit.error}
        >
          <Text>{words.changeNumberHint}</Text>
        </PinSheet>
      )}
    </Card>
  );
}

function Remove({ account }: { account: PayoutAccount }) {
  const { payouts: words } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct(removePayoutAccount, {
    changes: [listPayoutAccounts, wallet],
    onDone: () => {
      toast(words.removed, 'good');
      navigate('/wallet/accounts', { replace: true });
    },
  });
  return (
    <>
      <Button tone="danger" isWide disabled={account.in_use} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {account.in_use ? <Text look="small">{words.inUseRefused}</Text> : null}
      {isAsking ? (
        <PinSheet
          title={words.removeTitle}
          action={words.remove}
          isDanger
          here={`/wallet/accounts/${account.id}`}
          onClose={() => setAsking(false)}
          onSend={({ pay_password }) => remove.act({ id: account.id, pay_password })}
          isBusy={remove.isBusy}
          error={remove.error}
        >
          <Text look="strong">{account.label}</Text>
          <Text>{words.removeLead}</Text>
        </PinSheet>
      ) : null}
    </>
  );
}
