// An instance as it looks from outside: a record made of entries, served over real HTTP, by an honest hand or another one.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
import { utf8 } from '#domain/proof/bytes.ts';
import { formatCheckpoint } from '#domain/proof/checkpoint.ts';
import type { ActName } from '#domain/proof/act-names.ts';
import { encodeEntry, type DocName, type Entry, type Sums } from '#domain/proof/entry.ts';
import {
  cosignatureOf,
  cosignedMessage,
  formatNote,
  formatVkey,
  keyTypes,
  makeVkey,
  signatureLine,
  type KeyType,
  type Vkey,
} from '#domain/proof/note.ts';
import { encodeEntries, parseTilePath, tileWidth } from '#domain/proof/tiles.ts';
import { leafHash, rootOf } from '#domain/proof/tree.ts';
import { sha256 } from '../command/sha256.ts';

export type TestKey = {
  readonly vkey: Vkey;
  readonly text: string;
  readonly sign: (message: Uint8Array) => Uint8Array;
};

export function makeKey(name: string, type: KeyType = keyTypes.note): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'jwk' }).x ?? '';
  const vkey = makeVkey(name, type, new Uint8Array(Buffer.from(raw, 'base64url')));
  return { vkey, text: formatVkey(vkey), sign: signerOf(privateKey) };
}

const signerOf = (key: KeyObject) => (message: Uint8Array) => new Uint8Array(sign(null, message, key));

/** What a seal says otherwise than it is. */
export type Off = {
  readonly acts?: number;
  readonly shops?: number;
  readonly upto?: number;
  readonly no?: number;
};

/** A record in the making: adds what an honest platform adds. */
export type Recorder = {
  readonly entries: Uint8Array[];
  readonly docs: Map<string, Uint8Array>;
  act(name: ActName, time: number): Recorder;
  seal(time: number, off?: Off): Recorder;
  doc(name: DocName, body: string | object, dates: { time: number; from?: number }): Recorder;
  add(entry: Entry): Recorder;
  root(size?: number): Uint8Array;
};

export function startRecord(): Recorder {
  let [acts, shops, no] = [0, 0, 0];
  const entries: Uint8Array[] = [];
  const record: Recorder = {
    entries,
    docs: new Map(),
    act(name, time) {
      acts += 1;
      if (name === 'shop.opened') shops += 1;
      if (name === 'shop.closed') shops -= 1;
      return record.add({ kind: 'act', name, time, commitment: sha256(utf8(`${entries.length}`)) });
    },
    seal(time, off = {}) {
      no = off.no ?? no + 1;
      const sums: Sums = [120_00n, 30_00n, 5_00n, BigInt(acts + (off.acts ?? 0))];
      const [root, upto] = [sha256(utf8(`seal ${no}`)), entries.length + (off.upto ?? 0)];
      // The platform is one of them.
      const counted = shops + 1 + (off.shops ?? 0);
      return record.add({
        kind: 'seal',
        no,
        time,
        currency: 'USD',
        height: 20,
        shops: counted,
        root,
        sums,
        upto,
      });
    },
    doc(name, body, { time, from = time }) {
      const bytes = utf8(typeof body === 'string' ? body : (canonicalize(body) ?? ''));
      const hex = createHash('sha256').update(bytes).digest('hex');
      record.docs.set(hex, bytes);
      return record.add({ kind: 'doc', name, time, from, version: '1', sha256: hex });
    },
    add(entry) {
      entries.push(encodeEntry(entry));
      return record;
    },
    root: (size = entries.length) =>
      rootOf(
        entries.slice(0, size).map((entry) => leafHash(entry, sha256)),
        sha256,
      ),
  };
  return record;
}

/** What is answered at a path in place of the honest answer. */
export type Answer = {
  readonly status?: number;
  readonly body: string | Uint8Array;
  /** Where it sends its readers. */
  readonly location?: string;
};

export type Instance = {
  readonly url: string;
  readonly log: TestKey;
  readonly slip: TestKey;
  readonly witness: TestKey;
  /** Lies: the path, and what is served there; a function is asked for each visitor. */
  readonly answers: Map<string, Answer | ((request: IncomingMessage) => Answer | undefined)>;
  /** Files and documents that are served as they are. */
  readonly files: Map<string, string | Uint8Array>;
  /** The record that is served. */
  recorder: Recorder;
  /** When the witness signed, in seconds. */
  signedAt: number;
  policy: string;
  /** The signed head of what is served, or of another size and root. */
  checkpoint(of?: { size: number; root: Uint8Array }): string;
  /** What the witness says that it has seen; undefined for one that answers 404. */
  witnessed: string | undefined;
  /** Signed heads that the witness refused, by the names of their files; `signed` is what it had signed by then. */
  readonly refused: Map<string, { readonly head: string; readonly signed?: string }>;
  /** Counts of requests by path. */
  readonly asked: Map<string, number>;
  close(): Promise<void>;
};

