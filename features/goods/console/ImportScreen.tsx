import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import { goodsColumns } from './csv-file.ts';
import { FileChooser } from './FileChooser.tsx';
import { GoodsTabs } from './GoodsTabs.tsx';
import { ImportReportCard } from './ImportReportCard.tsx';
import { ImportStopped } from './ImportStopped.tsx';
import { SendingCard } from './SendingCard.tsx';
import { TemplateLink } from './TemplateLink.tsx';
import { useImport } from './useImport.ts';

/** Goods from a file, in two steps: what it would do, then doing it. */
export function ImportScreen() {
  const words = useWords();
  const say = useSay();
  const { step, check, importFile, cancel, startOver } = useImport();

  return (
    <Page title={words.import.title} lead={words.import.lead}>
      <GoodsTabs />
      {step.at === 'choose' ? (
        <Card>
          <FileChooser onCheck={check} />
          <Text look="small">{say(words.import.columns, { columns: goodsColumns.join(', ') })}</Text>
          <TemplateLink />
        </Card>
      ) : null}
      {step.at === 'sending' ? <SendingCard step={step} onCancel={cancel} /> : null}
      {step.at === 'preview' ? (
        <ImportReportCard
          title={words.import.preview_title}
          fileName={step.file.name}
          report={step.report}
          onImport={() => importFile(step.file)}
          onStartOver={startOver}
        />
      ) : null}
      {step.at === 'done' ? (
        <ImportReportCard title={words.import.result_title} report={step.report} onStartOver={startOver} />
      ) : null}
      {step.at === 'stopped' ? (
        <ImportStopped step={step} onCheck={() => check(step.file)} onStartOver={startOver} />
      ) : null}
    </Page>
  );
}
