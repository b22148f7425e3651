import { useLocation } from '#ui/routing/hooks.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { PlanId } from './types.ts';
import { useBoosted } from './new/useBoosted.ts';

type Goods = { readonly id: string; readonly title: string; readonly plan: PlanId };

/** A machine word of what stands in the way, as a sentence and the one place where it can be mended. */
export function useBlocker(reason: string, goods?: Goods): { text: string; action: string; to: string } {
  const words = useWords().promotion.create.blockers;
  const say = useSay();
  const { pathname, search } = useLocation();
  const campaignOf = useBoosted(goods?.plan ?? 'explore');
  const next = `next=${encodeURIComponent(pathname + search)}`;
  const places: Readonly<Record<Exclude<keyof typeof words, 'other'>, string>> = {
    pay_password: `/settings/pay-password?${next}`,
    boosted: `/promotion/${campaignOf.get(goods?.id ?? '') ?? ''}`,
    // Back to the first step of the campaign that is being made.
    not_sold: `${pathname}?${stepWhat(search)}`,
    no_stock: `${pathname}?${stepWhat(search)}`,
    shop_paused: '/shop',
    too_many: '/promotion',
    wallet_frozen: '/restriction',
  };
  for (const [name, to] of Object.entries(places)) {
    if (name !== reason || !isNamed(name, words)) continue;
    return { text: say(words[name].text, { title: goods?.title ?? '' }), action: words[name].action, to };
  }
  return { ...words.other, to: '/service' };
}

function stepWhat(search: string): string {
  const query = new URLSearchParams(search);
  query.set('step', 'what');
  return query.toString();
}

function isNamed<T extends object>(name: string, words: T): name is Extract<keyof T, string> {
  return Object.hasOwn(words, name);
}
