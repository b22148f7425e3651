import { useWords } from '#ui/words/merchant-words.ts';
import { Timeline, type TimelineStep } from '#ui/lists/Timeline.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Deposit } from './RechargeDetailScreen.tsx';

/** What has happened, what is happening, and what comes: with the time by which an answer is promised. */
export function RechargeSteps({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const behind = useStepsBehind(deposit);
  const ahead = useStepsAhead(deposit);
  return <Timeline label={words.steps} steps={[...behind, ...ahead]} />;
}

function useStepsBehind(deposit: Deposit): TimelineStep[] {
  const { deposits: words } = useWords();
  const states = deposit.steps.map(({ code, at }, index) => {
    const isAnswer = code === 'submitted' && deposit.steps[index - 1]?.code === 'needs_info';
    const isBad = code === 'failure' || code === 'expired';
    return {
      key: `${code} ${at}`,
      title: isAnswer ? words.step.answered : words.step[code],
      detail: <TimeText at={at} />,
      state: isBad ? 'stopped' : 'done',
    } as const;
  });
  return states;
}

function useStepsAhead(deposit: Deposit): TimelineStep[] {
  const { deposits: words } = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const { seen } = deposit;
  if (deposit.status !== 'awaiting_review') return [];
  const credit: TimelineStep = {
    key: 'credit',
    title: words.step.credit,
    detail: words.step.creditDetail,
    state: 'ahead',
  };
  if (seen !== null) {
    const counted: TimelineStep = {
      key: 'seen',
      title: say(words.arrived, { amount: money(seen.amount, seen.asset) }),
      detail: say(words.step.confirming, { done: seen.confirmations, need: seen.need }),
      state: 'current',
    };
    return [counted, credit];
  }
  if (deposit.state === 'needs_info') {
    return [{ key: 'answer', title: words.answer, state: 'current' }, credit];
  }
  if (deposit.state === 'submitted' && deposit.promise_at !== null) {
    const when = time(deposit.promise_at);
    const review: TimelineStep = {
      key: 'review',
      title: deposit.is_late ? words.step.lateTitle : words.step.review,
      detail: say(deposit.is_late ? words.step.late : words.step.reviewUntil, { when }),
      state: 'current',
    };
    return [review, credit];
  }
  return [{ key: 'sent', title: words.step.sent, state: 'current' }, credit];
}
