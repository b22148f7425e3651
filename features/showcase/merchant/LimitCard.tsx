import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Limit } from './types.ts';

type Props = {
  limit: Limit | undefined;
  /** Goods on sale only. */
  isShort?: boolean;
};

/** Of goods on sale, places or removals, so much of one is used that the next act may be refused. */
const nearShare = 0.8;

/** Whether a limit is near enough to stand before the goods on a small screen. */
export function isLimitNear(limit: Limit | undefined): boolean {
  if (limit === undefined) return false;
  return (
    limit.listed >= limit.goods_limit * nearShare ||
    limit.rows >= limit.rows_max * nearShare ||
    limit.deleted_today >= limit.delete_daily * nearShare
  );
}

/** How much of the level's room is used: goods on sale, places, removals of the day. */
export function LimitCard({ limit, isShort = false }: Props) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  if (limit === undefined) return null;
  const text = say(words.showcase.limitText, { listed: limit.listed, limit: limit.goods_limit });
  const left = Math.max(0, limit.delete_daily - limit.deleted_today);
  return (
    <div className="flex flex-col gap-1">
      <Meter label={words.showcase.limit} text={text} value={limit.listed} max={limit.goods_limit} />
      {isShort ? null : (
        <Text look="small">
          {say(words.showcase.limitRest, {
            rows: limit.rows,
            max: limit.rows_max,
            left,
            time: time(limit.resets_at, 'time'),
          })}
        </Text>
      )}
    </div>
  );
}
