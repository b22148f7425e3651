import { returnReasons } from '#domain/states/return-case.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/Card.tsx';
import { useSay } from '#ui/words.tsx';
import type { BuyerOrder, PageOf } from '#features/checkout/page.contract.ts';
import {
  Notices,
  PageTitle,
  PiecesInput,
  TextAreaInput,
  Thumb,
  useOptional,
  useStorefrontWords,
} from '#features/checkout/ui/public.tsx';

type Return = PageOf<'return'>;
type Line = BuyerOrder['lines'][number];

/** Which pieces, and why: all of an order or a part of it. */
export function ReturnView({ page }: { page: Return }) {
  const words = useStorefrontWords();
  const say = useSay();
  const optional = useOptional();
  const path = `/s/${page.handle}/order/${encodeURIComponent(page.token)}`;
  const left = page.order.lines.filter((line) => line.qty > line.returned_qty);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <PageTitle lead={say(words.returnOf, { number: page.order.number })}>{words.returnTitle}</PageTitle>
      <Notices notices={page.notices} />
      {left.length === 0 ? (
        <p className="rounded-card bg-sunken p-4">{words.returnNothingLeft}</p>
      ) : (
        <form method="post" action={`${path}/return`} noValidate className="flex flex-col gap-5">
          <input type="hidden" name="once" value={`${page.once}-return`} />
          <Card title={words.returnWhich}>
            <ul className="flex flex-col divide-y divide-line">
              {left.map((line) => (
                <LineChoice key={line.id} line={line} typed={page.values.pieces[line.id]} />
              ))}
            </ul>
            {page.faults.lines ? (
              <p role="alert" className="text-sm font-medium text-bad">
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
            <Button type="submit" isWide>
              {words.returnSend}
            </Button>
          </Card>
        </form>
      )}
      <a href={path} className={buttonClass('quiet')}>
        {say(words.orderTitle, { number: page.order.number })}
      </a>
    </div>
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
        <span className="text-sm text-muted">{say(words.returnOfCount, { count })}</span>
      </span>
    </li>
  );
}

function Reasons({ page }: { page: Return }) {
  const words = useStorefrontWords();
  // After the window only faults are told: a change of mind would be refused.
  const isOpen = page.order.can.some(({ action, allowed }) => action === 'return' && allowed);
  const reasons = returnReasons.filter((reason) => isOpen || reason !== 'change_of_mind');
  return (
    <fieldset className="flex flex-col" aria-describedby={page.faults.reason ? 'reason-error' : undefined}>
      <legend className="pb-1 text-lg font-bold">{words.returnWhy}</legend>
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
        <p id="reason-error" role="alert" className="text-sm font-medium text-bad">
          {words.reasonMissing}
        </p>
      ) : null}
    </fieldset>
  );
}
