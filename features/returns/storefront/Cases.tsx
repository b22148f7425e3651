import type { PageBase } from '#ui/storefront/page-base.ts';
import { returnReasons, returnStates } from '#domain/states/return-case.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { cx } from '#ui/cx.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { BuyerOrder, CasesOfOrder } from '#features/returns/page.shapes.ts';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { caseLine, caseTones, waitsForBuyer } from './case-words.ts';

type Case = BuyerOrder['cases'][number];

/** The requests of an order, each with what comes next and a way to it. */
export function Cases({ page }: { page: CasesOfOrder & PageBase }) {
  const words = useStorefrontWords();
  if (page.order.cases.length === 0) return null;
  return (
    <Card title={words.cases}>
      <ul className="flex flex-col divide-y divide-line">
        {page.order.cases.toReversed().map((one) => (
          <li key={one.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <CaseFacts one={one} page={page} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CaseFacts({ one, page }: { one: Case; page: CasesOfOrder & PageBase }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const state = returnStates.find((known) => known === one.state) ?? 'requested';
  const reason = returnReasons.find((known) => known === one.reason);
  const time = (at: string) => formatTime(language, new Date(at), 'date', pageZone);
  const when = formatTime(language, new Date(one.due_at ?? one.created_at), 'both', pageZone);
  const isMine = waitsForBuyer.includes(state);
  const path = `${page.base}/order/${encodeURIComponent(page.token)}/case/${one.id}`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{say(words.caseOf, { when: time(one.created_at) })}</h3>
        <Badge tone={caseTones[state]}>{words[`case_${state}`]}</Badge>
      </div>
      <p className={cx(isMine && 'font-medium')}>
        {say(caseLine(words, { state, isSent: false }), { when: `${when} ${pageZone}` })}
      </p>
      <ul className="flex flex-col gap-1 text-meta">
        {one.lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-3">
            <span className="min-w-0">{line.title}</span>
            <span className="shrink-0 text-muted">{say(words.pieces, { count: line.qty })}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-3 text-meta">
        <span className="text-muted">{reason === undefined ? one.reason : words[`reason_${reason}`]}</span>
        <span>
          {one.settled === null ? words.caseAmount : words.caseSettled}
          {': '}
          <strong>
            <MoneyText amount={one.settled ?? one.amount} currency={page.order.currency} />
          </strong>
        </span>
      </p>
      <a href={path} className={buttonClass(isMine ? 'main' : 'plain', 'small')}>
        {words.caseOpen}
      </a>
    </>
  );
}
