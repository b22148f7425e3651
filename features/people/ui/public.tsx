// What other features' screens may show and know of the signed-in merchant.
import { me } from '#features/people/contract.ts';
import { useEndpoint } from '#ui/useEndpoint.ts';

const badgeMs = 60_000;

/** The signed-in merchant: one answer shared by every screen, asked again each minute for the badges. */
export function useMe() {
  return useEndpoint(me, {}, { refetchMs: badgeMs });
}

export { FactorField } from '#features/people/ui/FactorField.tsx';
export { LanguageField } from '#features/people/ui/LanguageField.tsx';
export { RegisterForm } from '#features/people/ui/RegisterForm.tsx';
export { SettingsLink } from '#features/people/ui/SettingsLink.tsx';
export { SignOutButton } from '#features/people/ui/SignOutButton.tsx';
export { useToldLanguage } from '#features/people/ui/useToldLanguage.ts';
