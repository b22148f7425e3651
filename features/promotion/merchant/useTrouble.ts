import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { adviceOf } from './advice.ts';
import type { Campaign } from './types.ts';

/** What is wrong with a campaign, or what comes next, and what to do: one sentence, or none. */
export function useTrouble(): (campaign: Campaign) => string | undefined {
  const words = useWords().promotion;
  const say = useSay();
  const { time } = useFormats();
  return (campaign) => {
    const { state, pause_reason: pause, ended_reason: end } = campaign;
    if (state === 'paused' && pause !== null) return words.pauses[pause];
    if ((state === 'ended' || state === 'rejected') && end !== null)
      return campaign.pays === 'order' && end !== 'exhausted' ? words.endsOrder[end] : words.ends[end];
    if (state === 'scheduled') return say(words.advice.scheduled, { when: time(campaign.starts_at) });
    if (state === 'review' && campaign.promise_at !== null)
      return say(words.advice.review, { when: time(campaign.promise_at) });
    const advice = adviceOf(campaign);
    if (advice !== undefined) return words.advice[advice];
    return state === 'active' && campaign.impressions === 0 ? words.advice.new : undefined;
  };
}
