import { Truck } from 'lucide-react';
import { isAsset, parseUnits } from '#domain/money/money.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Quote, Shop } from '#features/storefront/page.shapes.ts';
import { readingOf } from '#features/storefront/pages/reading.ts';

/** From which amount on the shop pays the delivery, above its goods. */
export function FreeDeliveryLine({ shop }: { shop: Shop }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (shop.free_delivery_from === null || !shop.open) return null;
  const amount = formatMoney(language, shop.free_delivery_from, shop.currency);
  return (
    <p className="flex items-center gap-2 rounded-card bg-good-soft px-4 py-2 text-meta font-medium">
      <Truck aria-hidden className="size-5 shrink-0" />
      {say(words.freeFrom, { amount })}
    </p>
  );
}

/** How far a cart is from free delivery; a bar, and the same in words. */
export function FreeDeliveryBar({ quote }: { quote: Quote }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const free = quote.free_delivery;
  if (free === null || !isAsset(quote.currency)) return null;
  const from = parseUnits(free.from, quote.currency) ?? 1n;
  const missing = parseUnits(free.missing, quote.currency) ?? 0n;
  const percent = Number(((from - missing) * 100n) / from);
  const left = readingOf(quote)(free.missing);
  const text =
    missing > 0n
      ? say(words.freeMissing, { amount: formatMoney(language, left.amount, left.currency) })
      : free.possible
        ? words.freeReached
        : words.freeNot;
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-surface px-4 py-3">
      <p className="flex items-center gap-2 text-meta font-medium">
        <Truck aria-hidden className="size-5 shrink-0" />
        {text}
      </p>
      <svg aria-hidden viewBox="0 0 100 2" preserveAspectRatio="none" className="h-1.5 w-full rounded-full">
        <rect width="100" height="2" className="fill-sunken" />
        <rect width={percent} height="2" className="fill-good" />
      </svg>
    </div>
  );
}
