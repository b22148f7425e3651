import { useSay } from '#ui/words/words.tsx';
import type { SponsorWhy } from '#features/search/sponsored.shapes.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';

/** What paid places are, and why one of them showed what it did, where that was asked. */
export function SponsoredChapter({ why }: { why: SponsorWhy | undefined }) {
  const words = useStorefrontWords();
  return (
    <section id="sponsored" className="flex flex-col gap-2">
      <h2 className="text-title">{words.exploreHowPaid}</h2>
      <p>{words.exploreHowPaidText}</p>
      <p>{words.sponsoredSupportText}</p>
      <p>{words.sponsoredKept}</p>
      {why === undefined ? null : <Why why={why} />}
    </section>
  );
}

function Why({ why }: { why: SponsorWhy }) {
  const words = useStorefrontWords();
  const say = useSay();
  const pays = why.pays === 'order' ? words.sponsoredPaysOrder : words.sponsoredPaysClick;
  const facts = [
    { name: words.sponsoredPays, text: say(pays, { shop: why.shop.name }) },
    { name: words.sponsoredWhere, text: words[`sponsoredWhere_${why.surface}`] },
    {
      name: words.sponsoredQuality,
      text: say(words.sponsoredQualityText, { quality: why.qualityMille / mille }),
    },
    {
      name: words.sponsoredChance,
      text: say(words.sponsoredChanceText, { chance: why.chancePpm / ppmOfPercent }),
    },
  ];
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 className="font-semibold">{words.sponsoredThis}</h3>
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, text }) => (
          <div key={name} className="flex flex-col gap-0.5">
            <dt className="text-meta text-muted">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a
        href="/ranking.json"
        className="inline-flex min-h-target items-center font-medium text-accent-ink underline"
      >
        {say(words.sponsoredRules, { version: why.version })}
      </a>
    </div>
  );
}

const mille = 1_000;
const ppmOfPercent = 10_000;
