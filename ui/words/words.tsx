// Words of an app, and how values are put into them (ICU MessageFormat).
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '#domain/text/language.ts';
import type { common } from '#locales/en/common.ts';
import { sayMessage } from '#locales/message.ts';
import type { Values } from '#locales/say.ts';
import type { Translated } from '#locales/translated.ts';

export type UiWords = { readonly common: Translated<typeof common> };

type Spoken = { readonly language: Language; readonly words: UiWords };

const SpokenContext = createContext<Spoken | undefined>(undefined);

/** The words that blocks of this kit say by themselves. */
export function useUiWords(): UiWords['common'] {
  return useSpoken().words.common;
}

export function useLanguage(): Language {
  return useSpoken().language;
}

/** Puts values into a word: `say(words.orders.deadline, { when })`. */
export function useSay(): (text: string, values?: Values) => string {
  const { language } = useSpoken();
  return (text, values) => (values === undefined ? text : sayMessage(language, text, values));
}

/** Makes the provider and the hook of one app's words, so that a screen sees exactly the words its app loads. */
export function makeWords<W extends UiWords>() {
  const WordsContext = createContext<W | undefined>(undefined);

  function WordsProvider({
    language,
    words,
    children,
  }: {
    language: Language;
    words: W;
    children: ReactNode;
  }) {
    return (
      <SpokenContext value={{ language, words }}>
        <WordsContext value={words}>{children}</WordsContext>
      </SpokenContext>
    );
  }

  function useWords(): W {
    const words = useContext(WordsContext);
    if (words === undefined) throw new Error('useWords needs a WordsProvider above it');
    return words;
  }

  return { WordsProvider, useWords };
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === undefined) throw new Error('words need a WordsProvider above them');
  return spoken;
}
