// A platform in memory for tests of what a phone checks: books of shops, acts, seals and a record, told honestly or not.
import { createHash } from 'node:crypto';
import { canonical } from '#domain/ads/canonical.ts';
import { firstBookHash, nextBookHash, type Book, type BookRow } from '#domain/proof/book-row.ts';
import { actNameOf } from '#domain/proof/act-names.ts';
import { formatCheckpoint } from '#domain/proof/checkpoint.ts';
import {
  claimBytes,
  claimLeaf,
  devicesDigest,
  paddingLeaf,
  sumNode,
  type Claim,
  type SumNode,
} from '#domain/proof/claim.ts';
import { commitAct, encodeEntry, type Entry, type Sums } from '#domain/proof/entry.ts';
import { formatNote } from '#domain/proof/note.ts';
import { formatSlip } from '#domain/proof/slip.ts';
import { leafHash, rootOf, type NodeReader } from '#domain/proof/tree.ts';
import { openLogKey, openWitnessKey } from '#testing/note-keys.ts';

export const origin = 'shop.example/log';
const logKey = openLogKey(origin);
const slipKey = openLogKey('shop.example/slip');
const notaries = [openWitnessKey('one.example'), openWitnessKey('two.example')];

/** One act of a shop, as its phone is told of it. */
export type OwnAct = { body: string; salt: Uint8Array; index: number | null; entry: Uint8Array };

export type TestShop = {
  readonly id: bigint;
  readonly code: string;
  readonly book: Book;
  rows: BookRow[];
  acts: OwnAct[];
  restrictions: Record<string, unknown>[];
  withdrawals: Record<string, unknown>[];
  cases: Record<string, unknown>[];
  holds: Record<string, unknown>[];
  /** Public keys with which the shop signs, as a seal counts them. */
  keys: Uint8Array[];
  devices: Record<string, unknown>[];
  mandates: Record<string, unknown>[];
  /** What the wallet says comes when. */
  dues: Record<string, unknown>[];
};

export type Seal = {
  readonly no: number;
  readonly index: number;
  readonly entry: Uint8Array;
  readonly levels: readonly (readonly SumNode[])[];
  readonly leaves: readonly { claim: Claim; preimage: Uint8Array }[];
};

/** What a seal says otherwise than the books. */
export type SealLies = {
  /** Changes the claims of a shop before they are sealed; none leaves the shop out. */
  readonly claims?: (claims: Claim[], shop: TestShop) => Claim[];
  /** Changes the sums in the header alone. */
  readonly total?: (sums: Sums) => Sums;
  readonly no?: number;
};

export type TestPlatform = {
  readonly shops: readonly TestShop[];
  entries: Uint8Array[];
  readonly seals: Seal[];
  readonly hasNotaries: boolean;
  readonly policy: string;
  readonly keys: { readonly origin: string; readonly log: string; readonly slip: string };
  /** 32 bytes, other ones each time. */
  readonly random: () => Uint8Array;
};

export function openPlatform({ hasNotaries = true, shopCount = 3 } = {}): TestPlatform {
  let noise = 0;
  return {
    shops: Array.from({ length: shopCount }, (_none, at) => makeShop(BigInt(at + 1))),
    entries: [],
    seals: [],
    hasNotaries,
    policy: policyText(hasNotaries),
    keys: { origin, log: logKey.text, slip: slipKey.text },
    random: () => {
      noise += 1;
      return new Uint8Array(createHash('sha256').update(`noise ${noise}`).digest());
    },
  };
}

export function appendEntry({ entries }: TestPlatform, entry: Entry): number {
  entries.push(encodeEntry(entry));
  return entries.length - 1;
}

type NewRow = Partial<BookRow> & Pick<BookRow, 'kind' | 'debit_kind' | 'credit_kind' | 'units' | 'at'>;

/** Books a row. */
export function post(shop: TestShop, row: NewRow): void {
  const seq = BigInt(shop.rows.length + 1);
  const rest = { debit_subject: '', credit_subject: '', actor: 'timer', document: `doc-${seq}` };
  shop.rows.push({ ...rest, once_key: `${shop.code}:${seq}`, seq, ...row });
}

/** Writes down an act; it is in the record after `logActs`. */
export function addAct(
  { random }: TestPlatform,
  shop: TestShop,
  { act, subject = '', at, after = null }: { act: string; subject?: string; at: number; after?: unknown },
): OwnAct {
  const body = canonical({
    shop: shop.code,
    seq: shop.acts.length + 1,
    at: new Date(at).toISOString(),
    act,
    actor: 'operator',
    subject,
    why: 'because',
    before: null,
    after,
    request: '',
  });
  const salt = random();
  const name = actNameOf({ act, kind: 'change' });
  const commitment = commitAct(salt, body);
  const entry = encodeEntry({ kind: 'act', name, time: Math.floor(at / 1000), commitment });
  const made: OwnAct = { body, salt, index: null, entry };
  shop.acts.push(made);
  return made;
}

export function logActs({ shops, entries }: TestPlatform): void {
  for (const act of shops.flatMap(({ acts }) => acts)) {
    if (act.index !== null) continue;
    entries.push(act.entry);
    act.index = entries.length - 1;
  }
}

export function seal(platform: TestPlatform, at: number, lies: SealLies = {}): Seal {
  const { shops, seals, entries, random } = platform;
  const no = lies.no ?? (seals.at(-1)?.no ?? 0) + 1;
  const upto = entries.length;
  const claims = shops.flatMap((shop) => {
    const honest = claimsOf(shop, { no, upto, random });
    return lies.claims?.(honest, shop) ?? honest;
  });
  const { levels, leaves, root } = sealTree(claims);
  const index = appendEntry(platform, {
    kind: 'seal',
    no,
    time: Math.floor(at / 1000),
    currency: 'USD',
    height: levels.length - 1,
    shops: shops.length,
    root: root.hash,
    sums: lies.total?.(root.sums) ?? root.sums,
    upto,
  });
  const made = { no, index, entry: entries[index] ?? new Uint8Array(), levels, leaves };
  seals.push(made);
  return made;
}

