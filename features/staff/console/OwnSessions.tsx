import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { myAccess } from '#features/staff/account.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useAccessCalls } from './useAccessCalls.ts';

type Sessions = OutputOf<typeof myAccess>['sessions'];

/** Where one is signed in, and the way to end it from afar. */
export function OwnSessions({ sessions }: { sessions: Sessions }) {
  const calls = useAccessCalls();
  const { account: words } = useWords().access;
  const say = useSay();
  const toast = useToast();
  const { time, distance } = useFormats();
  const { act, isBusy, error } = useAct(calls.endConsoleSessions, {
    changes: [calls.myAccess],
    onDone: ({ ended }) => toast(say(words.ended, { count: ended }), 'good'),
  });
  return (
    <Section title={words.sessions}>
      <Rows label={words.sessions}>
        {sessions.map((one) => {
          const device = one.device === '' ? words.unknown : one.device;
          const when = time(one.since);
          return (
            <Row
              key={one.id}
              title={device}
              detail={say(words.seen, { when: distance(one.at) })}
              below={
                one.place === null
                  ? say(words.since, { when })
                  : say(words.since_at, { when, place: one.place })
              }
              end={
                one.current ? (
                  <Badge tone="good">{words.this}</Badge>
                ) : (
                  <Button
                    tone="plain"
                    size="small"
                    isBusy={isBusy}
                    aria-label={say(words.end_of, { device })}
                    onClick={() => act({ id: one.id })}
                  >
                    {words.end}
                  </Button>
                )
              }
            />
          );
        })}
      </Rows>
      <ErrorBox error={error} />
      {sessions.length > 1 ? (
        <Button tone="danger" isBusy={isBusy} onClick={() => act({ others: true })}>
          {words.end_others}
        </Button>
      ) : (
        <Text look="muted">{words.alone}</Text>
      )}
    </Section>
  );
}
