import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Says of a refusal about another shop what to do; every other error stays as it is. */
export function useShopError(max: number): (error: unknown) => unknown {
  const { shops: words } = useWords().safety;
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = {
    ...words.reasons,
    full: say(words.reasons.full, { max }),
    shop: words.reasons.gone,
  };
  return (error) => {
    if (!(error instanceof Refusal)) return error;
    const text = reasons[error.reason ?? ''];
    if (text === undefined) return error;
    return new Refusal({ code: error.code, msg: text, shown: { ...error.shown }, http: 200 }, error);
  };
}
