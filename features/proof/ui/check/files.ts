// The app's own files against those of the builds that are in the record. A tripwire and no lock: the worker cannot refuse its
// own successor, but whoever gives one phone another file has to give it another worker first.
import type { Answers, Finding } from '#domain/proof/check.ts';
import { toHex } from '#domain/proof/bytes.ts';
import { checkHeads } from '#domain/proof/check/head.ts';
import { readPublicEntries } from '#domain/proof/check/public-entries.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import { parsePolicy } from '#domain/proof/policy.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import type { Calls } from './calls.ts';
import { fetchEntry } from './fetch-answers.ts';

export type FileParts = {
  readonly calls: Calls;
  /** What this browser has, by address; `/` is the page. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly answers: Answers;
  /** `/v1/trust/record`. */
  readonly record: unknown;
  readonly verify: VerifyEd25519;
  /** Milliseconds. */
  readonly now: number;
  /** What the check before this one found. */
  readonly before: readonly Finding[];
};

/** A build is in the record a minute after its first page went out. */
const lateMs = 600_000;
/** A phone may still have the files of the build before. */
const buildsMax = 3;

/**
 * Files that are in no build of the record as they are here: waiting for a while, because a new build comes into the record a
 * moment after its page, and then evidence. An address that no build names is not judged: it is an old one.
 */
export async function findChangedFiles(parts: FileParts): Promise<Finding[]> {
  const builds = await readBuilds(parts);
  if (builds.length === 0) return [];
  const findings: Finding[] = [];
  for (const [address, bytes] of parts.files) {
    const named = builds.flatMap((build) => build.get(address) ?? []);
    if (named.length === 0) continue;
    const sha256 = toHex(await digest(bytes));
    if (!named.includes(sha256))
      findings.push(judge(parts, { file: address, before: named[0] ?? '', after: sha256 }));
  }
  return findings;
}

type ChangedFile = { readonly file: string; readonly before: string; readonly after: string };

function judge({ before, now }: FileParts, changed: ChangedFile): Finding {
  const earlier = before.find(
    ({ code, facts }) =>
      code === 'file_changed' && facts['file'] === changed.file && facts['after'] === changed.after,
  );
  const since = Number(earlier?.facts['since'] ?? now);
  const level = now - since > lateMs ? 'failed' : 'waiting';
  return { code: 'file_changed', level, facts: { ...changed, since: String(since) } };
}

type Build = ReadonlyMap<string, string>;

/** The newest builds of the record, each proved to be in it. */
async function readBuilds({ calls, answers, record, verify, now }: FileParts): Promise<Build[]> {
  const { checkpoint } = answers;
  if (checkpoint === null) return [];
  const heads = await checkHeads({
    pinned: null,
    shown: [checkpoint],
    consistency: {},
    policy: parsePolicy(answers.policy),
    verify,
    now: Math.floor(now / 1000),
  });
  if (heads === undefined) return [];
  const { documents } = fieldsOf(record);
  const rows = (Array.isArray(documents) ? documents : []).map(fieldsOf);
  const builds: Build[] = [];
  for (const { name, index } of rows) {
    if (name !== 'build' || typeof index !== 'number' || index >= heads.newest.size) continue;
    const found = await fetchEntry(calls, index, heads.newest.size);
    const [proved] = readPublicEntries([found], heads.newest);
    if (proved?.entry.kind !== 'doc' || proved.entry.name !== 'build') continue;
    builds.push(await readBuild(calls, proved.entry.sha256));
    if (builds.length === buildsMax) break;
  }
  return builds;
}

/** The text of a document of the record. @throws ProofFault `doc_changed` where it is another one. */
export async function readDocument(calls: Calls, sha256: string): Promise<unknown> {
  const body = await calls.bytes(`/log/docs/${sha256}`);
  if (toHex(await digest(body)) !== sha256) throw new ProofFault('doc_changed', { doc: sha256 });
  return JSON.parse(new TextDecoder().decode(body));
}

async function readBuild(calls: Calls, sha256: string): Promise<Build> {
  const { files } = fieldsOf(await readDocument(calls, sha256));
  return new Map(
    Object.entries(fieldsOf(files)).flatMap(([address, hash]) =>
      typeof hash === 'string' ? [[address, hash] as const] : [],
    ),
  );
}

async function digest(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
}
