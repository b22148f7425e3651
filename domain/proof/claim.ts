// The sum tree of a seal: what all shops are owed in one currency, and that a shop's own part of it was not left out.
// Both sums and both hashes of the children stand in each parent (Hu, Zhang, Guo, ePrint 2018/1139), so that no node can
// be shown with another split. A shop stands in it twice, with a random share in each place: what is beside it in the tree
// says nothing about another shop.
import { compareBytes, concat, equalBytes, fromUtf8, readU64, u64, utf8 } from './bytes.ts';
import { sumMax, type Sums } from './entry.ts';
import { ProofFault } from './fault.ts';
import { sha256, type Sha256 } from './hash.ts';

export type Claim = {
  readonly no: number;
  readonly currency: string;
  readonly shop: bigint;
  readonly part: 0 | 1;
  readonly sums: Sums;
  /** The last row of the shop's book that is counted, and its hash. */
  readonly seq: bigint;
  readonly head: Uint8Array;
  /** Of the keys with which the shop signs; zeros where it has none. */
  readonly devices: Uint8Array;
  readonly salt: Uint8Array;
};

export type SumNode = { readonly sums: Sums; readonly hash: Uint8Array };

const domain = utf8('stockless/claim/1\0');
const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);
const currencyBytes = 8;
export const claimBytesLength = domain.length + 8 + currencyBytes + 8 + 1 + 4 * 8 + 8 + 3 * 32;
export const sumNodeLength = 4 * 8 + 32;

export function claimBytes(claim: Claim): Uint8Array {
  const currency = new Uint8Array(currencyBytes);
  currency.set(utf8(claim.currency));
  return concat(
    domain,
    u64(BigInt(claim.no)),
    currency,
    u64(claim.shop),
    Uint8Array.of(claim.part),
    ...claim.sums.map(u64),
    u64(claim.seq),
    claim.head,
    claim.devices,
    claim.salt,
  );
}

/** @throws ProofFault `malformed_claim`, `sum_out_of_range`. */
export function parseClaim(bytes: Uint8Array): Claim {
  const prefix = bytes.subarray(0, domain.length);
  if (bytes.length !== claimBytesLength || !equalBytes(prefix, domain))
    throw new ProofFault('malformed_claim');
  let at = domain.length;
  const number = () => {
    at += 8;
    return readU64(bytes, at - 8);
  };
  const piece = (length: number) => {
    at += length;
    return bytes.slice(at - length, at);
  };
  const no = Number(number());
  const currency = fromUtf8(piece(currencyBytes)).replace(/\0+$/, '');
  const shop = number();
  const part = piece(1)[0];
  const sums = readSums([number(), number(), number(), number()]);
  const seq = number();
  const [head, devices, salt] = [piece(32), piece(32), piece(32)];
  if (part !== 0 && part !== 1) throw new ProofFault('malformed_claim');
  const claim: Claim = { no, currency, shop, part, sums, seq, head, devices, salt };
  if (!Number.isSafeInteger(no) || !equalBytes(claimBytes(claim), bytes))
    throw new ProofFault('malformed_claim');
  return claim;
}

function readSums([m = 0n, b = 0n, s = 0n, a = 0n]: readonly bigint[]): Sums {
  const sums: Sums = [m, b, s, a];
  if (sums.some((sum) => sum < 0n || sum > sumMax)) throw new ProofFault('sum_out_of_range');
  return sums;
}

export function claimLeaf(preimage: Uint8Array, sums: Sums, hash: Sha256 = sha256): SumNode {
  return { sums, hash: hash(leafMark, preimage) };
}

/** Fills the tree up to a power of two. */
export const paddingLeaf: SumNode = {
  sums: [0n, 0n, 0n, 0n],
  hash: sha256(utf8('stockless/padding/1\0')),
};

/** @throws ProofFault `sum_out_of_range` where a sum is below zero or two of them together beyond 2^63 - 1. */
export function sumNode(left: SumNode, right: SumNode, hash: Sha256 = sha256): SumNode {
  const sums = readSums(left.sums.map((sum, index) => sum + (right.sums[index] ?? 0n)));
  readSums(left.sums);
  readSums(right.sums);
  return { sums, hash: hash(nodeMark, formatSumNode(left), formatSumNode(right)) };
}

export const formatSumNode = ({ sums, hash }: SumNode): Uint8Array => concat(...sums.map(u64), hash);

/** @throws ProofFault `malformed_claim`, `sum_out_of_range`. */
export function parseSumNode(bytes: Uint8Array): SumNode {
  if (bytes.length !== sumNodeLength) throw new ProofFault('malformed_claim');
  const sums = readSums([0, 8, 16, 24].map((at) => readU64(bytes, at)));
  return { sums, hash: bytes.slice(32) };
}

export type ClaimProof = {
  readonly preimage: Uint8Array;
  readonly index: number;
  /** Siblings from the leaf upwards, 64 bytes each. */
  readonly path: readonly Uint8Array[];
};

type Sealed = { readonly height: number; readonly root: Uint8Array; readonly sums: Sums };

/**
 * Reads a claim and follows it up to the root of its seal.
 *
 * @throws ProofFault `malformed_claim`, `sum_out_of_range`, `claim_off_root` where it does not lead to the root,
 * `total_differs` where the root's sums are not those of the seal.
 */
export function verifyClaim(
  { preimage, index, path }: ClaimProof,
  seal: Sealed,
  hash: Sha256 = sha256,
): Claim {
  const claim = parseClaim(preimage);
  const isPlace = Number.isSafeInteger(index) && index >= 0 && index < 2 ** seal.height;
  if (path.length !== seal.height || !isPlace) throw new ProofFault('claim_off_root');
  let node = claimLeaf(preimage, claim.sums, hash);
  let place = index;
  for (const bytes of path) {
    const sibling = parseSumNode(bytes);
    node = place % 2 === 0 ? sumNode(node, sibling, hash) : sumNode(sibling, node, hash);
    place = Math.floor(place / 2);
  }
  if (!equalBytes(node.hash, seal.root)) throw new ProofFault('claim_off_root');
  if (node.sums.some((sum, at) => sum !== seal.sums[at])) throw new ProofFault('total_differs');
  return claim;
}

const devicesDomain = utf8('stockless/devices/1\0');

/** What a claim says of the keys with which a shop signs; their order does not count. */
export function devicesDigest(publicKeys: readonly Uint8Array[], hash: Sha256 = sha256): Uint8Array {
  if (publicKeys.length === 0) return new Uint8Array(32);
  const keys = publicKeys.map((key) => hash(key)).toSorted(compareBytes);
  return hash(concat(devicesDomain, ...keys));
}
