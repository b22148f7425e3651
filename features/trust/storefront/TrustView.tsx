import type { PageBase } from '#ui/storefront/page-base.ts';
import type { ReactNode } from 'react';
import type { Language } from '#domain/text/language.ts';
import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { trustPath, trustTopics, type TrustTopic } from '#domain/content/trust-documents.ts';
import type { TrustPage } from '#features/trust/page.shapes.ts';
import { PageTitle, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { cx } from '#ui/cx.ts';
import { useSay } from '#ui/words/words.tsx';
import { EntityView } from './EntityView.tsx';
import { FeesView } from './FeesView.tsx';
import { FiguresView } from './FiguresView.tsx';
import { OverviewView } from './OverviewView.tsx';
import { PrivacyView } from './PrivacyView.tsx';
import { RankingView } from './RankingView.tsx';
import { RecordView } from './RecordView.tsx';
import { SafetyView } from './SafetyView.tsx';
import { TermsView } from './TermsView.tsx';

/** A public page: read without a sign-in, a code or a script. */
export function TrustView({ page }: { page: TrustPage & PageBase }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { topic, entity } = page;
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle lead={say(words[`trustLead_${topic}`], { legalName: entity.legal_name })}>
        {words[`trustTitle_${topic}`]}
      </PageTitle>
      <Content page={page} />
      <TopicLinks page={page} />
    </article>
  );
}

function Content({ page }: { page: TrustPage & PageBase }): ReactNode {
  switch (page.topic) {
    case 'overview':
      return <OverviewView root={(topic) => topicPath(page, topic)} pauses={page.pauses} />;
    case 'terms':
      return <TermsView entity={page.entity} announced={page.announced} />;
    case 'fees':
      return <FeesView fees={page.fees} announced={page.announced} />;
    case 'entity':
      return (
        <EntityView
          entity={page.entity}
          verify={inLanguage(languageOf(page), '/verify/receipt')}
          record={topicPath(page, 'record')}
        />
      );
    case 'ranking':
      return <RankingView explore={page.base} />;
    case 'figures':
      return <FiguresView figures={page.figures} />;
    case 'record':
      return <RecordView record={page.record} />;
    case 'privacy':
      return <PrivacyView translator={page.entity.translator} />;
    case 'safety':
      return <SafetyView />;
  }
}

/** In the language of the address, where it names one. */
function topicPath(page: TrustPage & PageBase, topic: TrustTopic): string {
  return inLanguage(languageOf(page), trustPath(topic));
}

function languageOf({ base }: TrustPage & PageBase): Language | undefined {
  return splitLanguage(base).language;
}

/** The other pages, at the end of each. */
function TopicLinks({ page }: { page: TrustPage & PageBase }) {
  const words = useStorefrontWords();
  return (
    <nav aria-label={words.trustNav} className="border-t border-line pt-4">
      <ul className="flex flex-wrap gap-x-6">
        {trustTopics.map((topic) => (
          <li key={topic}>
            <a
              href={topicPath(page, topic)}
              aria-current={topic === page.topic ? 'page' : undefined}
              className={cx(
                'flex min-h-target items-center font-medium',
                topic === page.topic ? 'text-ink' : 'text-accent-ink underline',
              )}
            >
              {words[`trustTitle_${topic}`]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
