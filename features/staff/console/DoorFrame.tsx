import type { ReactNode } from 'react';
import { useWords } from '#ui/words/console-words.ts';
import { isTestDataPage } from '#ui/page-facts.ts';
import { LanguageField } from './LanguageField.tsx';
import { TestBanner } from '#ui/layout/TestBanner.tsx';

/** A page of somebody who is not signed in. */
export function DoorFrame({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      {isTestDataPage() ? (
        <header>
          <TestBanner />
        </header>
      ) : null}
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-5 px-4 py-8">
        <p className="text-section text-accent-ink">
          {words.common.brand} {words.title}
        </p>
        {children}
        <LanguageField />
      </main>
    </div>
  );
}

export function DoorHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-title">{title}</h1>
      <p className="text-muted">{lead}</p>
    </header>
  );
}
