import { useSearchParams } from '#ui/routing/hooks.ts';
import { articleRoute } from '#domain/content/article-route.ts';
import { contentId } from '#domain/content/content.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { articleDetail } from '#features/help/contract.ts';
import { Untranslated } from '#features/help/ui/Untranslated.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Prose } from '#ui/content/Prose.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
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
