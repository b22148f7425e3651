import { listShopPages, setMenu } from '#features/content/pages.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { MoveList } from './MoveList.tsx';
import type { ListedPages, MenuEntry } from './types.ts';
import { useAhead } from './useAhead.ts';

/** The shop's own pages, and the menu. */
export function PagesScreen() {
  const words = useWords().shop.pages;
  const query = useEndpoint(listShopPages, {});
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back="/shop"
      actions={
        query.data === undefined || query.data.list.length >= query.data.max ? null : (
          <LinkButton to="/shop/pages/new">{words.add}</LinkButton>
        )
      }
    >
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
        {(listed) => (
          <>
            <Pages listed={listed} />
            <Menu menu={listed.menu} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Pages({ listed: { list, max } }: { listed: ListedPages }) {
  const { pages: words, collections } = useWords().shop;
  const say = useSay();
  if (list.length === 0) return <Empty says={words.none} detail={words.noneDetail} />;
  return (
    <Section>
      <Text look="muted">
        {list.length >= max ? say(words.full, { max }) : say(collections.count, { used: list.length, max })}
      </Text>
      <Rows label={words.title}>
        {list.map(({ id, title, is_shown: isShown }) => (
          <ListRow
            key={id}
            to={`/shop/pages/${id}`}
            title={title}
            detail={isShown ? undefined : collections.hidden}
          />
        ))}
      </Rows>
    </Section>
  );
}

const keyOf = ({ kind, ref }: MenuEntry) => `${kind} ${ref}`;
const placesOf = (entries: readonly MenuEntry[]) => entries.map(({ kind, ref }) => ({ kind, ref }));

/** Each change is saved at once, and can be undone. */
function Menu({ menu: { entries, choices, max, version } }: { menu: ListedPages['menu'] }) {
  const { pages: words, collections } = useWords().shop;
  const say = useSay();
  const queries = useQueryClient();
  const offerUndo = useUndo(setMenu, [listShopPages]);
  const { act, isBusy, error } = useAct(setMenu, {
    onDone: (next) => {
      queries.setQueryData([listShopPages.name, {}], next);
      offerUndo(collections.saved, { ask: { entries: placesOf(entries), version: next.menu.version } });
    },
  });
  const save = (items: readonly MenuEntry[]) => act({ entries: placesOf(items), version });
  const { items, change } = useAhead(entries, keyOf, { save, isBusy, version, hasFailed: error !== null });
  const taken = new Set(items.map(keyOf));
  const free = choices.filter((choice) => !taken.has(keyOf(choice)));
  return (
    <Card title={words.menu}>
      <Text look="muted">{say(words.menuHint, { max })}</Text>
      {items.length === 0 ? <Text>{words.menuNone}</Text> : null}
      <ErrorBox error={error} />
      {items.length === 0 ? null : (
        <MoveList
          label={words.menu}
          items={items.map((entry) => ({
            ...entry,
            key: keyOf(entry),
            detail: entry.is_shown ? words.kinds[entry.kind] : words.menuHidden,
          }))}
          onChange={change}
        />
      )}
      {free.length === 0 || items.length >= max ? null : (
        <SelectField
          label={words.menuAdd}
          value=""
          onChange={(key) => change([...items, ...free.filter((choice) => keyOf(choice) === key)])}
          options={[
            { value: '', label: words.menuChoose },
            ...free.map((choice) => ({
              value: keyOf(choice),
              label: `${words.kinds[choice.kind]}: ${choice.title}`,
            })),
          ]}
        />
      )}
    </Card>
  );
}
