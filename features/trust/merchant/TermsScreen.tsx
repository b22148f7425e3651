import type { OutputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { acceptTerms, termsState } from '#features/trust/acceptance.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Documents = OutputOf<typeof termsState>['documents'];
type Document = Documents[number];

/** The terms and the fees: what is new, and what was accepted when. Nothing else in the app waits for it. */
export function TermsScreen() {
  const { terms: words } = useWords().safety;
  const query = useEndpoint(termsState, {});
  return (
    <Page title={words.title} back="/settings" lead={words.lead}>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {({ documents }) => (
          <Stack>
            {documents.map((document) => (
              <DocumentCard key={document.document} document={document} />
            ))}
            <Accept due={documents.filter(({ is_due: isDue }) => isDue)} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function DocumentCard({ document }: { document: Document }) {
  const { terms: words } = useWords().safety;
  const say = useSay();
  const { time } = useFormats();
  const { accepted, version, since, changes } = document;
  return (
    <Card title={words.names[document.document]}>
      <Text>{say(words.version, { version, since: time(`${since}T00:00:00.000Z`, 'date') })}</Text>
      {document.coming.map(({ version: next, from, sha256 }) => (
        <Note key={sha256} tone="warn">
          <a href={`/log/docs/${sha256}`} target="_blank" rel="noreferrer" className="underline">
            {say(words.coming, { version: next, when: time(from, 'date') })}
          </a>
        </Note>
      ))}
      {accepted === null ? null : (
        <Text look="muted">
          {say(words.accepted, { version: accepted.version, when: time(accepted.at) })}
        </Text>
      )}
      {document.is_due && accepted !== null ? <Note tone="warn">{words.changed}</Note> : null}
      {changes.map(({ title, text }) => (
        <section key={title}>
          <Text look="strong">{title}</Text>
          <Text>{text}</Text>
        </section>
      ))}
      <a
        href={document.url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-target items-center font-medium underline"
      >
        {words.read[document.document]}
      </a>
    </Card>
  );
}

function Accept({ due }: { due: Documents }) {
  const { terms: words } = useWords().safety;
  const toast = useToast();
  const act = useAct(acceptTerms, { changes: [termsState, me], onDone: () => toast(words.done, 'good') });
  if (due.length === 0) return <Note tone="good">{words.nothingDue}</Note>;
  const documents = due.map(({ document, version }) => ({ document, version }));
  return (
    <Card>
      <Text>{words.notLocked}</Text>
      <ErrorBox error={act.error} />
      <Button isWide isBusy={act.isBusy} onClick={() => act.act({ documents })}>
        {words.accept}
      </Button>
    </Card>
  );
}
