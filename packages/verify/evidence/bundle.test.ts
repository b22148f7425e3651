// An evidence file on a machine that knows nothing else: it verifies, and whatever was changed in it is named (T28).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { utf8, fromUtf8 } from '#domain/proof/bytes.ts';
import { makeZip } from '#features/proof/ui/zip.ts';
import { evidenceFiles } from '#features/proof/ui/evidence-file.ts';
import { verifyEd25519 } from '../check/ed25519.ts';
import { Failure } from '../check/failure.ts';
import { sha256 } from '../command/sha256.ts';
import {
  makeEvidence,
  makePhone,
  makeSlip,
  otherEntry,
  withManifest,
  type Evidence,
} from '../testing/evidence-rig.ts';
import { now } from '../testing/honest.ts';
import { checkBundle } from './bundle.ts';
import { readZip } from './zip.ts';

let evidence: Evidence;
beforeAll(async () => {
  evidence = await makeEvidence();
});
afterAll(() => evidence.instance.close());

const writeZip = (files: ReadonlyMap<string, Uint8Array>) =>
  Buffer.from(
    makeZip(
      [...files].map(([name, bytes]) => ({ name, bytes })),
      new Date(now * 1_000),
    ),
  );

const check = (files: ReadonlyMap<string, Uint8Array>) =>
  checkBundle(readZip(writeZip(files)), { verify: verifyEd25519, hash: sha256, now });

/** What is found when a forger changes files and makes the manifest fit again. */
async function wrongWith(change: (files: Map<string, Uint8Array>) => void): Promise<string> {
  const files = new Map(evidence.files);
  change(files);
  const { ok, code, sentence } = await check(withManifest(files, evidence.instance));
  return ok ? 'nothing' : `${code}: ${sentence}`;
}

const edit = (name: string, from: string | RegExp, to: string) => (files: Map<string, Uint8Array>) => {
  const before = fromUtf8(files.get(name) ?? new Uint8Array());
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  files.set(name, utf8(after));
};

test('an honest evidence file verifies without a connection', async () => {
  await evidence.instance.close();
  const report = await check(evidence.files);
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(report.checks.map(({ name, sentence }) => `${name}: ${sentence}`).slice(1)).toEqual([
    'documents: 1 documents have the SHA-256 of their names.',
    'policy: 1 notaries.',
    'checkpoints: 1 checkpoints are signed by the log.',
    'book: 5 rows lead to the head of row 5.',
    'slips: 1 slips are signed, and agree with the book.',
    'acts: 1 acts, 1 of them on record.',
    'proofs: 1 proofs lead from their entries to a signed root.',
    'sums: 0 parts of the shop lead to the sums of their seals.',
    'receipts: 1 receipts are genuine.',
  ]);
});

test('the file that a phone makes of what it has saved is read', async () => {
  const { pinned, saved } = await makePhone();
  const made = evidenceFiles({
    pinned,
    failure: null,
    evidence: saved,
    compared: ['{"v":1}'],
    readme: 'What this is.',
    papers: new Map(),
  });
  const report = await check(new Map(made.map(({ name, bytes }) => [name, bytes])));
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(report.checks.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      '5 rows lead to the head of row 5.',
      '1 slips are signed, and agree with the book.',
      '1 acts, 1 of them on record.',
      '1 proofs lead from their entries to a signed root.',
      '2 parts of the shop lead to the sums of their seals.',
    ]),
  );
});

test('a part of the sums that was changed, or that the book contradicts, is named', async () => {
  const { pinned, saved } = await makePhone({ claimedSeq: 4n });
  const made = evidenceFiles({
    pinned,
    failure: null,
    evidence: saved,
    compared: [],
    readme: '',
    papers: new Map(),
  });
  const { sentence } = await check(new Map(made.map(({ name, bytes }) => [name, bytes])));
  expect(sentence).toMatch(
    /^The platform sealed that the book ends with row 4 .* the book now says otherwise\.$/,
  );
  const honest = await makePhone({ isOffRoot: true });
  const other = evidenceFiles({
    ...honest,
    failure: null,
    evidence: honest.saved,
    compared: [],
    readme: '',
    papers: new Map(),
  });
  const off = await check(new Map(other.map(({ name, bytes }) => [name, bytes])));
  expect(off.sentence).toMatch(/claims\.json do not lead to the sums of its seal/);
});

