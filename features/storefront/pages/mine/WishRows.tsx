import { Undo2 } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { wishFormId } from '#ui/storefront/WishHeart.tsx';
import type { PageOf, ShownWish } from '#features/storefront/page.shapes.ts';

/** What was noted, with the price of today and the one of then. */
export function WishRows({ page }: { page: PageOf<'mine'> }) {
  const words = useStorefrontWords();
  return (
    <Card title={words.mineWishes}>
      {page.undo === undefined ? null : <Undo goodsId={page.undo} />}
      {page.wishes.length === 0 ? (
        <p className="text-muted">{words.mineNoWishes}</p>
      ) : (
        <ul className="divide-y divide-line">
          {page.wishes.map((wish) => (
            <WishRow key={wish.goods_id} wish={wish} base={page.base} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function WishRow({ wish, base }: { wish: ShownWish; base: string }) {
  const words = useStorefrontWords();
  const title = wish.title ?? words.mineUnknown;
  const isSold = wish.price !== null;
  return (
    <li className="flex items-center gap-3 py-3">
      <Thumb image={wish.image} isDecoration className="size-16 rounded-field" />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        {isSold ? (
          <a
            href={`${base}/goods/${wish.goods_id}`}
            className="line-clamp-2 wrap-anywhere font-medium underline"
          >
            {title}
          </a>
        ) : (
          <span className="line-clamp-2 wrap-anywhere font-medium">{title}</span>
        )}
        <WishPrice wish={wish} />
      </div>
      <Button
        type="submit"
        form={wishFormId}
        name="remove"
        value={wish.goods_id}
        tone="plain"
        size="small"
        aria-label={`${words.mineRemove}: ${title}`}
      >
        {words.mineRemove}
      </Button>
    </li>
  );
}

function WishPrice({ wish: { price, seen, currency, available } }: { wish: ShownWish }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (price === null) return <span className="text-meta text-muted">{words.mineGone}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-meta">
      <MoneyText amount={price} currency={currency} />
      {seen === null || seen === price ? null : (
        <span className="text-muted">
          {say(words.mineWas, { amount: formatMoney(language, seen, currency) })}
        </span>
      )}
      {available > 0 ? null : <span className="text-muted">{words.soldOut}</span>}
    </span>
  );
}

function Undo({ goodsId }: { goodsId: string }) {
  const words = useStorefrontWords();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-sunken p-3"
    >
      <span>{words.mineRemoved}</span>
      <Button
        type="submit"
        form={wishFormId}
        name="add"
        value={goodsId}
        tone="plain"
        size="small"
        icon={<Undo2 aria-hidden className="size-4" />}
      >
        {words.mineUndo}
      </Button>
    </div>
  );
}
