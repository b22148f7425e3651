import { readDomain } from '#features/domains/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { AddDomainForm } from './AddDomainForm.tsx';
import { DomainCard } from './DomainCard.tsx';
import { DomainRecords } from './DomainRecords.tsx';

/** The domain of the shop: asked for, proved by its DNS records, in use, and taken off again. */
export function DomainScreen() {
  const { domain: words } = useWords().shop;
  const say = useSay();
  const query = useEndpoint(readDomain, {});
  return (
    <Page title={words.title} lead={words.lead} back="/shop">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
        {({ is_offered: isOffered, platform_url: address, domain }) => {
          if (!isOffered) {
            return (
              <Card title={words.notOffered}>
                <Text>{say(words.notOfferedText, { address })}</Text>
              </Card>
            );
          }
          if (domain === null) return <AddDomainForm />;
          return (
            <>
              <DomainCard domain={domain} address={address} />
              <DomainRecords domain={domain} />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
