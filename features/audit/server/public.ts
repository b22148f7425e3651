// What other rooms may ask of the audit.
export {
  checkAllChains,
  checkChain,
  firstHash,
  platformChain,
  recordAudit,
  recordPlatform,
} from './audit.ts';
export { firstEntryAbout, listViews } from './audit.sql.ts';
export * as heads from './heads.ts';
export * as looks from './looks.ts';
export { makeSecurityLog } from './security.ts';
