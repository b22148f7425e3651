import type { PageBase } from '#ui/storefront/page-base.ts';
import { encodeQR } from 'qr';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { codeFrame, pathOfSquares } from '#ui/content/qr-path.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { LabelPage, ReturnLabels } from '#features/returns/page.shapes.ts';
import { PageTitle, countryName, deadlineText, useStorefrontWords } from '#ui/storefront/kit.tsx';

type Label = ReturnLabels['labels'][number];

/** The labels of a return, to be printed: dark on light in both looks. */
export function LabelView({ page }: { page: LabelPage & PageBase }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { labels } = page;
  const by = labels.hand_over_by;
  const path = `${page.base}/order/${encodeURIComponent(page.token)}/case/${page.caseId}`;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-3 print:hidden">
        <PageTitle lead={words.labelLead}>{words.labelTitle}</PageTitle>
        {by === null ? null : (
          <p className="font-medium">{say(words.labelBy, { when: deadlineText(language, by) })}</p>
        )}
        <Button tone="main" hidden data-print>
          {words.labelPrint}
        </Button>
      </div>
      {labels.labels.map((label) => (
        <Sheet key={label.n} label={label} labels={labels} />
      ))}
      <a href={path} className={`${buttonClass('quiet')} print:hidden`}>
        {say(words.caseTitle, { number: labels.order_no })}
      </a>
    </div>
  );
}

function Sheet({ label, labels }: { label: Label; labels: ReturnLabels }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { from } = labels;
  const place = [from.postcode, from.city].filter((part) => part !== '').join(' ');
  return (
    <section className="flex break-inside-avoid flex-col gap-4 rounded-card border-2 border-print-ink bg-print-ground p-4 text-print-ink sm:p-6">
      {labels.labels.length === 1 ? null : (
        <p className="font-medium">
          {say(words.labelNumber, { number: label.n, count: labels.labels.length })}
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 grow basis-56 flex-col gap-4">
          <div>
            <h2 className="text-meta">{words.labelTo}</h2>
            <address className="text-title wrap-anywhere whitespace-pre-line not-italic">
              {label.to.name}
              {'\n'}
              {label.to.address ?? countryName(language, label.to.country)}
            </address>
            {label.to.address === null && label.carrier !== null ? (
              <p className="text-meta">{words.labelNoPlace}</p>
            ) : null}
          </div>
          <div>
            <h2 className="text-meta">{words.labelFrom}</h2>
            <address className="wrap-anywhere whitespace-pre-line not-italic">
              {[from.name, from.address, place, countryName(language, from.country)].join('\n')}
            </address>
          </div>
        </div>
        <Code text={label.reference} />
      </div>
      <div className="flex flex-col gap-1 border-t-2 border-print-ink pt-3">
        <p>
          {words.labelReference}
          {': '}
          <strong className="text-section tracking-wider break-all">{label.reference}</strong>
        </p>
        {label.carrier === null ? null : <p>{say(words.labelCarrier, { carrier: label.carrier.name })}</p>}
        <p className="font-medium">{label.paid_by === 'buyer' ? words.labelUnpaid : words.labelPaid}</p>
      </div>
      <div className="text-meta">
        <h2 className="font-semibold">{words.labelInside}</h2>
        <ul>
          {label.lines.map((line) => (
            <li key={line.code}>{`${line.qty} × ${line.title} (${line.code})`}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Code({ text }: { text: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: codeFrame });
  return (
    <svg
      role="img"
      aria-label={say(words.labelCode, { reference: text })}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0"
    >
      <path d={pathOfSquares(squares)} className="fill-print-ink" />
    </svg>
  );
}
