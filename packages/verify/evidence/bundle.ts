// An evidence file: what a merchant's phone was told, with the proofs, checked on a machine that knows nothing else.
import { equalBytes, toHex } from '#domain/proof/bytes.ts';
import type { CheckedCheckpoint } from '#domain/proof/checkpoint.ts';
import { formatVkey, parseVkey } from '#domain/proof/note.ts';
import { parsePolicy } from '#domain/proof/policy.ts';
import type { ReceiptKey } from '../check/card.ts';
import { receiptKeysOf } from '../check/card.ts';
import { Failure } from '../check/failure.ts';
import { checkNote, parseWith } from '../check/head.ts';
import { makeReport, type Log, type Report } from '../check/report.ts';
import { fieldsOf, isFields, textOf } from '../check/shape.ts';
import { checkActFiles } from './acts.ts';
import { sayFinding } from '../shop/findings.ts';
import { checkBookFile, checkSlipFiles, type BookHeads } from './book.ts';
import { checkClaimFiles } from './claims.ts';
import { jsonIn, namesIn, textIn, type BundleFiles } from './files.ts';
import { checkTlogProof, type ProofTools } from './inclusion.ts';
import { checkReceipt } from './receipt.ts';

export type BundleTools = Omit<ProofTools, 'policy'>;

const manifestName = 'manifest.json';
const policyName = 'policy.txt';

export function checkBundle(
  files: BundleFiles,
  tools: BundleTools,
  onCheck?: (check: Report['checks'][number]) => void,
): Promise<Report> {
  return makeReport((log) => checkAll(log, files, tools), onCheck);
}

async function checkAll(log: Log, files: BundleFiles, tools: BundleTools): Promise<string> {
  const keys = await log.need('manifest', () => {
    checkManifest(files, tools);
    const read = readKeys(files);
    return Promise.resolve([`${files.size} files are whole; the log's key is ${read.log}.`, read]);
  });
  await log.check('documents', () => checkDocs(files, tools));
  const policy = await log.need('policy', () => {
    const parsed = parseWith('evidence', policyName, () => parsePolicy(textIn(files, policyName)));
    const logs = parsed.logs.filter(({ vkey }) => formatVkey(vkey) === keys.log);
    if (logs.length === 0)
      throw new Failure('key', 'The policy in the file does not name the key of its log.');
    return Promise.resolve([`${parsed.witnesses.length} notaries.`, { ...parsed, logs }]);
  });
  const proofTools = { ...tools, policy };
  const heads: CheckedCheckpoint[] = [];
  await log.check('checkpoints', async () => {
    for (const name of namesIn(files, 'checkpoints')) {
      const what = `The checkpoint in ${name}`;
      heads.push(await checkNote(textIn(files, name), policy, { ...tools, what }));
    }
    return sayHeads(heads);
  });
  const books: BookHeads[] = [];
  await log.check('book', () => {
    const { sentence, heads: found } = checkBookFile(files, tools.hash);
    books.push(found);
    return sentence;
  });
  await log.check('slips', () => checkSlipFiles(files, { ...tools, slipKey: keys.slip, book: books[0] }));
  await log.check('acts', () => checkActFiles(files, heads, proofTools));
  await log.check('proofs', () => checkProofs(files, proofTools));
  await log.check('sums', () => checkClaimFiles(files, tools.hash, books[0]));
  await log.check('receipts', () => checkReceipts(files, keys.receipts, tools));
  log.facts.origin = keys.origin;
  log.notes.push(...findingsIn(files));
  return `Everything in the file is whole, and signed by ${keys.origin}. Compare its key with one that you have from elsewhere.`;
}

/** Every file is one that the manifest has, whole. */
function checkManifest(files: BundleFiles, { hash }: BundleTools): void {
  const manifest = fieldsOf(jsonIn(files, manifestName), manifestName);
  const listed = fieldsOf(manifest['files'], `files in ${manifestName}`);
  for (const [name, expected] of Object.entries(listed)) {
    const bytes = files.get(name);
    if (bytes === undefined) throw new Failure('evidence', `${name} is missing in the evidence file.`);
    if (toHex(hash(bytes)) !== expected) {
      throw new Failure('evidence', `${name} was changed: it has another SHA-256 than the manifest says.`);
    }
  }
  for (const name of files.keys()) {
    if (name === manifestName || name in listed) continue;
    throw new Failure('evidence', `${name} was added: the manifest does not list it.`);
  }
}

