import { Check, Languages } from 'lucide-react';
import { languageNames, languages, type Language } from '#domain/text/language.ts';
import { cx } from '#ui/cx.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { CachedPart } from '#ui/storefront/CachedPart.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';

/** The languages behind one button of the header; they open without a script. */
export function LanguageMenu({ page }: { page: StorefrontPage }) {
  return (
    <details data-menu className="relative">
      <CachedPart
        as="summary"
        className="flex min-h-target min-w-target cursor-pointer list-none items-center justify-center gap-2 rounded-field px-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden"
        draw={MenuName}
        props={{ spoken: page.language }}
      />
      <div className="absolute top-full right-0 z-30 mt-2 max-h-[75dvh] w-56 overflow-y-auto rounded-card border border-line-strong bg-surface p-2 shadow-over">
        <LanguageForm page={page} className="flex flex-col" />
      </div>
    </details>
  );
}

function MenuName({ spoken }: Pick<Choice, 'spoken'>) {
  const words = useStorefrontWords();
  return (
    <>
      <Languages aria-hidden className="size-6" />
      <span className="sr-only">{words.language}</span>
      <span className="max-md:sr-only" lang={spoken}>
        {languageNames[spoken]}
      </span>
    </>
  );
}

/** The languages at the end of a page, for who has read that far. */
export function LanguageRow({ page }: { page: StorefrontPage }) {
  const words = useStorefrontWords();
  return (
    <section aria-labelledby="languages" className="flex flex-col gap-2">
      <h2 id="languages" className="font-semibold">
        {words.language}
      </h2>
      <LanguageForm page={page} className="-mx-3 flex flex-wrap" />
    </section>
  );
}

/** The look of all buttons stands once: there are twenty of them on every page. */
const buttonsClass =
  '[&_button]:flex [&_button]:min-h-target [&_button]:w-full [&_button]:items-center [&_button]:justify-between ' +
  '[&_button]:gap-2 [&_button]:rounded-field [&_button]:px-3 [&_button]:text-left [&_button]:hover:bg-sunken';

/** One button a language, in its own words. The choice is kept and leads back to this very page. */
function LanguageForm({ page, className }: { page: StorefrontPage; className: string }) {
  const choice = { offered: page.languages ?? languages, spoken: page.language };
  return (
    <form method="post" action="/language">
      <input type="hidden" name="to" value={page.place} />
      <CachedPart as="ul" className={cx(buttonsClass, className)} draw={LanguageButtons} props={choice} />
    </form>
  );
}

type Choice = { offered: readonly Language[]; spoken: Language };

function LanguageButtons({ offered, spoken }: Choice) {
  return offered.map((language) => (
    <li key={language}>
      <button
        type="submit"
        name="language"
        value={language}
        lang={language}
        aria-current={language === spoken ? 'true' : undefined}
        className={language === spoken ? 'font-medium text-accent-ink' : undefined}
      >
        {languageNames[language]}
        {language === spoken ? <Check aria-hidden className="size-4 shrink-0" /> : null}
      </button>
    </li>
  ));
}
