import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';

/**
 * Room for sponsored goods of other shops, below everything of the page's own; the page's script fills it
 * (`features/promotion/storefront/rail.ts`). Without scripts the room is not there.
 */
export function SponsoredRail({ page: { handle, goods, landed } }: { page: PageOf<'goods'> }) {
  const words = useStorefrontWords();
  const query = new URLSearchParams({ handle, id: goods.id });
  if (landed !== null) query.set('country', landed.country);
  return (
    <section
      data-rail={query.toString()}
      aria-labelledby="sponsored-rail"
      className="flex min-h-80 flex-col gap-4"
    >
      <div>
        <h2 id="sponsored-rail" className="text-title">
          {words.sponsoredRail}
        </h2>
        <p className="text-meta text-muted">{words.sponsoredRailLead}</p>
      </div>
      <template>
        <li className="flex min-w-0 flex-col gap-1">
          <a rel="sponsored" href="." className="group flex flex-col gap-1.5 rounded-card">
            <img
              alt=""
              width={400}
              height={400}
              className="aspect-square w-full rounded-card border border-line object-cover"
            />
            <span data-put="title" className="line-clamp-2 text-meta group-hover:underline">
              {words.sponsoredRail}
            </span>
            <span data-put="price" className="font-medium" />
            <span data-put="label" className="text-caption font-medium" />
          </a>
          <a
            data-put="why"
            rel="nofollow"
            href="."
            className="inline-flex min-h-target items-center self-start text-caption underline"
          >
            {words.sponsoredWhy}
          </a>
        </li>
      </template>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-5" />
    </section>
  );
}
