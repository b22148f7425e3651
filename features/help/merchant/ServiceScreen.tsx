import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { articleRoute } from '#domain/content/article-route.ts';
import { useMe } from '#features/people/ui/public.tsx';
import { listArticles } from '#features/help/contract.ts';
import { ServiceHours } from '#features/help/ui/ServiceHours.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

const often = 5;

type Props = {
  /** The conversation with the service desk. */
  talk: ReactNode;
  /** Other conversations, where there are any. */
  talks: ReactNode;
};

/** Help: a person to talk to, and the answers that are there already. */
export function ServiceScreen({ talk, talks }: Props) {
  const words = useWords().service;
  return (
    <Page title={words.title} back="/shopCenter" width="wide">
      <Columns
        main={talk}
        side={
          <>
            {talks}
            <SearchForm />
            <Often />
            <Card title={words.write}>
              <Text>{words.writeDetail}</Text>
              <ServiceHours />
              <LinkButton to="/feedback?from=/service" tone="plain" isWide>
                {words.write}
              </LinkButton>
            </Card>
            <OtherWay />
            <LinkButton to={articleRoute('we-never-ask')} tone="plain">
              {words.standingMore}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}

function SearchForm() {
  const words = useWords();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  return (
    <Form
      label={words.service.qa.title}
      onSend={() => navigate(q.trim() === '' ? '/qa' : `/qa?q=${encodeURIComponent(q.trim())}`)}
    >
      <TextField
        label={words.service.qa.search}
        type="search"
        enterKeyHint="search"
        maxLength={80}
        value={q}
        onChange={setQ}
        before={<Search className="size-5" />}
      />
      <Button type="submit" tone="plain">
        {words.common.search}
      </Button>
    </Form>
  );
}

function Often() {
  const words = useWords().service;
  const answers = useEndpoint(listArticles, { page_size: often });
  return (
    <Section title={words.often}>
      <QueryView query={answers} skeleton={<SkeletonRows count={often} />}>
        {({ list }) => (
          <Rows label={words.often}>
            {list.map(({ id, title }) => (
              <Row key={id} title={title} to={articleRoute(id)} />
            ))}
          </Rows>
        )}
      </QueryView>
      <LinkButton to="/qa" tone="plain">
        {words.allAnswers}
      </LinkButton>
    </Section>
  );
}

/** The operator's own address, where one is set; it opens outside of the app, and says so. */
function OtherWay() {
  const words = useWords().service;
  const say = useSay();
  const { data: me } = useMe();
  const link = me?.service_link ?? '';
  const host = hostOf(link);
  if (host === undefined) return null;
  return (
    <Card title={words.otherWay}>
      <Text look="muted">{words.otherWayDetail}</Text>
      <LinkButton to={link} tone="plain" isWide>
        {say(words.otherWayOpen, { host })}
      </LinkButton>
    </Card>
  );
}

function hostOf(link: string): string | undefined {
  return link.startsWith('https://') && URL.canParse(link) ? new URL(link).host : undefined;
}
