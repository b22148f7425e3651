import type { ReactNode } from 'react';
import { ranking } from '#domain/goods/ranking.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useSay } from '#ui/words/words.tsx';
import { PageTitle, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { SponsoredChapter } from './SponsoredChapter.tsx';

/** The parts of the score, the heaviest first. */
const parts = ['rating', 'price', 'refunds', 'availability', 'delivery'] as const;
const weightsSum = 1_000;

/** What `domain/goods/ranking.ts` computes, told in plain words with its own numbers. */
export function ExploreHowView({ page }: { page: PageOf<'exploreHow'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-6">
      <PageTitle lead={words.exploreHowLead}>{words.exploreHowTitle}</PageTitle>
      <Chapter title={words.exploreHowFirst}>
        <p>{words.exploreHowFirstText}</p>
      </Chapter>
      <Chapter title={words.exploreHowThen}>
        <p>{words.exploreHowThenText}</p>
        <dl className="flex flex-col gap-4 pt-2">
          {parts.map((part) => (
            <div key={part} className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
                {words[`exploreHowPart_${part}`]}
                <span className="text-meta font-normal text-muted">
                  {say(words.exploreHowWeight, { percent: ranking.weights[part] / weightsSum })}
                </span>
              </dt>
              <dd>{say(words[`exploreHowPartText_${part}`], values[part])}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter title={words.exploreHowOffer}>
        <p>{words.exploreHowOfferText}</p>
      </Chapter>
      <Chapter title={words.exploreHowLeftOut}>
        <p>{words.exploreHowLeftOutText}</p>
      </Chapter>
      <SponsoredChapter why={page.why} />
      <p>
        <a
          href="/ranking.json"
          className="inline-flex min-h-target items-center font-medium text-accent-ink underline"
        >
          {words.exploreHowExact}
        </a>
      </p>
      <p>
        <a href={page.base} className={buttonClass('main')}>
          {words.exploreTitle}
        </a>
      </p>
    </article>
  );
}

const values = {
  rating: { days: ranking.rating.halfLifeDays },
  price: { shops: ranking.price.bandShopsMin },
  refunds: { days: ranking.refunds.halfLifeDays },
  availability: {},
  delivery: { best: ranking.delivery.bestDays, worst: ranking.delivery.worstDays },
} as const;

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
