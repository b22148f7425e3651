import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Chapter, TextLink } from './parts.tsx';

/** What decides which goods stand first, and what money has to do with it. */
export function RankingView({ explore }: { explore: string }) {
  const words = useStorefrontWords();
  return (
    <>
      <Chapter title={words.trustRankOrder}>
        <p>{words.trustRankOrderText}</p>
        <ul className="flex flex-col">
          <li>
            <TextLink href={`${explore}/how`}>{words.trustRankHow}</TextLink>
          </li>
          <li>
            <TextLink href="/ranking.json">{words.trustRankExact}</TextLink>
          </li>
        </ul>
      </Chapter>
      <Chapter title={words.trustRankPaid}>
        <p>{words.trustRankPaidText}</p>
        <ul className="flex flex-col">
          <li>
            <TextLink href="/api/pub/ads/seeds">{words.trustRankSeeds}</TextLink>
          </li>
          <li>
            <TextLink href="/api/pub/ads/support">{words.trustRankSupport}</TextLink>
          </li>
        </ul>
      </Chapter>
      <Chapter title={words.trustRankLevels}>
        <p>{words.trustRankLevelsText}</p>
      </Chapter>
    </>
  );
}
