import { ChevronRight, ShieldAlert, ShieldCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { CachedPart } from '#ui/storefront/CachedPart.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';
import { arrivalRange } from '#features/storefront/pages/arrival.ts';
import { PriceParts } from './GoodsPrice.tsx';

const icon = 'size-5 shrink-0 text-accent-ink';

type Promised = { range: string; returnsDays: number };

/** When it arrives and how the money is protected, in a line each; and the way to who answers for its safety. */
export function GoodsPromise({ page: { goods, arrives } }: { page: PageOf<'goods'> }) {
  const language = useLanguage();
  const promised = { range: arrivalRange(language, arrives), returnsDays: goods.returns_days };
  return (
    <CachedPart
      as="ul"
      className="divide-y divide-line rounded-card border border-line bg-surface"
      draw={PromiseLines}
      props={promised}
    />
  );
}

function PromiseLines({ range, returnsDays }: Promised) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <>
      <Line icon={<Truck aria-hidden className={icon} />}>
        <strong>{say(words.goodsArrives, { range })}</strong>
      </Line>
      <Line icon={<ShieldCheck aria-hidden className={icon} />}>
        {say(words.goodsProtected, { days: returnsDays })}
      </Line>
      {/* The law has these facts known before one buys. */}
      <Line icon={<ShieldAlert aria-hidden className={icon} />}>
        <a href="#safety" className="flex min-h-target items-center justify-between gap-2 hover:underline">
          {words.goodsSafetyTitle}
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        </a>
      </Line>
    </>
  );
}

function Line({ icon: sign, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-12 items-center gap-3 px-4">
      {sign}
      <span className="min-w-0 grow">{children}</span>
    </li>
  );
}

/** The price in parts, the days of delivery, how it can be sent back, and who holds the money until then. */
export function GoodsTerms({ page }: { page: PageOf<'goods'> }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { goods, shop, landed } = page;
  const { p50, p90 } = landed?.price?.days ?? goods.days;
  const days =
    p50 >= p90 ? say(words.arrivalExact, { days: p90 }) : say(words.arrival, { from: p50, to: p90 });
  return (
    <>
      <PriceParts goods={goods} landed={landed} />
      <p>
        {days} · {say(words.shipsFrom, { country: countryName(language, goods.ships_from) })}
      </p>
      <p>{say(words.goodsReturnsMind, { days: goods.returns_days })}</p>
      <p>{words.goodsReturnsFault}</p>
      {shop.return_terms === '' ? null : (
        <p className="wrap-anywhere text-muted">
          {say(words.goodsReturnsShop, { terms: shop.return_terms })}
        </p>
      )}
      <p>{words.heldText}</p>
    </>
  );
}
