import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { FlaskConical } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Notices, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';

/** Stands where a real provider would ask for a card, and says plainly that it is none. */
export function TestPayView({ page }: { page: PageOf<'testPay'> }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { payment } = page;
  if (payment.state === 'captured') return <Paid page={page} />;
  return (
    <Panel
      icon={<FlaskConical aria-hidden className="size-7" />}
      title={words.testPayTitle}
      lead={words.testPayLead}
    >
      <Notices notices={page.notices} />
      <Facts
        facts={[
          { label: words.payTo, value: page.shop.name },
          {
            label: words.payAmount,
            value: <MoneyText amount={payment.amount} currency={payment.currency} />,
            isTotal: true,
          },
        ]}
      />
      <form
        method="post"
        action={`${page.base}/pay/${encodeURIComponent(page.paymentId)}`}
        className="flex flex-col gap-3"
      >
        <Button type="submit" name="outcome" value="paid" isWide>
          {say(words.payNow, { amount: formatMoney(language, payment.amount, payment.currency) })}
        </Button>
        <Button type="submit" name="outcome" value="declined" tone="plain" isWide>
          {words.payDecline}
        </Button>
      </form>
      <a href={`${page.base}/cart`} className={buttonClass('quiet', 'normal', true)}>
        {words.backToCart}
      </a>
    </Panel>
  );
}

function Paid({ page }: { page: PageOf<'testPay'> }) {
  const words = useStorefrontWords();
  const path = pathOf(page.payment.return_url, page.base);
  return (
    <Panel
      icon={<FlaskConical aria-hidden className="size-7" />}
      title={words.paidAlready}
      lead={words.paidAlreadyText}
    >
      <a href={path ?? page.base} className={buttonClass('main', 'normal', true)}>
        {path === undefined ? words.backToShop : words.toOrder}
      </a>
    </Panel>
  );
}

/** The path of an address on this site, in this page's language; undefined for one that is not a storefront's. */
function pathOf(url: string, base: string): string | undefined {
  const { pathname, search } = new URL(url, 'http://storefront.invalid');
  const path = inLanguage(splitLanguage(base).language, pathname);
  return pathname.startsWith('/s/') ? path + search : undefined;
}
