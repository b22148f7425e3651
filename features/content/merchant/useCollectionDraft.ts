// What is being typed of a collection, and what of it cannot be saved.
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { CollectionWords } from '#domain/shop/collection.ts';
import { languages, type Language } from '#domain/text/language.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { saveCollection } from '#features/content/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import type { Collection, Item } from './types.ts';
import { useWordRules } from './useWordRules.ts';

type Texts = Readonly<Partial<Record<Language, CollectionWords>>>;
type Rule = NonNullable<Collection['rule']>;

/** Amounts and days as they are typed. */
export type RuleDraft = Pick<Rule, 'type_id' | 'is_on_sale' | 'is_in_stock' | 'sort'> & {
  readonly priceMin: string;
  readonly priceMax: string;
  readonly newDays: string;
};

type Draft = {
  readonly texts: Texts;
  readonly isShown: boolean;
  readonly kind: Collection['kind'];
  readonly items: readonly Item[];
  readonly rule: RuleDraft;
};

const noWords: CollectionWords = { title: '', description: '' };

/** @param collection Undefined for a new one. */
export function useCollectionDraft(collection: Collection | undefined, currency: string) {
  const [first] = useState(() => draftOf(collection));
  const [draft, setDraft] = useState(first);
  const rules = useWordRules();
  const faultOf = (words: CollectionWords) => missingOf(words) ?? rules?.collectionFault(words);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const textOf = (lang: Language) => draft.texts[lang] ?? noWords;
  const written = languages.filter((lang) => !isEmpty(textOf(lang)));
  const faulty = written.find((lang) => faultOf(textOf(lang)) !== undefined);
  const ruleFaults = faultsOfRule(draft.rule, currency);
  const hasRuleFault = draft.kind === 'rule' && Object.keys(ruleFaults).length > 0;
  return {
    ...draft,
    change,
    changeRule: (part: Partial<RuleDraft>) => change({ rule: { ...draft.rule, ...part } }),
    textOf,
    setText: (lang: Language, part: Partial<CollectionWords>) =>
      change({ texts: { ...draft.texts, [lang]: { ...textOf(lang), ...part } } }),
    written,
    /** A language whose words cannot be saved. */
    faulty,
    faultOf: (lang: Language) => (isEmpty(textOf(lang)) ? undefined : faultOf(textOf(lang))),
    ruleFaults,
    isChanged: JSON.stringify(draft) !== JSON.stringify(first),
    canSave: written.length > 0 && faulty === undefined && !hasRuleFault,
    input: (id: string): RequestOf<typeof saveCollection> => ({
      id,
      version: collection?.version ?? 0,
      texts: written.map((lang) => ({ lang, ...textOf(lang) })),
      is_shown: draft.isShown,
      ...(draft.kind === 'hand'
        ? { goods_ids: draft.items.map((item) => item.id) }
        : { rule: ruleOf(draft.rule, currency) }),
    }),
  };
}

export type CollectionDraft = ReturnType<typeof useCollectionDraft>;

function draftOf(collection: Collection | undefined): Draft {
  const rule = collection?.rule;
  return {
    texts: Object.fromEntries(
      (collection?.texts ?? []).map(({ lang, title, description }) => [lang, { title, description }]),
    ),
    isShown: collection?.is_shown ?? true,
    kind: collection?.kind ?? 'hand',
    items: collection?.items ?? [],
    rule: {
      type_id: rule?.type_id ?? null,
      is_on_sale: rule?.is_on_sale ?? false,
      is_in_stock: rule?.is_in_stock ?? false,
      sort: rule?.sort ?? 'shop',
      priceMin: rule?.price_min ?? '',
      priceMax: rule?.price_max ?? '',
      newDays: rule?.new_days === null || rule === undefined || rule === null ? '' : String(rule.new_days),
    },
  };
}

const isEmpty = ({ title, description }: CollectionWords): boolean =>
  title.trim() === '' && description.trim() === '';

/** A text without a title has none to be shown by. */
function missingOf({ title }: CollectionWords) {
  return title.trim() === '' ? ({ field: 'title', reason: 'missing', word: '' } as const) : undefined;
}

type RuleFault = 'amount' | 'crossed' | 'days';

function faultsOfRule(
  { priceMin, priceMax, newDays }: RuleDraft,
  currency: string,
): Partial<Record<'priceMin' | 'priceMax' | 'newDays', RuleFault>> {
  const isWrong = (typed: string) => typed.trim() !== '' && amountOf(typed, currency) === undefined;
  const isCrossed =
    Number(amountOf(priceMin, currency) ?? 0) > Number(amountOf(priceMax, currency) ?? Number.MAX_VALUE);
  const days = Number(newDays);
  const isDays =
    newDays.trim() === '' ||
    (/^\d{1,3}$/.test(newDays.trim()) && days >= 1 && days <= limits.collectionNewDaysMax);
  return {
    ...(isWrong(priceMin) ? { priceMin: 'amount' as const } : {}),
    ...(isWrong(priceMax)
      ? { priceMax: 'amount' as const }
      : isCrossed
        ? { priceMax: 'crossed' as const }
        : {}),
    ...(isDays ? {} : { newDays: 'days' as const }),
  };
}

function ruleOf({ priceMin, priceMax, newDays, ...rule }: RuleDraft, currency: string): Rule {
  return {
    ...rule,
    price_min: amountOf(priceMin, currency) ?? null,
    price_max: amountOf(priceMax, currency) ?? null,
    new_days: newDays.trim() === '' ? null : Number(newDays),
  };
}
