import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { storeInfo } from '#features/shop/contract.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** The shop's head in small: its picture, its mark, its name and what it says of itself. */
export function ShopFace({ store }: { store: OutputOf<typeof storeInfo> }) {
  const words = useWords().shop;
  return (
    <figure className="-mx-4 -mt-4 flex flex-col lg:-mx-5 lg:-mt-5">
      <div className="aspect-[4/1] w-full overflow-hidden rounded-t-card bg-accent-soft">
        {store.banner === null ? null : (
          <img src={store.banner.url} alt={words.banner} className="size-full object-cover" />
        )}
      </div>
      <figcaption className="flex items-center gap-3 px-4 pt-3 lg:px-5">
        {store.logo === null ? (
          <span
            aria-hidden
            className="flex size-14 shrink-0 items-center justify-center rounded-field bg-accent-soft text-title text-accent-ink"
          >
            {Array.from(store.name.trim()).at(0)}
          </span>
        ) : (
          <Picture image={{ url: store.logo.url, alt: words.logo }} size="small" />
        )}
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="font-medium wrap-anywhere">{store.name}</span>
          {store.about === '' ? null : (
            <span className="line-clamp-2 text-meta text-muted">{store.about}</span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
