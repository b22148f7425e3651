import type { PageOf } from '#features/storefront/page.shapes.ts';
import { OwnWords } from '#features/storefront/pages/OwnWords.tsx';

/** A page of a shop in its own words. */
export function ShopPageView({ page: { page, shop, base } }: { page: PageOf<'shopPage'> }) {
  return (
    <article className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      <a
        href={base}
        className="inline-flex min-h-target items-center self-start text-meta font-medium wrap-anywhere text-accent-ink"
      >
        {shop.name}
      </a>
      <h1 className="text-title wrap-anywhere lg:text-hero">{page.title}</h1>
      <OwnWords text={page.body} heading="h2" />
    </article>
  );
}
