import {
  Bell,
  CircleAlert,
  LifeBuoy,
  Megaphone,
  MessageSquare,
  PackageX,
  ReceiptText,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useNavigate } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import { localDay } from '#domain/time.ts';
import type { listNotices } from '#features/notifications/contract.ts';
import { StateDot } from '#ui/content/StateDot.tsx';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useZone } from '#ui/words/time.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import { useSay } from '#ui/words/words.tsx';

type Notice = OutputOf<typeof listNotices>['list'][number];
type Props = { list: readonly Notice[]; onOpen: (id: string) => void };

const icons: Record<NoticeKind, LucideIcon> = {
  order: ReceiptText,
  wallet: Wallet,
  case: PackageX,
  review: MessageSquare,
  service: LifeBuoy,
  system: Bell,
  ad: Megaphone,
};

/** Notices under the day on which they were told, on the clock of the shop. */
export function Days({ list, onOpen }: Props) {
  const zone = useZone();
  const dayName = useDayName();
  // A page that began while something new came has its last row again.
  const each = [...new Map(list.map((notice) => [notice.id, notice])).values()];
  const days = Map.groupBy(each, ({ created_at: at }) => dayOf(at, zone));
  return [...days].map(([day, told]) => {
    const name = dayName(day, told[0]?.created_at ?? '');
    return (
      <Section key={day} title={name}>
        <Rows label={name}>
          {told.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} />
          ))}
        </Rows>
      </Section>
    );
  });
}

function dayOf(at: string, zone: string | undefined): string {
  return localDay(new Date(at), zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}

const dayMs = 86_400_000;

function useDayName(): (day: string, at: string) => string {
  const { notifications: words } = useWords();
  const { time } = useFormats();
  const zone = useZone();
  const now = useNow().getTime();
  const today = dayOf(new Date(now).toISOString(), zone);
  const yesterday = dayOf(new Date(now - dayMs).toISOString(), zone);
  return (day, at) => {
    if (day === today) return words.today;
    return day === yesterday ? words.yesterday : time(at, 'date');
  };
}

/** Pressing it marks it as read and goes to the one place where something can be done about it. */
function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: (id: string) => void }) {
  const { notifications: words } = useWords();
  const navigate = useNavigate();
  const { id, kind, severity, title, body, route, created_at: at } = notice;
  const isDelivered = notice.channels.some(({ name, state }) => name === 'app' && state === 'delivered');
  const isUnread = notice.read_at === null && isDelivered;
  const Icon = severity === 'urgent' ? CircleAlert : icons[kind];

  function open() {
    if (notice.read_at === null) onOpen(id);
    navigate(route);
  }

  return (
    <Row
      lead={<Icon aria-hidden className={cx('size-6', colourOf(isUnread, severity))} />}
      title={
        <span className="flex min-w-0 items-baseline gap-1.5">
          {isUnread ? <StateDot tone={severity === 'urgent' ? 'bad' : 'accent'} /> : null}
          <span className="line-clamp-2">{title}</span>
          {isUnread ? <span className="sr-only">{words.isUnread}</span> : null}
          {isUnread && severity !== 'info' ? (
            <span className="sr-only">{words.severity[severity]}</span>
          ) : null}
          <span className="sr-only">{words.kind[kind]}</span>
        </span>
      }
      detail={<span className={isUnread ? 'line-clamp-2' : 'line-clamp-1'}>{body}</span>}
      end={
        <span className="text-meta text-muted">
          <TimeText at={at} form="time" />
        </span>
      }
      below={isToldOutside(notice.channels) ? <Ways channels={notice.channels} /> : undefined}
      onPress={open}
    />
  );
}

function colourOf(isUnread: boolean, severity: Notice['severity']): string {
  if (!isUnread) return 'text-muted';
  return severity === 'urgent' ? 'text-bad' : 'text-accent-ink';
}

function isToldOutside(channels: Notice['channels']): boolean {
  return channels.some(({ name, state }) => name !== 'app' && state !== 'off' && state !== 'not_open');
}

/** What became of it on the ways out of the app: only where one was taken. */
function Ways({ channels }: { channels: Notice['channels'] }) {
  const { channel: words } = useWords().reach;
  const say = useSay();
  return channels.map(({ name, state }) =>
    name === 'app' || state === 'off' || state === 'not_open' ? null : (
      <span key={name}>{say(words.told, { way: words[name], state: words[state] })}</span>
    ),
  );
}
