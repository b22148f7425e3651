// What other features' screens may show and know of the signed-in merchant.
export { deviceOf } from '#features/people/ui/device.ts';
export { FactorField } from '#features/people/ui/FactorField.tsx';
export { LanguageField } from '#features/people/ui/LanguageField.tsx';
export { NewPasswordField } from '#features/people/ui/NewPasswordField.tsx';
export { RecoveryCodes } from '#features/people/ui/RecoveryCodes.tsx';
export { RegisterForm } from '#features/people/ui/RegisterForm.tsx';
export { SettingsLink } from '#features/people/ui/SettingsLink.tsx';
export { SignOutButton } from '#features/people/ui/SignOutButton.tsx';
export { needsFactor, useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
export { useMe } from '#features/people/ui/useMe.ts';
export { PublicPages } from './PublicPages.tsx';
