import { openReturnStates, returnReasons, returnStates } from '#domain/states/return-case.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/MoneyText.tsx';
import { formatTime } from '#ui/time.tsx';
import { useLanguage, useSay } from '#ui/words.tsx';
import type { BuyerOrder, PageOf } from '#features/checkout/page.contract.ts';
import { pageZone, useStorefrontWords } from '#features/checkout/ui/public.tsx';

type Case = BuyerOrder['cases'][number];

const tones = {
  requested: 'info',
  awaiting_return: 'warn',
  refunding: 'info',
  refunded: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
} as const;

/** The returns of an order; an open one can be taken back. */
export function Cases({ page }: { page: PageOf<'order'> }) {
  const words = useStorefrontWords();
  if (page.order.cases.length === 0) return null;
  return (
    <Card title={words.cases}>
      <ul className="flex flex-col divide-y divide-line">
        {page.order.cases.map((one) => (
          <li key={one.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <CaseFacts one={one} currency={page.order.currency} />
            <TakeBack page={page} one={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CaseFacts({ one, currency }: { one: Case; currency: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const state = returnStates.find((known) => known === one.state);
  const reason = returnReasons.find((known) => known === one.reason);
  const time = (at: string) => formatTime(language, new Date(at), 'date', pageZone);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{say(words.caseOf, { when: time(one.created_at) })}</h3>
        <Badge tone={state === undefined ? 'plain' : tones[state]}>
          {state === undefined ? one.state : words[`case_${state}`]}
        </Badge>
      </div>
      <ul className="flex flex-col gap-1">
        {one.lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-3">
            <span className="min-w-0">{line.title}</span>
            <span className="text-muted">{say(words.pieces, { count: line.qty })}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-muted">{reason === undefined ? one.reason : words[`reason_${reason}`]}</span>
        <span>
          {words.caseAmount}
          {': '}
          <strong>
            <MoneyText amount={one.amount} currency={currency} />
          </strong>
        </span>
      </p>
      {state === 'requested' && one.answer_by !== null ? (
        <p className="text-sm text-muted">{say(words.caseAnswerBy, { when: time(one.answer_by) })}</p>
      ) : null}
    </div>
  );
}

function TakeBack({ page, one }: { page: PageOf<'order'>; one: Case }) {
  const words = useStorefrontWords();
  if (!openReturnStates.some((state) => state === one.state)) return null;
  return (
    <form method="post" action={`/s/${page.handle}/order/${encodeURIComponent(page.token)}/return/withdraw`}>
      <input type="hidden" name="once" value={`${page.once}-withdraw-${one.id}`} />
      <input type="hidden" name="case_id" value={one.id} />
      <Button type="submit" tone="plain" size="small">
        {words.withdrawReturn}
      </Button>
    </form>
  );
}
