import type { PageBase } from '#ui/storefront/page-base.ts';
import { askedReasons } from '#domain/states/return-case.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { BuyerOrder, ReturnPage } from '#features/returns/page.shapes.ts';
import {
  Notices,
  PageTitle,
  PiecesInput,
  TextAreaInput,
  Thumb,
  useOptional,
  useStorefrontWords,
} from '#ui/storefront/kit.tsx';
import { KeptPictures, PictureInput } from './Pictures.tsx';

type Return = ReturnPage & PageBase;
type Line = BuyerOrder['lines'][number];

/** Which pieces, why, pictures of it; then what comes back, and only then it is asked for. */
export function ReturnView({ page }: { page: Return }) {
  const words = useStorefrontWords();
  const say = useSay();
  const path = `${page.base}/order/${encodeURIComponent(page.token)}`;
  const left = page.order.lines.filter((line) => line.qty > line.returned_qty);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <PageTitle lead={say(words.returnOf, { number: page.order.number })}>{words.returnTitle}</PageTitle>
      <Notices notices={page.notices} />
      {left.length === 0 ? (
        <p className="rounded-card bg-sunken p-4">{words.returnNothingLeft}</p>
      ) : (
        <form
          method="post"
          action={`${path}/return`}
          encType="multipart/form-data"
          noValidate
          className="flex flex-col gap-5"
        >
          <input type="hidden" name="once" value={`${page.once}-return`} />
          <Preview page={page} />
          <Fields page={page} left={left} />
        </form>
      )}
      <a href={path} className={buttonClass('quiet')}>
        {say(words.orderTitle, { number: page.order.number })}
      </a>
    </div>
  );
}

/** Once something comes back it stands first, with the button that asks for it. */
function Preview({ page }: { page: Return }) {
  const words = useStorefrontWords();
  const { preview } = page;
  if (preview === undefined) return null;
  const money = (amount: string) => <MoneyText amount={amount} currency={preview.currency} />;
  const hasShipping = /[1-9]/.test(preview.shipping);
  return (
    <Card title={words.returnPreviewTitle}>
      <Facts
        facts={[
          { label: words.returnPreviewGoods, value: money(preview.goods) },
          /[1-9]/.test(preview.tax)
            ? { label: words.returnPreviewTax, value: money(preview.tax) }
            : undefined,
          hasShipping ? { label: words.returnPreviewShipping, value: money(preview.shipping) } : undefined,
          { label: words.returnPreviewTotal, value: money(preview.refund), isTotal: true },
        ]}
      />
      {hasShipping ? null : <p className="text-meta text-muted">{words.returnPreviewPartShipping}</p>}
      <p>{preview.label_by === 'buyer' ? words.returnLabelBuyer : words.returnLabelSupplier}</p>
      <p className="text-meta text-muted">{words.returnWhen}</p>
      <Button type="submit" name="step" value="send" isWide>
        {words.returnSend}
      </Button>
    </Card>
  );
}

function Fields({ page, left }: { page: Return; left: readonly Line[] }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  return (
    <>
      <Card title={words.returnWhich}>
        <ul className="flex flex-col divide-y divide-line">
          {left.map((line) => (
            <LineChoice key={line.id} line={line} typed={page.values.pieces[line.id]} />
          ))}
        </ul>
        {page.faults.lines ? (
          <p role="alert" className="text-meta font-medium text-bad">
            {words.linesMissing}
          </p>
        ) : null}
      </Card>
      <Card>
        <Reasons page={page} />
        <TextAreaInput
          name="text"
          label={optional(words.returnTell)}
          hint={words.returnTellHint}
          rows={3}
          maxLength={1000}
          defaultValue={page.values.text}
        />
      </Card>
      <Card title={words.returnPictures}>
        <KeptPictures pictures={page.evidence} />
        <PictureInput left={page.evidenceLeft} fault={page.faults.picture} />
      </Card>
      <Button
        type="submit"
        name="step"
        value="look"
        tone={page.preview === undefined ? 'main' : 'plain'}
        isWide
      >
        {words.returnGoOn}
      </Button>
    </>
  );
}

function LineChoice({ line, typed }: { line: Line; typed: string | undefined }) {
  const words = useStorefrontWords();
  const say = useSay();
  const count = line.qty - line.returned_qty;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Thumb image={line.image} isDecoration className="size-14 rounded-field" />
      <span className="min-w-32 grow basis-0 font-medium">{line.title}</span>
      <span className="flex items-center gap-2">
        <PiecesInput
          name={`qty.${line.id}`}
          label={say(words.returnPieces, { title: line.title, count })}
          value={typed ?? '0'}
          min={0}
          max={count}
        />
        <span className="text-meta text-muted">{say(words.returnOfCount, { count })}</span>
      </span>
    </li>
  );
}

function Reasons({ page }: { page: Return }) {
  const words = useStorefrontWords();
  // After the window only faults are told: a change of mind would be refused.
  const isOpen = page.order.can.some(({ action, allowed }) => action === 'return' && allowed);
  const reasons = askedReasons.filter((reason) => isOpen || reason !== 'change_of_mind');
  return (
    <fieldset className="flex flex-col" aria-describedby={page.faults.reason ? 'reason-error' : undefined}>
      <legend className="pb-1 text-section">{words.returnWhy}</legend>
      {reasons.map((reason) => (
        <label key={reason} className="flex min-h-target items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={reason}
            required
            defaultChecked={page.values.reason === reason}
            className="size-5 shrink-0 accent-accent"
          />
          {words[`reason_${reason}`]}
        </label>
      ))}
      {page.faults.reason ? (
        <p id="reason-error" role="alert" className="text-meta font-medium text-bad">
          {words.reasonMissing}
        </p>
      ) : null}
    </fieldset>
  );
}
