// How long the command `stockless-verify` takes for a whole record: every entry, every tile, every signature. The record is
// served from memory, so that what is measured is the computation and not a network.
import { generateKeyPairSync, sign } from 'node:crypto';
import { utf8 } from '#domain/proof/bytes.ts';
import { formatCheckpoint } from '#domain/proof/checkpoint.ts';
import { encodeEntry, type Sums } from '#domain/proof/entry.ts';
import { formatNote, formatVkey, keyTypes, makeVkey, signatureLine } from '#domain/proof/note.ts';
import { encodeEntries, entriesPath, tilePath, tileWidth } from '#domain/proof/tiles.ts';
import { leafHash } from '#domain/proof/tree.ts';
import { verifyEd25519 } from '../../packages/verify/check/ed25519.ts';
import { makeReader, type Fetch } from '../../packages/verify/check/fetching.ts';
import { growTree } from '../../packages/verify/check/growing-tree.ts';
import { verifyInstance } from '../../packages/verify/check/verify.ts';
import { sha256 } from '../../packages/verify/command/sha256.ts';

/** What a record of 100,000 entries may take, in seconds. */
const secondsMax = 30;
const base = 'https://bench.example';
const actsASeal = 1_000;

export type VerifyFigures = {
  readonly entries: number;
  readonly seconds: number;
  readonly cpu_seconds: number;
  readonly missed: readonly string[];
};

/** @throws Error where an honest record is not found to be one. */
export async function measureVerify(entries = 100_000): Promise<VerifyFigures> {
  const now = Math.floor(Date.now() / 1_000);
  const files = makeRecord(entries, now);
  const fetchFile: Fetch = (url) => Promise.resolve(answerOf(files.get(new URL(url).pathname)));
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  const report = await verifyInstance({
    base,
    reader: makeReader({ fetch: fetchFile }),
    verify: verifyEd25519,
    hash: sha256,
    now,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  if (!report.ok || report.facts.size !== entries) throw new Error(`not verified: ${report.sentence}`);
  const missed = seconds > secondsMax ? [`${entries} entries took ${seconds.toFixed(1)} s`] : [];
  return { entries, seconds: rounded(seconds), cpu_seconds: rounded((user + system) / 1_000_000), missed };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const answerOf = (body: Uint8Array | undefined) =>
  body === undefined ? new Response('', { status: 404 }) : new Response(new Uint8Array(body));

/** Acts with a seal after every thousand, and all that a record serves, by path. */
function makeRecord(count: number, now: number): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const tree = growTree(sha256, ({ level, n, bytes }) => files.set(`/log/${tilePath(level, n)}`, bytes));
  const list: Uint8Array[] = [];
  let acts = 0;
  for (let index = 0; index < count; index += 1) {
    const time = now - Math.floor(((count - index) * 3_600) / actsASeal / 24);
    const isSeal = index % actsASeal === actsASeal - 1;
    if (!isSeal) acts += 1;
    const entry = isSeal ? sealEntry(index, acts, time) : actEntry(index, time);
    list.push(entry);
    tree.push(leafHash(entry, sha256));
  }
  for (const { level, n, width, bytes } of tree.partialTiles()) {
    files.set(`/log/${tilePath(level, n, width)}`, bytes);
  }
  for (let n = 0; n * tileWidth < count; n += 1) {
    const part = list.slice(n * tileWidth, (n + 1) * tileWidth);
    files.set(`/log/${entriesPath(n, part.length)}`, encodeEntries(part));
  }
  return addHead(files, { size: count, root: tree.root() });
}

function actEntry(index: number, time: number): Uint8Array {
  const commitment = sha256(utf8(`act ${index}`));
  return encodeEntry({ kind: 'act', name: index === 0 ? 'shop.opened' : 'payout.asked', time, commitment });
}

function sealEntry(index: number, acts: number, time: number): Uint8Array {
  const no = (index + 1) / actsASeal;
  const sums: Sums = [100n, 50n, 10n, BigInt(acts)];
  const root = sha256(utf8(`seal ${no}`));
  return encodeEntry({
    kind: 'seal',
    no,
    time,
    currency: 'USD',
    height: 2,
    shops: 2,
    root,
    sums,
    upto: index,
  });
}

function addHead(files: Map<string, Uint8Array>, head: { size: number; root: Uint8Array }) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const vkey = makeVkey('bench.example/log', keyTypes.note, new Uint8Array(raw));
  const text = formatCheckpoint({ origin: vkey.name, ...head });
  const signature = new Uint8Array(sign(null, utf8(text), privateKey));
  const key = formatVkey(vkey);
  const log = { origin: vkey.name, url: `${base}/log`, vkey: key, policy_url: `${base}/log/policy` };
  const pauses = { code: 200, msg: 'ok', data: { open: null, earlier: [] } };
  const figures = { few: 5, days: { from: '2000-01-01T00:00:00Z' }, months: [] };
  return files
    .set('/log/checkpoint', utf8(formatNote(text, [signatureLine(vkey.name, vkey.keyId, signature)])))
    .set('/log/policy', utf8(`log ${key}\nquorum none\n`))
    .set('/.well-known/stockless-trust.json', utf8(JSON.stringify({ log })))
    .set('/api/v1/trust/pauses', utf8(JSON.stringify(pauses)))
    .set('/trust/figures.json', utf8(JSON.stringify(figures)));
}