type Keys = {
  readonly origin: string;
  readonly log: string;
  readonly slip: string;
  readonly receipts: readonly ReceiptKey[];
};

/** As the phone has pinned them; receipts are signed by keys of the document "keys". */
function readKeys(files: BundleFiles): Keys {
  const manifest = fieldsOf(jsonIn(files, manifestName), manifestName);
  const keys = fieldsOf(manifest['keys'], `keys in ${manifestName}`);
  const at = (name: string) => textOf(keys[name], `keys.${name} in ${manifestName}`);
  const read = { origin: at('origin'), log: at('log'), slip: at('slip') };
  for (const key of [read.log, read.slip]) parseWith('evidence', `The key ${key}`, () => parseVkey(key));
  return { ...read, receipts: namesIn(files, 'docs').flatMap((name) => receiptKeysIn(files, name)) };
}

function receiptKeysIn(files: BundleFiles, name: string): ReceiptKey[] {
  try {
    const value = jsonIn(files, name);
    return isFields(value) && 'receipts' in value ? receiptKeysOf(value) : [];
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

function checkDocs(files: BundleFiles, { hash }: BundleTools): string {
  const names = namesIn(files, 'docs');
  for (const name of names) {
    const bytes = files.get(name) ?? Buffer.alloc(0);
    if (`docs/${toHex(hash(bytes))}` === name) continue;
    throw new Failure('doc', `${name} is not the document whose SHA-256 is its name.`);
  }
  return `${names.length} documents have the SHA-256 of their names.`;
}

/** Two signed heads of one size and different roots convict the log, whatever else is in the file. */
function sayHeads(heads: readonly CheckedCheckpoint[]): string {
  for (const [at, head] of heads.entries()) {
    const other = heads
      .slice(at + 1)
      .find(({ size, root }) => size === head.size && !equalBytes(root, head.root));
    if (other === undefined) continue;
    throw new Failure(
      'split',
      `The log signed two different heads of size ${head.size}: it showed different people different records.`,
    );
  }
  return `${heads.length} checkpoints are signed by the log.`;
}

/** Each proof has its entry beside it, under the same name. */
async function checkProofs(files: BundleFiles, tools: ProofTools): Promise<string> {
  const names = namesIn(files, 'proofs').filter((name) => name.endsWith('.tlog-proof'));
  for (const name of names) {
    const entry = files.get(name.replace(/\.tlog-proof$/, '.entry'));
    if (entry === undefined) throw new Failure('evidence', `${name} has no entry beside it.`);
    await checkTlogProof(textIn(files, name), entry, { ...tools, what: `The proof in ${name}` });
  }
  return `${names.length} proofs lead from their entries to a signed root.`;
}

async function checkReceipts(
  files: BundleFiles,
  keys: readonly ReceiptKey[],
  tools: BundleTools,
): Promise<string> {
  const names = namesIn(files, 'receipts');
  for (const name of names) {
    try {
      await checkReceipt(textIn(files, name), { ...tools, keys });
    } catch (error) {
      if (error instanceof Failure) throw new Failure('receipt', `${name}: ${error.message}`);
      throw error;
    }
  }
  return `${names.length} receipts are genuine.`;
}

/** What the phone itself had found when the file was made: its word, and no proof. */
function findingsIn(files: BundleFiles): string[] {
  if (!files.has('failure.json')) return [];
  const failure = jsonIn(files, 'failure.json');
  const findings = isFields(failure) && Array.isArray(failure['findings']) ? failure['findings'] : [];
  return findings.flatMap((finding: unknown) => {
    const { code, facts } = isFields(finding) ? finding : {};
    if (typeof code !== 'string' || !isFields(facts)) return [];
    const told = Object.entries(facts).map(([name, value]): [string, string] => [name, String(value)]);
    const said: Record<string, string> = Object.fromEntries(told);
    return [`The phone found: ${sayFinding({ code, facts: said })}`];
  });
}
