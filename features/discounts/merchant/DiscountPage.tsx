import type { ReactNode } from 'react';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { TabLinks } from '#ui/layout/TabLinks.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** One kind of discount, with the way to the others. */
export function DiscountPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { discounts: words, shop } = useWords();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back="/shopCenter"
      actions={
        <>
          {actions}
          <LinkButton to="/reminders" tone="plain" size="small">
            {shop.reminders.title}
          </LinkButton>
          <LinkButton to="/qaDetail?id=discounts" tone="plain" size="small">
            {words.how}
          </LinkButton>
        </>
      }
    >
      <TabLinks
        label={words.title}
        links={[
          { to: '/discounts', label: words.tabs.codes },
          { to: '/discounts/sales', label: words.tabs.sales },
          { to: '/discounts/quantity', label: words.tabs.quantity },
          { to: '/discounts/bundles', label: words.tabs.bundles },
          { to: '/discounts/delivery', label: words.tabs.delivery },
        ]}
      />
      {children}
    </Page>
  );
}
