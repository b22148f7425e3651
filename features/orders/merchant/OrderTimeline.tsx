import type { ReactNode } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Timeline } from '#ui/lists/Timeline.tsx';
import type { TimelineStep } from '#ui/lists/Timeline.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { orderSteps } from './order-steps.ts';
import type { OrderStep } from './order-steps.ts';
import type { Order } from './OrderRow.tsx';
import { useNow } from '#ui/words/useNow.ts';
import { useDeadline } from './useDeadline.ts';

/** What happened, when and by whom; where the order stands and until when; what is ahead. */
export function OrderTimeline({ value }: { value: Order }) {
  const words = useWords();
  const { time } = useFormats();
  const deadlineText = useDeadline();
  const now = useNow();
  const note =
    value.cancel_kind === null ? words.orders.meaning[value.status] : words.orders.cancel[value.cancel_kind];

  function stepOf(step: OrderStep) {
    if (step.kind === 'event') {
      const { at, actor, reason } = step.event;
      const about = [time(at), words.orders.actors[actor], reasonOf(reason, words.orders.refundReasons)];
      return {
        key: `event ${step.key}`,
        title: words.orders.moves[step.move],
        state: 'done' as const,
        detail: about.filter((text) => text !== undefined).join(' · '),
      };
    }
    const isHere = step.state === 'current' || step.state === 'stopped';
    const awaited = value.awaiting === null ? undefined : words.orders.awaiting[value.awaiting];
    const { deadline, fulfilment } = value;
    // Of a parcel in time nobody need think as of a loss.
    const isInTime = fulfilment.eta !== null && now <= new Date(fulfilment.eta.p90);
    const isSaid = deadline !== null && (deadline.action !== 'order.lose' || !isInTime);
    const due = isSaid ? deadlineText(deadline) : undefined;
    return {
      key: step.key,
      title: words.orders.status[step.status],
      state: step.state,
      detail: isHere ? (
        <ul className="flex flex-col gap-0.5">
          {[note, awaited, due]
            .filter((text) => text !== undefined)
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      ) : undefined,
    };
  }

  const steps = joinSame(orderSteps(value).map(stepOf));
  const near = nearSteps(steps);
  return (
    <Card title={words.orders.timeline}>
      <Timeline label={words.orders.timeline} steps={near} />
      {near.length === steps.length ? null : (
        <Fold title={words.orders.allSteps}>
          <Timeline label={words.orders.allSteps} steps={steps} />
        </Fold>
      )}
    </Card>
  );
}

const isNow = ({ state }: TimelineStep): boolean => state === 'current' || state === 'stopped';

/** An event that says the same as where the order stands is one step with it: when it happened, then what it means. */
function joinSame(steps: readonly TimelineStep[]): readonly TimelineStep[] {
  const at = steps.findIndex(isNow);
  const [event, current] = [steps[at - 1], steps[at]];
  if (event === undefined || current === undefined || event.title !== current.title) return steps;
  const joined = { ...current, detail: joinDetails(event.detail, current.detail) };
  return [...steps.slice(0, at - 1), joined, ...steps.slice(at + 1)];
}

function joinDetails(one: ReactNode, other: ReactNode): ReactNode {
  return (
    <>
      <p>{one}</p>
      {other}
    </>
  );
}

/** What happened last, where it stands, and what comes next. */
function nearSteps(steps: readonly TimelineStep[]): readonly TimelineStep[] {
  const at = steps.findIndex(isNow);
  return steps.slice(Math.max(0, at - 2), at + 2);
}

/** A reason is a word of ours, or what a person wrote. */
function reasonOf(reason: string | null, known: Readonly<Record<string, string>>): string | undefined {
  return reason === null ? undefined : (known[reason] ?? reason);
}
