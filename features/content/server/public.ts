// What search, pages and the erasure of a shop take from its content.
export { readTexts } from './collections.ts';
export { eraseCollections, listShown, membersOf } from './collections.sql.ts';
export { eraseMenu, erasePages, listRows as listPageRows } from './pages.sql.ts';
export { contentRoutes } from './routes.ts';
