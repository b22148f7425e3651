import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { searchMax, type Face, type FilterValue, type ListQuery } from '#domain/wire/listing.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { FilterTokens } from './FilterTokens.tsx';
import type { FilterWords } from './words.ts';

type Props = {
  faces: Readonly<Record<string, Face>>;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
  /** What the search looks at; without it there is none. */
  search: string | undefined;
  filters: Readonly<Record<string, FilterWords>>;
};

/** How long a person may think between two letters before it is searched for. */
const typingMs = 350;

/** What a list is narrowed by, in one line: the search, and a token for every filter that is on. */
export function FilterBar({ faces, query, onQuery, search, filters }: Props) {
  const { list } = useWords().desk;
  const add = useRef<HTMLButtonElement>(null);
  const isNarrow = query.q !== undefined || query.filters !== undefined;

  function narrow(key: string, value: FilterValue | undefined): void {
    const { [key]: _before, ...others } = query.filters ?? {};
    const next = value === undefined ? others : { ...others, [key]: value };
    const { filters: _all, ...rest } = query;
    onQuery(Object.keys(next).length === 0 ? rest : { ...rest, filters: next });
  }

  return (
    <div role="search" className="flex flex-wrap items-center gap-2">
      {search === undefined ? null : (
        <Typed
          label={search}
          value={query.q ?? ''}
          onValue={(q) => {
            const { q: _before, ...rest } = query;
            onQuery(q === '' ? rest : { ...rest, q });
          }}
        />
      )}
      <FilterTokens
        faces={faces}
        words={filters}
        values={query.filters ?? {}}
        onValue={narrow}
        addButton={add}
      />
      {isNarrow ? (
        <Button
          tone="quiet"
          size="dense"
          icon={<X aria-hidden className="size-4" />}
          onClick={() => {
            // It goes with what it clears.
            add.current?.focus();
            const { q: _q, filters: _filters, ...rest } = query;
            onQuery(rest);
          }}
        >
          {list.clear}
        </Button>
      ) : null}
    </div>
  );
}

type TypedProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
};

/** A text that is asked for when the typing rests. What comes from outside replaces it. */
function Typed({ label, value, onValue }: TypedProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const tell = useRef(onValue);
  useEffect(() => {
    tell.current = onValue;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => tell.current(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <label className="flex min-h-9 w-full items-center gap-2 rounded-field border border-line-strong bg-surface px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:w-72 pointer-coarse:min-h-target">
      <Search aria-hidden className="size-4 shrink-0 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={searchMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted lg:text-meta"
      />
    </label>
  );
}
