import { useEffect, useEffectEvent, useState } from 'react';
import { forecastPromotion } from '#features/promotion/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import type { ForecastRequest } from './draft.ts';

/** Between the last key and the question: nobody is asked for every letter. */
const settleMs = 400;
const nothing: ForecastRequest = { plan_id: 'explore', goods_ids: [], days: 1 };

/**
 * What a campaign would probably bring, asked for while it is typed. The last answer stays until the next one is
 * there; `isBehind` says that it is of what was entered before.
 */
export function useForecast(ask: ForecastRequest | undefined) {
  const [settled, setSettled] = useState(ask);
  const text = JSON.stringify(ask);
  const settle = useEffectEvent(() => {
    if (ask !== undefined) setSettled(ask);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useEndpoint(forecastPromotion, settled ?? nothing, {
    enabled: settled !== undefined,
    keepPrevious: true,
  });
  return { query, isBehind: query.isPlaceholderData || JSON.stringify(settled) !== text };
}

export type Forecasting = ReturnType<typeof useForecast>;
