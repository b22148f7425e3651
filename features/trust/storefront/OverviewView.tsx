import { limits } from '#domain/limits.ts';
import { trustTopics, type TrustTopic } from '#domain/content/trust-documents.ts';
import type { TrustPauses } from '#features/trust/page.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import { PauseNote } from './PauseNote.tsx';
import { Chapter, Never, Points, TextLink } from './parts.tsx';

const others = trustTopics.filter((topic) => topic !== 'overview');
const holds = ['orders', 'prepay', 'unlock', 'secret', 'figures', 'recruit'] as const;

type Props = { root: (topic: TrustTopic) => string; pauses: TrustPauses };

/** Where to look, whether payouts are paused, and what this instance cannot do however much it wanted. */
export function OverviewView({ root, pauses }: Props) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <>
      <Never />
      <ul className="grid gap-4 sm:grid-cols-2">
        {others.map((topic) => (
          <li key={topic} className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
            <TextLink href={root(topic)}>{words[`trustTitle_${topic}`]}</TextLink>
            <p className="text-muted">{words[`trustCard_${topic}`]}</p>
          </li>
        ))}
      </ul>
      <PauseNote pauses={pauses} />
      <Chapter title={words.trustHolds}>
        <Points points={holds.map((one) => words[`trustHold_${one}`])} />
        <p>{words.trustHoldsWhy}</p>
      </Chapter>
      <Chapter title={words.trustVisits}>
        <p>{say(words.trustVisitsText, { days: limits.visitRowDays })}</p>
      </Chapter>
      <p className="text-muted">{words.trustNoHurry}</p>
      <TextLink href="/.well-known/stockless-trust.json">{words.trustMachines}</TextLink>
    </>
  );
}
