// Papers that belong to the evidence and lie on the server: statements of reasons, and documents of the record. What does not
// come is left out: the file is made without a connection too.
import { fromBase64 } from '#domain/proof/bytes.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { NoAnswer, openCalls, type Calls } from '#features/proof/ui/check/calls.ts';

const statementsMax = 50;
/** What receipts are signed with, what was promised, and what may be booked. */
const documentNames: ReadonlySet<string> = new Set(['keys', 'terms', 'fees', 'rules', 'entity']);

export async function fetchPapers(token: string): Promise<Map<string, Uint8Array>> {
  const papers = new Map<string, Uint8Array>();
  if (!navigator.onLine) return papers;
  const send: typeof fetch = (path, options) => fetch(path, options);
  const calls = openCalls(token, send);
  try {
    await addStatements(calls, papers);
    await addDocuments(calls, papers);
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof ProofFault)) throw error;
  }
  return papers;
}

async function addStatements(calls: Calls, papers: Map<string, Uint8Array>): Promise<void> {
  const listed = await calls.call('/v1/restriction/list', {
    standing: false,
    page: 1,
    page_size: statementsMax,
  });
  for (const { id } of listOf(listed, 'list')) {
    const copy = fieldsOf(await calls.call('/v1/restriction/statement', { id, format: 'json' }));
    const { file_name: name, base64 } = copy;
    if (typeof name === 'string' && typeof base64 === 'string') {
      papers.set(`statements/${name.replaceAll('/', '-')}`, fromBase64(base64));
    }
  }
}

async function addDocuments(calls: Calls, papers: Map<string, Uint8Array>): Promise<void> {
  for (const { name, sha256 } of listOf(await calls.call('/v1/trust/record'), 'documents')) {
    if (typeof name !== 'string' || typeof sha256 !== 'string' || !documentNames.has(name)) continue;
    papers.set(`docs/${sha256}`, await calls.bytes(`/log/docs/${sha256}`));
  }
}

function listOf(answer: unknown, name: string): Record<string, unknown>[] {
  const list = fieldsOf(answer)[name];
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}
