import type { PageBase } from '#ui/storefront/page-base.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { WithdrawalPage } from '#features/returns/page.shapes.ts';
import { PageTitle, pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';

/** The receipt of a withdrawal, with its time and the digest of what it says: it prints, and stays at its address. */
export function WithdrawalView({ page }: { page: WithdrawalPage & PageBase }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { receipt } = page;
  const when = `${formatTime(language, new Date(receipt.declared_at), 'both', pageZone)} ${pageZone}`;
  const order = `${page.base}/order/${encodeURIComponent(page.token)}`;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageTitle lead={say(words.withdrawalLead, { when })}>{words.withdrawalTitle}</PageTitle>
      <Card>
        <Facts
          facts={[
            { label: words.withdrawalOrder, value: receipt.order_no },
            { label: words.withdrawalShop, value: receipt.shop.legal_name },
            { label: words.withdrawalName, value: receipt.name },
            receipt.email === '' ? undefined : { label: words.withdrawalEmail, value: receipt.email },
            { label: words.withdrawalAt, value: when },
          ]}
        />
        <ul className="flex flex-col gap-1 border-t border-line pt-3">
          {receipt.lines.map((line) => (
            <li key={line.id} className="flex justify-between gap-3">
              <span className="min-w-0">{line.title}</span>
              <span className="shrink-0 text-muted">{say(words.pieces, { count: line.qty })}</span>
            </li>
          ))}
        </ul>
        <p className="border-t border-line pt-3 text-caption break-all text-muted">
          {words.withdrawalDigest}
          {': '}
          {receipt.digest}
        </p>
      </Card>
      <div className="flex flex-col gap-3 print:hidden">
        <Card title={words.withdrawalNext}>
          <p>{words[`withdrawal_${receipt.outcome}`]}</p>
          {receipt.case_id === null ? null : (
            <a href={`${order}/case/${receipt.case_id}`} className={buttonClass('main', 'normal', true)}>
              {words.withdrawalToCase}
            </a>
          )}
          <a href={order} className={buttonClass('plain', 'normal', true)}>
            {words.withdrawalToOrder}
          </a>
          <Button tone="quiet" hidden data-print>
            {words.labelPrint}
          </Button>
        </Card>
      </div>
    </div>
  );
}
