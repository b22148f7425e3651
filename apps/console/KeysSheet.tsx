import { Fragment, useState } from 'react';
import { readScreenKeys, useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useWords } from '#ui/words/console-words.ts';

const keyClass =
  'tabular inline-flex min-w-7 justify-center rounded-field border border-line-strong bg-sunken px-1.5 text-meta';

/** `?` shows what each key does on the screen that is open; only where there is more than `?` itself. */
export function KeysSheet() {
  const { keys: words } = useWords().desk;
  const names: Readonly<Record<string, string>> = {
    ' ': words.space,
    ArrowDown: '↓',
    ArrowUp: '↑',
    Escape: words.escape,
  };
  const [shown, setShown] = useState<ReturnType<typeof readScreenKeys>>();
  useScreenKeys({
    '?': {
      says: words.help,
      act: () => {
        const known = readScreenKeys();
        if (known.length > 1) setShown(known);
      },
    },
  });
  return (
    <Sheet isOpen={shown !== undefined} onClose={() => setShown(undefined)} title={words.title}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[...(shown ?? []), { key: 'Ctrl K', says: words.search }].map(({ key, says }) => (
          <Fragment key={key}>
            <dt>
              <kbd className={keyClass}>{names[key] ?? key}</kbd>
            </dt>
            <dd>{says}</dd>
          </Fragment>
        ))}
      </dl>
    </Sheet>
  );
}
