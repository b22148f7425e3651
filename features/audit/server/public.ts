// What other rooms may ask of the audit.
export { checkChain, houseChain, recordAudit, recordHouse } from './audit.ts';
