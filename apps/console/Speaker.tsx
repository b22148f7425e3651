import { skipToken } from '#ui/queries/options.ts';
import { useQuery } from '#ui/queries/useQuery.ts';
import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '#domain/text/language.ts';
import { personKey, type Person } from '#features/staff/console/usePerson.ts';
import { common } from '#locales/en/common.ts';
import { consoleWords } from '#locales/en/console.ts';
import { errors } from '#locales/en/errors.ts';
import { loadSupplierWords, type SupplierFile } from '#locales/supplier.ts';
import { brandOfPage } from '#ui/page-facts.ts';
import type { Session } from '#ui/calls/session.ts';
import { WordsProvider, type ConsoleWords } from '#ui/words/console-words.ts';

type Spoken = { readonly language: Language; readonly words: ConsoleWords };

const brand = brandOfPage();
const english: Spoken = { language: 'en', words: branded({ common, errors, ...consoleWords }) };

/**
 * Says the console in the language of the person: suppliers and whoever is at the door in the one that they chose,
 * operators in English. While another one is fetched, the words before stay; without it English speaks.
 */
export function Speaker({ session, children }: { session: Session; children: ReactNode }) {
  const { data: person } = useQuery<Person>({ queryKey: personKey, queryFn: skipToken });
  const chosen = useChosen(session);
  const wanted = person?.supplier === null ? 'en' : chosen;
  const [spoken, setSpoken] = useState<Spoken | undefined>(wanted === 'en' ? english : undefined);

  useEffect(() => {
    let isOver = false;
    async function become(): Promise<void> {
      const next = await speak(wanted);
      if (isOver) return;
      document.documentElement.lang = next.language;
      document.documentElement.dir = 'ltr';
      setSpoken(next);
    }
    void become();
    return () => {
      isOver = true;
    };
  }, [wanted]);

  if (spoken === undefined) return null;
  return (
    <WordsProvider language={spoken.language} words={spoken.words}>
      {children}
    </WordsProvider>
  );
}

function useChosen(session: Session): Language {
  const [chosen, setChosen] = useState(session.language);
  useEffect(() => session.onLanguage(() => setChosen(session.language())), [session]);
  return chosen;
}

async function speak(language: Language): Promise<Spoken> {
  if (language === 'en') return english;
  try {
    return { language, words: branded(over(english.words, await loadSupplierWords(language))) };
  } catch {
    // A lost connection keeps the words away: English is there, and the choice is tried again with the next page.
    return english;
  }
}

function branded(words: ConsoleWords): ConsoleWords {
  return brand === undefined ? words : { ...words, common: { ...words.common, brand } };
}

/** The console's words with those of a supplier's language in their place; what only operators read stays English. */
function over(words: ConsoleWords, own: SupplierFile): ConsoleWords {
  const { access, terms, nav, navGroups, person } = words;
  return {
    ...words,
    ...own,
    access: { ...access, ...own.access },
    nav: { ...nav, ...own.nav },
    navGroups: { ...navGroups, ...own.navGroups },
    person: { ...person, ...own.person, role: { ...person.role, ...own.person.role } },
    terms: {
      ...terms,
      ...own.terms,
      refused: { ...terms.refused, ...own.terms.refused },
      claims: { ...terms.claims, ...own.terms.claims },
      payables: { ...terms.payables, ...own.terms.payables },
    },
  };
}
