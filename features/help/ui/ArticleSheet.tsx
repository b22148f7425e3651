import { articleRoute } from '#domain/content/articles.ts';
import type { ArticleSlug } from '#domain/content/articles.ts';
import { articleDetail } from '#features/help/contract.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Prose } from '#ui/Prose.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
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
