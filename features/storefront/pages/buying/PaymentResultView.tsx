import { Clock, CreditCard, LoaderCircle, Undo2, Wallet } from 'lucide-react';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Notices, pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';
import { PaymentSteps, RefundPlace } from './PaymentSteps.tsx';

type Result = PageOf<'paymentResult'>;

const icon = 'size-7';

/** What became of a payment. Safe to load as often as one likes: it only looks. */
export function PaymentResultView({ page }: { page: Result }) {
  const { state, instructions, pay_url: url } = page.result;
  const isSent = instructions !== null && instructions.kind !== 'redirect';
  if (isSent && (state === 'open' || state === 'checking')) return <Sending page={page} />;
  if (state === 'open' && page.refreshing && url !== null) return <Going url={url} />;
  if (state === 'open') return <Open page={page} />;
  if (state === 'expired') return <Expired page={page} />;
  return state === 'refunded' ? <Refunded page={page} /> : <Checking page={page} />;
}

function Checking({ page }: { page: Result }) {
  const words = useStorefrontWords();
  return (
    <Panel
      icon={<LoaderCircle aria-hidden className={`${icon} animate-spin`} />}
      title={words.checkingTitle}
      lead={words.checkingText}
    >
      {page.refreshing ? <p className="text-center text-meta text-muted">{words.checkingAuto}</p> : null}
      <a
        href={`${page.base}/payment/${encodeURIComponent(page.token)}`}
        className={buttonClass('plain', 'normal', true)}
      >
        {words.checkAgain}
      </a>
    </Panel>
  );
}

/** On the way to the provider's page: the browser goes on by itself, and there is a link for where it does not. */
function Going({ url }: { url: string }) {
  const words = useStorefrontWords();
  return (
    <Panel
      icon={<LoaderCircle aria-hidden className={`${icon} animate-spin`} />}
      title={words.payGoingTitle}
      lead={words.payGoingText}
    >
      <a href={url} className={buttonClass('main', 'normal', true)}>
        {words.finishPayment}
      </a>
    </Panel>
  );
}

/** What to send where, for as long as the goods are kept. */
function Sending({ page }: { page: Result }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { expires_at: until } = page.result;
  const when =
    until === null ? undefined : `${formatTime(language, new Date(until), 'both', pageZone)} ${pageZone}`;
  return (
    <Panel
      icon={<Wallet aria-hidden className={icon} />}
      title={words.paySendTitle}
      lead={when === undefined ? undefined : say(words.payKeptUntil, { when })}
    >
      <Notices notices={page.notices} />
      <PaymentSteps page={page} />
      <RefundPlace page={page} />
    </Panel>
  );
}

function Open({ page }: { page: Result }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { expires_at: until, pay_url: url } = page.result;
  const when =
    until === null ? undefined : `${formatTime(language, new Date(until), 'both', pageZone)} ${pageZone}`;
  return (
    <Panel
      icon={<CreditCard aria-hidden className={icon} />}
      title={words.openTitle}
      lead={when === undefined ? words.openTextPlain : say(words.openText, { when })}
    >
      <Notices notices={page.notices} />
      {url === null ? (
        <form method="post" action={`${page.base}/payment/${encodeURIComponent(page.token)}/open`}>
          <button type="submit" className={buttonClass('main', 'normal', true)}>
            {words.payStart}
          </button>
        </form>
      ) : (
        <a href={url} className={buttonClass('main', 'normal', true)}>
          {words.finishPayment}
        </a>
      )}
      <BackToCart page={page} />
    </Panel>
  );
}

function Expired({ page }: { page: Result }) {
  const words = useStorefrontWords();
  return (
    <Panel icon={<Clock aria-hidden className={icon} />} title={words.expiredTitle} lead={words.expiredText}>
      <BackToCart page={page} />
    </Panel>
  );
}

function Refunded({ page }: { page: Result }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const amount = formatMoney(language, page.result.total, page.result.currency);
  return (
    <Panel
      icon={<Undo2 aria-hidden className={icon} />}
      title={words.refundedTitle}
      lead={say(words.refundedText, { amount })}
    >
      <RefundPlace page={page} />
      <BackToCart page={page} />
    </Panel>
  );
}

function BackToCart({ page }: { page: Result }) {
  const words = useStorefrontWords();
  return (
    <a href={`${page.base}/cart`} className={buttonClass('quiet', 'normal', true)}>
      {words.backToCart}
    </a>
  );
}
