// The three kinds of entry of the record: an act, a seal, a document. Each is canonical JSON (RFC 8785) of at most a
// kilobyte, and says nothing about a person: what an act was is committed to with a salt that its shop gets.
import { canonical } from '#domain/ads/canonical.ts';
import { isActName, type ActName } from './act-names.ts';
import { concat, equalBytes, fromBase64Of, fromUtf8, toBase64, utf8 } from './bytes.ts';
import { ProofFault } from './fault.ts';
import { sha256, type Sha256 } from './hash.ts';

export const entryBytesMax = 1024;

export type ActEntry = {
  readonly kind: 'act';
  readonly name: ActName;
  /** Seconds since 1970. */
  readonly time: number;
  readonly commitment: Uint8Array;
};

/** Sums of merchants, buyers, suppliers and tax in smallest units; and the number of acts. */
export type Sums = readonly [merchants: bigint, buyers: bigint, suppliers: bigint, acts: bigint];

export type SealEntry = {
  readonly kind: 'seal';
  readonly no: number;
  readonly time: number;
  readonly currency: string;
  /** Levels of the sum tree above its leaves. */
  readonly height: number;
  readonly shops: number;
  readonly root: Uint8Array;
  readonly sums: Sums;
  /** The size of the record whose acts are counted in `sums`. */
  readonly upto: number;
};

export const docNames = [
  'terms',
  'fees',
  'ranking',
  'rules',
  'keys',
  'build',
  'reserve',
  'report',
  'ads.promise',
  'ads.close',
  'entity',
] as const;
export type DocName = (typeof docNames)[number];

export type DocEntry = {
  readonly kind: 'doc';
  readonly name: DocName;
  readonly time: number;
  /** From when it counts, in seconds. */
  readonly from: number;
  readonly version: string;
  /** SHA-256 of the body in hex: its address under `/log/docs/`. */
  readonly sha256: string;
};

export type Entry = ActEntry | SealEntry | DocEntry;

/** @throws RangeError where an entry is longer than a kilobyte. */
export function encodeEntry(entry: Entry): Uint8Array {
  const bytes = utf8(canonical(wireOf(entry)));
  if (bytes.length > entryBytesMax) throw new RangeError(`an entry has ${bytes.length} bytes`);
  return bytes;
}

function wireOf(entry: Entry): Readonly<Record<string, unknown>> {
  const { time: t } = entry;
  if (entry.kind === 'act') return { c: toBase64(entry.commitment), k: 'act', n: entry.name, t, v: 1 };
  if (entry.kind === 'doc') {
    return { from: entry.from, h: entry.sha256, k: 'doc', n: entry.name, t, v: 1, ver: entry.version };
  }
  const { no, currency, height, shops, upto } = entry;
  const sums = entry.sums.map(String);
  return { currency, height, k: 'seal', no, root: toBase64(entry.root), shops, sums, t, upto, v: 1 };
}

/** @throws ProofFault `malformed_entry` for whatever `encodeEntry` would not have written so. */
export function parseEntry(bytes: Uint8Array): Entry {
  if (bytes.length > entryBytesMax) throw new ProofFault('malformed_entry');
  const entry = readEntry(bytes);
  if (entry === undefined || !equalBytes(encodeEntry(entry), bytes)) throw new ProofFault('malformed_entry');
  return entry;
}

function readEntry(bytes: Uint8Array): Entry | undefined {
  try {
    const value: unknown = JSON.parse(fromUtf8(bytes));
    if (typeof value !== 'object' || value === null) return undefined;
    return entryOf(new Map<string, unknown>(Object.entries(value)));
  } catch {
    return undefined;
  }
}

function entryOf(fields: ReadonlyMap<string, unknown>): Entry | undefined {
  const [kind, name, time] = [fields.get('k'), fields.get('n'), fields.get('t')];
  if (!isCount(time)) return undefined;
  if (kind === 'act' && typeof name === 'string' && isActName(name)) {
    return { kind, name, time, commitment: fromBase64Of(textOf(fields.get('c')), 32) };
  }
  if (kind === 'doc') return docOf(fields, time);
  return kind === 'seal' ? sealOf(fields, time) : undefined;
}

function docOf(fields: ReadonlyMap<string, unknown>, time: number): DocEntry | undefined {
  const [from, version, hash] = [fields.get('from'), fields.get('ver'), textOf(fields.get('h'))];
  const name = docNames.find((one) => one === fields.get('n'));
  if (name === undefined || !isCount(from) || typeof version !== 'string') return undefined;
  if (version.length > 80 || !/^[0-9a-f]{64}$/.test(hash)) return undefined;
  return { kind: 'doc', name, time, from, version, sha256: hash };
}

function sealOf(fields: ReadonlyMap<string, unknown>, time: number): SealEntry | undefined {
  const [no, height, shops, upto] = ['no', 'height', 'shops', 'upto'].map((name) => fields.get(name));
  const currency = textOf(fields.get('currency'));
  if (!isCount(no) || !isCount(height) || !isCount(shops) || !isCount(upto)) return undefined;
  if (height > 40 || !/^[A-Z0-9]{3,8}$/.test(currency)) return undefined;
  const root = fromBase64Of(textOf(fields.get('root')), 32);
  const sums = sumsOf(fields.get('sums'));
  if (sums === undefined) return undefined;
  return { kind: 'seal', no, time, currency, height, shops, root, sums, upto };
}

export const sumMax = 2n ** 63n - 1n;

function sumsOf(value: unknown): Sums | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  const [m, b, s, a] = value.map((one) => (/^\d{1,19}$/.test(textOf(one)) ? BigInt(textOf(one)) : -1n));
  if (m === undefined || b === undefined || s === undefined || a === undefined) return undefined;
  return [m, b, s, a].every((sum) => sum >= 0n && sum <= sumMax) ? [m, b, s, a] : undefined;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const actDomain = utf8('stockless/act/1\0');

/** What an entry says of an act: a salted hash of everything that it was. */
export function commitAct(salt: Uint8Array, body: string, hash: Sha256 = sha256): Uint8Array {
  return hash(concat(actDomain, salt, utf8(body)));
}

/** An act as its shop reads it; `body` is its canonical JSON. */
export type ActBody = {
  /** The shop's code; `0` is the platform itself. */
  readonly shop: string;
  /** Its number among the acts of the shop, from 1 without gaps. */
  readonly seq: number;
  readonly at: string;
  readonly act: string;
  readonly actor: string;
  readonly subject: string;
  readonly why: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly request: string;
};

/** @throws ProofFault `malformed_entry` where the text is no act. */
export function parseActBody(text: string): ActBody {
  const value = parseJson(text);
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const seq = fields.get('seq');
  const texts = ['shop', 'at', 'act', 'actor', 'subject', 'why', 'request'].map((name) => fields.get(name));
  const [shop, at, act, actor, subject, why, request] = texts.map(textOf);
  if (!isCount(seq) || texts.some((one) => typeof one !== 'string')) throw new ProofFault('malformed_entry');
  if (shop === undefined || at === undefined || act === undefined || actor === undefined) {
    throw new ProofFault('malformed_entry');
  }
  return {
    shop,
    seq,
    at,
    act,
    actor,
    subject: subject ?? '',
    why: why ?? '',
    before: fields.get('before') ?? null,
    after: fields.get('after') ?? null,
    request: request ?? '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProofFault('malformed_entry');
  }
}
