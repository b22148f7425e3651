import { Clock, CreditCard, LoaderCircle, Undo2 } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { formatMoney } from '#ui/format-money.ts';
import { formatTime } from '#ui/time.tsx';
import { useLanguage, useSay } from '#ui/words.tsx';
import { pageZone, useStorefrontWords } from '../ui/public.tsx';
import type { PageOf } from '../page.contract.ts';
import { Panel } from './Panel.tsx';

type Result = PageOf<'paymentResult'>;

const icon = 'size-7';

/** What became of a payment. Safe to load as often as one likes: it only looks. */
export function PaymentResultView({ page }: { page: Result }) {
  const { state } = page.result;
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
      {page.refreshing ? <p className="text-center text-sm text-muted">{words.checkingAuto}</p> : null}
      <a
        href={`/s/${page.handle}/payment/${encodeURIComponent(page.token)}`}
        className={buttonClass('plain', 'normal', true)}
      >
        {words.checkAgain}
      </a>
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
      {url === null ? null : (
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
      <BackToCart page={page} />
    </Panel>
  );
}

function BackToCart({ page }: { page: Result }) {
  const words = useStorefrontWords();
  return (
    <a href={`/s/${page.handle}/cart`} className={buttonClass('quiet', 'normal', true)}>
      {words.backToCart}
    </a>
  );
}
