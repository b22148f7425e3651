import { limits } from '#domain/limits.ts';
import { useLanguage } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { placeText } from '#features/storefront/pages/mine/place-text.ts';

type Checkout = PageOf<'checkout'>;

/** The saved addresses of whoever is signed in: each fills the form. Nothing for anybody else. */
export function SavedChoice({ page: { saved, base } }: { page: Checkout }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  if (saved === undefined || saved.addresses.length === 0) return null;
  return (
    <nav aria-label={words.mineUse} className="flex flex-col gap-1">
      <p className="text-meta font-medium">{words.mineUse}</p>
      <ul className="divide-y divide-line rounded-field border border-line">
        {saved.addresses.map((one) => (
          <li key={one.id}>
            <a
              href={`${base}/checkout?address=${one.id}`}
              className="flex min-h-target items-center px-3 py-2 wrap-anywhere text-meta hover:bg-sunken"
            >
              {placeText(language, one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Unticked until the buyer ticks it; only for whoever is signed in and has room for one more. */
export function SaveBox({ page: { saved, isSaving } }: { page: Checkout }) {
  const words = useStorefrontWords();
  if (saved === undefined || saved.addresses.length >= limits.buyerAddressesMax) return null;
  return (
    <label className="flex min-h-target items-start gap-3">
      <input
        type="checkbox"
        name="save_address"
        defaultChecked={isSaving}
        className="mt-0.5 size-6 shrink-0 accent-accent"
      />
      <span>{words.mineBox}</span>
    </label>
  );
}
