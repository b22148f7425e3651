// The whole check of an instance, from its card to the files that it serves. Runs in Node and in a browser.
import { equalBytes, fromBase64, toBase64 } from '#domain/proof/bytes.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import { checkBuild } from './build-files.ts';
import { readCard, receiptKeysOf, type Card } from './card.ts';
import { readDocs, type Docs } from './docs.ts';
import { readEntries, sealAgeMax, type Summary } from './entries.ts';
import { Failure } from './failure.ts';
import type { Reader } from './fetching.ts';
import { checkFigures, checkPauses, pausesPath } from './figures.ts';
import { readHead, readPolicy, type Head, type PublishedPolicy } from './head.ts';
import { makeReport, type Check, type Log, type Report } from './report.ts';
import { hoursOf, momentOf } from './say.ts';
import { checkServed } from './served.ts';
import type { Pinned, State } from './state.ts';
import { walkLog, type Roots } from './walk.ts';
import {
  compareWitnesses,
  largestOf,
  readWitnesses,
  requireOneHistory,
  sizesOf,
  type Witnesses,
} from './witnesses.ts';

export type VerifyOptions = {
  /** Scheme, host and port. */
  readonly base: string;
  readonly reader: Reader;
  readonly verify: VerifyEd25519;
  readonly hash: Sha256;
  /** In seconds. */
  readonly now: number;
  readonly state?: State | undefined;
  readonly onCheck?: (check: Check) => void;
  readonly onProgress?: (done: number, of: number) => void;
  readonly wait?: (ms: number) => Promise<void>;
  /** A page of another origin cannot read what has no CORS header; what it cannot read is a note. */
  readonly isPage?: boolean;
  /** Looks at more, such as at one shop, when the log is right. */
  readonly more?: (log: Log, context: Verified) => Promise<void>;
};

/** What is known of a log that is right. */
export type Verified = {
  readonly card: Card;
  readonly head: Head;
  readonly published: PublishedPolicy;
  readonly summary: Summary;
  readonly docs: Docs;
};

/** A head that is older than what a witness has seen may be on its way: it is asked for again, so often. */
const headTries = 5;
const headWaitMs = 2_000;

export async function verifyInstance(options: VerifyOptions): Promise<Report> {
  return makeReport((log) => verifyAll(log, options), options.onCheck);
}

async function verifyAll(log: Log, options: VerifyOptions): Promise<string> {
  const { base, reader, state, now } = options;
  const pinned = await state?.read(base);
  const card = await log.need('card', async () => {
    const read = await readCard(base, reader);
    checkPinnedKey(read, pinned);
    return [`The log is ${read.log.origin}.`, read];
  });
  const published = await log.need('policy', async () => {
    const read = await readPolicy(card, reader);
    if (pinned !== undefined && pinned.policy !== read.text) {
      log.notes.push(`The policy of the log is another one than on ${momentOf(pinned.seen)}.`);
    }
    return [sayPolicy(read), read];
  });
  const witnesses = await log.need('witnesses', async () => {
    const read = await readWitnesses(card, published.policy, options);
    log.notes.push(...read.silent.map(({ name, why }) => `The witness ${name} could not be asked: ${why}`));
    requireOneHistory(read);
    return [sayWitnesses(read), read];
  });
  const head = await log.need('checkpoint', async () => {
    const read = await readNewestHead({ card, published, witnesses, pinned }, options);
    return [`${read.checked.size} entries, root ${toBase64(read.checked.root)}.`, read];
  });
  const { summary, roots } = await log.need('entries', () =>
    walk({ card, head, witnesses, pinned }, options),
  );
  await log.need('history', () => {
    comparePinned(pinned, roots);
    compareWitnesses(witnesses, roots);
    return Promise.resolve([sayHistory(pinned, witnesses), undefined]);
  });
  tellFacts(log, head, summary);
  await log.check('age', () => checkAge(head, summary, published, now));
  const docs = await readDocs(log, { card, summary, reader, hash: options.hash, now });
  const receiptKeys = receiptKeysOf(docs.current.get('keys')?.value ?? card.fields['keys']);
  await state?.write(base, {
    origin: card.log.origin,
    vkey: card.log.vkey,
    size: head.checked.size,
    root: toBase64(head.checked.root),
    note: head.note,
    time: log.facts.time ?? 0,
    seen: now,
    policy: published.text,
    slipVkey: card.log.slipVkey,
    receiptKeys,
  });
  await checkServed(log, { base, card, docs, reader, isPage: options.isPage === true });
  await checkFigures(log, { base, summary, reader });
  if (options.isPage === true)
    log.notes.push(`A page cannot read ${pausesPath} of another address: the command can.`);
  else await checkPauses(log, { base, summary, reader, now });
  await checkBuild(log, { base, docs, reader, hash: options.hash, isPage: options.isPage === true });
  await options.more?.(log, { card, head, published, summary, docs });
  return published.policy.quorum === undefined
    ? 'Everything is as it must be. No notary vouches for it.'
    : 'Everything is as it must be.';
}

