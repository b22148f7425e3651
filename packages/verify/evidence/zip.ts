// Reads a ZIP that a stranger gave: stored and deflated files, within limits, and nothing that other readers would read
// otherwise.
import { crc32, inflateRawSync } from 'node:zlib';
import { Failure, sentenceOf } from '../check/failure.ts';

const limits = {
  bytes: 256 * 1024 * 1024,
  files: 20_000,
  fileBytes: 64 * 1024 * 1024,
  allBytes: 512 * 1024 * 1024,
};
const signatures = { end: 0x06_05_4b_50, directory: 0x02_01_4b_50, local: 0x04_03_4b_50 } as const;
const endLength = 22;
const commentMax = 65_535;
const directoryLength = 46;
const localLength = 30;
const methods = { stored: 0, deflated: 8 } as const;

type Listed = {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
};

/** @throws Failure `evidence` */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  if (zip.length > limits.bytes) throw broken('it is larger than 256 MB');
  const files = new Map<string, Buffer>();
  let all = 0;
  for (const listed of listFiles(zip)) {
    if (listed.name.endsWith('/')) continue;
    if (files.has(listed.name)) throw broken(`it has ${listed.name} twice`);
    all += listed.bytes;
    if (listed.bytes > limits.fileBytes || all > limits.allBytes) throw broken('its files are too large');
    files.set(listed.name, readFile(zip, listed));
  }
  return files;
}

const broken = (why: string) => new Failure('evidence', `The evidence file cannot be read: ${why}.`);

function listFiles(zip: Buffer): Listed[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  const from = zip.readUInt32LE(end + 16);
  if (count === 0xff_ff || from === 0xff_ff_ff_ff || count > limits.files)
    throw broken('it has too many files');
  const listed: Listed[] = [];
  let at = from;
  for (let one = 0; one < count; one += 1) {
    if (at + directoryLength > end || zip.readUInt32LE(at) !== signatures.directory) {
      throw broken('its list of files is damaged');
    }
    const [nameBytes, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const next = at + directoryLength + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (next > end) throw broken('its list of files is damaged');
    const name = zip.toString('utf8', at + directoryLength, at + directoryLength + (nameBytes ?? 0));
    if (!isPlainPath(name)) throw broken('a file in it has a name that leads elsewhere');
    if ((zip.readUInt16LE(at + 8) & 1) === 1) throw broken(`${name} is encrypted`);
    listed.push({
      name,
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at = next;
  }
  return listed;
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - endLength - commentMax);
  for (let at = zip.length - endLength; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === signatures.end) return at;
  }
  throw broken('it is no ZIP');
}

const isPlainPath = (name: string) => /^(?:[\w.-]+\/)*[\w.-]*$/.test(name) && !name.split('/').includes('..');

function readFile(zip: Buffer, { name, method, crc, packedBytes, bytes, offset }: Listed): Buffer {
  if (offset + localLength > zip.length || zip.readUInt32LE(offset) !== signatures.local) {
    throw broken(`${name} is not where its list says`);
  }
  const from = offset + localLength + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (from + packedBytes > zip.length) throw broken(`${name} is cut off`);
  const content = unpack(zip.subarray(from, from + packedBytes), { name, method, bytes });
  if (content.length !== bytes || crc32(content) !== crc) throw broken(`${name} is damaged`);
  return content;
}

function unpack(packed: Buffer, { name, method, bytes }: Pick<Listed, 'name' | 'method' | 'bytes'>): Buffer {
  if (method === methods.stored) return packed;
  if (method !== methods.deflated) throw broken(`${name} is packed in a way that is not known`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch (error) {
    throw broken(`${name} cannot be unpacked (${sentenceOf(error)})`);
  }
}
