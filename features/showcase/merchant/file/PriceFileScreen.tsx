import { useId } from 'react';
import { priceRule } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { UndoBar } from '#features/showcase/merchant/UndoBar.tsx';
import { useShelf } from '#features/showcase/merchant/useShelf.ts';
import { ExportCard } from './ExportCard.tsx';
import { FileChooser } from './FileChooser.tsx';
import { FilePreviewCard } from './FilePreviewCard.tsx';
import { FileStopped } from './FileStopped.tsx';
import { usePriceFile } from './usePriceFile.ts';
import type { FileStep } from './usePriceFile.ts';

/** The showcase as a file: saved for a spreadsheet, read back, looked at and then written or not. */
export function PriceFileScreen() {
  const { showcase } = useWords();
  const words = showcase.file;
  const { step, read, startOver } = usePriceFile();
  const { undo } = useShelf();
  const isPreview = step.at === 'preview';
  return (
    <Page title={words.title} lead={words.lead} back="/goodsList">
      {isPreview ? (
        <FilePreviewCard
          key={step.preview.id}
          fileName={step.file.name}
          preview={step.preview}
          onAgain={() => read(step.file)}
          onOther={startOver}
          onDone={startOver}
        />
      ) : (
        <>
          <ReadCard step={step} onRead={read} onCancel={startOver} />
          {step.at === 'reading' ? null : <ExportCard />}
          <div className="flex flex-wrap gap-2">
            <LinkButton to="/qaDetail?id=price-files" tone="plain" size="small">
              {words.how}
            </LinkButton>
            <LinkButton to="/goodsList" tone="plain" size="small">
              {words.showShelf}
            </LinkButton>
          </div>
        </>
      )}
      {isPreview || undo?.kind !== 'file' ? null : <UndoBar undo={undo} />}
    </Page>
  );
}

type ReadProps = {
  step: Exclude<FileStep, { at: 'preview' }>;
  onRead: (file: File) => void;
  onCancel: () => void;
};

function ReadCard({ step, onRead, onCancel }: ReadProps) {
  const { showcase } = useWords();
  const words = showcase.file;
  const say = useSay();
  const { data } = useEndpoint(priceRule, {});
  if (step.at === 'reading') return <Reading step={step} onCancel={onCancel} />;
  return (
    <Card title={words.read}>
      {data === undefined ? null : (
        <Text look="muted">{say(words.readDetail, { currency: data.currency })}</Text>
      )}
      {step.at === 'stopped' ? <FileStopped error={step.error} onAgain={() => onRead(step.file)} /> : null}
      <FileChooser label={step.at === 'stopped' ? words.other : words.choose} onChoose={onRead} />
    </Card>
  );
}

/** A file on its way. Once all of it is sent, the bar runs without an end: the server is at work. */
function Reading({ step, onCancel }: { step: Extract<FileStep, { at: 'reading' }>; onCancel: () => void }) {
  const { showcase, common } = useWords();
  const say = useSay();
  const id = useId();
  const { file, sentBytes } = step;
  const isAllSent = sentBytes >= file.size;
  return (
    <Card title={showcase.file.read}>
      <p id={id} role="status" className="break-all">
        {say(showcase.file.reading, { name: file.name })}
      </p>
      <progress
        aria-labelledby={id}
        className="h-3 w-full accent-accent"
        {...(isAllSent ? {} : { max: file.size, value: sentBytes })}
      />
      <div>
        <Button tone="plain" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </Card>
  );
}
