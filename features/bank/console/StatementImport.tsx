import { useState } from 'react';
import type { RequestOf, OutputOf } from '#domain/wire/endpoint.ts';
import {
  importBankStatement,
  listBankOpen,
  listBankReturns,
  listBankStatements,
} from '#features/bank/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useUpload } from '#ui/calls/useUpload.ts';
import { StatementForm, type Hints } from './StatementForm.tsx';
import { StatementReport } from './StatementReport.tsx';

type Accounts = OutputOf<typeof listBankStatements>['accounts'];

/** A statement in two steps: what it would do, then doing it. Both send the same file with the same answers. */
export function StatementImport({ accounts }: { accounts: Accounts }) {
  const [file, setFile] = useState<File>();
  const [hints, setHints] = useState<Hints>({ account: '', decimal: '', date_order: '' });
  const upload = useUpload(importBankStatement, {
    changes: [listBankStatements, listBankOpen, listBankReturns],
  });
  const report = upload.done;

  function send(dryRun: 'true' | 'false'): void {
    if (file !== undefined) upload.send({ dry_run: dryRun, ...saidOf(hints) }, { file });
  }

  if (report !== undefined && file !== undefined)
    return (
      <StatementReport
        report={report}
        fileName={file.name}
        onImport={report.dry_run ? () => send('false') : undefined}
        onStartOver={() => {
          upload.reset();
          setFile(undefined);
          setHints({ account: '', decimal: '', date_order: '' });
        }}
      />
    );
  return (
    <StatementForm
      accounts={accounts}
      file={file}
      onFile={setFile}
      hints={hints}
      onHints={setHints}
      asked={upload.error instanceof Refusal ? upload.error.field : undefined}
      upload={upload}
      onCheck={() => send('true')}
    />
  );
}

type Said = Pick<RequestOf<typeof importBankStatement>, 'account' | 'decimal' | 'date_order'>;

/** What a person has said; nothing is sent for what they leave to the file. */
function saidOf({ account, decimal, date_order: order }: Hints): Said {
  return {
    ...(account === '' ? {} : { account }),
    ...(decimal === '' ? {} : { decimal }),
    ...(order === '' ? {} : { date_order: order }),
  };
}
