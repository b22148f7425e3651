import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { languages } from '#domain/text/language.ts';
import { announcement } from '#features/help/announcements.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { announcementTones } from './announcement-tones.ts';
import { AnnouncementActs } from './AnnouncementActs.tsx';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import { AudienceText } from './AudienceText.tsx';

type Announcement = OutputOf<typeof announcement>;

/** One announcement: written, let go, told. */
export function AnnouncementScreen() {
  const words = useWords().content.announcements;
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const query = useEndpoint(announcement, { id }, { enabled: !isNew });
  if (isNew) {
    return (
      <Page title={words.new} back="/announcements">
        <AnnouncementEditor />
      </Page>
    );
  }
  return (
    <Page title={query.data?.title ?? words.title} back="/announcements" width="wide">
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(one) => <Columns main={<Main one={one} />} side={<Side one={one} />} />}
      </QueryView>
    </Page>
  );
}

function Main({ one }: { one: Announcement }) {
  const words = useWords().content.announcements;
  const say = useSay();
  if (one.state !== 'draft') return <Said one={one} />;
  return (
    <>
      {one.why === null ? null : <Note tone="warn">{say(words.returned, { why: one.why })}</Note>}
      <AnnouncementEditor key={one.id} announcement={one} />
    </>
  );
}

function Said({ one }: { one: Announcement }) {
  const words = useWords().content;
  return languages.map((lang) => {
    const text = one.texts[lang];
    if (text === undefined) return null;
    return (
      <Card key={lang} title={words.languages[lang] ?? lang}>
        <div lang={lang} className="flex flex-col gap-2 wrap-anywhere">
          <Text look="strong">{text.title}</Text>
          <p className="whitespace-pre-line">{text.body}</p>
        </div>
      </Card>
    );
  });
}

function Side({ one }: { one: Announcement }) {
  const words = useWords().content.announcements;
  const say = useSay();
  const { column } = words;
  return (
    <>
      <Card title={words.history}>
        <Facts
          facts={[
            {
              label: column.state,
              value: <Badge tone={announcementTones[one.state]}>{words.state[one.state]}</Badge>,
            },
            { label: column.to, value: <AudienceText to={one} /> },
            { label: column.due, value: <TimeText at={one.due_at} form="both" /> },
            one.route === null ? undefined : { label: words.leads_to, value: one.route },
            { label: say(words.made, { name: one.maker }), value: <TimeText at={one.made_at} form="both" /> },
            happened(one.proposed_at, say(words.proposed_by, { name: one.proposer ?? '' })),
            happened(one.checked_at, say(words.checked_by, { name: one.checker ?? '' })),
          ]}
        />
        {one.state === 'dropped' ? (
          <Note tone="warn">{say(words.stopped_by, { name: one.ended_by ?? '', why: one.why ?? '' })}</Note>
        ) : (
          <Text look="muted">
            {one.state === 'told' || one.state === 'telling'
              ? say(words.told, { count: one.told_count })
              : say(words.reaches, { count: one.reaches })}
          </Text>
        )}
      </Card>
      <AnnouncementActs one={one} />
    </>
  );
}

function happened(at: string | null, label: string) {
  return at === null ? undefined : { label, value: <TimeText at={at} form="both" /> };
}
