import { listSourcing } from '#features/sourcing/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { tones } from './types.ts';

/** What the shop asked the catalogue team for, the newest first. */
export function RequestsScreen() {
  const words = useWords().goods.sourcing;
  const say = useSay();
  const query = usePages(listSourcing, (page) => ({ page, page_size: 20 }));
  const first = query.data?.pages[0];
  const hasRoom = first !== undefined && first.open < first.max;
  const add = (size: 'small' | 'normal') =>
    hasRoom ? (
      <LinkButton to="/goodsList/sourcing/new" size={size}>
        {words.new}
      </LinkButton>
    ) : null;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back="/goodsList/warehouse"
      actions={
        <>
          {first?.list.length === 0 ? null : add('small')}
          <LinkButton to="/qaDetail?id=product-requests" tone="plain" size="small">
            {words.how}
          </LinkButton>
        </>
      }
    >
      <Text look="muted">{words.promise}</Text>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <Empty says={words.none} detail={words.noneDetail} action={add('normal')} />,
        }}
      >
        {({ pages }) => (
          <>
            {first === undefined ? null : (
              <Text look="small">
                {first.open >= first.max
                  ? say(words.full, { max: first.max })
                  : say(words.places, { open: first.open, max: first.max })}
              </Text>
            )}
            <Rows label={words.title}>
              {pages.flatMap(({ list }) =>
                list.map(({ id, title, state, created_at: at }) => (
                  <ListRow
                    key={id}
                    to={`/goodsList/sourcing/${id}`}
                    title={title}
                    detail={words.states[state]}
                    tone={tones[state]}
                    end={<TimeText at={at} form="distance" />}
                  />
                )),
              )}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