export async function openInstance(recorder: Recorder, now: number): Promise<Instance> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    answer(instance, request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const host = `127.0.0.1:${port}`;
  const [log, slip] = [makeKey(`${host}/log`), makeKey(`${host}/slip`)];
  const witness = makeKey('witness.example/w1', keyTypes.cosignature);
  const instance: Instance = {
    url,
    log,
    slip,
    witness,
    asked,
    recorder,
    answers: new Map(),
    files: new Map(),
    signedAt: now,
    policy: `log ${log.text} ${url}/log\nwitness w1 ${witness.text} ${url}/witness\nquorum w1\n`,
    checkpoint(of = { size: instance.recorder.entries.length, root: instance.recorder.root() }) {
      const text = formatCheckpoint({ origin: log.vkey.name, ...of });
      const time = instance.signedAt;
      return formatNote(text, [
        signatureLine(log.vkey.name, log.vkey.keyId, log.sign(utf8(text))),
        signatureLine(
          witness.vkey.name,
          witness.vkey.keyId,
          cosignatureOf(time, witness.sign(cosignedMessage(text, time))),
        ),
      ]);
    },
    witnessed: undefined,
    refused: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  instance.files.set('/trust/figures.json', emptyFigures);
  instance.files.set(
    '/api/v1/trust/pauses',
    JSON.stringify({ code: 200, msg: 'ok', data: { open: null, earlier: [] } }),
  );
  return instance;
}

const emptyFigures = JSON.stringify({
  read_at: '',
  few: 5,
  days: period('2020-01-01', '2020-04-01'),
  months: [],
});

export function period(from: string, to: string, told: object = {}): object {
  return {
    from: `${from}T00:00:00.000Z`,
    to: `${to}T00:00:00.000Z`,
    holds: [],
    limits: [],
    appeals: { decided: [] },
    ...told,
  };
}

function answer(instance: Instance, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  const lie = instance.answers.get(path);
  const told = (typeof lie === 'function' ? lie(request) : lie) ?? honest(instance, path);
  if (told === undefined) {
    response.writeHead(404).end('not found\n');
    return;
  }
  const { status = 200, body, location } = told;
  const headers = { 'access-control-allow-origin': '*', ...(location === undefined ? {} : { location }) };
  response.writeHead(status, headers).end(body);
}

function honest(instance: Instance, path: string): Answer | undefined {
  const { recorder, url, log, slip } = instance;
  const file = instance.files.get(path);
  if (file !== undefined) return { body: file };
  if (path === '/.well-known/stockless-trust.json') {
    const at = { url: `${url}/log`, policy_url: `${url}/log/policy` };
    const keys = { origin: log.vkey.name, vkey: log.text, slip_vkey: slip.text };
    return { body: JSON.stringify({ log: { ...keys, ...at } }) };
  }
  if (path === '/log/checkpoint') return { body: instance.checkpoint() };
  if (path === '/log/policy') return { body: instance.policy };
  const hash = createHash('sha256').update(log.vkey.name).digest('hex');
  if (path.startsWith(`/witness/${hash}/`)) return bodyOf(witnessAnswer(instance, path.split('/').slice(3)));
  const doc = /^\/log\/docs\/([0-9a-f]{64})$/.exec(path)?.[1];
  if (doc !== undefined) return bodyOf(recorder.docs.get(doc));
  return path.startsWith('/log/tile/') ? bodyOf(tileOf(recorder, path.slice('/log/'.length))) : undefined;
}

/** As the witness of this package answers. */
function witnessAnswer({ witnessed, refused }: Instance, [kind = '', name]: string[]): string | undefined {
  if (kind === 'checkpoint') return witnessed;
  if (name === undefined) return JSON.stringify({ list: [...refused.keys()] });
  const refusal = refused.get(name);
  return refusal === undefined ? undefined : JSON.stringify(refusal);
}

const bodyOf = (body: string | Uint8Array | undefined): Answer | undefined =>
  body === undefined ? undefined : { body };

/** Entries and hashes of the lowest two levels: logs of tests have no third. */
function tileOf(recorder: Recorder, path: string): Uint8Array | undefined {
  const { level, n, width } = parseTilePath(path);
  const { entries } = recorder;
  if (level === 'entries') return encodeEntries(entries.slice(n * tileWidth, n * tileWidth + width));
  const span = tileWidth ** level;
  const hashes = Array.from({ length: width }, (_none, at) => {
    const from = (n * tileWidth + at) * span;
    return rootOf(
      entries.slice(from, from + span).map((entry) => leafHash(entry, sha256)),
      sha256,
    );
  });
  return Buffer.concat(hashes);
}
