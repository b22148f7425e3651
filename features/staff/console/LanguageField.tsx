import { useState } from 'react';
import { languageNames, type Language } from '#domain/text/language.ts';
import { loadSupplierWords } from '#locales/supplier.ts';
import { languagesOfPage } from '#ui/page-facts.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useLanguage } from '#ui/words/words.tsx';

/** The choice of language, each in its own name; the browser keeps it. */
export function LanguageField() {
  const { language: words } = useWords();
  const session = useSession();
  const spoken = useLanguage();
  const [hasFailed, setFailed] = useState(false);

  async function choose(wanted: Language): Promise<void> {
    setFailed(false);
    try {
      // Its words first: without them the choice would change nothing that can be seen.
      if (wanted !== 'en') await loadSupplierWords(wanted);
      session.chooseLanguage(wanted);
    } catch {
      setFailed(true);
    }
  }

  return (
    <SelectField
      label={words.label}
      isLabelHidden
      isQuiet
      error={hasFailed ? words.failed : undefined}
      value={spoken}
      onChange={(wanted) => void choose(wanted)}
      options={languagesOfPage().offered.map((value) => ({
        value,
        label: languageNames[value],
        lang: value,
      }))}
    />
  );
}
