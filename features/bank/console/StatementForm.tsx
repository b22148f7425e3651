import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { listBankStatements } from '#features/bank/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { UploadProgress } from '#ui/forms/UploadProgress.tsx';
import { useSay } from '#ui/words/words.tsx';
import { useFileReason } from './useBankText.ts';

/** What a person says about a file; empty where the file says it itself. */
export type Hints = {
  readonly account: string;
  readonly decimal: '' | '.' | ',';
  readonly date_order: '' | 'dmy' | 'mdy';
};

type Props = {
  accounts: OutputOf<typeof listBankStatements>['accounts'];
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  hints: Hints;
  onHints: (hints: Hints) => void;
  /** The field that the server asked about. */
  asked: string | undefined;
  upload: Parameters<typeof UploadProgress>[0]['upload'] & { readonly isBusy: boolean };
  onCheck: () => void;
};

const megabyte = 1_048_576;

/** The look of the button that browsers put into a file field. */
const filePart =
  'file:mr-3 file:rounded-chip file:border-0 file:bg-accent-soft file:px-3 file:py-1.5 ' +
  'file:font-medium file:text-accent-ink';

/** Takes a statement, and the answers to what it does not say. */
export function StatementForm(props: Props) {
  const { accounts, file, onFile, hints, onHints, asked, upload, onCheck } = props;
  const { statements } = useWords().bank;
  const say = useSay();
  const reasonOf = useFileReason();
  const [hasTried, setTried] = useState(false);
  const why = reasonOf(upload.error);

  return (
    <Card>
      <Form
        label={statements.title}
        onSend={() => {
          setTried(true);
          if (file !== undefined) onCheck();
        }}
      >
        <FieldFrame
          label={statements.file}
          hint={say(statements.file_hint, { size: limits.bankFileBytesMax / megabyte })}
          error={hasTried && file === undefined ? statements.file_missing : undefined}
        >
          {(ids) => (
            <input
              {...ids}
              type="file"
              accept=".csv,.txt,.xml,.camt,.sta,.mt940,.940,text/csv,application/xml,text/xml"
              onChange={(event) => onFile(event.target.files?.[0])}
              className={cx(controlClass, filePart)}
            />
          )}
        </FieldFrame>
        {accounts.length > 1 ? (
          <SelectField
            label={statements.account}
            hint={statements.account_hint}
            value={hints.account}
            onChange={(account) => onHints({ ...hints, account })}
            options={[
              { value: '', label: statements.account_any },
              ...accounts.map(({ account, currency, bank }) => ({
                value: account,
                label: say(statements.account_of, { bank, currency, end: account.slice(-4) }),
              })),
            ]}
          />
        ) : null}
        <Doubts hints={hints} onHints={onHints} asked={asked} />
        {why === undefined ? (
          <UploadProgress upload={upload} />
        ) : (
          <div role="alert">
            <Note tone="warn">{why}</Note>
          </div>
        )}
        <div>
          <Button type="submit" isBusy={upload.isBusy}>
            {statements.check}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Asked only where a file could mean two things. */
function Doubts({ hints, onHints, asked }: Pick<Props, 'hints' | 'onHints' | 'asked'>) {
  const { statements } = useWords().bank;
  return (
    <>
      {asked === 'decimal' || hints.decimal !== '' ? (
        <ChoiceField
          label={statements.decimal}
          value={hints.decimal}
          onChange={(decimal) => onHints({ ...hints, decimal })}
          options={[
            { value: '.', label: statements.decimal_point },
            { value: ',', label: statements.decimal_comma },
          ]}
        />
      ) : null}
      {asked === 'date_order' || hints.date_order !== '' ? (
        <ChoiceField
          label={statements.date_order}
          value={hints.date_order}
          onChange={(order) => onHints({ ...hints, date_order: order })}
          options={[
            { value: 'dmy', label: statements.date_dmy },
            { value: 'mdy', label: statements.date_mdy },
          ]}
        />
      ) : null}
    </>
  );
}
