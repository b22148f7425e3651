import { ListFilter } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { Face, FilterValue } from '#domain/wire/listing.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { Token } from '#ui/lists/Token.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { filterText } from './filter-text.ts';
import type { FilterWords } from './words.ts';

type Props = {
  faces: Readonly<Record<string, Face>>;
  words: Readonly<Record<string, FilterWords>>;
  values: Readonly<Record<string, FilterValue>>;
  onValue: (key: string, value: FilterValue | undefined) => void;
  /** The button that adds a filter: where the focus goes when what had it is taken off. */
  addButton: RefObject<HTMLButtonElement | null>;
};

/**
 * A token for every filter that is on ("Status is Shipped"): its text changes it, its cross takes it off. The button, or
 * `f`, adds another one.
 */
export function FilterTokens({ faces, words, values, onValue, addButton }: Props) {
  const { desk } = useWords();
  const { list } = desk;
  const say = useSay();
  const textOf = useFilterText();
  const keys = Object.keys(faces).filter((key) => words[key] !== undefined);
  /** The filter that is edited; `null` while one is chosen from those that are off. */
  const [edited, setEdited] = useState<string | null>();
  const hasFilters = keys.length > 0;
  useScreenKeys({ f: hasFilters ? { says: desk.keys.filter, act: () => setEdited(null) } : undefined });
  const close = () => setEdited(undefined);

  if (!hasFilters) return null;
  return (
    <>
      {keys.map((key) => {
        const [word, value] = [words[key], values[key]];
        if (word === undefined || value === undefined) return null;
        return (
          <Token
            key={key}
            text={textOf(word, value)}
            removeLabel={say(list.token.remove, { filter: textOf(word, value) })}
            onPress={() => setEdited(key)}
            onRemove={() => {
              addButton.current?.focus();
              onValue(key, undefined);
            }}
          />
        );
      })}
      <Button
        ref={addButton}
        tone="quiet"
        size="dense"
        aria-haspopup="dialog"
        aria-keyshortcuts="f"
        icon={<ListFilter aria-hidden className="size-4" />}
        onClick={() => setEdited(null)}
      >
        {list.add_filter}
      </Button>
      <Sheet isOpen={edited === null} onClose={close} title={list.choose_filter}>
        <Choose
          words={words}
          keys={keys.filter((key) => values[key] === undefined)}
          onChoose={(key) => setEdited(key)}
        />
      </Sheet>
      {keys.map((key) => {
        const [word, face] = [words[key], faces[key]];
        if (word === undefined || face === undefined) return null;
        return (
          <Sheet key={key} isOpen={edited === key} onClose={close} title={word.label}>
            <FilterEditor
              face={face}
              words={word}
              value={values[key]}
              onValue={(value) => {
                close();
                onValue(key, value);
              }}
            />
          </Sheet>
        );
      })}
    </>
  );
}

function useFilterText(): (words: FilterWords, value: FilterValue) => string {
  const { list } = useWords().desk;
  const language = useLanguage();
  const say = useSay();
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  return (words, value) => filterText(words, value, { list, say, join: (texts) => or.format(texts) });
}

type ChooseProps = {
  keys: readonly string[];
  words: Readonly<Record<string, FilterWords>>;
  onChoose: (key: string) => void;
};

/** The filters that are off, by name. */
function Choose({ keys, words, onChoose }: ChooseProps) {
  const { list } = useWords().desk;
  if (keys.length === 0) return <Text>{list.no_more_filters}</Text>;
  return (
    <div className="-mx-2 flex flex-col">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => onChoose(key)}
          className="min-h-target rounded-chip px-3 text-left hover:bg-sunken"
        >
          {words[key]?.label}
        </button>
      ))}
    </div>
  );
}
