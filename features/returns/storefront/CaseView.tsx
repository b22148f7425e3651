import type { PageBase } from '#ui/storefront/page-base.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { CasePage } from '#features/returns/page.shapes.ts';
import { Notices, PageTitle, pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { caseLine, caseTones } from './case-words.ts';
import { CaseActs, mayDo } from './CaseActs.tsx';
import { PictureInput, PictureList } from './Pictures.tsx';

type Page = CasePage & PageBase;

/** One request: where it stands in a sentence, what may be done, and everything that was said and decided. */
export function CaseView({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { one, order } = page;
  const path = `${page.base}/order/${encodeURIComponent(page.token)}`;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <PageTitle lead={words[`reason_${one.reason}`]}>
        {say(words.caseTitle, { number: order.number })}
      </PageTitle>
      <Notices notices={page.notices} />
      <Standing page={page} />
      <CaseActs page={page} />
      <Said page={page} />
      <Pictures page={page} />
      <Parcel page={page} />
      <Steps page={page} />
      <TakeBack page={page} />
      <a href={path} className={buttonClass('quiet')}>
        {say(words.orderTitle, { number: order.number })}
      </a>
    </div>
  );
}

function useMoment(): (at: string | null) => string {
  const language = useLanguage();
  return (at) => (at === null ? '' : `${formatTime(language, new Date(at), 'both', pageZone)} ${pageZone}`);
}

function Standing({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const say = useSay();
  const moment = useMoment();
  const { one } = page;
  const isSent = one.state === 'awaiting_return' && !mayDo(one, 'sent');
  const money = (amount: string) => <MoneyText amount={amount} currency={one.currency} />;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 lg:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={caseTones[one.state]}>{words[`case_${one.state}`]}</Badge>
      </div>
      <p className="text-section">
        {say(caseLine(words, { state: one.state, isSent }), { when: moment(one.due_at) })}
      </p>
      {one.decision === null ? null : <p>{words[`caseDecision_${one.decision.kind}`]}</p>}
      <ul className="flex flex-col gap-1 border-t border-line pt-3">
        {one.lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-3">
            <span className="min-w-0">{line.title}</span>
            <span className="shrink-0 text-muted">{say(words.pieces, { count: line.qty })}</span>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          { label: words.caseAmountAsked, value: money(one.amount), isTotal: one.settled === null },
          one.settled === null
            ? undefined
            : { label: words.caseSettled, value: money(one.settled), isTotal: true },
        ]}
      />
    </section>
  );
}

function Said({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const { one } = page;
  const said = [
    [words.caseSaysYou, one.text],
    [words.caseSaysShop, one.answer_text],
    [words.caseSaysShop, one.offer?.text],
    [words.caseSaysSupplier, one.deduction?.text ?? one.inspection_note],
    [words.caseSaysYou, one.plea],
    [words.caseSaysReviewer, one.decision?.text],
  ].filter(([, text]) => text !== null && text !== undefined && text !== '');
  if (said.length === 0) return null;
  return (
    <Card>
      {said.map(([by, text]) => (
        <figure key={`${by} ${text}`} className="flex flex-col gap-0.5 border-l-4 border-line pl-3">
          <figcaption className="text-meta text-muted">{by}</figcaption>
          <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
        </figure>
      ))}
    </Card>
  );
}

function Pictures({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const { one } = page;
  const canAdd = mayDo(one, 'add_picture');
  if (one.pictures.length === 0 && !canAdd) return null;
  const mine = one.pictures.filter(({ by }) => by === 'buyer').length;
  const path = `${page.base}/order/${encodeURIComponent(page.token)}/case/${one.id}/pictures`;
  return (
    <Card title={words.casePictures}>
      <PictureList pictures={one.pictures} />
      {canAdd ? (
        <form method="post" action={path} encType="multipart/form-data" className="flex flex-col gap-3">
          <PictureInput left={Math.max(0, 6 - mine)} fault={page.pictureFault} />
          <Button type="submit" tone="plain" size="small">
            {words.caseAddPictures}
          </Button>
        </form>
      ) : null}
    </Card>
  );
}

function Parcel({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const moment = useMoment();
  const scanned = page.one.parcels.filter(({ steps }) => steps.length > 0);
  if (scanned.length === 0) return null;
  return (
    <Card title={words.caseParcel}>
      {scanned.map((parcel) => (
        <div key={parcel.n} className="flex flex-col gap-3">
          <p className="text-meta">
            <span className="font-medium break-all select-all">{parcel.tracking}</span>
            {parcel.carrier === null ? null : <span className="text-muted"> · {parcel.carrier}</span>}
          </p>
          <Timeline
            label={words.caseParcel}
            steps={parcel.steps.toReversed().map((step, index) => ({
              key: `${step.code} ${step.at}`,
              title: step.text,
              state: index === 0 ? 'current' : 'done',
              detail: [moment(step.at), step.place].filter(Boolean).join(' · '),
            }))}
          />
        </div>
      ))}
    </Card>
  );
}

function Steps({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const moment = useMoment();
  const { events } = page.one;
  return (
    <Card title={words.caseSteps}>
      <Timeline
        label={words.caseSteps}
        steps={events.toReversed().map((event, index) => ({
          key: `${events.length - index} ${event.move}`,
          title: words[`caseMove_${event.move}`],
          state: index === 0 ? 'current' : 'done',
          detail: moment(event.at),
        }))}
      />
    </Card>
  );
}

function TakeBack({ page }: { page: Page }) {
  const words = useStorefrontWords();
  if (!mayDo(page.one, 'withdraw_return')) return null;
  return (
    <form method="post" action={`${page.base}/order/${encodeURIComponent(page.token)}/return/withdraw`}>
      <input type="hidden" name="once" value={`${page.once}-withdraw`} />
      <input type="hidden" name="case_id" value={page.one.id} />
      <Button type="submit" tone="plain" isWide>
        {words.withdrawReturn}
      </Button>
    </form>
  );
}
