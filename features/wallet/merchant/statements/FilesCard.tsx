import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { isInEu } from '#domain/geo/european-union.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { statementFile, statementPapers, type readStatement } from '#features/wallet/statements.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { saveBase64 } from '#ui/save-file.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { TooManyNote } from './TooManyNote.tsx';

type Statement = OutputOf<typeof readStatement>;
type Paper = (typeof statementPapers)[number];

/** The papers of a statement. The one of the one-stop shop is offered where something went to the EU. */
export function FilesCard({ statement }: { statement: Statement }) {
  const words = useWords().wallet.statements;
  const [asked, setAsked] = useState<Paper>();
  const { act, isBusy, error } = useAct(statementFile, {
    onDone: ({ base64, file_name: name, type }) => saveBase64(base64, name, type),
  });
  const hasEu = statement.taxes.some(({ country }) => isInEu(country));
  const papers = statementPapers.filter((paper) => paper !== 'oss_csv' || hasEu);

  function save(paper: Paper) {
    setAsked(paper);
    act({ number: statement.number, paper });
  }

  return (
    <Card title={words.files}>
      <Stack>
        {papers.map((paper) => (
          <Button
            key={paper}
            tone="plain"
            isBusy={isBusy && asked === paper}
            icon={
              paper.endsWith('pdf') ? (
                <FileText aria-hidden className="size-5" />
              ) : (
                <FileSpreadsheet aria-hidden className="size-5" />
              )
            }
            onClick={() => save(paper)}
          >
            {words.paper[paper]}
          </Button>
        ))}
      </Stack>
      <TooManyNote error={error} />
      {hasEu ? <Text look="small">{words.ossHint}</Text> : null}
    </Card>
  );
}
