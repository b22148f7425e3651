import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Session = OutputOf<typeof perInfo>['sessions'][number];

const phones = /Android|iPhone|iPad/;

/** Where the merchant is signed in, and the way to end it from afar. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { security: words } = useWords().safety;
  const say = useSay();
  const toast = useToast();
  const [asked, setAsked] = useState<Session | 'others'>();
  const act = useAct(endSessions, {
    changes: [perInfo],
    onDone: ({ ended }) => {
      setAsked(undefined);
      toast(say(words.ended, { count: ended }), 'good');
    },
  });
  const ask = (what: Session | 'others') => {
    act.reset();
    setAsked(what);
  };
  const isAll = asked === 'others';
  const device = asked === undefined || isAll ? '' : asked.device || words.unknownDevice;

  return (
    <Section title={words.sessions}>
      <Text look="muted">{say(words.sessionsLead, { max: limits.sessionsPerPerson })}</Text>
      <Rows label={words.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
        ))}
      </Rows>
      {sessions.length > 1 ? (
        <Button tone="danger" isWide onClick={() => ask('others')}>
          {words.endOthers}
        </Button>
      ) : (
        <Text look="muted">{words.alone}</Text>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) act.act(asked === 'others' ? { others: true } : { id: asked.id });
        }}
        title={isAll ? words.endOthersTitle : words.endTitle}
        action={isAll ? words.endOthers : words.end}
        isDanger
        isBusy={act.isBusy}
        error={act.error}
      >
        <Text>{isAll ? words.endOthersDetail : say(words.endDetail, { device })}</Text>
      </ConfirmDialog>
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { security: words } = useWords().safety;
  const say = useSay();
  const { time, distance } = useFormats();
  const device = session.device === '' ? words.unknownDevice : session.device;
  const Icon = phones.test(session.device) ? Smartphone : Laptop;
  const when = time(session.since);
  const origin =
    session.place === null ? say(words.since, { when }) : say(words.sinceAt, { when, place: session.place });
  return (
    <Row
      lead={<Icon aria-hidden className="size-6 shrink-0 text-muted" />}
      title={device}
      detail={say(words.seen, { when: distance(session.at) })}
      end={
        session.current ? (
          <Badge tone="good">{words.thisDevice}</Badge>
        ) : (
          <Button tone="plain" size="small" aria-label={say(words.endLabel, { device })} onClick={onEnd}>
            {words.end}
          </Button>
        )
      }
      below={origin}
    />
  );
}
