import { BookText } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { languageNames, languageOf } from '#domain/text/language.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listCanned } from '#features/chat/console.contract.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';

type Canned = OutputOf<typeof listCanned>['list'][number];
type Props = {
  /** The language in which the merchant reads. */
  lang: string;
  onPick: (text: string) => void;
};

/** Answers that are written already: found by a word, put into the field in the merchant's language. */
export function CannedButton({ lang, onPick }: Props) {
  const { chat, desk } = useWords();
  const words = chat.canned;
  const [isOpen, setOpen] = useState(false);
  useScreenKeys({ a: { says: desk.keys.canned, act: () => setOpen(true) } });
  return (
    <>
      <IconButton
        label={words.open}
        icon={<BookText aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        footer={
          <LinkButton to="/chat/canned" tone="plain" isWide>
            {words.edit}
          </LinkButton>
        }
      >
        <Choice
          lang={lang}
          onPick={(text) => {
            setOpen(false);
            onPick(text);
          }}
        />
      </Sheet>
    </>
  );
}

function Choice({ lang, onPick }: Props) {
  const words = useWords().chat.canned;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim()).slice(0, 80);
  const query = useEndpoint(listCanned, q === '' ? {} : { q }, { keepPrevious: true });
  return (
    <>
      <TextField label={words.search} type="search" value={typed} onChange={setTyped} maxLength={80} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={q === '' ? words.empty : words.none} />,
        }}
      >
        {({ list }) => (
          <Rows label={words.title}>
            {list.map((one) => (
              <CannedRow key={one.id} one={one} lang={lang} onPick={onPick} />
            ))}
          </Rows>
        )}
      </QueryView>
    </>
  );
}

function CannedRow({ one, lang, onPick }: Props & { one: Canned }) {
  const words = useWords().chat.canned;
  const say = useSay();
  const wanted = languageOf(lang) ?? 'en';
  const own = one.texts[wanted];
  const text = own ?? one.texts.en ?? '';
  return (
    <Row
      title={one.title}
      detail={
        <span lang={own === undefined ? 'en' : wanted} className="line-clamp-2">
          {text}
        </span>
      }
      below={
        own === undefined ? (
          <Text look="small">
            {say(words.not_in_language, { wanted: languageNames[wanted], language: languageNames.en })}
          </Text>
        ) : undefined
      }
      onPress={() => onPick(text)}
    />
  );
}
