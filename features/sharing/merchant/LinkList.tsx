import { useState } from 'react';
import { addLink, listLinks } from '#features/sharing/contract.ts';
import { limits } from '#domain/limits.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { LinkSheet } from './LinkSheet.tsx';
import type { Link, SharedThing } from './types.ts';

const states = ['live', 'archived'] as const;

/** The links with a name: of the goods that are shared, or all of the shop. The open one stands in the address. */
export function LinkList({ thing }: { thing: SharedThing }) {
  const words = useWords().sharing;
  const [place, setPlace] = useSearchParams();
  const state = states.find((one) => one === place.get('state')) ?? 'live';
  const query = usePages(listLinks, (page) => ({
    state,
    page,
    page_size: 20,
    ...(thing.goodsId === undefined ? {} : { goods_id: thing.goodsId }),
  }));
  const links = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const open = links.find(({ id }) => id === place.get('link'));
  const go = (change: { state?: string; link?: string }) => {
    const item = place.get('item');
    const next = { state, ...change };
    setPlace(
      {
        ...(item === null ? {} : { item }),
        ...(next.state === 'live' ? {} : { state: next.state }),
        ...(next.link === undefined ? {} : { link: next.link }),
      },
      { replace: true },
    );
  };
  return (
    <Section title={words.links}>
      <NewLink goodsId={thing.goodsId} />
      <Chips
        label={words.filter}
        value={state}
        onChange={(next) => go({ state: next })}
        options={states.map((value) => ({ value, label: words.states[value] }))}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={3} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show:
            state === 'archived' ? (
              <Empty says={words.noneArchived} />
            ) : (
              <Empty says={words.none} detail={words.noneDetail} />
            ),
        }}
      >
        {() => (
          <>
            <Rows label={words.links}>
              {links.map((link) => (
                <LinkRow key={link.id} link={link} onPress={() => go({ link: link.id })} />
              ))}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
      {open === undefined ? null : (
        <LinkSheet key={open.id} link={open} thing={thing} onClose={() => go({})} />
      )}
    </Section>
  );
}

function LinkRow({ link, onPress }: { link: Link; onPress: () => void }) {
  const words = useWords().sharing;
  const say = useSay();
  return (
    <Row
      onPress={onPress}
      title={link.name}
      detail={link.goods === null ? words.toShop : say(words.toGoods, { title: link.goods.title })}
      below={
        <>
          <span className="tabular font-medium text-ink">
            {say(words.visitors, { count: link.visitors })}
          </span>
          {link.visitors === 0 ? null : <span>{say(words.recent, { count: link.visitors_30d })}</span>}
        </>
      }
    />
  );
}

function NewLink({ goodsId }: { goodsId: string | undefined }) {
  const words = useWords().sharing;
  const say = useSay();
  const toast = useToast();
  const [name, setName] = useState('');
  const [wasSent, setSent] = useState(false);
  const add = useAct(addLink, {
    changes: [listLinks],
    onDone: () => {
      toast(words.made, 'good');
      setName('');
      setSent(false);
    },
  });
  const trimmed = name.trim();
  const isFull = add.error instanceof Refusal && add.error.reason === 'links_max';
  return (
    <Form
      label={words.new}
      onSend={() => {
        setSent(true);
        if (trimmed === '') return;
        add.act({ name: trimmed, ...(goodsId === undefined ? {} : { goods_id: goodsId }) });
      }}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        onChange={setName}
        maxLength={limits.linkNameMax}
        error={wasSent && trimmed === '' ? words.nameWrong : undefined}
      />
      {isFull ? <Note tone="warn">{say(words.max, { max: limits.linksMax })}</Note> : null}
      <ErrorBox error={isFull ? undefined : add.error} />
      <Button type="submit" tone="plain" isBusy={add.isBusy}>
        {words.make}
      </Button>
    </Form>
  );
}
