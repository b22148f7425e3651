import { useState } from 'react';
import { languageNames } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { languagesOfPage } from '#ui/page-facts.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { useLanguage } from '#ui/words/words.tsx';

type Props = {
  /** Beside other things, small; else a field that says whom the choice concerns. */
  isQuiet?: boolean;
};

/**
 * The choice of language, each in its own name. The screen stays where it is and speaks the other one.
 */
export function LanguageField({ isQuiet = false }: Props) {
  const { settings: words } = useWords();
  const session = useSession();
  const spoken = useLanguage();
  const options = languagesOfPage().offered.map((value) => ({
    value,
    label: languageNames[value],
    lang: value,
  }));
  const [state, setState] = useState<{ wanted?: Language; hasFailed: boolean }>({ hasFailed: false });

  async function choose(wanted: Language): Promise<void> {
    setState({ wanted, hasFailed: false });
    try {
      // Its words first: without them the choice would change nothing that can be seen.
      await loadMerchantWords(wanted);
      session.chooseLanguage(wanted);
      setState({ hasFailed: false });
    } catch {
      setState({ hasFailed: true });
    }
  }

  return (
    <SelectField
      label={words.language}
      isLabelHidden={isQuiet}
      isQuiet={isQuiet}
      hint={isQuiet ? undefined : words.languageHint}
      error={state.hasFailed ? words.languageFailed : undefined}
      value={state.wanted ?? spoken}
      onChange={(wanted) => void choose(wanted)}
      options={options}
    />
  );
}
