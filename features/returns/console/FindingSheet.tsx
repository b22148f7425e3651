import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { uploadInspection } from '#features/returns/contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useSay } from '#ui/words/words.tsx';
import { RestockChoice } from './RestockChoice.tsx';
import type { SupplierCase } from './ReturnsScreen.tsx';
import { YesNo } from './YesNo.tsx';

const noteCharactersMax = 300;
const whyCharactersMin = 10;
const whyCharactersMax = 1_000;

export type Finding = {
  readonly canRestock: boolean | undefined;
  readonly note: string;
  /** Only for goods that the supplier has not spoiled itself. */
  readonly isGood: boolean | undefined;
  readonly deduct: string;
  readonly why: string;
  readonly pictures: number;
};

export const nothingFound: Finding = {
  canRestock: undefined,
  note: '',
  isGood: undefined,
  deduct: '',
  why: '',
  pictures: 0,
};

/** What is to be sent: the deduction as the wire spells it, undefined where there is none. */
export function deductionOf({ isGood, deduct }: Finding, currency: string): string | undefined {
  return isGood === false ? amountOf(deduct, currency) : undefined;
}

type Props = {
  returned: SupplierCase;
  finding: Finding;
  onChange: (finding: Finding) => void;
  onGoOn: () => void;
  onClose: () => void;
};

/** What was found: whether it is as it should be, whether it can be sold again, and what is to be taken off. */
export function FindingSheet({ returned, finding, onChange, onGoOn, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const [hasTried, setTried] = useState(false);
  const canDeduct = returned.fault !== 'supplier';
  const isMissing = finding.canRestock === undefined;
  const isUnsaid = canDeduct && finding.isGood === undefined;
  const isWhole = finding.isGood !== false || isDeductionWhole(finding, returned.currency);

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={say(words.returns.inspect_title, { number: returned.order_no })}
      footer={
        <>
          <Button isWide onClick={isMissing || isUnsaid || !isWhole ? () => setTried(true) : onGoOn}>
            {words.returns.go_on}
          </Button>
          <Button isWide tone="quiet" onClick={onClose}>
            {words.common.cancel}
          </Button>
        </>
      }
    >
      {canDeduct ? (
        <YesNo
          label={words.returns.result_label}
          yes={words.returns.result_good}
          no={words.returns.result_damaged}
          value={finding.isGood}
          onChange={(isGood) => onChange({ ...finding, isGood })}
          error={hasTried && isUnsaid ? words.returns.result_missing : undefined}
        />
      ) : null}
      {finding.isGood === false ? (
        <Deduction returned={returned} finding={finding} onChange={onChange} hasTried={hasTried} />
      ) : null}
      <RestockChoice
        value={finding.canRestock}
        onChange={(canRestock) => onChange({ ...finding, canRestock })}
        error={hasTried && isMissing ? words.returns.restock_missing : undefined}
      />
      {finding.isGood === false ? null : (
        <TextArea
          label={words.returns.note}
          hint={words.returns.note_hint}
          value={finding.note}
          onChange={(note) => onChange({ ...finding, note })}
          maxLength={noteCharactersMax}
        />
      )}
    </Sheet>
  );
}

function isDeductionWhole({ deduct, why, pictures }: Finding, currency: string): boolean {
  const amount = amountOf(deduct, currency);
  const isSaid = amount !== undefined && /[1-9]/.test(amount) && why.trim().length >= whyCharactersMin;
  return isSaid && pictures > 0;
}

type DeductionProps = Pick<Props, 'returned' | 'finding' | 'onChange'> & { hasTried: boolean };

function Deduction({ returned, finding, onChange, hasTried }: DeductionProps) {
  const words = useWords().returns;
  const say = useSay();
  const [turn, setTurn] = useState(0);
  const amount = amountOf(finding.deduct, returned.currency);
  const isWrong = amount === undefined || !/[1-9]/.test(amount);
  const max = limits.caseFilesMax;
  return (
    <>
      <AmountField
        label={words.deduct}
        hint={words.deduct_hint}
        error={hasTried && isWrong ? words.deduct_wrong : undefined}
        currency={returned.currency}
        value={finding.deduct}
        onChange={(deduct) => onChange({ ...finding, deduct })}
      />
      <TextArea
        label={words.deduct_why}
        hint={words.deduct_why_hint}
        error={hasTried && finding.why.trim().length < whyCharactersMin ? words.deduct_why_short : undefined}
        value={finding.why}
        onChange={(why) => onChange({ ...finding, why })}
        maxLength={whyCharactersMax}
      />
      {finding.pictures > 0 ? (
        <Text look="small">{say(words.picture_added, { count: finding.pictures })}</Text>
      ) : null}
      {finding.pictures >= max ? null : (
        <UploadField
          key={turn}
          label={say(words.add_picture, { max })}
          hint={words.picture_hint}
          error={hasTried && finding.pictures === 0 ? words.picture_missing : undefined}
          takes="picture"
          part="picture"
          endpoint={uploadInspection}
          ask={{ case_id: returned.id }}
          onDone={(answer) => {
            if (answer === undefined) return;
            onChange({ ...finding, pictures: finding.pictures + 1 });
            setTurn((before) => before + 1);
          }}
        />
      )}
    </>
  );
}
