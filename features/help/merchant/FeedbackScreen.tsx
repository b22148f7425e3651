import { useSearchParams } from '#ui/routing/hooks.ts';
import { listFeedback } from '#features/help/feedback.contract.ts';
import { Columns } from '#ui/layout/Columns.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Tickets } from './Tickets.tsx';

/** Write to us, and what became of it. `?from` is the screen it is about, `?ticket` the one that a notice is about. */
export function FeedbackScreen() {
  const words = useWords().service;
  const [query] = useSearchParams();
  const ticket = query.get('ticket') ?? undefined;
  const tickets = usePages(listFeedback, (page) => ({
    page,
    page_size: 20,
    ...(ticket === undefined ? {} : { id: ticket }),
  }));
  const list = (
    <Section title={ticket === undefined ? words.feedback.mine : words.feedback.one}>
      <Tickets query={tickets} isOne={ticket !== undefined} />
      {ticket === undefined ? null : (
        <LinkButton to="/feedback" tone="plain">
          {words.feedback.showAll}
        </LinkButton>
      )}
    </Section>
  );
  const form = (
    <>
      <FeedbackForm page={pageIn(query.get('from'))} quota={tickets.data?.pages[0]?.quota} />
      <Section title={words.feedback.help}>
        <Text look="small">{words.feedback.helpDetail}</Text>
        <LinkButton to="/qa" tone="plain">
          {words.allAnswers}
        </LinkButton>
      </Section>
    </>
  );
  return (
    <Page title={words.feedback.title} lead={words.feedback.lead} back="/service" width="wide">
      {ticket === undefined ? <Columns main={form} side={list} /> : <Columns main={list} side={form} />}
    </Page>
  );
}

/** Only an address of the app is passed on. */
function pageIn(from: string | null): string | undefined {
  return from !== null && /^\/[A-Za-z0-9_/?=&.-]{0,199}$/.test(from) ? from : undefined;
}
