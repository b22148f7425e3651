import { NoticeChoices } from '#features/notifications/ui/public.tsx';
import { SettingsScreen } from '#features/people/merchant/SettingsScreen.tsx';

/** Filled in by the build, from package.json. */
const version: unknown = import.meta.env['VITE_VERSION'];

/** The settings with what only the app can put together: its version, and the choices of rooms above. */
export function SettingsPlace() {
  return <SettingsScreen version={typeof version === 'string' ? version : '–'} notices={<NoticeChoices />} />;
}
