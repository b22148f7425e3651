import { useSearchParams } from 'react-router';
import { articleRoute } from '#domain/content/articles.ts';
import { contentId } from '#domain/content/content.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { articleDetail } from '#features/help/contract.ts';
import { Untranslated } from '#features/help/ui/Untranslated.tsx';
import { Refusal } from '#ui/api.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Columns } from '#ui/Columns.tsx';
import { Empty } from '#ui/Empty.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { Prose } from '#ui/Prose.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Row } from '#ui/Row.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import { Helpful } from './Helpful.tsx';

type Article = OutputOf<typeof articleDetail>;

/** One answer: what it says, whether it helped, and what belongs to it. */
export function QaDetailScreen() {
  const words = useWords().service;
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const query = useEndpoint(articleDetail, { id }, { enabled: contentId.test(id) });
  if (!contentId.test(id) || isMissing(query.error)) return <Missing />;
  return (
    <Page title={query.data?.title ?? words.qa.title} back="/qa">
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(article) => (
          <Columns main={<Answer article={article} />} side={<Beside key={id} article={article} />} />
        )}
      </QueryView>
    </Page>
  );
}

function Answer({ article }: { article: Article }) {
  const words = useWords().service.qa;
  const say = useSay();
  const { time } = useFormats();
  const { codes } = article;
  return (
    <>
      <Untranslated article={article} />
      <Card>
        <Stack isRow gap="small">
          <Badge tone="accent">{words.category[article.category]}</Badge>
          {codes.length === 0 ? null : (
            <Badge>{say(words.codes, { count: codes.length, codes: codes.join(', ') })}</Badge>
          )}
        </Stack>
        <Prose blocks={article.body} />
        <Text look="small">{say(words.updated, { when: time(article.updated_at, 'date') })}</Text>
      </Card>
    </>
  );
}

function Beside({ article }: { article: Article }) {
  const words = useWords().service;
  return (
    <>
      <Helpful article={article} />
      <Section title={words.qa.related}>
        <Rows label={words.qa.related}>
          {article.related.map(({ id, title }) => (
            <Row key={id} title={title} to={articleRoute(id)} />
          ))}
        </Rows>
      </Section>
      <LinkButton to={`/feedback?from=${encodeURIComponent(`/qaDetail?id=${article.id}`)}`} tone="plain">
        {words.write}
      </LinkButton>
    </>
  );
}

function Missing() {
  const words = useWords().service.qa;
  return (
    <Page title={words.title} back="/qa">
      <Empty
        says={words.missing}
        detail={words.missingDetail}
        action={<LinkButton to="/qa">{words.clear}</LinkButton>}
      />
    </Page>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Refusal && error.key === 'recordNotFound';
}
