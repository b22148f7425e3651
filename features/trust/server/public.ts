// What the composition takes of the public pages.
export { areTermsDue, assertCurrent, saveAcceptance } from './acceptance.ts';
export { trustDocuments } from './documents.ts';
export { trustFileRoutes, trustRoutes, type Build } from './routes.ts';
