import { listInbox } from '#features/chat/inbox.contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Section } from '#ui/layout/Section.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { CountBadge } from '#ui/content/CountBadge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { InboxRow } from './InboxRow.tsx';

const shown = 3;
/** The conversation beside it has a stream of its own; one more is not worth it here. */
const againMs = 60_000;

/** The newest talks with buyers, and the way to all of them with how many are unread. Nothing where nobody has written. */
export function InboxPart() {
  const words = useWords().inbox;
  const say = useSay();
  const { data } = useEndpoint(listInbox, { page_size: shown }, { refetchMs: againMs });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <Section title={words.title}>
      <Rows label={words.title}>
        {data.list.map((one) => (
          <InboxRow key={one.id} talk={one} />
        ))}
        <Row
          title={words.all}
          {...(data.open === 0 ? {} : { detail: say(words.waiting, { count: data.open }) })}
          {...(data.unread === 0
            ? {}
            : {
                end: (
                  <CountBadge
                    badge={{ count: data.unread, label: say(words.unread, { count: data.unread }) }}
                  />
                ),
              })}
          to="/inbox"
        />
      </Rows>
    </Section>
  );
}
