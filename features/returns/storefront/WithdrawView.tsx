import type { PageBase } from '#ui/storefront/page-base.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { WithdrawPage } from '#features/returns/page.shapes.ts';
import {
  Notices,
  PageTitle,
  PiecesInput,
  TextInput,
  Thumb,
  useOptional,
  useStorefrontWords,
} from '#ui/storefront/kit.tsx';

type Page = WithdrawPage & PageBase;

/** The declaration in two steps: what and by whom, then the confirmation. Nobody is asked why. */
export function WithdrawView({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const say = useSay();
  const path = `${page.base}/order/${encodeURIComponent(page.token)}`;
  const { order } = page;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageTitle lead={say(words.withdrawLead, { number: order.number, shop: order.shop.name })}>
        {words.withdrawTitle}
      </PageTitle>
      <Notices notices={page.notices} />
      <form method="post" action={`${path}/withdraw`} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="once" value={`${page.once}-withdraw-contract`} />
        {page.step === 'fill' ? <Fill page={page} /> : <Confirm page={page} />}
      </form>
      <a href={path} className={buttonClass('quiet')}>
        {say(words.orderTitle, { number: order.number })}
      </a>
    </div>
  );
}

function Fill({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const say = useSay();
  const optional = useOptional();
  const left = page.order.lines.filter((line) => line.qty > line.returned_qty);
  return (
    <>
      <Card title={words.withdrawWhat}>
        <ul className="flex flex-col divide-y divide-line">
          {left.map((line) => {
            const count = line.qty - line.returned_qty;
            return (
              <li key={line.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
                <Thumb image={line.image} isDecoration className="size-14 rounded-field" />
                <span className="min-w-32 grow basis-0 font-medium">{line.title}</span>
                <span className="flex items-center gap-2">
                  <PiecesInput
                    name={`qty.${line.id}`}
                    label={say(words.returnPieces, { title: line.title, count })}
                    value={page.values.pieces[line.id] ?? '0'}
                    min={0}
                    max={count}
                  />
                  <span className="text-meta text-muted">{say(words.returnOfCount, { count })}</span>
                </span>
              </li>
            );
          })}
        </ul>
        {page.faults.lines ? (
          <p role="alert" className="text-meta font-medium text-bad">
            {words.linesMissing}
          </p>
        ) : null}
      </Card>
      <Card>
        <TextInput
          name="name"
          label={words.withdrawName}
          autoComplete="name"
          maxLength={200}
          required
          defaultValue={page.values.name}
          error={page.faults.name ? words.withdrawNameMissing : undefined}
        />
        <TextInput
          name="email"
          type="email"
          label={optional(words.withdrawEmail)}
          hint={words.withdrawEmailHint}
          autoComplete="email"
          maxLength={120}
          defaultValue={page.values.email}
          error={page.faults.email ? words.withdrawEmailWrong : undefined}
        />
      </Card>
      <Button type="submit" name="step" value="look" isWide>
        {words.withdrawGoOn}
      </Button>
      <p className="text-meta text-muted">{words.withdrawNote}</p>
    </>
  );
}

function Confirm({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { values, order } = page;
  const chosen = order.lines.filter(({ id }) => Number(values.pieces[id] ?? '0') > 0);
  return (
    <>
      <Card title={words.withdrawConfirmTitle}>
        <p>{words.withdrawConfirmText}</p>
        <ul className="flex flex-col gap-1">
          {chosen.map((line) => (
            <li key={line.id} className="flex justify-between gap-3 font-medium">
              <span className="min-w-0">{line.title}</span>
              <span className="shrink-0">
                {say(words.pieces, { count: Number(values.pieces[line.id] ?? '0') })}
              </span>
            </li>
          ))}
        </ul>
        <p>{say(words.withdrawConfirmBy, { name: values.name })}</p>
      </Card>
      {order.lines.map(({ id }) => (
        <input key={id} type="hidden" name={`qty.${id}`} value={values.pieces[id] ?? '0'} />
      ))}
      <input type="hidden" name="name" value={values.name} />
      <input type="hidden" name="email" value={values.email} />
      <Button type="submit" name="step" value="confirm" isWide>
        {words.withdrawConfirm}
      </Button>
      <Button type="submit" name="step" value="back" tone="plain" isWide>
        {words.withdrawBack}
      </Button>
      <p className="text-meta text-muted">{words.withdrawNote}</p>
    </>
  );
}
