import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { useLocation } from '#ui/routing/hooks.ts';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { placeOfAddress, type NavGroup, type NavItem } from './navigation.ts';
import { useFolds } from './useFolds.ts';
import type { Waiting } from './useWaiting.ts';

type Props = {
  groups: readonly NavGroup[];
  waiting: ReadonlyMap<string, Waiting>;
  /** For a finger: in the sheet of a phone. */
  isRoomy?: boolean;
  onGo?: () => void;
};

/**
 * The places under their groups. A group that is folded still shows the place that is open, which is scrolled into view.
 */
export function SideNav({ groups, waiting, isRoomy = false, onGo }: Props) {
  const { folded, fold } = useFolds();
  const { pathname } = useLocation();
  const chosen = placeOfAddress(
    groups.flatMap(({ items }) => items),
    pathname,
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  return (
    <div ref={list} className="flex flex-col gap-2">
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          isFolded={folded.includes(group.key)}
          onFold={() => fold(group.key)}
          {...{ waiting, chosen, isRoomy, onGo }}
        />
      ))}
    </div>
  );
}

type GroupProps = Required<Pick<Props, 'waiting' | 'isRoomy'>> & {
  group: NavGroup;
  isFolded: boolean;
  onFold: () => void;
  chosen: string | undefined;
  onGo: (() => void) | undefined;
};

function Group({ group, isFolded, onFold, waiting, chosen, isRoomy, onGo }: GroupProps) {
  const id = useId();
  const items = isFolded ? group.items.filter(({ to }) => to === chosen) : group.items;
  return (
    <div>
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={onFold}
        className={cx(
          'flex w-full items-center gap-1 rounded-chip px-2 text-caption text-muted hover:text-ink',
          isRoomy ? 'min-h-target' : 'min-h-6 pointer-coarse:min-h-target',
        )}
      >
        <span className="flex-1 text-left">{group.label}</span>
        <ChevronDown aria-hidden className={cx('size-3.5', isFolded && '-rotate-90')} />
      </button>
      <div id={id} className="flex flex-col">
        {items.map((item) => (
          <Place
            key={item.to}
            item={item}
            isChosen={item.to === chosen}
            waiting={waiting.get(item.to)}
            isRoomy={isRoomy}
            onGo={onGo}
          />
        ))}
      </div>
    </div>
  );
}

type PlaceProps = {
  item: NavItem;
  isChosen: boolean;
  waiting: Waiting | undefined;
  isRoomy: boolean;
  onGo: (() => void) | undefined;
};

function Place({ item, isChosen, waiting, isRoomy, onGo }: PlaceProps) {
  const Icon = item.icon;
  return (
    <Link
      to={item.to}
      onClick={onGo}
      aria-current={isChosen ? 'page' : undefined}
      className={cx(
        'flex items-center gap-2 rounded-chip px-2 focus-visible:-outline-offset-3',
        isRoomy ? 'min-h-target text-body' : 'min-h-7.5 text-meta pointer-coarse:min-h-target',
        isChosen ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className={cx('size-4 shrink-0', !isChosen && 'text-muted')} />
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      <Waits waiting={waiting} />
    </Link>
  );
}

/** How many wait; its title and what is read out say since when. */
function Waits({ waiting }: { waiting: Waiting | undefined }) {
  const words = useWords().frame;
  const say = useSay();
  const { distance } = useFormats();
  if (waiting === undefined) return null;
  const { count, isFloor, oldest, isLate } = waiting;
  const age = oldest === undefined ? undefined : say(words.oldest, { age: distance(oldest) });
  const spoken = [
    say(words.waiting, { count: isFloor ? `${count}+` : String(count) }),
    isLate ? words.late : undefined,
    age,
  ];
  return (
    <span title={age} className={cx('tabular shrink-0 text-caption', isLate ? 'text-bad' : 'text-muted')}>
      <span aria-hidden>{isFloor ? `${count}+` : count}</span>
      <span className="sr-only">{spoken.filter((one) => one !== undefined).join(', ')}</span>
    </span>
  );
}
