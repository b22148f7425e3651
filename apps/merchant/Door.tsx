import type { ReactNode } from 'react';
import { LanguageField, PublicPages } from '#features/people/ui/public.tsx';
import { BrandMark } from '#ui/layout/BrandMark.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { isTestDataPage } from '#ui/page-facts.ts';
import { TestBanner } from '#ui/layout/TestBanner.tsx';

/** The pages outside the signed-in app: the brand above, one thing to do below it. */
export function Door({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-col gap-6">
        {isTestDataPage() ? <TestBanner /> : <span />}
        <div className="mx-auto flex w-full max-w-xl flex-wrap items-center gap-x-2 px-4 lg:px-8 lg:pt-[6vh]">
          <p className="min-w-0 flex-auto text-section">
            <BrandMark name={words.common.brand} />
          </p>
          <div className="ml-auto">
            <LanguageField isQuiet />
          </div>
        </div>
      </header>
      <main>{children}</main>
      <footer className="mx-auto mt-auto w-full max-w-xl px-4 pt-8 pb-6 lg:px-8">
        <PublicPages />
      </footer>
    </div>
  );
}
