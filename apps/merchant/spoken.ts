// The words on the screen: of the person's language, under the instance's brand.
import { useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { MerchantWords } from '#locales/en.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { brandOfPage, isTestDataPage } from '#ui/page-facts.ts';
import type { Session } from '#ui/session.ts';

export type Spoken = { readonly language: Language; readonly words: MerchantWords };

/** Stored as the language where there is test data, it shows English made longer and accented: what clips is seen. */
const pseudoCode = 'en-XA';
const triesMax = 30;
const againMs = 2_000;

/** Loads what the session speaks; asked before the first paint it is there, or nearly so, when React needs it. */
export async function loadSpoken(session: Session): Promise<Spoken> {
  const language = session.language();
  const words = await loadMerchantWords(language);
  const isPseudo = isTestDataPage() && session.kept('lang') === pseudoCode;
  const said = isPseudo ? (await import('#locales/pseudo.ts')).pseudo(words) : words;
  const brand = brandOfPage() ?? said.common.brand;
  return { language, words: { ...said, common: { ...said.common, brand } } };
}

/**
 * The words to show, following the session's language; undefined until the first ones are there.
 * While others are loaded the words before stay, so that a switch loses nothing of the page.
 */
export function useSpoken(session: Session, onSwitched: () => void): Spoken | undefined {
  const [spoken, setSpoken] = useState<Spoken>();

  useEffect(() => {
    let isOver = false;
    async function speak(): Promise<void> {
      const language = session.language();
      const next = await tryAgain(
        () => loadSpoken(session),
        () => isOver || session.language() !== language,
      );
      if (isOver || next === undefined || session.language() !== next.language) return;
      document.documentElement.lang = next.language;
      setSpoken(next);
    }
    void speak();
    const stop = session.onLanguage(() => {
      void speak();
      onSwitched();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [session, onSwitched]);

  return spoken;
}

/** A chunk that a lost connection kept away comes when the connection does. */
async function tryAgain<T>(load: () => Promise<T>, isVain: () => boolean): Promise<T | undefined> {
  for (let tries = 0; tries < triesMax && !isVain(); tries += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
  return undefined;
}
