import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';

/** The ways to pay this cart, with what each charges where it is other money than the total's. */
export function PaymentChoice({ page }: { page: PageOf<'checkout'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const language = useLanguage();
  const { methods, method: chosen, quote } = page;
  const first = methods.some(({ method }) => method === chosen) ? chosen : methods[0]?.method;
  if (methods.length === 0) return <p role="alert">{words.payNone}</p>;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-section">{words.payTitle}</legend>
      {methods.map(({ method, charge }) => (
        <label
          key={method}
          className="flex min-h-target cursor-pointer items-start gap-3 rounded-field border border-line bg-surface p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="method"
            value={method}
            defaultChecked={method === first}
            required
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{words.payMethods[method]}</span>
            <span className="text-meta text-muted">{words.payHints[method]}</span>
            {charge.asset === quote.currency ? null : (
              <span className="text-meta font-medium">
                {say(words.payCharged, { amount: formatMoney(language, charge.amount, charge.asset) })}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