function policyText(hasNotaries: boolean): string {
  const lines = [`log ${logKey.text}`];
  if (!hasNotaries) return `${[...lines, 'quorum none'].join('\n')}\n`;
  const witnesses = notaries.map(({ vkey, text }) => `witness ${vkey.name} ${text}`);
  return `${[...lines, ...witnesses, 'group both all one.example two.example', 'quorum both'].join('\n')}\n`;
}

function makeShop(id: bigint): TestShop {
  return {
    id,
    code: `s${id}`,
    // Some books began before rows were hashed with lengths.
    book: { shopId: id, currency: 'USD', hashedByLengthFrom: id % 2n === 0n ? 4n : 1n },
    rows: [],
    acts: [],
    restrictions: [],
    withdrawals: [],
    cases: [],
    holds: [],
    keys: [],
    devices: [],
    mandates: [],
    dues: [],
  };
}

export function headOf({ book, rows }: TestShop, upto = rows.length): Uint8Array {
  return rows.slice(0, upto).reduce((head, row) => nextBookHash(book, head, row), firstBookHash(book));
}

export function balanceOf({ rows }: TestShop, ...kinds: string[]): bigint {
  return rows.reduce((sum, row) => {
    const credit = kinds.includes(row.credit_kind) ? row.units : 0n;
    return sum + credit - (kinds.includes(row.debit_kind) ? row.units : 0n);
  }, 0n);
}

const merchants = [
  'shop_pending',
  'shop_available',
  'shop_held',
  'withdrawing',
  'shop_promo',
  'ad_budget',
  'deposit_suspense',
];

type ClaimParts = { no: number; upto: number; random: () => Uint8Array };

/** Two parts that come to what the shop is owed. */
function claimsOf(shop: TestShop, { no, upto, random }: ClaimParts): Claim[] {
  const acts = shop.acts.filter(({ index }) => index !== null && index < upto).length;
  const sums = [
    balanceOf(shop, ...merchants),
    balanceOf(shop, 'escrow', 'supplier_hold', 'refund_payable'),
    balanceOf(shop, 'supplier_payable', 'tax'),
    BigInt(acts),
  ];
  const first = sums.map((sum) => (sum * BigInt(random()[0] ?? 0)) / 255n);
  const rest = sums.map((sum, at) => sum - (first[at] ?? 0n));
  const shared = { no, currency: 'USD', shop: shop.id, seq: BigInt(shop.rows.length), head: headOf(shop) };
  const devices = devicesDigest(shop.keys);
  return [
    { ...shared, part: 0, sums: sumsOf(first), devices, salt: random() },
    { ...shared, part: 1, sums: sumsOf(rest), devices, salt: random() },
  ];
}

const sumsOf = ([m = 0n, b = 0n, s = 0n, a = 0n]: readonly bigint[]): Sums => [m, b, s, a];

function sealTree(claims: readonly Claim[]) {
  // Parts of one shop are not beside each other.
  const order = claims.toSorted((left, right) => left.part - right.part);
  const leaves = order.map((claim) => ({ claim, preimage: claimBytes(claim) }));
  const width = 2 ** Math.max(1, Math.ceil(Math.log2(Math.max(1, leaves.length))));
  let level: SumNode[] = leaves.map(({ claim, preimage }) => claimLeaf(preimage, claim.sums));
  while (level.length < width) level.push(paddingLeaf);
  const levels = [level];
  while (level.length > 1) {
    level = level.flatMap((node, at) => (at % 2 === 0 ? [sumNode(node, level[at + 1] ?? paddingLeaf)] : []));
    levels.push(level);
  }
  return { levels, leaves, root: level[0] ?? paddingLeaf };
}

export function checkpointOf({ entries, hasNotaries }: TestPlatform, at: number): string {
  const text = formatCheckpoint({
    origin,
    size: entries.length,
    root: rootOf(entries.map((entry) => leafHash(entry))),
  });
  return signCheckpoint(text, at, hasNotaries);
}

/** As the log and its witnesses sign it. */
export function signCheckpoint(text: string, at: number, hasNotaries = true): string {
  const seconds = Math.floor(at / 1000);
  const lines = hasNotaries ? notaries.map(({ line }) => line(text, seconds)) : [];
  return formatNote(text, [logKey.line(text), ...lines]);
}

export function signSlip(text: string): string {
  return formatNote(text, [slipKey.line(text)]);
}

export function slipOf(shop: TestShop, at: number): string {
  const text = formatSlip({
    origin,
    shop: shop.code,
    seq: BigInt(shop.rows.length),
    head: headOf(shop),
    pending: balanceOf(shop, 'shop_pending'),
    available: balanceOf(shop, 'shop_available'),
    held: balanceOf(shop, 'shop_held'),
    withdrawing: balanceOf(shop, 'withdrawing'),
    receivable: -balanceOf(shop, 'shop_receivable'),
    currency: 'USD',
    acts: shop.acts.length,
    time: at,
  });
  return signSlip(text);
}

/** All hashes of the first entries, for proofs. */
export function nodesOf(entries: readonly Uint8Array[]): NodeReader {
  return (level, index) => {
    const width = 2 ** level;
    return rootOf(entries.slice(index * width, (index + 1) * width).map((entry) => leafHash(entry)));
  };
}
