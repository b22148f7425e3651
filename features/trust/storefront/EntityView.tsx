import { limits } from '#domain/limits.ts';
import { countryName, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import type { TrustEntity } from '#features/trust/page.shapes.ts';
import { Chapter, TextLink } from './parts.tsx';

type EntityProps = {
  readonly entity: TrustEntity;
  /** Where receipts are checked, and the record. */
  readonly verify: string;
  readonly record: string;
};

/** Whom one deals with, where complaints go, and how to check what is said. */
export function EntityView({ entity, verify, record }: EntityProps) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  return (
    <>
      {entity.test_data ? (
        <p role="note" className="rounded-card bg-warn-soft p-4 text-warn">
          {words.trustEntityTest}
        </p>
      ) : null}
      <Facts
        facts={[
          { label: words.trustEntityName, value: entity.legal_name },
          { label: words.trustEntityCountry, value: countryName(language, entity.country) },
          { label: words.trustEntityBrand, value: entity.brand },
          entity.support === null
            ? undefined
            : { label: words.trustEntitySupport, value: <Support address={entity.support} /> },
        ]}
      />
      <Chapter title={words.trustComplain}>
        <p>{say(words.trustComplainText, { feedbackHours: limits.feedbackAnswerHours })}</p>
      </Chapter>
      <Chapter title={words.trustProof}>
        <ul className="flex flex-col">
          {proofs.map(([href, name]) => (
            <li key={href}>
              <TextLink href={href}>{words[name]}</TextLink>
            </li>
          ))}
          <li>
            <TextLink href={record}>{words.trustProofRecord}</TextLink>
          </li>
          <li>
            <TextLink href={verify}>{words.trustProofReceipt}</TextLink>
          </li>
        </ul>
      </Chapter>
    </>
  );
}

const proofs = [
  ['/.well-known/stockless-trust.json', 'trustProofCard'],
  ['/.well-known/jwks.json', 'trustProofKeys'],
] as const;

/** Only an address that is one, and encrypted, is a link. */
function Support({ address }: { address: string }) {
  return address.startsWith('https://') && URL.canParse(address) ? (
    <TextLink href={address}>{new URL(address).host}</TextLink>
  ) : (
    address
  );
}
