import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { readSupplier, setContract, supplierBoard } from '#features/supply/suppliers.contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { Refused } from './Refused.tsx';

export type Supplier = OutputOf<typeof readSupplier>;
type Contract = Supplier['contracts'][number];

/** The newest version, the one before it where it still counts, and a new one. */
export function ContractCard({ supplier }: { supplier: Supplier }) {
  const { board } = useWords().terms;
  const [isEditing, setEditing] = useState(false);
  const { contracts, currency } = supplier;
  const shown = contracts.slice(0, contracts[0]?.applied_at === null ? 2 : 1);
  return (
    <Card
      title={board.contract}
      actions={
        <Button size="small" tone="plain" onClick={() => setEditing(true)}>
          {board.edit}
        </Button>
      }
    >
      {shown.length === 0 ? <Text look="muted">{board.no_contract}</Text> : null}
      {shown.map((one) => (
        <ContractFacts key={one.version} contract={one} currency={currency} />
      ))}
      {isEditing ? <ContractSheet supplier={supplier} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}

function ContractFacts({ contract, currency }: { contract: Contract; currency: string }) {
  const { board } = useWords().terms;
  const say = useSay();
  const days = (count: number) => say(board.days, { count });
  return (
    <>
      <Text look="strong">{say(board.version, { version: contract.version })}</Text>
      <Facts
        facts={[
          { label: board.counts_from, value: <TimeText at={contract.from} form="both" /> },
          { label: board.legal_name, value: contract.legal_name },
          { label: board.registration, value: contract.registration },
          { label: board.address, value: contract.address },
          { label: board.ship_fee, value: <MoneyText amount={contract.ship_fee} currency={currency} /> },
          { label: board.dispatch_days, value: days(contract.dispatch_days) },
          { label: board.return_days, value: days(contract.return_days) },
          { label: board.return_rules, value: contract.return_rules },
          { label: board.payment_days, value: days(contract.payment_days) },
          {
            label: board.filters.affiliated,
            value: contract.affiliated ? board.affiliated : board.independent,
          },
        ]}
      />
    </>
  );
}

function draftOf({ contracts: [last], name, ship_fee, dispatch_days, affiliated }: Supplier) {
  return {
    legal_name: last?.legal_name ?? name,
    registration: last?.registration ?? '',
    address: last?.address ?? '',
    ship_fee: last?.ship_fee ?? ship_fee,
    dispatch_days: String(last?.dispatch_days ?? dispatch_days),
    return_days: String(last?.return_days ?? 30),
    return_rules: last?.return_rules ?? '',
    payment_days: String(last?.payment_days ?? 14),
    affiliated: last?.affiliated ?? affiliated,
  };
}

type Draft = ReturnType<typeof draftOf>;

const isCount = (text: string) => /^\d{1,3}$/.test(text);

/** What is to be sent; undefined where a field is missing or none. */
function askOf(draft: Draft, { id, currency }: Supplier) {
  // No fee is an amount too.
  const isFree = /^0([.,]0+)?$/.test(draft.ship_fee);
  const fee = amountOf(draft.ship_fee, currency) ?? (isFree ? '0' : undefined);
  const numbers = [draft.dispatch_days, draft.return_days, draft.payment_days];
  const texts = [draft.legal_name, draft.registration, draft.address, draft.return_rules];
  if (fee === undefined || !numbers.every(isCount)) return undefined;
  if (!texts.every((text) => text.trim().length > 1)) return undefined;
  const [dispatch_days = 0, return_days = 0, payment_days = 0] = numbers.map(Number);
  return { ...draft, id, ship_fee: fee, dispatch_days, return_days, payment_days };
}

function ContractSheet({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { board } = useWords().terms;
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftOf(supplier));
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(setContract, {
    changes: [readSupplier, supplierBoard],
    onDone: () => {
      toast(board.saved, 'good');
      onClose();
    },
  });
  const ask = askOf(draft, supplier);
  return (
    <Sheet isOpen onClose={onClose} title={board.edit}>
      <Form
        label={board.edit}
        onSend={() => {
          setTried(true);
          if (ask !== undefined) act(ask);
        }}
      >
        <ContractFields draft={draft} currency={supplier.currency} onChange={setDraft} />
        {hasTried && ask === undefined ? <Text look="bad">{board.incomplete}</Text> : null}
        <Refused error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {board.save}
        </Button>
      </Form>
    </Sheet>
  );
}

type FieldsProps = { draft: Draft; currency: string; onChange: (draft: Draft) => void };

function ContractFields({ draft, currency, onChange }: FieldsProps) {
  const { board } = useWords().terms;
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const field = (name: 'legal_name' | 'registration' | 'dispatch_days' | 'return_days' | 'payment_days') => ({
    label: board[name],
    value: draft[name],
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <>
      <TextField {...field('legal_name')} maxLength={120} />
      <TextField {...field('registration')} maxLength={80} />
      <TextArea
        label={board.address}
        value={draft.address}
        onChange={(address) => set({ address })}
        maxLength={400}
      />
      <AmountField
        label={board.ship_fee}
        hint={board.ship_fee_hint}
        value={draft.ship_fee}
        onChange={(ship_fee) => set({ ship_fee })}
        currency={currency}
      />
      <TextField {...field('dispatch_days')} inputMode="numeric" />
      <TextField {...field('return_days')} inputMode="numeric" />
      <TextArea
        label={board.return_rules}
        value={draft.return_rules}
        onChange={(return_rules) => set({ return_rules })}
        maxLength={2_000}
      />
      <TextField {...field('payment_days')} inputMode="numeric" />
      <CheckField
        label={board.affiliated_label}
        isOn={draft.affiliated}
        onChange={(affiliated) => set({ affiliated })}
      />
    </>
  );
}
