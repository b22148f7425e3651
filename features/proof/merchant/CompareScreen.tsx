import { useRef, useState } from 'react';
import type { Compared } from '#domain/proof/compare.ts';
import { useProof } from '#features/proof/ui/useProof.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QrCode } from '#ui/content/QrCode.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { CodeReader } from './CodeReader.tsx';
import { useCompare, type CompareFault } from './useCompare.ts';

/** Two phones side by side: each shows what it was told, and reads what the other was. */
export function CompareScreen() {
  const words = useWords().proof.compare;
  const proof = useProof();
  const { saved } = proof;
  const { code, result, compare } = useCompare(proof);
  const [pasted, setPasted] = useState('');
  const answer = useRef<HTMLDivElement>(null);
  if (saved === undefined) {
    return (
      <Page title={words.title} back="/proof">
        <SkeletonCards count={2} />
      </Page>
    );
  }
  const take = (text: string): void => {
    void compare(text).then(() => answer.current?.focus());
  };
  return (
    <Page title={words.title} back="/proof" width="wide" lead={words.lead}>
      <div ref={answer} tabIndex={-1} aria-live="polite" className="outline-none">
        {result === undefined ? null : <Result result={result} />}
      </div>
      <Columns
        main={
          <Card title={words.own}>
            {code === undefined ? (
              <Text>{words.noOwn}</Text>
            ) : (
              <>
                <Text look="muted">{words.ownDetail}</Text>
                <div className="flex w-full justify-center">
                  <QrCode isDense text={code} label={words.ownLabel} />
                </div>
                <Stack isRow>
                  <CopyButton text={code} label={words.copy} />
                </Stack>
              </>
            )}
          </Card>
        }
        side={
          <Card title={words.scan}>
            <CodeReader onText={take} />
            <TextArea label={words.paste} value={pasted} onChange={setPasted} rows={3} />
            <Stack isRow>
              <Button tone="plain" disabled={pasted.trim() === ''} onClick={() => take(pasted.trim())}>
                {words.pasteUse}
              </Button>
            </Stack>
          </Card>
        }
      />
    </Page>
  );
}

const tones: Record<Compared['record'] | CompareFault, 'good' | 'warn' | 'info'> = {
  same: 'good',
  ahead: 'good',
  behind: 'good',
  contradict: 'warn',
  unproven: 'info',
  foreign: 'warn',
  unreadable: 'warn',
  unchecked: 'info',
};

function Result({ result }: { result: Compared | CompareFault }) {
  const words = useWords().proof.compare;
  if (typeof result === 'string') return <Note tone={tones[result]}>{words.results[result]}</Note>;
  const isBad = result.record === 'contradict' || result.balance === 'contradict';
  return (
    <Note tone={isBad ? 'warn' : tones[result.record]}>
      <p className={isBad ? 'font-medium text-bad' : undefined}>{words.results[result.record]}</p>
      {result.balance === undefined ? null : <p>{words.balance[result.balance]}</p>}
    </Note>
  );
}
