import { ShieldCheck, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shop } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type SellerShop = Pick<Shop, 'legal' | 'address' | 'phone' | 'since' | 'returns' | 'return_terms'>;

/** What the end of every page says of a shop, and nothing that changes more often. */
export function sellerOf({ legal, address, phone, since, returns, return_terms }: Shop): SellerShop {
  return { legal, address, phone, since, returns, return_terms };
}

/** Who one buys from, how goods are returned and how the money is held. */
export function Assurances({ shop }: { shop: SellerShop }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <>
      <Seller shop={shop} />
      <Assurance icon={<Undo2 aria-hidden className="size-5 text-accent-ink" />} title={words.returnsTitle}>
        {say(shop.returns.from === 'received' ? words.returnsFromReceipt : words.returnsFromDelivery, {
          days: shop.returns.days,
        })}
        {shop.return_terms === '' ? null : (
          <details className="mt-2">
            <summary className="flex min-h-target cursor-pointer items-center font-medium text-ink">
              {words.returnTerms}
            </summary>
            <p className="whitespace-pre-line">{shop.return_terms}</p>
          </details>
        )}
      </Assurance>
      <Assurance icon={<Wallet aria-hidden className="size-5 text-accent-ink" />} title={words.heldTitle}>
        {words.heldText}
      </Assurance>
    </>
  );
}

function Seller({ shop }: { shop: SellerShop }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  return (
    <Assurance icon={<ShieldCheck aria-hidden className="size-5 text-accent-ink" />} title={words.soldBy}>
      <span className="flex flex-col gap-0.5">
        <span className="font-medium text-ink">{shop.legal.name || words.sellerUnknown}</span>
        <span>{shop.legal.verified ? words.verified : words.unverified}</span>
        <SellerFacts shop={shop} />
        <span>
          {say(words.sellerSince, { when: formatTime(language, new Date(shop.since), 'date', pageZone) })}
        </span>
      </span>
    </Assurance>
  );
}

/** What the law asks of a seller: what the merchant said, and what is still missing. */
function SellerFacts({ shop }: { shop: SellerShop }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { legal, address, phone } = shop;
  const country = legal.country === '' ? '' : countryName(language, legal.country);
  const told = { ...legal, country, address, phone: phone ?? '' };
  const labels = words.sellerLabels;
  const shown = (['form', 'address', 'country', 'email', 'phone', 'reg_no', 'tax_id'] as const).filter(
    (field) => told[field] !== '',
  );
  const missing = (['name', 'address', 'country', 'email', 'reg_no'] as const).filter(
    (field) => told[field] === '',
  );
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(missing.map((field) => labels[field]));
  return (
    <>
      {shown.length === 0 ? null : (
        <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-3">
          {shown.map((field) => (
            <div key={field} className="contents">
              <dt className="wrap-break-word">{labels[field]}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{told[field]}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length === 0 ? null : <span>{say(words.sellerMissing, { fields: list })}</span>}
    </>
  );
}

function Assurance({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-3">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-semibold">{title}</h2>
        <div className="wrap-anywhere text-muted">{children}</div>
      </div>
    </div>
  );
}
