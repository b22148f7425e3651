// What is being typed of a page, and what of it cannot be saved.
import { useState } from 'react';
import type { PageText } from '#domain/shop/shop-page.ts';
import { languages, type Language } from '#domain/text/language.ts';
import type { OwnPage } from './types.ts';
import { useWordRules } from './useWordRules.ts';

type Draft = {
  readonly texts: Readonly<Partial<Record<Language, PageText>>>;
  readonly isShown: boolean;
};

const noText: PageText = { title: '', body: '' };
const isEmpty = ({ title, body }: PageText): boolean => title.trim() === '' && body.trim() === '';

/** A page in one language has a title and a text, or nothing. */
function missingOf(text: PageText) {
  if (text.title.trim() === '') return { field: 'title', line: 1, reason: 'missing', word: '' } as const;
  if (text.body.trim() === '') return { field: 'body', line: 1, reason: 'missing', word: '' } as const;
  return undefined;
}

/** @param page Undefined for a new one. */
export function usePageDraft(page: OwnPage | undefined) {
  const [first] = useState<Draft>(() => ({
    texts: Object.fromEntries((page?.texts ?? []).map(({ lang, title, body }) => [lang, { title, body }])),
    isShown: page?.is_shown ?? true,
  }));
  const [draft, setDraft] = useState(first);
  const rules = useWordRules();
  const faultOf = (text: PageText) => missingOf(text) ?? rules?.pageTextFault(text);
  const textOf = (lang: Language) => draft.texts[lang] ?? noText;
  const written = languages.filter((lang) => !isEmpty(textOf(lang)));
  const faulty = written.find((lang) => faultOf(textOf(lang)) !== undefined);
  return {
    isShown: draft.isShown,
    show: (isShown: boolean) => setDraft((before) => ({ ...before, isShown })),
    textOf,
    setText: (lang: Language, part: Partial<PageText>) =>
      setDraft((before) => ({
        ...before,
        texts: { ...before.texts, [lang]: { ...(before.texts[lang] ?? noText), ...part } },
      })),
    written,
    /** A language whose words cannot be saved. */
    faulty,
    faultOf: (lang: Language) => (isEmpty(textOf(lang)) ? undefined : faultOf(textOf(lang))),
    isChanged: JSON.stringify(draft) !== JSON.stringify(first),
    canSave: written.length > 0 && faulty === undefined,
    input: (id: string) => ({
      id,
      version: page?.version ?? 0,
      texts: written.map((lang) => ({ lang, ...textOf(lang) })),
      is_shown: draft.isShown,
    }),
  };
}

export type PageDraft = ReturnType<typeof usePageDraft>;
