import { isAsset, parseUnits } from '#domain/money/money.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Quote } from '#features/storefront/page.shapes.ts';
import { readingOf } from '#features/storefront/pages/reading.ts';
import { ArrivalText, isZero } from './Sums.tsx';

/** The ways to send this cart, each with its days and its price. One way is told and not asked. */
export function ShipChoice({ quote }: { quote: Quote }) {
  const words = useStorefrontWords();
  const services = worthAsking(quote);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-section">{words.cartShipTitle}</legend>
      <input type="hidden" name="quoted_service" value={quote.service} />
      {services.map((one) => (
        <Service key={one.service} one={one} quote={quote} isOnly={services.length === 1} />
      ))}
    </fieldset>
  );
}

type Way = Quote['services'][number];

/** Nobody wants to pay more for what comes no earlier: such a way is shown only where it was chosen before. */
function worthAsking({ services, service, currency }: Quote): readonly Way[] {
  if (!isAsset(currency)) return services;
  const feeOf = ({ fee }: Way) => parseUnits(fee, currency) ?? 0n;
  const isBetter = (other: Way, one: Way) =>
    feeOf(other) < feeOf(one) &&
    other.delivery.from <= one.delivery.from &&
    other.delivery.to <= one.delivery.to;
  return services.filter((one) => one.service === service || !services.some((other) => isBetter(other, one)));
}

type Props = { one: Way; quote: Quote; isOnly: boolean };

function Service({ one, quote, isOnly }: Props) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const fee = readingOf(quote)(one.fee);
  return (
    <label className="flex min-h-target cursor-pointer items-start gap-3 rounded-field border border-line bg-surface p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2">
      {isOnly ? null : (
        <input
          type="radio"
          name="service"
          value={one.service}
          defaultChecked={one.service === quote.service}
          data-recalculate
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
      )}
      <span className="flex min-w-0 grow flex-col">
        <span className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span>{words.cartShipNames[one.service]}</span>
          <span className="tabular">
            {isZero(one.fee) ? words.cartShipFree : formatMoney(language, fee.amount, fee.currency)}
          </span>
        </span>
        <span className="text-meta text-muted">
          <ArrivalText between={one.delivery} text={words.arrivesBetween} />
        </span>
      </span>
    </label>
  );
}
