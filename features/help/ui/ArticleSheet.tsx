import { articleRoute } from '#domain/content/article-route.ts';
import type { ArticleSlug } from '#domain/content/articles.ts';
import { articleDetail } from '#features/help/contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Prose } from '#ui/content/Prose.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Untranslated } from './Untranslated.tsx';

/** An answer over the page that asked for it. */
export function ArticleSheet({ slug, onClose }: { slug: ArticleSlug; onClose: () => void }) {
  const words = useWords();
  const query = useEndpoint(articleDetail, { id: slug });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={query.data?.title ?? words.common.readWhy}
      footer={
        <LinkButton to={articleRoute(slug)} tone="quiet" isWide>
          {words.common.readWhole}
        </LinkButton>
      }
    >
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(article) => (
          <>
            <Untranslated article={article} />
            <Prose blocks={article.body} />
          </>
        )}
      </QueryView>
    </Sheet>
  );
}