function checkPinnedKey(card: Card, pinned: Pinned | undefined): void {
  if (pinned === undefined || (pinned.vkey === card.log.vkey && pinned.origin === card.log.origin)) return;
  throw new Failure(
    'key',
    `The log's key is not the one that was seen on ${momentOf(pinned.seen)}: it was ${pinned.vkey}, it is ${card.log.vkey}.`,
  );
}

const sayPolicy = ({ policy }: PublishedPolicy) =>
  policy.quorum === undefined
    ? 'No notary: nobody but the platform vouches for the time of a checkpoint.'
    : `${policy.witnesses.length} notaries, quorum ${policy.quorum}.`;

const sayWitnesses = ({ seen }: Witnesses) =>
  seen.length === 0 ? 'None could be asked.' : `Asked: ${seen.map(({ name }) => name).join(', ')}.`;

type Known = {
  readonly card: Card;
  readonly published: PublishedPolicy;
  readonly witnesses: Witnesses;
  readonly pinned: Pinned | undefined;
};

/** @throws Failure `behind` where fewer entries are shown than a witness has seen, `rewritten` than were seen before. */
async function readNewestHead(known: Known, options: VerifyOptions): Promise<Head> {
  const { card, published, witnesses, pinned } = known;
  const { wait = sleep } = options;
  const least = largestOf(witnesses);
  for (let turn = 1; ; turn += 1) {
    const isLast = turn >= headTries;
    const head = await readHead(card, published.policy, options).catch((error: unknown) => {
      if (isLast || !(error instanceof Failure) || error.code !== 'missing') throw error;
      return undefined;
    });
    const failure = failureOf(head, least, pinned);
    if (head !== undefined && failure === undefined) return head;
    if (isLast && failure !== undefined) throw failure;
    await wait(headWaitMs);
  }
}

/** What is wrong with a head by its size and its cosignatures; undefined where there is none, or nothing is. */
function failureOf(
  head: Head | undefined,
  least: ReturnType<typeof largestOf>,
  pinned: Pinned | undefined,
): Failure | undefined {
  if (head === undefined) return undefined;
  const { size, hasQuorum } = head.checked;
  if (pinned !== undefined && size < pinned.size) {
    const before = `had ${pinned.size} on ${momentOf(pinned.seen)}`;
    return new Failure('rewritten', `The log has ${size} entries, and ${before}: entries were taken away.`);
  }
  if (least !== undefined && size < least.size) {
    return new Failure(
      'behind',
      `The log shows us ${size} entries, and its witness ${least.name} has seen ${least.size}: the newest are held back.`,
    );
  }
  if (hasQuorum) return undefined;
  return new Failure(
    'quorum',
    `The checkpoint is cosigned by ${namesOf(head)}: that is less than the policy of the log asks for.`,
  );
}

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const namesOf = ({ checked }: Head) =>
  checked.cosigned.length === 0 ? 'nobody' : checked.cosigned.map(({ name }) => name).join(', ');

