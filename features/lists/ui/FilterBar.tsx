import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Face, FilterValue, ListQuery } from '#domain/wire/listing.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { cx } from '#ui/cx.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useSay } from '#ui/words/words.tsx';
import { AmountsFilter } from './AmountsFilter.tsx';
import { ChoicesFilter } from './ChoicesFilter.tsx';
import { DatesFilter } from './DatesFilter.tsx';
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

/** Everything a list can be narrowed by, as its contract names it. */
export function FilterBar({ faces, query, onQuery, search, filters }: Props) {
  const { list } = useWords().desk;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(query.filters ?? {}).length;
  const isNarrow = query.q !== undefined || query.filters !== undefined;

  function narrow(key: string, value: FilterValue | undefined): void {
    const { [key]: _before, ...others } = query.filters ?? {};
    const next = value === undefined ? others : { ...others, [key]: value };
    const { filters: _all, ...rest } = query;
    onQuery(Object.keys(next).length === 0 ? rest : { ...rest, filters: next });
  }

  return (
    <div role="search" className="flex flex-wrap items-end gap-3">
      {search === undefined ? null : (
        <Typed
          label={search}
          value={query.q ?? ''}
          isSearch
          max={120}
          onValue={(q) => {
            const { q: _before, ...rest } = query;
            onQuery(q === '' ? rest : { ...rest, q });
          }}
        />
      )}
      {Object.keys(faces).length === 0 ? null : (
        <div className="lg:hidden">
          <Button
            tone="plain"
            aria-expanded={isOpen}
            icon={<SlidersHorizontal aria-hidden className="size-4" />}
            onClick={() => setOpen(!isOpen)}
          >
            {say(list.filters, { count })}
          </Button>
        </div>
      )}
      {/* On a phone the rows come first: what narrows them is behind a button. */}
      <div className={cx('w-full flex-wrap items-end gap-3 lg:contents', isOpen ? 'flex' : 'hidden')}>
        {Object.entries(faces).map(([key, face]) => {
          const words = filters[key];
          if (words === undefined) return null;
          return (
            <Filter
              key={key}
              face={face}
              words={words}
              value={query.filters?.[key]}
              onValue={(value) => narrow(key, value)}
            />
          );
        })}
      </div>
      {isNarrow ? (
        <Button
          tone="quiet"
          icon={<X aria-hidden className="size-4" />}
          onClick={() => {
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

export type FilterProps = {
  words: FilterWords;
  value: FilterValue | undefined;
  onValue: (value: FilterValue | undefined) => void;
};

function Filter({ face, ...props }: FilterProps & { face: Face }) {
  const { list } = useWords().desk;
  const { words, value, onValue } = props;
  switch (face.kind) {
    case 'text':
      return (
        <Typed
          label={words.label}
          value={typeof value === 'string' ? value : ''}
          max={face.max}
          onValue={(text) => onValue(text === '' ? undefined : text)}
        />
      );
    case 'flag':
      return (
        <SelectField
          label={words.label}
          value={value === undefined ? 'any' : value === true ? 'yes' : 'no'}
          onChange={(chosen) => onValue(chosen === 'any' ? undefined : chosen === 'yes')}
          options={[
            { value: 'any', label: list.any },
            { value: 'yes', label: list.yes },
            { value: 'no', label: list.no },
          ]}
        />
      );
    case 'choices':
      return <ChoicesFilter {...props} values={face.values} />;
    case 'dates':
      return <DatesFilter {...props} />;
    case 'amounts':
      return <AmountsFilter {...props} currencies={face.currencies} />;
  }
}

type TypedProps = {
  label: string;
  value: string;
  max: number;
  isSearch?: boolean;
  onValue: (text: string) => void;
};

/** A text that is asked for when the typing rests. What comes from outside replaces it. */
function Typed({ label, value, max, isSearch = false, onValue }: TypedProps) {
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
    <div className={isSearch ? 'w-full sm:w-80' : 'w-full sm:w-48'}>
      <TextField
        type="search"
        label={label}
        maxLength={max}
        value={typed}
        onChange={setTyped}
        before={isSearch ? <Search aria-hidden className="size-5 text-muted" /> : undefined}
      />
    </div>
  );
}
