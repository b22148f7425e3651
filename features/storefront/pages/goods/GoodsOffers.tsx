import { Layers, Tag } from 'lucide-react';
import { formatMoney } from '#ui/words/format-money.ts';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { GoodsDetails, PageOf, Shop } from '#features/storefront/page.shapes.ts';
import { FreeDeliveryLine } from '#features/storefront/pages/buying/FreeDelivery.tsx';

type Props = { goods: GoodsDetails; shop: Shop; bundles: PageOf<'goods'>['bundles']; base: string };

/** What makes these goods cheaper: a reduced price with the one before, several pieces, a bundle, free delivery of the shop. */
export function GoodsOffers({ goods, shop, bundles, base }: Props) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { compare_price: compare, sale_ends_at: ends, quantity_price: several, currency } = goods;
  const money = (amount: string) => formatMoney(language, amount, currency);
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {compare === null ? null : (
        <p className="tabular text-meta text-muted">{say(words.compareText, { amount: money(compare) })}</p>
      )}
      {ends === null ? null : (
        <p className="text-meta font-medium">
          {say(words.saleUntil, {
            when: `${formatTime(language, new Date(ends), 'both', pageZone)} ${pageZone}`,
          })}
        </p>
      )}
      {several === null ? null : (
        <ul className="flex flex-col gap-1">
          {several.steps.map(({ from, price }) => (
            <li key={from} className="tabular flex items-center gap-2 text-meta font-medium">
              <Tag aria-hidden className="size-4 shrink-0" />
              {say(several.kind === 'each' ? words.quantityEach : words.quantitySet, {
                count: from,
                amount: money(price),
              })}
            </li>
          ))}
        </ul>
      )}
      {bundles.map(({ id, count, price, saving }) => (
        <a
          key={id}
          href={`${base}/b/${id}`}
          className="tabular inline-flex min-h-target items-center gap-2 text-meta font-medium text-accent-ink underline"
        >
          <Layers aria-hidden className="size-4 shrink-0" />
          {say(words.bundleLine, { count: count - 1, amount: money(price), saving: money(saving) })}
        </a>
      ))}
      <FreeDeliveryLine shop={shop} />
    </div>
  );
}
