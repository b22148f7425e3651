// Bodies of fields and files: read whole into memory within limits, or not at all.
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { toJSONSchema } from 'zod';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';

/** A file as it arrived. The name is the sender's word and decides nothing; the bytes do. */
export type CallFile = {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** Who sends it, so that work on it can be shared out among senders: a person, or an address. Set by the pipeline. */
  readonly sender?: string;
};

export type Multipart = {
  readonly fields: Record<string, unknown>;
  readonly files: readonly CallFile[];
};

/** All that one body may weigh: its files, its fields and what stands between them. */
const bodyBytesMax =
  limits.uploadFilesMax * limits.uploadBytesMax + limits.uploadFieldsMax * limits.uploadFieldBytesMax;

let bytesInMemory = 0;

type Sent = { readonly headers: IncomingHttpHeaders; readonly body: Readable };

/**
 * Reads a multipart body. The bytes count against `limits.uploadBytesAtOnce` until `release` is called.
 *
 * @throws Refused `badRequest` where it is no multipart body or broke off in the middle.
 * @throws Refused `invalidParameter`: `too_large` with `size` in MB, `too_many` files or fields.
 * @throws Refused `operationBusy` while too many others are uploading.
 */
export async function readMultipart(
  endpoint: Endpoint,
  sent: Sent,
): Promise<Multipart & { readonly release: () => void }> {
  const { count, release } = countMemory();
  try {
    const parts = await readParts(sent, count, { fileBytesMax: endpoint.fileBytesMax });
    return { fields: fieldsOf(endpoint, parts.fields), files: parts.files, release };
  } catch (error) {
    release();
    // What is still coming is read and forgotten, so that the sender gets to see the answer.
    sent.body.resume();
    throw error;
  }
}

/** A form of a page, as far as it arrived. */
export type SentForm = {
  readonly fields: readonly (readonly [string, string])[];
  readonly files: readonly CallFile[];
  /** What was wrong with it: a file that is too large, one too many. What came before it is there. */
  readonly fault: Refused | undefined;
  /** Gives back the memory that its files take. */
  readonly release: () => void;
};

/**
 * Reads a form of a page. A fault keeps the fields that came before it, so that nothing typed is lost.
 *
 * @throws Refused `badRequest` where it is no such form or broke off, `operationBusy` while too many are uploading.
 */
export async function readForm(sent: Sent): Promise<SentForm> {
  const memory = countMemory();
  const parts: Parts = { fields: [], files: [] };
  try {
    await readParts(sent, memory.count, { parts });
    return { ...parts, fault: undefined, release: memory.release };
  } catch (error) {
    memory.release();
    sent.body.resume();
    if (!(error instanceof Refused) || error.key !== 'invalidParameter') throw error;
    return { fields: parts.fields, files: [], fault: error, release: memory.release };
  }
}

/** Counts what one body takes of the memory that all share. */
function countMemory() {
  let counted = 0;
  let isReleased = false;
  const release = () => {
    isReleased = true;
    bytesInMemory -= counted;
    counted = 0;
  };
  const count = (bytes: number) => {
    // What the parser still had when the body was given up: nobody would take it off again.
    if (isReleased) throw broken();
    counted += bytes;
    bytesInMemory += bytes;
    if (counted > bodyBytesMax) throw tooLarge('');
    if (bytesInMemory > limits.uploadBytesAtOnce) throw refuse('operationBusy', { reason: 'uploads' });
  };
  return { count, release };
}

type Parts = { fields: [string, string][]; files: CallFile[] };
type Reading = { readonly parts?: Parts; readonly fileBytesMax?: number | undefined };

function readParts(
  { headers, body }: Sent,
  count: (bytes: number) => void,
  { parts = { fields: [], files: [] }, fileBytesMax = limits.uploadBytesMax }: Reading = {},
): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      body.unpipe();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const parser = openParser(headers, fileBytesMax);
    takeFields(parser, parts, fail);
    takeFiles(parser, parts, { count, fail, fileBytesMax });
    parser.on('error', () => fail(broken()));
    parser.on('finish', () => resolve(parts));
    body.on('error', () => fail(broken()));
    body.on('close', () => {
      if (!body.readableEnded) fail(broken());
    });
    body.pipe(parser);
  });
}

