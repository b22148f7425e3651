import { PackageCheck, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';

const icon = 'mt-0.5 size-5 shrink-0 text-accent-ink';

/** When it arrives and from where, how it can be sent back, and who holds the money until then. */
export function GoodsTerms({ page }: { page: PageOf<'goods'> }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { goods, shop, arrives, landed } = page;
  const { p50, p90 } = landed?.price?.days ?? goods.days;
  const days =
    p50 >= p90 ? say(words.arrivalExact, { days: p90 }) : say(words.arrival, { from: p50, to: p90 });
  return (
    <ul className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <Term icon={<Truck aria-hidden className={icon} />}>
        <strong>{say(words.goodsArrives, { range: rangeOf(language, arrives) })}</strong>
        <span className="text-meta text-muted">
          {days} · {say(words.shipsFrom, { country: countryName(language, goods.ships_from) })}
        </span>
      </Term>
      <Term icon={<Undo2 aria-hidden className={icon} />}>
        <strong>{words.returnsTitle}</strong>
        <span className="text-meta">{say(words.goodsReturnsMind, { days: goods.returns_days })}</span>
        <span className="text-meta">{words.goodsReturnsFault}</span>
        {shop.return_terms === '' ? null : (
          <span className="text-meta wrap-anywhere text-muted">
            {say(words.goodsReturnsShop, { terms: shop.return_terms })}
          </span>
        )}
      </Term>
      <Term icon={<PackageCheck aria-hidden className={icon} />}>
        <span className="text-meta">{words.heldText}</span>
      </Term>
    </ul>
  );
}

function Term({ icon: sign, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {sign}
      <span className="flex min-w-0 flex-col gap-0.5">{children}</span>
    </li>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `25 – 30 Nov`, as the language writes it. */
function rangeOf(language: string, { from, to }: { from: string; to: string }): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      weekday: 'short',
      timeZone: pageZone,
    });
  formats.set(language, format);
  return format.formatRange(new Date(from), new Date(to));
}
