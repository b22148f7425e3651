import { ChevronDown, LifeBuoy, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Notices, Thumb, pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { BuyerOrder, PageOf } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';
import { NextStep, OrderActions, OrderAgain } from './OrderActions.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { Parcels } from './Parcels.tsx';
import { isZero, Sums } from '#features/storefront/pages/buying/Sums.tsx';

type Props = {
  page: PageOf<'order'>;
  /** The returns of this order, what its buyer said of it and to the shop, drawn by the rooms that own them. */
  cases: ReactNode;
  comments: ReactNode;
  talk: ReactNode;
};

export function OrderView({ page, cases, comments, talk }: Props) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { order } = page;
  const paidAt = formatTime(language, new Date(order.paid_at), 'date', pageZone);
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <Notices notices={page.notices} />
      <div className="flex flex-wrap items-baseline gap-x-3 text-meta text-muted">
        <h1 className="font-semibold text-ink">{say(words.orderTitle, { number: order.number })}</h1>
        <p>{say(words.paidAt, { when: paidAt })}</p>
      </div>
      {/* One column on a phone: when it comes, where it goes and what it cost stand before what is rarely wanted. */}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <OrderStatus order={order}>
            <NextStep page={page} />
          </OrderStatus>
          {cases}
          <div className="flex flex-col gap-5 max-lg:order-2">
            <Help page={page} talk={talk} />
            {comments}
            <Parcels order={order} />
            <Lines page={page} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <div className="flex flex-col gap-5 max-lg:order-1">
            <Card title={words.deliverTo}>
              <Address to={order.to} />
            </Card>
            <Card title={words.summary}>
              <Sums amounts={order} refunded={order.refunded} />
              <Refunds order={order} />
            </Card>
          </div>
          <div className="flex flex-col gap-5 max-lg:order-3">
            <Documents page={page} />
            <KeepLink />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What one looks for when something is wrong, folded away; open where shop and buyer have begun to talk. */
function Help({ page, talk }: { page: PageOf<'order'>; talk: ReactNode }) {
  const words = useStorefrontWords();
  const isTalking = page.talk.messages.length > 0 || page.talk.draft !== undefined;
  return (
    <details open={isTalking} className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card border border-line bg-surface px-4 [&::-webkit-details-marker]:hidden">
        <LifeBuoy aria-hidden className="size-5 shrink-0 text-accent-ink" />
        <h2 className="min-w-0 grow text-section">{words.afterActs}</h2>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-5">
        <OrderActions page={page} />
        {talk}
      </div>
    </details>
  );
}

/** What one may want to show or keep: the receipt of the payment, and those of withdrawals. */
function Documents({ page }: { page: PageOf<'order'> }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const path = `${page.base}/order/${encodeURIComponent(page.token)}`;
  return (
    <Card title={words.afterDocuments}>
      <ul className="flex flex-col gap-2">
        <li>
          <a href={`${path}/receipt`} className={buttonClass('plain', 'small', true)}>
            {words.receiptLink}
          </a>
        </li>
        {page.order.withdrawals.map(({ id, declared_at: at }) => (
          <li key={id}>
            <a href={`${path}/withdrawal/${id}`} className={buttonClass('plain', 'small', true)}>
              {say(words.afterDocWithdrawal, {
                when: formatTime(language, new Date(at), 'date', pageZone),
              })}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Lines({ page }: { page: PageOf<'order'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <Card title={words.orderedGoods}>
      <ul className="flex flex-col divide-y divide-line">
        {page.order.lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <Thumb image={line.image} isDecoration className="size-16 rounded-field" />
            <span className="flex min-w-0 grow flex-col">
              <span className="font-medium">{line.title}</span>
              <span className="text-meta text-muted">
                {say(words.pieces, { count: line.qty })}
                {line.returned_qty === 0
                  ? null
                  : ` · ${say(words.returnedPieces, { count: line.returned_qty })}`}
              </span>
            </span>
            <span className="font-medium">
              <MoneyText amount={line.amount} currency={page.order.currency} />
            </span>
          </li>
        ))}
      </ul>
      <OrderAgain page={page} />
    </Card>
  );
}

function Refunds({ order }: { order: BuyerOrder }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (order.refunds.length === 0 || isZero(order.refunded)) return null;
  const states: Record<string, string> = {
    sent: words.refundSent,
    paid: words.refundSent,
    failed: words.refundFailed,
  };
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3 text-meta">
      <h3 className="font-semibold">{words.refunds}</h3>
      <ul className="flex flex-col gap-1">
        {order.refunds.map((refund) => (
          <li key={`${refund.at} ${refund.amount}`} className="flex flex-wrap justify-between gap-x-3">
            <span className="text-muted">
              {say(words.refundOn, { when: formatTime(language, new Date(refund.at), 'date', pageZone) })}
            </span>
            <span className="tabular text-right">
              {formatMoney(language, refund.amount, order.currency)},{' '}
              {states[refund.state] ?? words.refundPending}
            </span>
            {refund.note === null ? null : (
              <blockquote className="basis-full border-l-2 border-line pl-3 wrap-anywhere">
                {refund.note}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Address({ to }: { to: BuyerOrder['to'] }) {
  const language = useLanguage();
  const place = [to.postcode, to.city].filter((part) => part !== '').join(' ');
  return (
    <address className="flex flex-col not-italic">
      <span className="font-medium">{to.name}</span>
      <span>{to.address}</span>
      <span>{place}</span>
      <span>{countryName(language, to.country)}</span>
    </address>
  );
}

function KeepLink() {
  const words = useStorefrontWords();
  return (
    <Card title={words.keepLink}>
      <p className="text-meta text-muted">{words.keepLinkText}</p>
      <Button
        tone="plain"
        size="small"
        hidden
        data-copy-link
        data-copied={words.copied}
        icon={<Link2 aria-hidden className="size-5" />}
      >
        <span>{words.copyLink}</span>
      </Button>
    </Card>
  );
}
