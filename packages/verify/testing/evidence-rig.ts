// An evidence file as an honest phone saves it, out of an instance of the log rig.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import canonicalize from 'canonicalize';
import { concat, toBase64, toHex, utf8 } from '#domain/proof/bytes.ts';
import { firstBookHash, nextBookHash, type BookRow } from '#domain/proof/book-row.ts';
import type { Pinned } from '#domain/proof/check.ts';
import { claimBytes, claimLeaf, formatSumNode, sumNode } from '#domain/proof/claim.ts';
import { commitAct, encodeEntry, type SealEntry, type Sums } from '#domain/proof/entry.ts';
import { formatNote, signatureLine } from '#domain/proof/note.ts';
import { formatSlip } from '#domain/proof/slip.ts';
import { formatTlogProof } from '#domain/proof/tlog-proof.ts';
import { leafHash, nodeHash, proveInclusion } from '#domain/proof/tree.ts';
import { sha256 } from '../command/sha256.ts';
import { honestRecord, now, openHonest } from './honest.ts';
import type { Instance, TestKey } from './log-rig.ts';

export type Evidence = {
  readonly files: Map<string, Uint8Array>;
  readonly instance: Instance;
  /** A receipt, and the key set that it is checked with. */
  readonly receipt: string;
  readonly keySet: object;
};

/** Hashes every file anew: what a forger does too. */
export function withManifest(
  files: Map<string, Uint8Array>,
  { log, slip }: Instance,
): Map<string, Uint8Array> {
  files.delete('manifest.json');
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, toHex(sha256(bytes))]));
  const keys = { origin: log.vkey.name, log: log.text, slip: slip.text };
  return files.set('manifest.json', utf8(JSON.stringify({ v: 1, keys, files: hashes })));
}

export async function makeEvidence(): Promise<Evidence> {
  const record = honestRecord();
  const [salt, body] = [new Uint8Array(32).fill(9), actBody(1)];
  record.add({ kind: 'act', name: 'restriction.placed', time: now - 30, commitment: commitAct(salt, body) });
  const instance = await openHonest(record);
  const size = record.entries.length;
  const [index, sealIndex] = [size - 1, size - 2];
  const checkpoint = instance.checkpoint();
  const proveAt = (at: number) => proveInclusion(at, size, nodeOf(record.entries));
  const entry = record.entries[index] ?? new Uint8Array();
  const { receipt, keySet } = makeReceipt();
  const keysDoc = utf8(canonicalize({ v: 1, receipts: [keySet] }) ?? '');
  const files = new Map<string, Uint8Array>([
    ['README.txt', utf8('What this is.\n')],
    ['policy.txt', utf8(instance.policy)],
    [`checkpoints/${size}.txt`, utf8(checkpoint)],
    [
      'proofs/seal.tlog-proof',
      utf8(formatTlogProof({ index: sealIndex, proof: await proveAt(sealIndex), checkpoint })),
    ],
    ['proofs/seal.entry', record.entries[sealIndex] ?? new Uint8Array()],
    [`docs/${createHash('sha256').update(keysDoc).digest('hex')}`, keysDoc],
    ['receipts/1.jws', utf8(receipt)],
    ['statements/2026-09.csv', utf8('date,amount\n')],
    ['book.json', utf8(JSON.stringify(bookPage()))],
    ['slips/1.txt', utf8(makeSlip(instance.slip, instance.log.vkey.name, rows.length))],
    [
      'acts.json',
      utf8(
        JSON.stringify({
          list: [
            {
              seq: 1,
              index,
              salt: toBase64(salt),
              body,
              entry: toBase64(entry),
              proof: (await proveAt(index)).map((node) => toBase64(node)),
            },
          ],
          checkpoint,
          total: 1,
          next: null,
        }),
      ),
    ],
  ]);
  return { files: withManifest(files, instance), instance, receipt, keySet: { keys: [keySet] } };
}

function actBody(seq: number): string {
  const texts = { at: '2026-09-21T00:00:00.000Z', act: 'placeRestriction', actor: 'reviewer' };
  const rest = {
    shop: 'S1',
    subject: '',
    why: 'a reason',
    request: '',
    before: null,
    after: { amount: '12.00' },
  };
  return canonicalize({ ...texts, ...rest, seq }) ?? '';
}

/** Hashes of complete subtrees, computed from the entries. */
function nodeOf(entries: readonly Uint8Array[]) {
  const node = (level: number, at: number): Uint8Array =>
    level === 0
      ? leafHash(entries[at] ?? new Uint8Array(), sha256)
      : nodeHash(node(level - 1, at * 2), node(level - 1, at * 2 + 1), sha256);
  return node;
}

const book = { shopId: 7n, currency: 'USD', hashedByLengthFrom: 3n };
/** Two rows with the first hash, three with the second. */
const rows: readonly BookRow[] = Array.from({ length: 5 }, (_none, at) => ({
  seq: BigInt(at + 1),
  kind: 'accept_shop',
  debit_kind: 'escrow',
  debit_subject: `order ${at}`,
  credit_kind: 'shop_pending',
  credit_subject: '',
  units: 1_000n,
  actor: 'buyer',
  document: `order:${at}`,
  once_key: `once ${at}`,
  at: (now - 1_000 + at) * 1_000,
}));

function headAt(count: number): Uint8Array {
  return rows.slice(0, count).reduce((head, row) => nextBookHash(book, head, row), firstBookHash(book));
}

const bookRows = () => rows.map((row) => ({ ...row, seq: String(row.seq), units: String(row.units) }));

