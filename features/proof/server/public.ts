// What other rooms may ask of the record.
export { publishDoc, type NewDoc } from './docs.ts';
export type { DocumentDraft, DocumentSource } from './documents.ts';
export { readDocumentBody } from './documents.sql.ts';
export { readDocuments, readFigures } from './state.ts';
export { recordNumbersOf } from './acts.ts';
export { signSlip } from './slip.ts';
export { findRewritten, isRecordTrue } from './sealed.ts';