type Walked = { readonly summary: Summary; readonly roots: Roots };

async function walk(
  { card, head, witnesses, pinned }: Omit<Known, 'published'> & { head: Head },
  options: VerifyOptions,
): Promise<readonly [string, Walked]> {
  const { reader, hash, now, onProgress } = options;
  const entries = readEntries({ now, pinned });
  const sizes = new Set(sizesOf(witnesses));
  if (pinned !== undefined) sizes.add(pinned.size);
  const roots = await walkLog({
    url: card.log.url,
    head: head.checked,
    reader,
    hash,
    sizes,
    onEntry: (entry) => entries.take(entry),
    onProgress: (done) => onProgress?.(done, head.checked.size),
  });
  const summary = entries.finish();
  const acts = [...summary.counts.values()].reduce((sum, count) => sum + count, 0);
  const sentence = `${acts} acts, ${summary.seals.length} seals and ${summary.docs.length} documents make the root.`;
  return [sentence, { summary, roots }];
}

function comparePinned(pinned: Pinned | undefined, roots: Roots): void {
  if (pinned === undefined) return;
  const root = roots.get(pinned.size);
  if (root !== undefined && equalBytes(root, fromBase64(pinned.root))) return;
  throw new Failure(
    'rewritten',
    `The first ${pinned.size} entries are not those of ${momentOf(pinned.seen)}: the history of the log was rewritten. ` +
      'Both signed checkpoints are in the state folder.',
  );
}

function sayHistory(pinned: Pinned | undefined, { seen }: Witnesses): string {
  const before = pinned === undefined ? 'First look' : `Continues what was seen on ${momentOf(pinned.seen)}`;
  return seen.length === 0 ? `${before}.` : `${before}; the witnesses have seen the same.`;
}

function tellFacts({ facts, notes }: Log, { checked }: Head, summary: Summary): void {
  const { newestSeal, seals } = summary;
  Object.assign(facts, {
    origin: checked.origin,
    size: checked.size,
    root: toBase64(checked.root),
    notaries: checked.cosigned.map(({ name }) => name),
    acts: Object.fromEntries(summary.counts),
    seals: seals.length,
    documents: summary.docs.length,
    owed: seals
      .filter(({ no }) => no === newestSeal?.no)
      .map(({ currency, sums: [merchants, buyers, suppliers] }) => ({
        currency,
        merchants: String(merchants),
        buyers: String(buyers),
        suppliers: String(suppliers),
      })),
  });
  const time = checked.newestTime ?? newestSeal?.time;
  if (time !== undefined) facts.time = time;
  notes.push(...summary.notes);
}

/** @throws Failure `stale` for a checkpoint, or a seal, that is older than two hours. */
function checkAge({ checked }: Head, summary: Summary, { policy }: PublishedPolicy, now: number): string {
  const { newestSeal, completeFrom } = summary;
  const signed = policy.quorum === undefined ? undefined : checked.newestTime;
  if (signed !== undefined && now - signed > sealAgeMax) {
    const age = hoursOf(now - signed);
    throw new Failure(
      'stale',
      `The newest checkpoint was cosigned at ${momentOf(signed)}, which is ${age} ago; two hours are the limit.`,
    );
  }
  const sealed = newestSeal?.time ?? completeFrom;
  if (now - sealed > sealAgeMax) {
    const age = hoursOf(now - sealed);
    throw new Failure(
      'stale',
      newestSeal === undefined
        ? `There is no seal, and the record began ${age} ago; there must be one every two hours.`
        : `The newest seal is of ${momentOf(sealed)}, which is ${age} ago; two hours are the limit.`,
    );
  }
  return newestSeal === undefined
    ? 'No seal yet.'
    : `Seal ${newestSeal.no} is of ${momentOf(newestSeal.time)}.`;
}
