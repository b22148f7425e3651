import type { OutputOf } from '#domain/wire/endpoint.ts';
import { makeDataFile, myData } from '#features/privacy/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { EraseCard } from './EraseCard.tsx';

type Mine = OutputOf<typeof myData>;

/** While a file is made the page looks again so often. */
const pollMs = 3_000;
const bytesOfMega = 1_000_000;

/** One's own data: all of it in a file, or gone. */
export function DataScreen() {
  const { privacy: words } = useWords();
  const query = useEndpoint(myData, {}, { refetchMs: pollMs });
  return (
    <Page title={words.title} back="/settings" lead={words.lead} width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
        {(mine) => (
          <Columns
            main={<FileCard mine={mine} />}
            side={
              <>
                <EraseCard mine={mine} />
                <TranslationCard host={mine.translator} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Whom texts are sent to, where the instance named somebody. */
function TranslationCard({ host }: { host: string | undefined }) {
  const { privacy: words } = useWords();
  const say = useSay();
  if (host === undefined) return null;
  return (
    <Card title={words.translation}>
      <Text>{say(words.translationText, { host })}</Text>
    </Card>
  );
}

function FileCard({ mine }: { mine: Mine }) {
  const { privacy: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const make = useAct(makeDataFile, { changes: [myData] });
  return (
    <Card title={words.file}>
      <Stack>
        <Text>{words.file_text}</Text>
        <div role="status">
          <FileState file={mine.file} />
        </div>
        <ErrorBox error={make.error} />
        {mine.next_at === null ? (
          <Button isWide isBusy={make.isBusy} onClick={() => make.act({})}>
            {words.make}
          </Button>
        ) : (
          <Text look="muted">{say(words.again_at, { when: time(mine.next_at, 'both') })}</Text>
        )}
      </Stack>
    </Card>
  );
}

function FileState({ file }: { file: Mine['file'] }) {
  const { privacy: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  if (file === null) return null;
  if (file.state === 'waiting') return <Note tone="info">{words.making}</Note>;
  if (file.state === 'failed') return <Note tone="warn">{words.failed}</Note>;
  if (file.url === null) {
    return <Text look="muted">{say(words.removed, { when: time(file.asked_at, 'date') })}</Text>;
  }
  const size = Math.max(0.1, Math.round((file.bytes ?? 0) / (bytesOfMega / 10)) / 10);
  return (
    <Stack>
      <Note tone="good" title={words.ready}>
        {say(words.expires, { when: time(file.expires_at, 'both') })} {say(words.size, { size })}
      </Note>
      <LinkButton to={new URL(file.url, window.location.origin).href} isWide>
        {words.fetch}
      </LinkButton>
    </Stack>
  );
}
