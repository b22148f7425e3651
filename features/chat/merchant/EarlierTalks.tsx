import { listChats } from '#features/chat/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useFirstWords } from './useFirstWords.ts';

const shown = 5;

/** What was talked about with the desk before. Nothing where there is nothing: nobody came for it. */
export function EarlierTalks() {
  const words = useWords().chat;
  const say = useSay();
  const { time } = useFormats();
  const firstWords = useFirstWords();
  const { data } = useEndpoint(listChats, { kind: 'service', page_size: shown + 1 });
  const list = data?.list.filter(({ closed_at: at }) => at !== null).slice(0, shown) ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={words.desk.past}>
      <Rows label={words.desk.past}>
        {list.map((one) => (
          <Row
            key={one.id}
            title={say(words.desk.pastOf, { when: time(one.created_at, 'date') })}
            detail={firstWords(one)}
            below={
              one.rating === null ? null : (
                <Badge>{say(words.desk.pastRated, { stars: one.rating.stars })}</Badge>
              )
            }
            to={`/service/${one.id}`}
          />
        ))}
      </Rows>
    </Section>
  );
}
