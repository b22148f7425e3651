import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Quote } from '#features/storefront/page.shapes.ts';
import { readingOf } from '#features/storefront/pages/reading.ts';

type Props = {
  /** As it was typed. */
  code: string;
  quote: Quote | undefined;
  /** What the form's button sends, so that it stays on this page. */
  next: string;
};

/** A discount code: typed, priced at once, and why where it takes nothing off. */
export function CodeField({ code, quote, next }: Props) {
  const words = useStorefrontWords();
  const said = quote?.code ?? null;
  const shown = said?.applied === true ? said.code : code;
  return (
    <div className="flex flex-col gap-2">
      <input type="hidden" name="quoted_code" value={code} />
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextInput
            name="code"
            label={words.codeLabel}
            defaultValue={shown}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={useReason(quote)}
          />
        </div>
        <Button type="submit" name="next" value={next} tone="plain">
          {words.codeApply}
        </Button>
      </div>
      {said?.applied === true ? <Applied quote={quote} /> : null}
    </div>
  );
}

function useReason(quote: Quote | undefined): string | undefined {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const said = quote?.code ?? null;
  if (quote === undefined || said === null || said.reason === null) return undefined;
  const least = readingOf(quote)(said.min_amount ?? '0');
  const amount = said.min_amount === null ? '' : formatMoney(language, least.amount, least.currency);
  return say(words.codeWhy, { reason: said.reason, amount });
}

function Applied({ quote }: { quote: Quote | undefined }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const said = quote?.code ?? null;
  if (quote === undefined || said === null) return null;
  const off = readingOf(quote)(said.amount);
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-x-3">
      <Badge tone="good">
        <span className="wrap-anywhere">
          {say(words.codeApplied, {
            code: said.code,
            amount: formatMoney(language, off.amount, off.currency),
          })}
        </span>
      </Badge>
      <Button type="submit" name="code_remove" value="1" tone="quiet" size="small">
        {words.codeRemove}
      </Button>
    </p>
  );
}
