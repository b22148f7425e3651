// The words on the screen: of the person's language, under the instance's brand.
import { startTransition, useEffect, useState } from 'react';
import type { Language } from '#domain/text/language.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import type { LanguageFile } from '#locales/merchant.ts';
import { brandOfPage, isTestDataPage } from '#ui/page-facts.ts';
import type { Session } from '#ui/calls/session.ts';
import { joinWords } from './words.ts';
import type { JoinedWords } from './words.ts';

let current: JoinedWords | undefined;

/** All words of the language that is spoken: awaited with the file of a screen. */
export async function allWords(): Promise<void> {
  await current?.loadAll();
}

export type Spoken = JoinedWords & { readonly language: Language };

/** Stored as the language where there is test data, it shows English made longer and accented: what clips is seen. */
const pseudoCode = 'en-XA';
const triesMax = 30;
const againMs = 2_000;
const aheadMs = 1_500;

/** Loads what the session speaks; asked before the first paint it is there, or nearly so, when React needs it. */
export async function loadSpoken(session: Session): Promise<Spoken> {
  const language = session.language();
  const file = await loadMerchantWords(language);
  const brand = brandOfPage() ?? file.day.common.brand;
  const isPseudo = isTestDataPage() && session.kept('lang') === pseudoCode;
  const key = `${language} ${brand} ${isPseudo}`;
  const said = joined.get(key) ?? joinWords(isPseudo ? await strangeFile(file) : file, brand);
  joined.set(key, said);
  current = said;
  return { language, ...said };
}

/** What was said once keeps the words that came for it. */
const joined = new Map<string, JoinedWords>();

async function strangeFile({ day, rooms }: LanguageFile): Promise<LanguageFile> {
  const { pseudo, pseudoRooms } = await import('#locales/pseudo.ts');
  return { day: pseudo(day), rooms: pseudoRooms(rooms) };
}

/**
 * The words to show, following the session's language; undefined until the first ones are there.
 * While others are loaded the words before stay, so that a switch loses nothing of the page.
 */
export function useSpoken(session: Session, onSwitched: () => void): Spoken | undefined {
  const [spoken, setSpoken] = useState<Spoken>();

  useEffect(() => {
    let isOver = false;
    async function speak(isSwitch: boolean): Promise<void> {
      const language = session.language();
      const next = await tryAgain(
        () => loadSpoken(session),
        () => isOver || session.language() !== language,
      );
      // A switch waits for all of them, so that no screen that is open goes blank over it.
      if (isSwitch) await next?.loadAll().catch(() => undefined);
      if (isOver || next === undefined || session.language() !== next.language) return;
      document.documentElement.lang = next.language;
      // The first screen in slices: a slow phone answers a finger while it draws. A switch at once, as the page's own
      // language.
      if (isSwitch) setSpoken(next);
      else startTransition(() => setSpoken(next));
    }
    void speak(false);
    const stop = session.onLanguage(() => {
      void speak(true);
      onSwitched();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [session, onSwitched]);

  // What is not on the screen comes once there is time: a lost connection later leaves no screen without words.
  useEffect(() => {
    if (spoken === undefined) return undefined;
    const timer = setTimeout(() => void spoken.loadAll().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, [spoken]);

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
