import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/Card.tsx';
import { formatTime } from '#ui/time.tsx';
import { useLanguage, useSay } from '#ui/words.tsx';
import { TextInput, pageZone, useOptional, useStorefrontWords } from '../ui/public.tsx';
import type { PageOf } from '../page.contract.ts';
import { findAction, isCancelAsked } from './order-steps.ts';

type Order = PageOf<'order'>;

/** What this buyer may do now, each thing with its date where it ends. */
export function OrderActions({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const { order } = page;
  const may = (['confirm', 'fine', 'accept', 'return', 'report_fault', 'cancel'] as const).filter((action) =>
    findAction(order, action),
  );
  return (
    <Card title={words.whatYouCanDo}>
      {may.length === 0 && !isCancelAsked(order) ? <p className="text-muted">{words.nothingToDo}</p> : null}
      {may.includes('confirm') ? (
        <Confirm page={page} step="received" label={words.haveIt} hint={words.haveItHint} />
      ) : null}
      {may.includes('fine') ? (
        <Confirm page={page} step="fine" label={words.allFine} hint={words.allFineHint} />
      ) : null}
      {may.includes('accept') ? (
        <Confirm page={page} step="accept" label={words.acceptOrder} hint={words.acceptHint} />
      ) : null}
      {may.includes('return') || may.includes('report_fault') ? <ReturnLink page={page} /> : null}
      {may.includes('cancel') ? <Cancel page={page} /> : null}
      {isCancelAsked(order) ? <p className="text-muted">{words.cancelAsked}</p> : null}
    </Card>
  );
}

type ConfirmProps = { page: Order; step: 'received' | 'fine' | 'accept'; label: string; hint: string };

function Confirm({ page, step, label, hint }: ConfirmProps) {
  const path = `/s/${page.handle}/order/${encodeURIComponent(page.token)}/confirm`;
  return (
    <form method="post" action={path} className="flex flex-col gap-1.5">
      <input type="hidden" name="once" value={`${page.once}-${step}`} />
      <Button type="submit" name="step" value={step} tone={step === 'accept' ? 'plain' : 'main'} isWide>
        {label}
      </Button>
      <p className="text-sm text-muted">{hint}</p>
    </form>
  );
}

function ReturnLink({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const anyReason = findAction(page.order, 'return');
  const until =
    anyReason === undefined ? undefined : (page.order.window_ends_at ?? anyReason.until ?? undefined);
  return (
    <div className="flex flex-col gap-1.5">
      <a
        href={`/s/${page.handle}/order/${encodeURIComponent(page.token)}/return`}
        className={buttonClass('plain', 'normal', true)}
      >
        {anyReason === undefined ? words.reportFault : words.returnGoods}
      </a>
      <p className="text-sm text-muted">
        {until === undefined
          ? anyReason === undefined
            ? words.reportFaultHint
            : words.returnHint
          : say(words.windowUntil, { when: formatTime(language, new Date(until), 'date', pageZone) })}
      </p>
    </div>
  );
}

/** Two presses, so that no order is cancelled by a slip of the finger. */
function Cancel({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  const { order } = page;
  return (
    <details className="group rounded-field border border-line">
      <summary className="flex min-h-12 items-center justify-center rounded-field px-4 font-semibold text-bad">
        {words.cancelOrder}
      </summary>
      <form
        method="post"
        action={`/s/${page.handle}/order/${encodeURIComponent(page.token)}/cancel`}
        className="flex flex-col gap-3 border-t border-line p-4"
      >
        <input type="hidden" name="once" value={`${page.once}-cancel`} />
        <p>{findAction(order, 'cancel')?.until ? words.cancelHintNow : words.cancelHintAsk}</p>
        <TextInput name="reason" label={optional(words.cancelReason)} maxLength={300} />
        <Button type="submit" tone="danger" isWide>
          {words.cancelConfirm}
        </Button>
      </form>
    </details>
  );
}
