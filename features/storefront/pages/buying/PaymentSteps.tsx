import { encodeQR } from 'qr';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';

type Result = PageOf<'paymentResult'>;

/** What the buyer has to send where, as rows that can be marked and copied. */
export function PaymentSteps({ page }: { page: Result }) {
  const words = useStorefrontWords();
  const { instructions } = page.result;
  if (instructions === null || instructions.kind === 'redirect') return null;
  return (
    <div className="flex flex-col gap-4">
      {instructions.kind === 'chain' ? <Chain page={page} value={instructions} /> : null}
      {instructions.kind === 'bank' ? <Bank page={page} value={instructions} /> : null}
      <Arrived page={page} />
      <a
        href={`${page.base}/payment/${encodeURIComponent(page.token)}`}
        className={buttonClass('plain', 'normal', true)}
      >
        {words.payReload}
      </a>
    </div>
  );
}

type Instructions = NonNullable<Result['result']['instructions']>;

function Chain({ page, value }: { page: Result; value: Extract<Instructions, { kind: 'chain' }> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const network = words.payNetworks[value.network];
  const { charge } = page.result;
  return (
    <>
      <p role="note" className="rounded-card bg-warn-soft p-3 text-meta font-medium text-warn">
        {say(words.payNetworkWarning, { network })}
      </p>
      <Qr text={value.address} label={words.payQr} />
      <Rows>
        <Row label={words.payAmount} isCopied>{`${charge.amount} ${charge.asset}`}</Row>
        <Row label={words.payAddress} isCopied>
          {value.address}
        </Row>
        <Row label={words.payNetwork}>{network}</Row>
        <Row label={words.payContract}>{value.contract}</Row>
      </Rows>
    </>
  );
}

function Bank({ page, value }: { page: Result; value: Extract<Instructions, { kind: 'bank' }> }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const { charge } = page.result;
  return (
    <>
      <Rows>
        <Row label={words.payAmount} isCopied>
          {formatMoney(language, charge.amount, charge.asset)}
        </Row>
        <Row label={words.payReference} isCopied>
          {value.reference}
        </Row>
        <Row label={words.payHolder}>{value.holder}</Row>
        <Row label={words.payAccount} isCopied>
          {value.account}
        </Row>
        {value.bic === '' ? null : <Row label={words.payBic}>{value.bic}</Row>}
        {value.bank === '' ? null : <Row label={words.payBank}>{value.bank}</Row>}
      </Rows>
      <p className="text-meta">{words.payReferenceHint}</p>
      <p className="text-meta text-muted">{words.payBankLater}</p>
    </>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-3 rounded-card border border-line p-4">{children}</dl>;
}

function Row({ label, children, isCopied = false }: { label: string; children: string; isCopied?: boolean }) {
  return (
    <div className="flex flex-col">
      <dt className="text-meta text-muted">{label}</dt>
      <dd className={`font-medium wrap-anywhere ${isCopied ? 'select-all' : ''}`}>{children}</dd>
    </div>
  );
}

/** Part of the money is there, or all of it and not final yet. */
function Arrived({ page }: { page: Result }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { received, charge } = page.result;
  if (received === null || /^0(?:\.0+)?$/.test(received.amount)) return null;
  const { confirmations, needed } = received;
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card bg-good-soft p-4 text-good">
      <p className="font-medium">
        {say(words.payReceived, {
          received: `${received.amount} ${charge.asset}`,
          amount: `${charge.amount} ${charge.asset}`,
        })}
      </p>
      {received.final === received.amount ? null : (
        <p>{say(words.payFinal, { final: `${received.final} ${charge.asset}` })}</p>
      )}
      {confirmations === null || needed === null ? null : (
        <p>{say(words.payConfirmations, { done: confirmations, needed })}</p>
      )}
      <p>{words.payMore}</p>
    </div>
  );
}

/** Where a refund goes, for ways to pay that do not know it themselves. */
export function RefundPlace({ page }: { page: Result }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { result } = page;
  if (!result.names_refund_place) return null;
  const isBank = result.method === 'bank';
  const network = words.payNetworks[result.method === 'usdt_eth' ? 'ethereum' : 'tron'];
  const here = `${page.base}/payment/${encodeURIComponent(page.token)}`;
  // This page looks again every few seconds and would begin anew what is typed: the form is on one that does not.
  if (result.instructions?.kind === 'chain' && !page.isTyping && result.state !== 'refunded') {
    return (
      <a href={`${here}?say=place`} className={buttonClass('quiet', 'normal', true)}>
        {words.payPlaceTitle}
      </a>
    );
  }
  return (
    <details
      className="rounded-card border border-line p-4"
      open={page.isTyping || result.state === 'refunded'}
    >
      <summary className="flex min-h-target cursor-pointer items-center font-medium">
        {words.payPlaceTitle}
      </summary>
      <form method="post" action={`${here}/refund-place`} className="flex flex-col gap-3">
        <p className="text-meta text-muted">{words.payPlaceText}</p>
        {result.refund_to === '' ? null : (
          <p className="font-medium wrap-anywhere">{say(words.payPlaceKept, { to: result.refund_to })}</p>
        )}
        <TextInput
          name="to"
          label={isBank ? words.payPlaceBank : say(words.payPlaceChain, { network })}
          maxLength={120}
          required
        />
        <TextInput
          name="email"
          type="email"
          label={words.payPlaceEmail}
          maxLength={120}
          autoComplete="email"
          required
        />
        <Button type="submit" tone="plain">
          {words.payPlaceSave}
        </Button>
      </form>
    </details>
  );
}

function Qr({ text, label }: { text: string; label: string }) {
  const cells = encodeQR(text, 'raw', { border: 2 });
  const path = cells
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="mx-auto size-44 rounded-field border border-line bg-print-ground"
    >
      <path d={path} className="fill-print-ink" />
    </svg>
  );
}
