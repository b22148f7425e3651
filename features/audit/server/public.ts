// What other rooms may ask of the audit.
export { bodyOfAct, platformChain, recordLast, recordPlatform } from './audit.ts';
export { countActs, listViews, readEntries } from './audit.sql.ts';
export { looksLeft, takeLook } from './looks.ts';
