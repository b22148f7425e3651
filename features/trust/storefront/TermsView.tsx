import { termsNumbers } from '#domain/content/terms-numbers.ts';
import { termsClauses } from '#domain/content/trust-documents.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { Announced, TrustEntity } from '#features/trust/page.shapes.ts';
import { Chapter, Coming, VersionLine } from './parts.tsx';

/** The terms, a clause at a time, with the numbers that the platform runs on. */
export function TermsView({ entity, announced }: { entity: TrustEntity; announced: Announced }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { legal_name: legalName, terms } = entity;
  const values = { ...termsNumbers, legalName, confirmHours: terms.confirm_hours };
  return (
    <>
      <VersionLine of={terms} />
      <Coming announced={announced} document="terms" />
      {termsClauses.map((clause) => (
        <Chapter key={clause} title={words[`terms_${clause}`]}>
          <p>{say(words[`termsText_${clause}`], values)}</p>
        </Chapter>
      ))}
    </>
  );
}
