import { refusalOfCode } from '#domain/wire/errors.ts';
import { Badge } from '#ui/content/Badge.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DueBadge } from './DueBadge.tsx';
import { LabelFields } from './LabelFields.tsx';
import { StepBadges } from './StepBadges.tsx';
import { isLabelable } from './useLabels.ts';
import type { Labels, Parcel } from './useLabels.ts';

const tones: Record<Parcel['state'], Tone> = {
  waiting: 'plain',
  to_ship: 'accent',
  labelled: 'info',
  shipped: 'info',
  delivered: 'good',
  returned: 'warn',
  cancelled: 'bad',
};

type Props = { parcel: Parcel; labels: Labels; now: number; onCancel: () => void };

/** One parcel: what goes in, where it goes, until when, and its label. */
export function ParcelCard({ parcel, labels, now, onCancel }: Props) {
  const words = useWords();
  const say = useSay();
  const order = parcel.order_no;
  const isOpen = isLabelable(parcel);
  const failure = labels.failures.get(parcel.id);

  return (
    <li
      aria-label={say(words.dispatch.parcel_of, { number: order })}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isOpen ? (
          <CheckField
            label={say(words.dispatch.select, { order })}
            isLabelHidden
            isOn={labels.selected.includes(parcel.id)}
            onChange={(isOn, isRange) => labels.selectTo(parcel.id, isOn, isRange)}
          />
        ) : null}
        <h2 className="font-semibold">{say(words.dispatch.order, { number: order })}</h2>
        <Badge tone={tones[parcel.state]}>{words.dispatch.states[parcel.state]}</Badge>
        <StepBadges parcel={parcel} />
        {isOpen ? <DueBadge shipBy={parcel.ship_by} now={now} /> : null}
        <p className="ml-auto text-meta text-muted">
          {words.dispatch.payout} <MoneyText amount={parcel.payout} currency={parcel.currency} />
        </p>
      </div>
      {parcel.held === null ? null : (
        <Note tone="warn" title={words.dispatch.held}>
          {words.dispatch.held_hint[parcel.held]}
        </Note>
      )}
      {parcel.cancel_asked && isOpen ? (
        <Note tone="warn" title={words.dispatch.cancel_asked}>
          {words.dispatch.cancel_asked_hint}
        </Note>
      ) : null}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-[1.2fr_1fr_1.6fr]">
        <Goods parcel={parcel} />
        <Address to={parcel.to} />
        <div className="flex flex-col gap-3 md:col-span-2 xl:col-span-1">
          {isOpen ? <LabelFields parcel={parcel} labels={labels} /> : <Label parcel={parcel} />}
          {failure === undefined || !isOpen ? null : <Failure reason={failure.reason} code={failure.code} />}
          {isOpen ? (
            <div className="flex justify-end">
              <Button
                tone={parcel.cancel_asked ? 'danger' : 'quiet'}
                size="small"
                aria-label={say(parcel.cancel_asked ? words.dispatch.grant_of : words.dispatch.cannot_of, {
                  order,
                })}
                onClick={onCancel}
              >
                {parcel.cancel_asked ? words.dispatch.grant : words.dispatch.cannot}
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function Goods({ parcel }: { parcel: Parcel }) {
  const words = useWords();
  const say = useSay();
  return (
    <ul aria-label={words.dispatch.lines} className="flex min-w-0 flex-col gap-2">
      {parcel.lines.map((line) => (
        <li key={line.code} className="flex items-center gap-3">
          <Picture image={line.image} size="small" />
          <span className="min-w-0">
            <span className="tabular font-medium">{say(words.dispatch.quantity, { count: line.qty })}</span>{' '}
            {line.title}
            <span className="block text-meta text-muted">{line.code}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Address({ to }: { to: Parcel['to'] }) {
  const words = useWords();
  const say = useSay();
  const { country } = useFormats();
  return (
    <address className="min-w-0 not-italic">
      <span className="block text-meta text-muted">{words.dispatch.to}</span>
      <span className="block font-medium">{to.name}</span>
      {to.company === '' ? null : <span className="block">{to.company}</span>}
      {to.is_hidden ? (
        <span className="block text-meta text-muted">{words.dispatch.to_hidden}</span>
      ) : (
        <>
          <span className="block">{to.address}</span>
          {to.address2 === '' ? null : <span className="block">{to.address2}</span>}
          <span className="block">{say(words.dispatch.place, { postcode: to.postcode, city: to.city })}</span>
        </>
      )}
      {to.state === '' ? null : <span className="block">{to.state}</span>}
      <span className="block">{country(to.country)}</span>
      {to.phone === null ? null : (
        <span className="block text-meta text-muted">{say(words.dispatch.phone, { phone: to.phone })}</span>
      )}
    </address>
  );
}

function Label({ parcel }: { parcel: Parcel }) {
  const words = useWords();
  if (parcel.carrier === null && parcel.tracking === null) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-muted">{words.dispatch.carrier}</dt>
      <dd className="font-medium">{parcel.carrier ?? words.none}</dd>
      <dt className="text-muted">{words.dispatch.tracking}</dt>
      <dd className="font-mono text-meta break-all">{parcel.tracking ?? words.none}</dd>
    </dl>
  );
}

function Failure({ reason, code }: { reason: string | null; code: number }) {
  const words = useWords();
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = words.labelReason;
  const known = reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  // Words with a place to fill in say nothing here: an answer for many rows gives no values.
  const general = words.errors[refusalOfCode(code) ?? 'unknownError'];
  const why = known ?? (general.includes('{') ? words.errors.invalidOperation : general);
  return (
    <p role="alert" className="text-meta font-medium text-bad">
      {say(words.dispatch.row_failed, { why })}
    </p>
  );
}
