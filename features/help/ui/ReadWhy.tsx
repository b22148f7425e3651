import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { articleOf } from '#domain/content/articles.ts';
import type { ArticleSlug } from '#domain/content/articles.ts';
import type { Refusal } from '#ui/calls/api.ts';
import { Boundary } from '#ui/layout/Boundary.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

const ArticleSheet = lazy(async () => ({ default: (await import('./ArticleSheet.tsx')).ArticleSheet }));

/** For `ErrorHelpProvider`: the article about a refusal, where there is one. */
export function readWhy(refusal: Refusal): ReactNode {
  const slug = articleOf(refusal.key, refusal.reason);
  return slug === undefined ? null : <ReadWhy key={slug} slug={slug} />;
}

/** Opens over the page: what was typed below stays. */
function ReadWhy({ slug }: { slug: ArticleSlug }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="plain"
        size="small"
        icon={<BookOpen aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {words.common.readWhy}
      </Button>
      {isOpen ? (
        <Boundary>
          <Suspense fallback={null}>
            <ArticleSheet slug={slug} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}
