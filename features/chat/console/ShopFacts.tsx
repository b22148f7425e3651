import { languageNames, languageOf } from '#domain/text/language.ts';
import { hasRight } from '#domain/rights.ts';
import type { Right } from '#domain/rights.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { TimeText } from '#ui/content/TimeText.tsx';
import type { DeskConversation } from './source.ts';

type Place = { readonly right: Right; readonly to: string; readonly label: string };

/** Whose conversation it is, and the ways to what the platform knows of the shop: only those that this person may go. */
export function ShopFacts({
  conversation,
  person,
}: {
  conversation: DeskConversation;
  person: ConsolePerson;
}) {
  const words = useWords().chat;
  const { shop, lang, created_at: since } = conversation;
  const language = languageOf(lang);
  const places: Place[] = [
    { right: 'shops', to: `/shops/${shop.id}`, label: words.fact.shop_open },
    { right: 'restrictions', to: `/restrictions?f-shop=${shop.id}`, label: words.fact.restrictions },
    { right: 'orders', to: `/orders?f-shop=${shop.id}`, label: words.fact.orders },
    { right: 'feedback', to: `/feedback?f-shop=${shop.id}`, label: words.fact.feedback },
  ];
  return (
    <Card title={words.facts}>
      <Facts
        facts={[
          { label: words.fact.shop, value: shop.name },
          { label: words.fact.lang, value: language === undefined ? lang : languageNames[language] },
          { label: words.fact.since, value: <TimeText at={since} form="both" /> },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {places
          .filter(({ right }) => hasRight(person.roles, right))
          .map(({ to, label }) => (
            <LinkButton key={to} to={to} tone="plain" size="small">
              {label}
            </LinkButton>
          ))}
      </div>
    </Card>
  );
}
