import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#ui/merchant-words.ts';
import { isTestDataPage, TestBanner } from '#ui/TestBanner.tsx';

/** The pages outside the signed-in app: the brand above, one thing to do below it. */
export function Door({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-col gap-6">
        {isTestDataPage() ? <TestBanner /> : <span />}
        <p className="mx-auto flex w-full max-w-xl items-center gap-2 px-4 lg:px-8 lg:pt-[6vh]">
          <span className="inline-flex size-9 items-center justify-center rounded-field bg-accent text-on-accent">
            <ShoppingBag aria-hidden className="size-5" />
          </span>
          <span className="text-lg font-bold">{words.common.brand}</span>
        </p>
      </header>
      <main>{children}</main>
    </div>
  );
}