test('one changed byte of any file is named', async () => {
  for (const [name, bytes] of evidence.files) {
    if (name === 'manifest.json') continue;
    const at = Math.floor(bytes.length / 2);
    const changed = new Uint8Array(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const { sentence } = await check(new Map(evidence.files).set(name, changed));
    expect(sentence).toBe(`${name} was changed: it has another SHA-256 than the manifest says.`);
  }
});

test('a file that is missing, or was added, is named', async () => {
  const less = new Map(evidence.files);
  less.delete('slips/1.txt');
  expect(await check(less)).toMatchObject({ sentence: 'slips/1.txt is missing in the evidence file.' });
  const more = new Map(evidence.files).set('slips/2.txt', utf8('x'));
  expect(await check(more)).toMatchObject({
    sentence: 'slips/2.txt was added: the manifest does not list it.',
  });
});

test('what a forger changes and hashes anew does not verify', async () => {
  const { vkey } = evidence.instance.log;
  const size = evidence.instance.recorder.entries.length;
  const head = `checkpoints/${size}.txt`;
  expect(await wrongWith(edit('book.json', '"units":"1000"', '"units":"9000"'))).toMatch(
    /^evidence: The rows in book/,
  );
  expect(await wrongWith(edit('book.json', '"seq":"3"', '"seq":"4"'))).toMatch(
    /^evidence: Row 3 of the book is missing/,
  );
  expect(await wrongWith(edit('acts.json', 'a reason', 'no reason'))).toMatch(
    /^evidence: Act 1 .* text was changed\.$/,
  );
  expect(await wrongWith(edit('acts.json', `"index":${size - 1}`, `"index":${size - 2}`))).toMatch(
    /not in the record/,
  );
  expect(await wrongWith(edit(head, `\n${size}\n`, `\n${size + 1}\n`))).toMatch(
    /^signature: The checkpoint in .* is wrong/,
  );
  expect(await wrongWith(edit('slips/1.txt', '\n5000 ', '\n9000 '))).toMatch(
    /^signature: slips\/1\.txt is no slip/,
  );
  expect(await wrongWith(edit('proofs/seal.tlog-proof', `index ${size - 2}`, `index ${size - 3}`))).toMatch(
    /^evidence/,
  );
  expect(await wrongWith((files) => files.set('proofs/seal.entry', otherEntry()))).toMatch(
    /does not lead from its entry/,
  );
  expect(await wrongWith((files) => files.set('docs/00', utf8('{}')))).toMatch(
    /^doc: docs\/00 is not the document/,
  );
  expect(await wrongWith(edit('receipts/1.jws', /.$/, 'x'))).toMatch(/^receipt: receipts\/1\.jws: /);
  expect(await wrongWith(edit('policy.txt', vkey.name, 'another.example/log'))).toMatch(
    /malformed|does not name/,
  );
  expect(await wrongWith(() => undefined)).toBe('nothing');
});

test('two signed heads, or two signed slips, that contradict each other convict who signed them', async () => {
  const { instance } = evidence;
  const size = instance.recorder.entries.length;
  const other = instance.checkpoint({ size, root: new Uint8Array(32).fill(1) });
  expect(await wrongWith((files) => files.set('checkpoints/other.txt', utf8(other)))).toMatch(
    /^split: The log signed two different heads of size 659/,
  );
  const lie = makeSlip(instance.slip, instance.log.vkey.name, 4, new Uint8Array(32).fill(1));
  expect(await wrongWith((files) => files.set('slips/2.txt', utf8(lie)))).toMatch(
    /^shop: The platform signed at .* that the book ends with row 4 .* the book now says otherwise\.$/,
  );
});

test('what is no evidence file is one sentence', () => {
  const zip = writeZip(evidence.files);
  const tries = [
    Buffer.alloc(0),
    Buffer.from('PK'),
    Buffer.alloc(70_000),
    zip.subarray(0, zip.length - 1),
    zip.subarray(40),
    writeZip(new Map([['../up.txt', utf8('x')]])),
  ];
  for (const one of tries) {
    expect(() => readZip(one)).toThrow(Failure);
    expect(() => readZip(one)).toThrow(/^The evidence file cannot be read: [^\n]+\.$/);
  }
});

test('no flip of a byte of the file goes unseen, and none ends in anything but a sentence', async () => {
  const zip = writeZip(evidence.files);
  let seed = 11;
  for (let turn = 0; turn < 300; turn += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const changed = Buffer.from(zip);
    const at = seed % zip.length;
    changed[at] = (changed[at] ?? 0) ^ (1 << (turn % 8));
    expect(await isRefused(changed), `byte ${at}`).toBe(true);
  }
});

/** Fields that say nothing of the content, such as the date of a file, may be changed. */
async function isRefused(zip: Buffer): Promise<boolean> {
  try {
    const files = readZip(zip);
    const isSame = [...evidence.files].every(([name, bytes]) => files.get(name)?.equals(bytes));
    const { ok } = await checkBundle(files, { verify: verifyEd25519, hash: sha256, now });
    return !ok || isSame;
  } catch (error) {
    return error instanceof Failure;
  }
}
