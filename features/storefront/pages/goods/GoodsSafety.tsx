import type { ReactNode } from 'react';
import { useLanguage } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { GoodsDetails } from '#features/storefront/page.shapes.ts';

export type SafetyFacts = Pick<GoodsDetails, 'maker' | 'eu_person' | 'warnings' | 'warnings_lang'>;

/** Who made it, who answers for it in the European Union, and what one must know before using it. */
export function GoodsSafety({ goods }: { goods: SafetyFacts }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const { maker, eu_person: euPerson, warnings, warnings_lang: written } = goods;
  const isOwn = written === language;
  const isBoth = maker !== '' && maker === euPerson;
  return (
    <dl className="flex flex-col gap-3 text-meta">
      {warnings === '' ? null : (
        <Fact label={words.warningsTitle}>
          <span lang={isOwn ? undefined : written} className="font-medium text-ink">
            {warnings}
          </span>
          {isOwn ? null : ` (${languageName(language, written)})`}
        </Fact>
      )}
      <Fact label={isBoth ? words.goodsMakerAndEuPerson : words.makerTitle}>
        {maker === '' ? words.goodsMakerMissing : maker}
      </Fact>
      {isBoth ? null : <Fact label={words.goodsEuPerson}>{euPerson ?? words.goodsEuPersonMissing}</Fact>}
    </dl>
  );
}

/** Making one takes as long as a tenth of the page. */
const languageNames = new Map<string, Intl.DisplayNames>();

/** English as its reader calls it: what nobody has translated is marked as what it is. */
function languageName(reader: string, written: string): string {
  const names = languageNames.get(reader) ?? new Intl.DisplayNames([reader], { type: 'language' });
  languageNames.set(reader, names);
  return names.of(written) ?? written;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line text-muted">{children}</dd>
    </div>
  );
}
