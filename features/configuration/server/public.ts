// What the platform asks of its configuration. Rooms read it of `world.settings` and `world.brand`.
export { logoPath } from './brand.ts';
export { readLogo } from './brand.sql.ts';
export { configurationRoutes } from './routes.ts';
export type { ConfigurationParts } from './routes.ts';
export type { Told } from './languages.ts';
export { loadSettings } from './settings.ts';
