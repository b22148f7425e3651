import { useState } from 'react';
import { linkVisits, listLinks, setLink } from '#features/sharing/contract.ts';
import { limits } from '#domain/limits.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { SharePanel } from './SharePanel.tsx';
import type { Link, SharedThing } from './types.ts';

type Props = { link: Link; thing: SharedThing; onClose: () => void };

/** One link with a name: the ways to send it, who came by it and when, and what may be changed of it. */
export function LinkSheet({ link, thing, onClose }: Props) {
  const shown = thingOf(link, thing);
  return (
    <Sheet isOpen onClose={onClose} title={link.name}>
      <SharePanel thing={shown} link={link} />
      <Visits link={link} />
      <Rename link={link} />
      <ArchiveButton link={link} onDone={onClose} />
    </Sheet>
  );
}

/** A link of the shop's list may lead to goods: the picture for stories shows where it leads. */
function thingOf({ goods }: Link, thing: SharedThing): SharedThing {
  if (goods === null || goods.id === thing.goodsId) return thing;
  const url = `${thing.url}/goods/${goods.id}`;
  return { title: goods.title, text: undefined, url, image: goods.image, goodsId: goods.id };
}

function Visits({ link }: { link: Link }) {
  const all = useWords();
  const words = all.sharing;
  const say = useSay();
  const language = useLanguage();
  const query = usePages(linkVisits, (page) => ({ id: link.id, page, page_size: 20 }));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Section title={words.byDay}>
      <Text look="small">{words.rule}</Text>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={2} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <Empty says={words.byDayNone} />,
        }}
      >
        {() => (
          <>
            <Rows label={words.byDay}>
              {rows.map(({ day, source, visitors }) => (
                <Row
                  key={`${day} ${source}`}
                  title={dayText(language, day)}
                  detail={all.statistics.funnel.source[source]}
                  end={<span className="tabular">{say(words.visitors, { count: visitors })}</span>}
                />
              ))}
            </Rows>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** A day of the shop's clock is a day everywhere. */
function dayText(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

function Rename({ link }: { link: Link }) {
  const words = useWords();
  const toast = useToast();
  const [name, setName] = useState(link.name);
  const change = useAct(setLink, {
    changes: [listLinks],
    onDone: () => toast(words.sharing.renamed, 'good'),
  });
  const trimmed = name.trim();
  return (
    <Fold title={words.sharing.rename}>
      <Form
        label={words.sharing.rename}
        onSend={() => {
          if (trimmed !== '') change.act({ id: link.id, name: trimmed, version: link.version });
        }}
      >
        <TextField
          label={words.sharing.name}
          value={name}
          onChange={setName}
          maxLength={limits.linkNameMax}
          error={trimmed === '' ? words.sharing.nameWrong : undefined}
        />
        <ErrorBox error={change.error} />
        <Button type="submit" tone="plain" isBusy={change.isBusy}>
          {words.common.save}
        </Button>
      </Form>
    </Fold>
  );
}

/** Archiving is undone by the same button, so it asks for nothing. */
function ArchiveButton({ link, onDone }: { link: Link; onDone: () => void }) {
  const words = useWords().sharing;
  const toast = useToast();
  const isArchived = link.is_archived;
  const change = useAct(setLink, {
    changes: [listLinks],
    onDone: () => {
      toast(isArchived ? words.restored : words.archived, 'good');
      onDone();
    },
  });
  return (
    <>
      <Button
        tone="plain"
        isWide
        isBusy={change.isBusy}
        onClick={() => change.act({ id: link.id, is_archived: !isArchived, version: link.version })}
      >
        {isArchived ? words.restore : words.archive}
      </Button>
      <ErrorBox error={change.error} />
    </>
  );
}
