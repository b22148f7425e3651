// What other rooms may ask of the audit.
export { platformChain, recordPlatform } from './audit.ts';
export { firstEntryAbout, listViews } from './audit.sql.ts';
export { findRewritten, isBooksRootTrue } from './heads.ts';
export { looksLeft, takeLook } from './looks.ts';
