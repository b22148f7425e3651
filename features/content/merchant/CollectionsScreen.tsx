import { listCollections } from '#features/content/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { GoodsList } from './GoodsList.tsx';
import type { Listed } from './types.ts';
import { useFeatured } from './useFeatured.ts';

/** What the home features, and the collections of the shop. */
export function CollectionsScreen() {
  const words = useWords().shop.collections;
  const query = useEndpoint(listCollections, {});
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back="/shop"
      actions={
        query.data === undefined || query.data.list.length >= query.data.max ? null : (
          <LinkButton to="/shop/collections/new">{words.add}</LinkButton>
        )
      }
    >
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
        {(listed) => (
          <>
            <Collections listed={listed} />
            <Featured featured={listed.featured} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Collections({ listed: { list, max } }: { listed: Listed }) {
  const words = useWords().shop.collections;
  const say = useSay();
  const isFull = list.length >= max;
  if (list.length === 0) return <Empty says={words.none} detail={words.noneDetail} />;
  return (
    <Section>
      <Text look="muted">
        {isFull ? say(words.full, { max }) : say(words.count, { used: list.length, max })}
      </Text>
      <Rows label={words.title}>
        {list.map(({ id, title, kind, goods, is_shown: isShown }) => (
          <ListRow
            key={id}
            to={`/shop/collections/${id}`}
            title={title}
            detail={[
              say(words.goods, { count: goods }),
              words[kind],
              ...(isShown ? [] : [words.hidden]),
            ].join(' · ')}
          />
        ))}
      </Rows>
    </Section>
  );
}

/** Each change is saved at once, and can be undone. */
function Featured({ featured }: { featured: Listed['featured'] }) {
  const words = useWords().shop.collections;
  const say = useSay();
  const { max } = featured;
  const { items, change, error } = useFeatured(featured);
  return (
    <Card title={words.featured}>
      <Text look="muted">{say(words.featuredHint, { max })}</Text>
      {items.length === 0 ? <Text>{words.featuredNone}</Text> : null}
      <ErrorBox error={error} />
      <GoodsList label={words.featured} items={items} max={max} onChange={change} />
      <LinkButton to="/shop/look" tone="quiet" size="small">
        {words.toSections}
      </LinkButton>
    </Card>
  );
}
