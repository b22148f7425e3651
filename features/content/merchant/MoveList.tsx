import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Item = { readonly key: string; readonly title: string; readonly detail?: string | undefined };
type Props<T extends Item> = {
  label: string;
  items: readonly T[];
  onChange: (items: readonly T[]) => void;
  pictureOf?: (item: T) => ReactNode;
};

/** An ordered list: each is moved up, down or out by its buttons, and where it came to is said. */
export function MoveList<T extends Item>({ label, items, onChange, pictureOf }: Props<T>) {
  const words = useWords().shop.collections;
  const say = useSay();
  const [moved, setMoved] = useState('');
  const move = (from: number, step: -1 | 1) => {
    const item = items[from];
    if (item === undefined) return;
    onChange(items.toSpliced(from, 1).toSpliced(from + step, 0, item));
    setMoved(say(words.moved, { title: item.title, place: from + step + 1, all: items.length }));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol aria-label={label} className="flex flex-col divide-y divide-line rounded-card border border-line">
        {items.map((item, place) => (
          <li key={item.key} className="flex items-center gap-1 py-1.5 pl-3">
            {pictureOf?.(item)}
            <span className="flex min-w-0 flex-1 flex-col pl-2">
              <span className="line-clamp-2 text-meta font-medium wrap-anywhere">{item.title}</span>
              {item.detail === undefined ? null : (
                <span className="text-caption text-muted">{item.detail}</span>
              )}
            </span>
            <MoveButtons
              title={item.title}
              place={place}
              all={items.length}
              onMove={(step) => move(place, step)}
            />
            <IconButton
              label={say(words.remove, { title: item.title })}
              icon={<X aria-hidden className="size-5" />}
              onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

type MoveProps = { title: string; place: number; all: number; onMove: (step: -1 | 1) => void };

function MoveButtons({ title, place, all, onMove }: MoveProps) {
  const words = useWords().shop.collections;
  const say = useSay();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1>(undefined);
  // A row that moves in the page loses the focus, and at either end its button is off.
  useEffect(() => {
    const first = pressed.current === 1 ? down : up;
    const button = first.current?.disabled === true ? (first === up ? down : up) : first;
    if (pressed.current !== undefined) button.current?.focus();
    pressed.current = undefined;
  }, [place]);
  const press = (step: -1 | 1) => {
    pressed.current = step;
    onMove(step);
  };
  return (
    <span className="flex shrink-0">
      <IconButton
        ref={up}
        label={say(words.up, { title })}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={place === 0}
        onClick={() => press(-1)}
      />
      <IconButton
        ref={down}
        label={say(words.down, { title })}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={place === all - 1}
        onClick={() => press(1)}
      />
    </span>
  );
}
