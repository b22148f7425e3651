import { PackageOpen } from 'lucide-react';
import { Card } from '#ui/layout/Card.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { BuyerOrder } from '#features/storefront/page.shapes.ts';

/** Every parcel with what its carrier reported, the newest first. */
export function Parcels({ order }: { order: BuyerOrder }) {
  const words = useStorefrontWords();
  const sent = order.parcels.filter(({ tracking, steps }) => tracking !== null || steps.length > 0);
  const isAwaited = sent.length === 0 && order.status !== 'cancelled';
  if (sent.length === 0 && !isAwaited) return null;
  return (
    <Card title={words.parcels}>
      {isAwaited ? (
        <div className="flex gap-3 text-muted">
          <PackageOpen aria-hidden className="mt-0.5 size-5 shrink-0" />
          <p>
            <strong className="block text-ink">{words.noParcels}</strong>
            {words.noParcelsHint}
          </p>
        </div>
      ) : null}
      <ul className="flex flex-col divide-y divide-line">
        {sent.map((parcel, index) => (
          <li key={parcel.id} className="py-4 first:pt-0 last:pb-0">
            <Parcel parcel={parcel} number={sent.length > 1 ? index + 1 : undefined} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Parcel({ parcel, number }: { parcel: BuyerOrder['parcels'][number]; number: number | undefined }) {
  const words = useStorefrontWords();
  const say = useSay();
  const newestFirst = parcel.steps.toSorted((left, right) => right.at.localeCompare(left.at));
  return (
    <div className="flex flex-col gap-3">
      {number === undefined ? null : <h3 className="font-semibold">{say(words.parcelNumber, { number })}</h3>}
      {parcel.tracking === null ? null : (
        <p className="text-meta">
          <span className="text-muted">
            {words.trackingNumber}
            {': '}
          </span>
          <span className="font-medium break-all select-all">{parcel.tracking}</span>
          {parcel.carrier === null ? null : <span className="text-muted"> · {parcel.carrier}</span>}
        </p>
      )}
      {newestFirst.length === 0 ? (
        <p className="text-meta text-muted">{words.noSteps}</p>
      ) : (
        <Timeline
          label={words.parcels}
          steps={newestFirst.map((step, index) => ({
            key: `${step.at} ${step.code}`,
            title: step.text,
            detail: <StepDetail step={step} />,
            state: index === 0 ? 'current' : 'done',
          }))}
        />
      )}
    </div>
  );
}

/** When and where, and beside our words the carrier's own. */
function StepDetail({ step }: { step: BuyerOrder['parcels'][number]['steps'][number] }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const at = `${formatTime(language, new Date(step.at), 'both', pageZone)} ${pageZone}`;
  return (
    <>
      {[at, step.place ?? ''].filter((part) => part !== '').join(' · ')}
      {step.raw === null ? null : (
        <details>
          <summary className="flex min-h-target cursor-pointer items-center">
            {words.afterCarrierSaid}
          </summary>
          <q className="wrap-anywhere">{step.raw}</q>
        </details>
      )}
    </>
  );
}
