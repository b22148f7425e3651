import { listChats } from '#features/chat/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { useFirstWords } from './useFirstWords.ts';

const shown = 5;

/** The buyers who wrote last. Nothing where nobody has. */
export function BuyerTalks() {
  const words = useWords().chat.buyer;
  const say = useSay();
  const firstWords = useFirstWords();
  const { data } = useEndpoint(listChats, { kind: 'order', page_size: shown });
  const list = data?.list.filter(({ last }) => last !== null) ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={words.list}>
      <Rows label={words.list}>
        {list.map(({ order, ...one }) =>
          order === null ? null : (
            <Row
              key={one.id}
              title={say(words.of, { number: order.number })}
              detail={firstWords(one)}
              end={one.last === null ? undefined : <TimeText at={one.last.at} form="distance" />}
              below={
                one.unread === 0 ? null : (
                  <Badge tone="accent">{say(words.linkUnread, { count: one.unread })}</Badge>
                )
              }
              to={`/orderList/${order.id}/messages`}
            />
          ),
        )}
      </Rows>
    </Section>
  );
}