export function bookPage(): object {
  const list = bookRows();
  return {
    shop: '7',
    currency: 'USD',
    v2_from: '3',
    last_seq: '5',
    head: toHex(headAt(5)),
    list,
    next: null,
  };
}

/** @param head Of the book at that row; another one is a lie. */
export function makeSlip(key: TestKey, origin: string, seq: number, head: Uint8Array = headAt(seq)): string {
  const text = formatSlip({
    origin,
    shop: 'S1',
    seq: BigInt(seq),
    head,
    pending: 5_000n,
    available: 0n,
    held: 0n,
    withdrawing: 0n,
    receivable: 0n,
    currency: 'USD',
    acts: 1,
    time: now * 1_000,
  });
  return formatNote(text, [signatureLine(key.vkey.name, key.vkey.keyId, key.sign(utf8(text)))]);
}

/** @param typ What its head says that it is. */
export function makeReceipt(typ = 'receipt+jws'): { receipt: string; keySet: object } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  const encode = (value: object) => Buffer.from(canonicalize(value) ?? '').toString('base64url');
  const claims = {
    iss: 'https://shop.example',
    order: 'S1-1',
    shop: 'lamps',
    items: createHash('sha256')
      .update(canonicalize(receiptLines) ?? '')
      .digest('hex'),
    total: '12.00',
    currency: 'USD',
    time: '2026-09-21T00:00:00.000Z',
  };
  const signed = `${encode({ alg: 'EdDSA', typ, kid: 'k1' })}.${encode(claims)}`;
  const signature = sign(null, Buffer.from(signed), privateKey).toString('base64url');
  return { receipt: `${signed}.${signature}`, keySet: { kty: 'OKP', crv: 'Ed25519', kid: 'k1', x } };
}

export const receiptLines = [{ code: 'L1', title: 'Lamp', qty: 1, unit_price: '12.00', amount: '12.00' }];

/** An entry that says something else at the same place. */
export const otherEntry = (): Uint8Array =>
  encodeEntry({ kind: 'act', name: 'view', time: now, commitment: concat(new Uint8Array(32)) });

/** What a phone has saved of a shop with two parts in a seal. */
export async function makePhone({ claimedSeq = 5n, isOffRoot = false } = {}) {
  const record = honestRecord();
  const [salt, body] = [new Uint8Array(32).fill(9), actBody(1)];
  const { seal, claims } = makeSeal({ claimedSeq, upto: record.entries.length });
  record.add({ kind: 'act', name: 'restriction.placed', time: now - 30, commitment: commitAct(salt, body) });
  const [actIndex, sealIndex] = [record.entries.length - 1, record.entries.length];
  record.add(seal);
  const instance = await openHonest(record);
  const size = record.entries.length;
  const checkpoint = instance.checkpoint();
  const proveAt = (at: number) => proveInclusion(at, size, nodeOf(record.entries));
  const entryAt = (at: number) => toBase64(record.entries[at] ?? new Uint8Array());
  const act = {
    seq: 1,
    index: actIndex,
    salt: toBase64(salt),
    body,
    entry: entryAt(actIndex),
    proof: (await proveAt(actIndex)).map(toBase64),
    checkpoint,
  };
  const proof = {
    checkpoint,
    seal: {
      entry: entryAt(sealIndex),
      tlog_proof: formatTlogProof({ index: sealIndex, proof: await proveAt(sealIndex), checkpoint }),
      claims: isOffRoot ? claims.map((claim) => ({ ...claim, index: 1 - claim.index })) : claims,
    },
  };
  await instance.close();
  const slip = makeSlip(instance.slip, instance.log.vkey.name, 5);
  const pinned: Pinned = {
    version: 1,
    since: now,
    shop: 'S1',
    origin: instance.log.vkey.name,
    logKey: instance.log.text,
    slipKey: instance.slip.text,
    policy: instance.policy,
    checkpoint,
    time: now,
    seal: null,
    book: {
      shop: '7',
      currency: 'USD',
      hashedByLengthFrom: '3',
      seq: '5',
      head: toHex(headAt(5)),
      balances: {},
      held: {},
    },
    tip: null,
    acts: [],
    slips: [{ note: slip, seq: '5', time: now * 1_000 }],
    devices: [],
  };
  return { pinned, saved: { acts: [act], rows: bookRows(), heads: [checkpoint], seals: [proof] } };
}

/** A tree of two leaves: both parts of one shop. */
function makeSeal({ claimedSeq, upto }: { claimedSeq: bigint; upto: number }) {
  const parts = ([0, 1] as const).map((part) => {
    const sums: Sums = [2_500n, 0n, 0n, BigInt(part)];
    const fixed = { no: 4, currency: 'USD', shop: 7n, head: headAt(5), devices: new Uint8Array(32) };
    const preimage = claimBytes({
      ...fixed,
      part,
      sums,
      seq: claimedSeq,
      salt: new Uint8Array(32).fill(part),
    });
    return { preimage, leaf: claimLeaf(preimage, sums) };
  });
  const [left, right] = parts;
  if (left === undefined || right === undefined) throw new Error('a seal has two parts');
  const root = sumNode(left.leaf, right.leaf);
  const seal: SealEntry = {
    kind: 'seal',
    no: 4,
    time: now - 20,
    currency: 'USD',
    height: 1,
    shops: 1,
    root: root.hash,
    sums: root.sums,
    upto,
  };
  const claims = [
    { preimage: toBase64(left.preimage), index: 0, path: [toBase64(formatSumNode(right.leaf))] },
    { preimage: toBase64(right.preimage), index: 1, path: [toBase64(formatSumNode(left.leaf))] },
  ];
  return { seal, claims };
}
