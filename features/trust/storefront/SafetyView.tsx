import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Chapter, Never, Points } from './parts.tsx';

const also = ['password', 'transfer', 'elsewhere', 'program', 'friends', 'own'] as const;

/** The fixed notice about money that is asked for, and about those who offer to get it back (A21). */
export function SafetyView() {
  const words = useStorefrontWords();
  return (
    <>
      <Never />
      <p>{words.trustNeverText}</p>
      <Chapter title={words.trustAlsoNever}>
        <Points points={also.map((one) => words[`trustAlso_${one}`])} />
      </Chapter>
      <Chapter title={words.trustRecovery}>
        <p>{words.trustRecoveryText}</p>
      </Chapter>
      <Chapter title={words.trustIfPaid}>
        <p>{words.trustIfPaidText}</p>
      </Chapter>
    </>
  );
}
