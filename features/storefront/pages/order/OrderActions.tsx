import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import {
  TextAreaInput,
  TextInput,
  deadlineText,
  pageZone,
  useOptional,
  useStorefrontWords,
} from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { findAction, isCancelAsked, missingFrom, type BuyerAction } from './order-steps.ts';

type Order = PageOf<'order'>;

function pathOf(page: Order, rest: string): string {
  return `${page.base}/order/${encodeURIComponent(page.token)}/${rest}`;
}

/** The one thing that is asked of this buyer now, on the card that says where the order is. */
export function NextStep({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const { order } = page;
  if (findAction(order, 'confirm')) {
    return <Confirm page={page} step="received" label={words.haveIt} hint={words.haveItHint} isMain />;
  }
  if (findAction(order, 'fine'))
    return <Confirm page={page} step="fine" label={words.allFine} hint={words.allFineHint} isMain />;
  if (isCancelAsked(order)) return <p className="font-medium">{words.cancelAsked}</p>;
  if (findAction(order, 'accept'))
    return <Confirm page={page} step="accept" label={words.acceptOrder} hint={words.acceptHint} />;
  return null;
}

/** The same goods once more: an order that is over is often the best list. */
export function OrderAgain({ page }: { page: Order }) {
  const words = useStorefrontWords();
  return (
    <form method="post" action={pathOf(page, 'again')} className="flex flex-col gap-1.5">
      <Button type="submit" tone="plain" isWide>
        {words.orderAgain}
      </Button>
      <p className="text-meta text-muted">{words.orderAgainHint}</p>
    </form>
  );
}

const others = [
  'extend',
  'not_received',
  'report_fault',
  'return',
  'withdraw_contract',
  'accept',
  'cancel',
] as const satisfies readonly BuyerAction[];

/** Everything else that this buyer may do now, each with its date where it ends; what is not possible is not there. */
export function OrderActions({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const { order } = page;
  const may = (action: BuyerAction) => findAction(order, action) !== undefined;
  const from = missingFrom(order);
  if (from === undefined && !others.some(may)) return null;
  return (
    <Card title={words.whatYouCanDo}>
      <div className="flex flex-col gap-4">
        {may('extend') ? <Extend page={page} /> : null}
        {may('not_received') ? <Missing page={page} /> : null}
        {from === undefined ? null : <MissingLater from={from} />}
        {may('return') || may('report_fault') ? <ReturnLink page={page} /> : null}
        {may('accept') && (may('confirm') || may('fine')) ? (
          <Confirm page={page} step="accept" label={words.acceptOrder} hint={words.acceptHint} />
        ) : null}
        {may('cancel') ? <Cancel page={page} /> : null}
        {may('withdraw_contract') ? <Withdraw page={page} /> : null}
      </div>
    </Card>
  );
}

type ConfirmProps = {
  page: Order;
  step: 'received' | 'fine' | 'accept';
  label: string;
  hint: string;
  isMain?: boolean;
};

function Confirm({ page, step, label, hint, isMain = false }: ConfirmProps) {
  return (
    <form method="post" action={pathOf(page, 'confirm')} className="flex flex-col gap-1.5">
      <input type="hidden" name="once" value={`${page.once}-${step}`} />
      <Button type="submit" name="step" value={step} tone={isMain ? 'main' : 'plain'} isWide>
        {label}
      </Button>
      <p className="text-meta text-muted">{hint}</p>
    </form>
  );
}

function Extend({ page }: { page: Order }) {
  const words = useStorefrontWords();
  return (
    <form method="post" action={pathOf(page, 'extend')} className="flex flex-col gap-1.5">
      <input type="hidden" name="once" value={`${page.once}-extend`} />
      <Button type="submit" tone="plain" isWide>
        {words.afterExtend}
      </Button>
      <p className="text-meta text-muted">{words.afterExtendHint}</p>
    </form>
  );
}

/** Two presses for what cannot be taken back by pressing again. */
function Unfold({ label, isBad = false, children }: { label: string; isBad?: boolean; children: ReactNode }) {
  return (
    <details className="group rounded-field border border-line-strong">
      <summary
        className={`flex min-h-12 cursor-pointer items-center justify-center rounded-field px-4 text-center font-medium ${isBad ? 'text-bad' : ''}`}
      >
        {label}
      </summary>
      {children}
    </details>
  );
}

const unfolded = 'flex flex-col gap-3 border-t border-line p-4';

function Missing({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  const isLost = page.order.status === 'shipped';
  return (
    <Unfold label={words.afterMissing}>
      <form method="post" action={pathOf(page, 'missing')} className={unfolded}>
        <input type="hidden" name="once" value={`${page.once}-missing`} />
        <p>{isLost ? words.afterMissingLost : words.afterMissingAsk}</p>
        {isLost ? null : (
          <TextAreaInput name="text" label={optional(words.afterMissingTell)} rows={2} maxLength={1000} />
        )}
        <Button type="submit" isWide>
          {words.afterMissingSend}
        </Button>
      </form>
    </Unfold>
  );
}

function MissingLater({ from }: { from: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const when = formatTime(language, new Date(from), 'date', pageZone);
  return <p className="text-meta text-muted">{say(words.afterMissingFrom, { when })}</p>;
}

function ReturnLink({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { order } = page;
  const canReturn = findAction(order, 'return') !== undefined;
  const until = order.window_ends_at;
  return (
    <div className="flex flex-col gap-1.5">
      <a href={pathOf(page, 'return')} className={buttonClass('plain', 'normal', true)}>
        {canReturn ? words.returnGoods : words.reportFault}
      </a>
      <p className="text-meta text-muted">
        {canReturn && until !== null
          ? say(words.windowUntil, { when: deadlineText(language, until) })
          : words.afterFaultHint}
      </p>
    </div>
  );
}

function Withdraw({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const until = page.order.window_ends_at;
  return (
    <div className="flex flex-col gap-1.5">
      <a href={pathOf(page, 'withdraw')} className={buttonClass('plain', 'normal', true)}>
        {words.afterWithdraw}
      </a>
      <p className="text-meta text-muted">
        {until === null
          ? words.afterWithdrawOpen
          : say(words.afterWithdrawHint, { when: deadlineText(language, until) })}
      </p>
    </div>
  );
}

/** Two presses, so that no order is cancelled by a slip of the finger. */
function Cancel({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  return (
    <Unfold label={words.cancelOrder} isBad>
      <form method="post" action={pathOf(page, 'cancel')} className={unfolded}>
        <input type="hidden" name="once" value={`${page.once}-cancel`} />
        <p>{findAction(page.order, 'cancel')?.until ? words.cancelHintNow : words.cancelHintAsk}</p>
        <TextInput name="reason" label={optional(words.cancelReason)} maxLength={300} />
        <Button type="submit" tone="danger" isWide>
          {words.cancelConfirm}
        </Button>
      </form>
    </Unfold>
  );
}
