import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Case } from './case-view.ts';

/** What somebody wrote, with who it was. */
export function Said({ by, text }: { by: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <blockquote className="border-l-4 border-line pl-3">
      <Text look="small">{by}</Text>
      <Text>{text}</Text>
    </blockquote>
  );
}

/** Everything that was said and decided of a case, in the order in which it comes. */
export function CaseWords({ one }: { one: Case }) {
  const words = useWords().returns;
  const amount = (text: string) => <MoneyText amount={text} currency={one.currency} />;
  const { offer, deduction, decision } = one;
  return (
    <>
      <Said by={words.says} text={one.text} />
      <Said by={words.youSaid} text={one.answer_text} />
      <Said by={words.youSaid} text={offer?.text ?? null} />
      <Said by={words.plea} text={one.plea} />
      <Said by={words.supplierSays} text={deduction?.text ?? one.inspection_note} />
      <Said by={words.reviewerSays} text={decision?.text ?? null} />
      <Facts
        facts={[
          offer === null ? undefined : { label: words.offered, value: amount(offer.amount) },
          deduction === null ? undefined : { label: words.deduction, value: amount(deduction.amount) },
          decision === null ? undefined : { label: words.decision, value: words.decisions[decision.kind] },
          one.settled === null
            ? undefined
            : { label: words.settled, value: amount(one.settled), isTotal: true },
        ]}
      />
    </>
  );
}

/** Pictures of both sides; each opens whole, for as long as its address lasts. */
export function CasePictures({ one }: { one: Case }) {
  const words = useWords().returns;
  const say = useSay();
  if (one.pictures.length === 0) return null;
  return (
    <section aria-label={words.pictures} className="flex flex-col gap-2">
      <Text look="strong">{words.pictures}</Text>
      <ul className="flex flex-wrap gap-2">
        {one.pictures.map(({ id, url, by }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-field">
              <Picture image={{ url, alt: say(words.pictureOf[by], { number: index + 1 }) }} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps of a case, and where its parcel is. */
export function CaseSteps({ one }: { one: Case }) {
  const words = useWords();
  const { time } = useFormats();
  const parcels = one.parcels.filter(({ tracking, steps }) => tracking !== null && steps.length > 0);
  return (
    <>
      {parcels.map((parcel) => (
        <section key={parcel.n} aria-label={words.returns.parcelBack} className="flex flex-col gap-1">
          <Text look="strong">{words.returns.parcelBack}</Text>
          <Text look="small">{[parcel.carrier, parcel.tracking].filter(Boolean).join(' · ')}</Text>
          <ul className="flex flex-col">
            {parcel.steps.map((step) => (
              <li key={`${step.code} ${step.at}`} className="flex justify-between gap-3 text-meta">
                <span>{step.text}</span>
                <TimeText at={step.at} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <details>
        <summary className="flex min-h-target cursor-pointer items-center font-medium">
          {words.returns.steps}
        </summary>
        <Timeline
          label={words.returns.steps}
          steps={one.events.map((event, index) => ({
            key: `${index} ${event.move}`,
            title: words.returns.moves[event.move],
            state: 'done',
            detail: [time(event.at), words.orders.actors[event.actor]].join(' · '),
          }))}
        />
      </details>
    </>
  );
}
