// The documents of a record: each body is served, and is the one whose hash is on record.
import { toHex } from '#domain/proof/bytes.ts';
import type { DocName } from '#domain/proof/entry.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import type { Card } from './card.ts';
import { docAt, type PlacedDoc, type Summary } from './entries.ts';
import { Failure } from './failure.ts';
import { bytesMax, mapAtOnce, type Reader } from './fetching.ts';
import type { Log } from './report.ts';
import { parseJson } from './shape.ts';
import { momentOf } from './say.ts';

export type CurrentDoc = {
  readonly doc: PlacedDoc;
  readonly bytes: Uint8Array;
  /** The body as JSON; undefined where it is none. */
  readonly value: unknown;
};

export type Docs = {
  /** Those that count now, by name. */
  readonly current: ReadonlyMap<DocName, CurrentDoc>;
  /** Those that count from a day to come. */
  readonly announced: readonly CurrentDoc[];
};

type DocsInput = {
  readonly card: Card;
  readonly summary: Summary;
  readonly reader: Reader;
  readonly hash: Sha256;
  readonly now: number;
};

/** Bodies that are asked for at a time. */
const atOnce = 6;

export async function readDocs(log: Log, { card, summary, reader, hash, now }: DocsInput): Promise<Docs> {
  const { docs } = summary;
  const names = new Set(docs.map(({ name }) => name));
  const counting = new Map([...names].flatMap((name) => entryOf(name, docAt(docs, name, now))));
  const coming = docs.filter(({ from }) => from > now);
  const current = new Map<DocName, CurrentDoc>();
  const announced: CurrentDoc[] = [];
  await log.check('documents', async () => {
    const unique = [...new Map(docs.map((doc) => [doc.sha256, doc])).values()];
    await mapAtOnce(unique, atOnce, async (doc) => {
      const bytes = await readBody(doc, card, reader, hash);
      for (const [name, wanted] of counting) {
        if (wanted.sha256 === doc.sha256) current.set(name, { doc: wanted, bytes, value: jsonIn(bytes) });
      }
      for (const one of coming) {
        if (one.sha256 === doc.sha256) announced.push({ doc: one, bytes, value: jsonIn(bytes) });
      }
    });
    return `${unique.length} bodies are served, each with its hash.`;
  });
  return { current, announced };
}

const entryOf = (name: DocName, doc: PlacedDoc | undefined): [DocName, PlacedDoc][] =>
  doc === undefined ? [] : [[name, doc]];

async function readBody(doc: PlacedDoc, card: Card, reader: Reader, hash: Sha256): Promise<Uint8Array> {
  const what = `The document "${doc.name}" (version ${doc.version}) of ${momentOf(doc.time)}, entry ${doc.index},`;
  let bytes: Uint8Array;
  try {
    bytes = await reader.bytes(`${card.log.url}/docs/${doc.sha256}`, { max: bytesMax.doc, what });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'missing') throw error;
    throw new Failure('doc', `${what} is on record and is not served: ${card.log.url}/docs/${doc.sha256}.`);
  }
  if (toHex(hash(bytes)) === doc.sha256) return bytes;
  throw new Failure(
    'doc',
    `${what} is not the one on record: what is served has the SHA-256 ${toHex(hash(bytes))}.`,
  );
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'A document');
  } catch {
    // Terms may be a text.
    return undefined;
  }
}
