// What other rooms' screens may take of the settings.
export { SettingsTabs } from './SettingsTabs.tsx';
export { SaidFault } from './SaidFault.tsx';
