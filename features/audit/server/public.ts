// What other rooms may ask of the audit.
export {
  checkAllChains,
  checkChain,
  entryHash,
  firstHash,
  houseChain,
  recordAudit,
  recordHouse,
} from './audit.ts';
export { firstEntryAbout, listViews } from './audit.sql.ts';
export { auditHeadTimer, auditJobs } from './heads.ts';
export { auditRoutes } from './routes.ts';
