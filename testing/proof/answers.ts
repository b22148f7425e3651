// What an honest server answers to a phone, and what a phone fetches beside it, out of a platform in memory.
import { toBase64, toHex } from '#domain/proof/bytes.ts';
import { formatSumNode, paddingLeaf } from '#domain/proof/claim.ts';
import { formatTlogProof } from '#domain/proof/tlog-proof.ts';
import { proveConsistency, proveInclusion } from '#domain/proof/tree.ts';
import type { Answers, Pinned } from '#domain/proof/check.ts';
import { sizesOf } from '#domain/proof/check/head.ts';
import {
  balanceOf,
  checkpointOf,
  headOf,
  nodesOf,
  slipOf,
  type Seal,
  type TestPlatform,
  type TestShop,
} from './platform.ts';

type AnswerParts = { shop: TestShop; at: number; pinned?: Pinned | undefined };

/** What an honest server answers, and what a phone fetches beside it. */
export async function answersOf(platform: TestPlatform, { shop, at, pinned }: AnswerParts): Promise<Answers> {
  const { entries } = platform;
  const nodes = nodesOf(entries);
  const checkpoint = entries.length === 0 ? null : checkpointOf(platform, at);
  const seal = platform.seals.at(-1);
  const consistency: Record<string, Uint8Array[]> = {};
  for (const size of sizesOf([pinned?.checkpoint ?? null])) {
    if (size < entries.length)
      consistency[String(size)] = await proveConsistency(size, entries.length, nodes);
  }
  const first = pinned?.acts.findIndex(({ index }) => index === null) ?? 0;
  const after = first < 0 ? (pinned?.acts.length ?? 0) : first;
  return {
    keys: platform.keys,
    policy: platform.policy,
    checkpoint,
    consistency,
    proof: {
      checkpoint,
      policy: platform.policy,
      seal:
        seal === undefined || checkpoint === null
          ? null
          : await sealAnswer(platform, { seal, shop, checkpoint }),
      acts_logged: shop.acts.filter(({ index }) => index !== null).length,
    },
    record: [await recordPage(platform, { shop, after, checkpoint })],
    book: bookPages(shop, Number(pinned?.book?.seq ?? 0)),
    wallet: walletOf(shop, at),
    restrictions: shop.restrictions,
    withdrawals: shop.withdrawals,
    cases: shop.cases,
    devices: shop.devices,
    mandates: shop.mandates,
    pause: null,
    entries: [],
    isSearched: true,
  };
}

type SealAnswerParts = { seal: Seal; shop: TestShop; checkpoint: string };

export async function sealAnswer({ entries }: TestPlatform, { seal, shop, checkpoint }: SealAnswerParts) {
  const proof = await proveInclusion(seal.index, entries.length, nodesOf(entries));
  const claims = seal.leaves.flatMap(({ claim, preimage }, index) =>
    claim.shop === shop.id ? [{ preimage: toBase64(preimage), index, path: pathOf(seal, index) }] : [],
  );
  return {
    entry: toBase64(seal.entry),
    tlog_proof: formatTlogProof({ index: seal.index, proof, checkpoint }),
    claims,
  };
}

export function pathOf({ levels }: Seal, index: number): string[] {
  return levels.slice(0, -1).map((level, height) => {
    const place = Math.floor(index / 2 ** height);
    return toBase64(formatSumNode(level[place % 2 === 0 ? place + 1 : place - 1] ?? paddingLeaf));
  });
}

type RecordParts = { shop: TestShop; after: number; checkpoint: string | null };

export async function recordPage({ entries }: TestPlatform, { shop, after, checkpoint }: RecordParts) {
  const nodes = nodesOf(entries);
  const list = await Promise.all(
    shop.acts.slice(after).map(async ({ body, salt, index, entry }, at) => ({
      seq: after + at + 1,
      index,
      salt: toBase64(salt),
      body,
      entry: index === null ? null : toBase64(entry),
      proof: index === null ? null : (await proveInclusion(index, entries.length, nodes)).map(toBase64),
    })),
  );
  return { list, checkpoint, total: shop.acts.length, next: null };
}

const pageRows = 7;

function bookPages(shop: TestShop, after: number) {
  const pages: unknown[] = [];
  let at = after;
  do {
    const list = shop.rows.slice(at, at + pageRows);
    at += list.length;
    pages.push({
      shop: String(shop.id),
      currency: shop.book.currency,
      v2_from: String(shop.book.hashedByLengthFrom),
      last_seq: String(shop.rows.length),
      head: toHex(headOf(shop)),
      list: list.map((row) => ({ ...row, seq: String(row.seq), units: String(row.units) })),
      next: at < shop.rows.length ? String(at) : null,
    });
  } while (at < shop.rows.length);
  return pages;
}

const amountText = (units: bigint): string => {
  const digits = String(units).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function walletOf(shop: TestShop, at: number) {
  return {
    currency: 'USD',
    pending: amountText(balanceOf(shop, 'shop_pending')),
    available: amountText(balanceOf(shop, 'shop_available')),
    held: amountText(balanceOf(shop, 'shop_held')),
    withdrawing: amountText(balanceOf(shop, 'withdrawing')),
    receivable: amountText(-balanceOf(shop, 'shop_receivable')),
    pending_by: shop.dues,
    holds: shop.holds,
    slip: slipOf(shop, at),
  };
}
