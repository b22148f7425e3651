import { Button } from '#ui/buttons/Button.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { PageTitle, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { ClosedNote } from '#features/storefront/pages/ClosedNote.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';

type BundlePage = PageOf<'bundle'>;

/** Products that cost less together, each by itself, and the button that puts all of them into the cart. */
export function BundleView({ page }: { page: BundlePage }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { bundle, goods, shop, base } = page;
  const money = (amount: string) => formatMoney(language, amount, bundle.currency);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={say(words.bundleLead, { count: bundle.count })}>{words.bundleTitle}</PageTitle>
      {shop.open ? null : <ClosedNote shop={shop} />}
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:max-w-md">
        <p className="tabular flex flex-wrap items-baseline gap-x-3">
          <strong className="text-title">{money(bundle.price)}</strong>
          <span className="text-muted">{say(words.bundleInstead, { amount: money(bundle.full_price) })}</span>
        </p>
        <p className="tabular font-medium text-good">
          {say(words.bundleSaving, { amount: money(bundle.saving) })}
        </p>
        {bundle.available > 0 && shop.open ? <AddForm page={page} /> : null}
        {bundle.available > 0 ? null : <p className="font-medium">{words.bundleSoldOut}</p>}
        <p className="text-meta text-muted">{words.bundleHow}</p>
      </div>
      <GoodsGrid goods={goods} base={base} firstCount={2} />
    </div>
  );
}

function AddForm({ page: { base, goods } }: { page: BundlePage }) {
  const words = useStorefrontWords();
  return (
    <form method="post" action={`${base}/cart/bundle`} className="flex flex-col">
      {goods.map(({ id }) => (
        <input key={id} type="hidden" name="goods_id" value={id} />
      ))}
      <Button type="submit">{words.bundleAdd}</Button>
    </form>
  );
}
