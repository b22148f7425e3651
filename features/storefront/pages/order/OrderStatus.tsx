import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { deadlineText, Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { BuyerOrder } from '#features/storefront/page.shapes.ts';
import { arrivalRange } from '#features/storefront/pages/arrival.ts';
import { buyerSteps, nextLine, reachedStep } from './order-steps.ts';
import { ArrivalText } from '#features/storefront/pages/buying/Sums.tsx';

/** When an order arrives, where it is, a look at what it is, what comes next, and the one thing to do. */
export function OrderStatus({ order, children }: { order: BuyerOrder; children: ReactNode }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const reached = reachedStep(order);
  const arrival = arrivalOf(order);
  const status = words[`status_${order.status}`];
  return (
    <section className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 lg:p-6">
      <div className="flex flex-col gap-1">
        {arrival === undefined ? (
          <h2 className="text-title">{status}</h2>
        ) : (
          <>
            <p className="text-title lg:text-figure">
              {say(words.goodsArrives, { range: arrivalRange(language, arrival) })}
            </p>
            <h2 className="text-section">{status}</h2>
          </>
        )}
        <p className="text-muted">{words[nextLine(order.status)]}</p>
        <When order={order} />
      </div>
      <Pictures order={order} />
      {reached === undefined ? null : <Steps reached={reached} />}
      <Held order={order} />
      <Delay order={order} />
      {children}
    </section>
  );
}

const coming: readonly BuyerOrder['status'][] = ['pending_payment', 'to_be_delivered', 'shipped'];

/** The days it is expected on, while it is on its way. */
function arrivalOf({ arrival, status }: BuyerOrder): NonNullable<BuyerOrder['arrival']> | undefined {
  return coming.includes(status) ? (arrival ?? undefined) : undefined;
}

/** More than these are in the list below. */
const picturesMax = 4;

function Pictures({ order }: { order: BuyerOrder }) {
  const shown = order.lines.filter(({ image }) => image !== null).slice(0, picturesMax);
  if (shown.length === 0) return null;
  return (
    <div className="flex gap-2">
      {shown.map(({ id, image }) => (
        <Thumb key={id} image={image} isFirst isDecoration className="size-20 rounded-field" />
      ))}
    </div>
  );
}

/** How the days are known, or until when one may say something. */
function When({ order }: { order: BuyerOrder }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const until = (at: string) => deadlineText(language, at);
  const { status } = order;
  const arrival = arrivalOf(order);
  if (arrival?.basis === 'history') {
    return (
      <p className="text-meta text-muted">
        <ArrivalText between={arrival} text={words.afterArrivalHistory} />
      </p>
    );
  }
  if (status === 'delivered' && order.receive_by !== null)
    return <p className="text-muted">{say(words.afterReceiveBy, { when: until(order.receive_by) })}</p>;
  const isWindow = status === 'received' || status === 'pending_acceptance';
  if (isWindow && order.window_ends_at !== null)
    return <p className="text-muted">{say(words.windowUntil, { when: until(order.window_ends_at) })}</p>;
  return null;
}

/** What the carrier says is not believed yet: why, and that nothing runs out meanwhile. */
function Held({ order }: { order: BuyerOrder }) {
  const words = useStorefrontWords();
  const held = order.parcels.find(({ hold }) => hold !== null)?.hold;
  if (held === undefined || held === null) return null;
  const canConfirm = order.can.some(({ action, allowed }) => action === 'confirm' && allowed);
  return (
    <p className="flex gap-3 rounded-field bg-warn-soft p-3 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="flex flex-col gap-1">
        <span>{held.text}</span>
        {canConfirm ? <span>{words.heldParcelConfirm}</span> : null}
      </span>
    </p>
  );
}

function Delay({ order }: { order: BuyerOrder }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { delay, status } = order;
  if (delay === null || (status !== 'shipped' && status !== 'to_be_delivered')) return null;
  return (
    <p className="flex gap-3 rounded-field bg-warn-soft p-3 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="flex flex-col gap-1">
        <strong>{words[`afterLate_${delay.reason}`]}</strong>
        {delay.days > 0 ? <span>{say(words.afterLateDays, { count: delay.days })}</span> : null}
        <span>{words.afterLatePromise}</span>
      </span>
    </p>
  );
}

/** On a phone only the step that is now has room for its name. */
const stepLooks = { behind: 'max-sm:sr-only', now: 'font-semibold', ahead: 'text-muted max-sm:sr-only' };

/** Five steps side by side; each says in words whether it is behind, now or ahead. */
function Steps({ reached }: { reached: number }) {
  const words = useStorefrontWords();
  return (
    <ol aria-label={words.progress} className="grid grid-cols-5 text-center text-caption sm:text-meta">
      {buyerSteps.map((step, index) => {
        const state = stateOf(index, reached);
        return (
          <li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex min-w-0 flex-col items-center gap-2"
          >
            {index === 0 ? null : (
              <span
                aria-hidden
                className={cx(
                  'absolute top-2 right-1/2 h-1 w-full',
                  index <= reached ? 'bg-accent' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'relative z-10 size-5 rounded-full border-4',
                state === 'ahead' ? 'border-line bg-surface' : 'border-accent',
                state === 'behind' && 'bg-accent',
                state === 'now' && 'bg-surface',
              )}
            />
            <span className={cx('whitespace-nowrap', stepLooks[state])}>
              {words[step]}
              <span className="sr-only">
                {', '}
                {{ behind: words.stepReached, now: words.stepNow, ahead: words.stepAhead }[state]}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, reached: number): 'behind' | 'now' | 'ahead' {
  const isLast = reached === buyerSteps.length - 1;
  if (index < reached || (index === reached && isLast)) return 'behind';
  return index === reached ? 'now' : 'ahead';
}
