import type { ReactNode } from 'react';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { reusable, type Application, type Identity } from './draft.ts';

const tones = {
  unverified: 'plain',
  applying: 'info',
  verified: 'good',
  rejected: 'warn',
  expiring: 'warn',
} as const;

/** Where the check stands, and what comes next. Draws nothing before the first application. */
export function StateCard({ identity }: { identity: Identity }) {
  const { identity: words } = useWords();
  const { status, application } = identity;
  if (status === 'unverified') return null;
  return (
    <Card title={words.steps.label} actions={<Badge tone={tones[status]}>{words.status[status]}</Badge>}>
      <Stack>
        {status === 'applying' && application !== null ? (
          <Applying identity={identity} application={application} />
        ) : null}
        {status === 'verified' ? <Verified name={identity.legal_name ?? ''} /> : null}
        {status === 'expiring' ? <Expiring day={identity.expires_on} /> : null}
        <Rejected identity={identity} />
      </Stack>
    </Card>
  );
}

function Applying({ identity, application }: { identity: Identity; application: Application }) {
  const { identity: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const when = time(application.promise_at);
  return (
    <>
      {application.is_late ? (
        <Note tone="warn" title={words.lateTitle}>
          {say(words.lateDetail, { when })}
        </Note>
      ) : (
        <Note tone="info" title={words.applyingTitle}>
          {say(words.applyingDetail, { when })}
        </Note>
      )}
      {identity.is_verified ? <Text>{words.renewalDetail}</Text> : null}
      <Timeline
        label={words.steps.label}
        steps={[
          {
            key: 'sent',
            title: words.steps.sent,
            detail: <TimeText at={application.submitted_at} />,
            state: 'done',
          },
          {
            key: 'review',
            title: words.steps.review,
            detail: say(words.steps.reviewDetail, { when }),
            state: 'current',
          },
          { key: 'answer', title: words.steps.answer, detail: words.steps.answerDetail, state: 'ahead' },
        ]}
      />
    </>
  );
}

function Verified({ name }: { name: string }) {
  const { identity: words } = useWords();
  const say = useSay();
  return (
    <Note tone="good" title={say(words.verifiedTitle, { name })}>
      {words.verifiedDetail}
    </Note>
  );
}

function Expiring({ day }: { day: string | null }) {
  const { identity: words } = useWords();
  const say = useSay();
  const format = useDay();
  return (
    <Note tone="warn" title={say(words.expiringTitle, { day: day === null ? '' : format(day) })}>
      {words.expiringDetail}
    </Note>
  );
}

function Rejected({ identity }: { identity: Identity }) {
  const { identity: words } = useWords();
  const say = useSay();
  const last = reusable(identity.application);
  if (last === undefined || identity.status === 'applying' || identity.status === 'verified') return null;
  const isRenewal = identity.status === 'expiring';
  return (
    <Note tone="warn" title={isRenewal ? words.sendBackTitle : words.rejectedTitle}>
      <Stack gap="small">
        <Text>{isRenewal ? words.sendBackDetail : words.rejectedDetail}</Text>
        {last.note === '' ? null : <Text>{say(words.reviewerSays, { note: last.note })}</Text>}
      </Stack>
    </Note>
  );
}

/** What was sent, without what nobody needs to see again. */
export function SentCard({ identity }: { identity: Identity }) {
  const { identity: words } = useWords();
  const say = useSay();
  const { country } = useFormats();
  const format = useDay();
  const { application } = identity;
  if (application === null) return null;
  const isCompany = application.kind === 'company';
  const fact = (label: string, value: ReactNode) => ({ label, value });
  return (
    <Card title={words.sentTitle}>
      <Facts
        facts={[
          fact(isCompany ? words.companyLabels.full_name : words.labels.full_name, application.full_name),
          isCompany ? fact(words.parts.acting, application.representative) : undefined,
          fact(words.labels.country, country(application.country)),
          fact(words.labels.doc_type, words.documents[application.doc_type]),
          fact(
            isCompany ? words.companyLabels.id_number : words.labels.id_number,
            say(words.numberEnds, { last: application.id_number_last }),
          ),
          application.document_ends_on === null
            ? undefined
            : fact(words.labels.document_ends_on, format(application.document_ends_on)),
          fact(words.sentAt, <TimeText at={application.submitted_at} form="date" />),
          identity.verified_at === null
            ? undefined
            : fact(words.verifiedAt, <TimeText at={identity.verified_at} form="date" />),
          fact(
            application.is_erased ? words.erased : words.deleteAfter,
            <TimeText at={application.delete_after} form="date" />,
          ),
        ]}
      />
    </Card>
  );
}

/** A calendar day as people here write it: the same day in every zone. */
function useDay(): (day: string) => string {
  const language = useLanguage();
  return (day) => formatTime(language, new Date(`${day}T00:00:00.000Z`), 'date', 'UTC');
}
