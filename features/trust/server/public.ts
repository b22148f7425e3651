// What the composition takes of the public pages.
export { trustFileRoutes, trustRoutes, type Build } from './routes.ts';
