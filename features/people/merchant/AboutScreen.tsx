import { PublicPages } from '#features/people/ui/public.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { legalOfPage } from '#ui/page-facts.ts';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';

/** A licence is named by its identifier, in every language. */
const licence = 'AGPL-3.0-or-later';
const licencesPath = '/licences.txt';

/** What this app is, who runs it, and the pages that anybody may read. */
export function AboutScreen({ version }: { version: string }) {
  const { settings: words, people } = useWords();
  const { country } = useFormats();
  const legal = legalOfPage();
  return (
    <Page title={words.about} back="/settings" width="narrow">
      <Card>
        <Facts
          facts={[
            { label: words.version, value: version },
            legal === undefined
              ? undefined
              : { label: words.operator, value: `${legal.name}, ${country(legal.country)}` },
            { label: words.licence, value: licence },
          ]}
        />
        <LinkButton to={new URL(licencesPath, window.location.origin).href} tone="plain" size="small" isWide>
          {words.licences}
        </LinkButton>
      </Card>
      <Card title={people.publicPages.title}>
        <Text look="muted">{people.publicPages.detail}</Text>
        <PublicPages />
      </Card>
    </Page>
  );
}
