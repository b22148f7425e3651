// What stands beside the forms: who buyers buy from, and what the shop is at the moment.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { storeInfo } from '#features/shop/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Store = OutputOf<typeof storeInfo>;

/** How much of the seller's identity a reviewer has seen. */
export function LegalBlock({ store }: { store: Store }) {
  const words = useWords().shop;
  const { legal } = store;
  return (
    <Card title={words.legalTitle}>
      <Facts
        facts={[
          { label: words.seller.labels.name, value: legal.name === '' ? words.none : legal.name },
          {
            label: words.status,
            value: (
              <Badge tone={legal.verified ? 'good' : 'warn'}>
                {legal.verified ? words.legalVerified : words.legalUnverified}
              </Badge>
            ),
          },
        ]}
      />
      {legal.verified ? null : (
        <LinkButton to="/identity" tone="plain" size="small">
          {words.toIdentity}
        </LinkButton>
      )}
    </Card>
  );
}

export function StoreFacts({ store }: { store: Store }) {
  const words = useWords().shop;
  const say = useSay();
  const { number } = useFormats();
  const rating =
    store.rating === null
      ? words.noRating
      : say(words.ratingOf, { rating: store.rating, reviews: say(words.reviews, { count: store.reviews }) });
  return (
    <Card title={words.facts}>
      <Facts
        facts={[
          {
            label: words.status,
            value: store.open ? (
              <Badge tone="good">{words.isOpen}</Badge>
            ) : (
              <Badge tone="warn">
                {say(words.isClosed, { reason: store.closed?.reason ?? store.status })}
              </Badge>
            ),
          },
          { label: words.level, value: store.level.name },
          { label: words.goodsLimit, value: number(store.goods_limit) },
          { label: words.visitors, value: number(store.visitor_count) },
          { label: words.rating, value: rating },
          { label: words.credit, value: number(store.credit) },
          { label: words.since, value: <TimeText at={store.since} form="date" /> },
        ]}
      />
      {store.restrictions.length === 0 ? null : (
        <Rows label={words.restrictions}>
          {store.restrictions.map((hold) => (
            <Row
              key={hold.id}
              title={hold.reason}
              detail={hold.until === null ? hold.reason_code : <TimeText at={hold.until} />}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
