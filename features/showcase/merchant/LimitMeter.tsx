import type * as z from 'zod/mini';
import type { showcaseLimit } from '#features/showcase/contract.ts';
import { useWords } from '#ui/merchant-words.ts';
import { Meter } from '#ui/Meter.tsx';
import { useSay } from '#ui/words.tsx';

export function LimitMeter({ limit }: { limit: z.output<typeof showcaseLimit> | undefined }) {
  const words = useWords();
  const say = useSay();
  if (limit === undefined) return null;
  const text = say(words.showcase.limitText, { listed: limit.listed, limit: limit.goods_limit });
  return <Meter label={words.showcase.limit} text={text} value={limit.listed} max={limit.goods_limit} />;
}
