import { FlaskConical } from 'lucide-react';
import { useUiWords } from '#ui/words/words.tsx';

/** On every page while the database is marked as test data. */
export function TestBanner() {
  const words = useUiWords();
  return (
    <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-center text-caption font-medium text-warn">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      {words.testBanner}
    </p>
  );
}
