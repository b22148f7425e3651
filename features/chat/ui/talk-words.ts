// The words of a conversation, of whichever app shows it.
import { createContext, useContext } from 'react';
import type { chat } from '#locales/en/chat.ts';
import type { Translated } from '#locales/translated.ts';

export type TalkWords = Translated<typeof chat>['talk'];

const TalkWordsContext = createContext<TalkWords | undefined>(undefined);

export const TalkWordsProvider = TalkWordsContext;

export function useTalkWords(): TalkWords {
  const words = useContext(TalkWordsContext);
  if (words === undefined) throw new Error('a conversation needs a TalkWordsProvider above it');
  return words;
}