function openParser(headers: IncomingHttpHeaders, fileBytesMax: number): BusboyInstance {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw broken();
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // A byte more than allowed tells a file that is too large from one that just fits.
      limits: {
        fieldNameSize: 100,
        fieldSize: limits.uploadFieldBytesMax,
        fields: limits.uploadFieldsMax,
        fileSize: fileBytesMax + 1,
        files: limits.uploadFilesMax,
        parts: limits.uploadFieldsMax + limits.uploadFilesMax,
        headerPairs: 20,
        headerSize: 4_096,
      },
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw broken();
  }
}

type Fail = (error: unknown) => void;

function takeFields(parser: BusboyInstance, parts: Parts, fail: Fail): void {
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) fail(refuse('invalidParameter', { field: name, reason: 'too_long' }));
    else parts.fields.push([name, value]);
  });
  const tooMany = () =>
    fail(refuse('invalidParameter', { reason: 'too_many', count: limits.uploadFilesMax }));
  parser.on('filesLimit', tooMany);
  parser.on('fieldsLimit', tooMany);
  parser.on('partsLimit', tooMany);
}

type Bounds = {
  readonly count: (bytes: number) => void;
  readonly fail: Fail;
  readonly fileBytesMax: number;
};

function takeFiles(parser: BusboyInstance, parts: Parts, { count, fail, fileBytesMax }: Bounds): void {
  parser.on('file', (field, stream, name) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        count(chunk.length);
        if (bytes > fileBytesMax) throw tooLarge(field, fileBytesMax);
        chunks.push(chunk);
      } catch (error) {
        chunks.length = 0;
        fail(error);
      }
    });
    stream.on('error', () => fail(broken()));
    // A browser sends an empty part for a file that was not chosen.
    stream.on('end', () => {
      if (bytes > 0 || name !== '') parts.files.push({ field, name, bytes: Buffer.concat(chunks) });
    });
  });
}

function broken() {
  return refuse('badRequest', { reason: 'multipart' });
}

function tooLarge(field: string, bytesMax: number = limits.uploadBytesMax) {
  const size = bytesMax / 1_048_576;
  return refuse('invalidParameter', { ...(field === '' ? {} : { field }), reason: 'too_large', size });
}

const textFields = new WeakMap<Endpoint, ReadonlySet<string>>();

/** Fields that the contract takes as text. */
function textFieldsOf(endpoint: Endpoint): ReadonlySet<string> {
  const found = textFields.get(endpoint);
  if (found !== undefined) return found;
  const { properties } = toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const texts = Object.entries(properties ?? {}).filter(([, schema]) => isText(schema));
  const made = new Set(texts.map(([name]) => name));
  textFields.set(endpoint, made);
  return made;
}

function isText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return schema.anyOf.some(isText);
  if (!('type' in schema)) return false;
  return schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'));
}

/** Texts as they are; what the contract wants as something else is read as JSON, and refused later where it is not. */
function fieldsOf(endpoint: Endpoint, sent: readonly [string, string][]): Record<string, unknown> {
  const texts = textFieldsOf(endpoint);
  return Object.fromEntries(sent.map(([name, value]) => [name, texts.has(name) ? value : jsonOf(value)]));
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Checks the files of a call against its contract.
 *
 * @throws Refused `parameterMissing` for one that is missing, `invalidParameter` for one too many or unknown.
 */
export function checkFiles(endpoint: Endpoint, files: readonly CallFile[]): void {
  const wanted = endpoint.files ?? {};
  for (const { field } of files) {
    if (!Object.hasOwn(wanted, field)) throw refuse('invalidParameter', { field, reason: 'unknown_file' });
  }
  for (const [field, count] of Object.entries(wanted)) {
    const { length } = files.filter((file) => file.field === field);
    if (length === 0 && count === 'one') throw refuse('parameterMissing', { field, reason: 'missing' });
    if (length > 1 && count !== 'many') throw refuse('invalidParameter', { field, reason: 'too_many' });
  }
}
