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
