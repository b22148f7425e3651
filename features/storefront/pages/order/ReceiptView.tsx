import { ShieldCheck } from 'lucide-react';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { controlClass } from '#ui/forms/FieldFrame.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { PageTitle, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { partsOfReceipt, ReceiptFacts } from './ReceiptFacts.tsx';
import { shareMoney } from '#features/storefront/pages/reading.ts';

/** The receipt of an order to be read, printed, kept and shown to others. */
export function ReceiptView({ page }: { page: PageOf<'receipt'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { claims, jws, lines, shop } = page.receipt;
  const [goods] = partsOfReceipt(claims);
  const amounts = lines.map(({ amount }) => amount);
  const paid = goods === undefined ? [] : shareMoney(goods, claims.currency, amounts);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageTitle lead={say(words.receiptLead, { shop: shop.legal_name })}>
        {say(words.receiptTitle, { number: claims.order })}
      </PageTitle>
      <Card title={words.receiptGoods}>
        <ul className="flex flex-col divide-y divide-line">
          {lines.map((line, index) => (
            <li key={index} className="flex items-baseline justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {say(words.receiptLine, { count: line.qty, title: line.title, code: line.code })}
              </span>
              <MoneyText {...(paid[index] ?? { amount: line.amount, currency: claims.currency })} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={words.receiptPayment}>
        <ReceiptFacts claims={claims} />
      </Card>
      <Card title={words.receiptProof}>
        <p className="text-meta text-muted">{words.receiptProofText}</p>
        <label className="flex flex-col gap-1.5 text-meta font-medium">
          {words.receiptSigned}
          <textarea
            readOnly
            rows={6}
            defaultValue={jws}
            className={`${controlClass} font-mono text-caption break-all`}
          />
        </label>
        <div className="flex flex-wrap gap-3 print:hidden">
          <a href={verifyPath(page, jws)} className={buttonClass('main', 'normal', false)}>
            <ShieldCheck aria-hidden className="size-5" />
            {words.receiptVerify}
          </a>
          <a
            href={`${page.base}/order/${page.token}/receipt.jws`}
            className={buttonClass('plain', 'normal', false)}
          >
            {words.receiptSave}
          </a>
          <a href={`${page.base}/order/${page.token}`} className={buttonClass('plain', 'normal', false)}>
            {words.receiptBack}
          </a>
        </div>
      </Card>
    </div>
  );
}

/** In the language that the page's own address names. */
function verifyPath({ base, handle }: PageOf<'receipt'>, jws: string): string {
  return `${base.slice(0, -`/s/${handle}`.length)}/verify/receipt?jws=${encodeURIComponent(jws)}`;
}
