import { Button } from '#ui/buttons/Button.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DueClock } from './DueClock.tsx';
import { ParcelState } from './ParcelState.tsx';
import { StepBadges } from './StepBadges.tsx';
import { isLabelable } from './useLabels.ts';
import type { Parcel } from './useLabels.ts';

type Props = { parcel: Parcel; now: number; onClose: () => void; onCancel: () => void };

/** What a row has no room for: every product, the whole address, what one is paid, and calling it off. */
export function ParcelSheet({ parcel, now, onClose, onCancel }: Props) {
  const { dispatch } = useWords();
  const say = useSay();
  const order = parcel.order_no;
  const isOpen = isLabelable(parcel);
  const isAsked = parcel.cancel_asked;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={say(dispatch.order, { number: order })}
      footer={
        isOpen ? (
          <Button
            tone={isAsked ? 'danger' : 'plain'}
            aria-label={say(isAsked ? dispatch.grant_of : dispatch.cannot_of, { order })}
            onClick={onCancel}
          >
            {isAsked ? dispatch.grant : dispatch.cannot}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-meta">
        <ParcelState parcel={parcel} />
        {isOpen ? <DueClock shipBy={parcel.ship_by} now={now} /> : null}
        <StepBadges parcel={parcel} />
      </div>
      {parcel.held === null ? null : (
        <Note tone="warn" title={dispatch.held}>
          {dispatch.held_hint[parcel.held]}
        </Note>
      )}
      {isAsked && isOpen ? (
        <Note tone="warn" title={dispatch.cancel_asked}>
          {dispatch.cancel_asked_hint}
        </Note>
      ) : null}
      <Goods parcel={parcel} />
      <Address to={parcel.to} />
      <Facts parcel={parcel} />
    </Sheet>
  );
}

function Goods({ parcel }: { parcel: Parcel }) {
  const { dispatch } = useWords();
  const say = useSay();
  return (
    <ul aria-label={dispatch.lines} className="flex min-w-0 flex-col gap-2">
      {parcel.lines.map((line) => (
        <li key={line.code} className="flex items-center gap-3">
          <Picture image={line.image} size="small" />
          <span className="min-w-0">
            <span className="tabular font-medium">{say(dispatch.quantity, { count: line.qty })}</span>{' '}
            {line.title}
            <span className="block text-meta text-muted">{line.code}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Address({ to }: { to: Parcel['to'] }) {
  const { dispatch } = useWords();
  const say = useSay();
  const { country } = useFormats();
  return (
    <address className="min-w-0 not-italic">
      <span className="block text-meta text-muted">{dispatch.to}</span>
      <span className="block font-medium">{to.name}</span>
      {to.company === '' ? null : <span className="block">{to.company}</span>}
      {to.is_hidden ? (
        <span className="block text-meta text-muted">{dispatch.to_hidden}</span>
      ) : (
        <>
          <span className="block">{to.address}</span>
          {to.address2 === '' ? null : <span className="block">{to.address2}</span>}
          <span className="block">{say(dispatch.place, { postcode: to.postcode, city: to.city })}</span>
        </>
      )}
      {to.state === '' ? null : <span className="block">{to.state}</span>}
      <span className="block">{country(to.country)}</span>
      {to.phone === null ? null : (
        <span className="block text-meta text-muted">{say(dispatch.phone, { phone: to.phone })}</span>
      )}
    </address>
  );
}

function Facts({ parcel }: { parcel: Parcel }) {
  const words = useWords();
  const isLabelled = parcel.carrier !== null || parcel.tracking !== null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-muted">{words.dispatch.payout}</dt>
      <dd className="font-medium">
        <MoneyText amount={parcel.payout} currency={parcel.currency} />
      </dd>
      {isLabelled ? (
        <>
          <dt className="text-muted">{words.dispatch.carrier}</dt>
          <dd className="font-medium">{parcel.carrier ?? words.none}</dd>
          <dt className="text-muted">{words.dispatch.tracking}</dt>
          <dd className="font-mono text-meta break-all">{parcel.tracking ?? words.none}</dd>
        </>
      ) : null}
    </dl>
  );
}
