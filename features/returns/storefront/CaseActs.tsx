import type { PageBase } from '#ui/storefront/page-base.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { BuyerCase, CasePage } from '#features/returns/page.shapes.ts';
import { TextAreaInput, TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';

type Page = CasePage & PageBase;

/** True where the server lets this buyer do it now. */
export function mayDo({ can }: Pick<BuyerCase, 'can'>, action: string): boolean {
  return can.some((one) => one.action === action && one.allowed);
}

/** What is the buyer's to do in the state that the case is in: nothing that is not possible now. */
export function CaseActs({ page }: { page: Page }) {
  const { one } = page;
  if (mayDo(one, 'take_offer')) return <Offer page={page} />;
  if (mayDo(one, 'label')) return <SendBack page={page} />;
  if (mayDo(one, 'answer_deduction')) return <Deduction page={page} />;
  if (mayDo(one, 'escalate')) return <Escalate page={page} />;
  return null;
}

function pathOf(page: Page): string {
  return `${page.base}/order/${encodeURIComponent(page.token)}/case/${page.one.id}`;
}

function Offer({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const amount = formatMoney(language, page.one.offer?.amount ?? '0', page.one.currency);
  return (
    <Card title={say(words.caseOfferTitle, { amount })}>
      <form method="post" action={`${pathOf(page)}/offer`} className="flex flex-col gap-3 sm:flex-row">
        <input type="hidden" name="once" value={`${page.once}-offer`} />
        <Button type="submit" name="take" value="yes" isWide>
          {words.caseOfferTake}
        </Button>
        <Button type="submit" name="take" value="no" tone="plain" isWide>
          {words.caseOfferDecline}
        </Button>
      </form>
    </Card>
  );
}

function SendBack({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const { one } = page;
  return (
    <Card title={words.caseSendTitle}>
      <p>{one.label_by === 'buyer' ? words.caseSendLabelBuyer : words.caseSendLabelSupplier}</p>
      <a href={`${pathOf(page)}/label`} className={buttonClass('main', 'normal', true)}>
        {words.caseSendLabel}
      </a>
      {mayDo(one, 'sent') ? (
        <form method="post" action={`${pathOf(page)}/sent`} className="flex flex-col gap-3">
          <input type="hidden" name="once" value={`${page.once}-sent`} />
          <details
            className="rounded-field border border-line"
            open={page.faults.tracking || page.values.tracking !== ''}
          >
            <summary className="flex min-h-target cursor-pointer items-center px-4 font-medium text-accent-ink">
              {words.caseSentOther}
            </summary>
            <div className="flex flex-col gap-3 border-t border-line p-4">
              <TextInput
                name="carrier"
                label={words.caseCarrier}
                maxLength={30}
                defaultValue={page.values.carrier}
              />
              <TextInput
                name="tracking"
                label={words.caseTracking}
                maxLength={40}
                autoComplete="off"
                defaultValue={page.values.tracking}
                error={page.faults.tracking ? words.caseTrackingWrong : undefined}
              />
            </div>
          </details>
          <Button type="submit" tone="plain" isWide>
            {words.caseSent}
          </Button>
          <p className="text-meta text-muted">{words.caseSentHint}</p>
        </form>
      ) : null}
    </Card>
  );
}

function Deduction({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { one } = page;
  const amount = formatMoney(language, one.deduction?.amount ?? '0', one.currency);
  return (
    <Card title={say(words.caseDeductTitle, { amount })}>
      <form method="post" action={`${pathOf(page)}/deduction`} className="flex flex-col gap-3">
        <input type="hidden" name="once" value={`${page.once}-deduction`} />
        <Button type="submit" name="accept" value="yes" isWide>
          {words.caseDeductAccept}
        </Button>
      </form>
      <details className="rounded-field border border-line" open={page.faults.text}>
        <summary className="flex min-h-12 cursor-pointer items-center justify-center px-4 font-medium">
          {words.caseDeductObject}
        </summary>
        <form
          method="post"
          action={`${pathOf(page)}/deduction`}
          className="flex flex-col gap-3 border-t border-line p-4"
        >
          <input type="hidden" name="once" value={`${page.once}-object`} />
          <Plea page={page} />
          <Button type="submit" name="accept" value="no" tone="plain" isWide>
            {words.caseDeductObjectSend}
          </Button>
        </form>
      </details>
    </Card>
  );
}

function Plea({ page }: { page: Page }) {
  const words = useStorefrontWords();
  return (
    <TextAreaInput
      name="text"
      label={words.caseEscalateText}
      hint={words.caseEscalateHint}
      rows={4}
      maxLength={1000}
      defaultValue={page.values.text}
      error={page.faults.text ? words.caseTextMissing : undefined}
    />
  );
}

function Escalate({ page }: { page: Page }) {
  const words = useStorefrontWords();
  return (
    <Card title={words.caseEscalateTitle}>
      <form method="post" action={`${pathOf(page)}/escalate`} className="flex flex-col gap-3">
        <input type="hidden" name="once" value={`${page.once}-escalate`} />
        <Plea page={page} />
        <Button type="submit" isWide>
          {words.caseEscalateSend}
        </Button>
      </form>
    </Card>
  );
}
