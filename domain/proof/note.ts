// Signed notes (C2SP signed-note) and the dated cosignatures of witnesses (C2SP tlog-cosignature), both with Ed25519.
import { concat, equalBytes, fromBase64, readU64, toBase64, u64, utf8 } from './bytes.ts';
import { ProofFault } from './fault.ts';
import { sha256 } from './hash.ts';

/** Given by whoever runs it: WebCrypto in a browser, node:crypto on a server. */
export type VerifyEd25519 = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => Promise<boolean>;

/** What a key signs: the text of a note, or a checkpoint together with the time. */
export const keyTypes = { note: 0x01, cosignature: 0x04 } as const;
export type KeyType = (typeof keyTypes)[keyof typeof keyTypes];

/** A public key with its name, as `<name>+<key id in hex>+<base64 of type and key>` writes it. */
export type Vkey = {
  readonly name: string;
  readonly keyId: number;
  readonly type: KeyType;
  readonly publicKey: Uint8Array;
};

export type NoteSignature = { readonly name: string; readonly keyId: number; readonly signature: Uint8Array };
export type Note = { readonly text: string; readonly signatures: readonly NoteSignature[] };

const limits = { noteCharacters: 256 * 1024, signatures: 64, vkeyCharacters: 1024 };
const publicKeyBytes = 32;
const signatureBytes = 64;
const timeBytes = 8;

/** The number under which signatures name a key: the first four bytes of a hash over all of it. */
export function keyIdOf(name: string, type: number, publicKey: Uint8Array): number {
  const hash = sha256(utf8(`${name}\n`), Uint8Array.of(type), publicKey);
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0);
}

/**
 * A key with the id that belongs to it.
 * @throws ProofFault `malformed_note` for a name that a note cannot carry, or a key that is not of Ed25519.
 */
export function makeVkey(name: string, type: KeyType, publicKey: Uint8Array): Vkey {
  if (!isName(name) || publicKey.length !== publicKeyBytes) throw new ProofFault('malformed_note');
  return { name, keyId: keyIdOf(name, type, publicKey), type, publicKey };
}

/** @throws ProofFault `malformed_note` where the text is no key of Ed25519, or its id is not that of the key. */
export function parseVkey(text: string): Vkey {
  const [, name = '', id = '', key = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/su.exec(text) ?? [];
  if (text.length > limits.vkeyCharacters || !isName(name)) throw new ProofFault('malformed_note');
  const [first, ...rest] = fromBase64(key);
  const type = Object.values(keyTypes).find((known) => known === first);
  if (type === undefined) throw new ProofFault('malformed_note', { type: String(first) });
  const vkey = makeVkey(name, type, Uint8Array.from(rest));
  if (hexOf(vkey.keyId) !== id) throw new ProofFault('malformed_note', { key: name });
  return vkey;
}

export function formatVkey({ name, keyId, type, publicKey }: Vkey): string {
  return `${name}+${hexOf(keyId)}+${toBase64(concat(Uint8Array.of(type), publicKey))}`;
}

function hexOf(keyId: number): string {
  return keyId.toString(16).padStart(8, '0');
}

/** True for what may name a key: no plus sign, and nothing that Unicode calls a space. */
function isName(name: string): boolean {
  return name !== '' && name.isWellFormed() && !/[\p{White_Space}+\u0000-\u001f]/u.test(name);
}

/**
 * @throws ProofFault `malformed_note` for anything but a text, an empty line and lines of signatures; `too_large`. Whether a
 * signature is right is another question: see `verifyNote`.
 */
export function parseNote(note: string): Note {
  if (note.length > limits.noteCharacters) throw new ProofFault('too_large');
  const split = note.lastIndexOf('\n\n');
  const isText = note.isWellFormed() && !/[\u0000-\u0009\u000b-\u001f]/.test(note);
  if (split < 0 || !isText || !note.endsWith('\n')) throw new ProofFault('malformed_note');
  const lines = note
    .slice(split + 2)
    .split('\n')
    .slice(0, -1);
  if (lines.length === 0) throw new ProofFault('malformed_note');
  if (lines.length > limits.signatures)
    throw new ProofFault('too_large', { signatures: String(lines.length) });
  return { text: note.slice(0, split + 1), signatures: lines.map(parseSignatureLine) };
}

/** @throws ProofFault `malformed_note`. @param line Without its newline. */
export function parseSignatureLine(line: string): NoteSignature {
  const [, name = '', encoded = ''] = /^\u2014 ([^ ]+) ([^ ]+)$/u.exec(line) ?? [];
  if (!isName(name)) throw new ProofFault('malformed_note');
  const bytes = fromBase64(encoded);
  if (bytes.length < 5) throw new ProofFault('malformed_note');
  const keyId = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return { name, keyId, signature: bytes.subarray(4) };
}

/** One line of a note, with its newline. */
export function signatureLine(name: string, keyId: number, signature: Uint8Array): string {
  const id = new Uint8Array(4);
  new DataView(id.buffer).setUint32(0, keyId);
  return `\u2014 ${name} ${toBase64(concat(id, signature))}\n`;
}

/**
 * @param text What is signed, with its last newline.
 * @param lines Of `signatureLine`.
 * @throws ProofFault `malformed_note` where they make no note.
 */
export function formatNote(text: string, lines: readonly string[]): string {
  const note = `${text}\n${lines.join('')}`;
  const parsed = parseNote(note);
  if (parsed.text !== text || parsed.signatures.length !== lines.length)
    throw new ProofFault('malformed_note');
  return note;
}

/** A signature that was checked: of a known key, and dated where the key is that of a witness. */
export type Signed = { readonly vkey: Vkey; readonly time: number | undefined };

/**
 * The text of a note, and which of the keys signed it. Signatures of other keys are ignored.
 * @throws ProofFault `wrong_signature` where a signature with the name and the id of a key is not made by it; `unknown_key`
 * where none of the keys signed.
 */
export async function verifyNote(
  note: string,
  vkeys: readonly Vkey[],
  verify: VerifyEd25519,
): Promise<{ readonly text: string; readonly signed: readonly Signed[] }> {
  const { text, signatures } = parseNote(note);
  const signed: Signed[] = [];
  for (const { name, keyId, signature } of signatures) {
    const vkey = vkeys.find((known) => known.name === name && known.keyId === keyId);
    if (!vkey) continue;
    const time = await verifySignature({ text, signature, vkey }, verify);
    signed.push({ vkey, time });
  }
  if (signed.length === 0) throw new ProofFault('unknown_key');
  return { text, signed };
}

type SignedText = { readonly text: string; readonly signature: Uint8Array; readonly vkey: Vkey };

async function verifySignature(
  { text, signature, vkey }: SignedText,
  verify: VerifyEd25519,
): Promise<number | undefined> {
  if (vkey.type === keyTypes.cosignature) return await verifyCosignature({ text, signature, vkey }, verify);
  const isWhole = signature.length === signatureBytes;
  if (!isWhole || !(await verify(vkey.publicKey, utf8(text), signature))) {
    throw new ProofFault('wrong_signature', { key: vkey.name });
  }
  return undefined;
}

/** What a witness signs: the text of a checkpoint, without its signatures, after the time in seconds since 1970. */
export function cosignedMessage(text: string, timeSeconds: number): Uint8Array {
  return utf8(`cosignature/v1\ntime ${timeSeconds}\n${text}`);
}

/** The signature of a witness as its line carries it: the time comes first. */
export function cosignatureOf(timeSeconds: number, signature: Uint8Array): Uint8Array {
  return concat(u64(BigInt(timeSeconds)), signature);
}

/**
 * The time of a witness's signature over the text of a checkpoint, in seconds since 1970.
 * @throws ProofFault `wrong_signature`.
 */
export async function verifyCosignature(
  { text, signature, vkey }: SignedText,
  verify: VerifyEd25519,
): Promise<number> {
  const fault = new ProofFault('wrong_signature', { key: vkey.name });
  if (vkey.type !== keyTypes.cosignature || signature.length !== timeBytes + signatureBytes) throw fault;
  const time = Number(readU64(signature, 0));
  if (!Number.isSafeInteger(time) || !equalBytes(u64(BigInt(time)), signature.subarray(0, timeBytes)))
    throw fault;
  if (!(await verify(vkey.publicKey, cosignedMessage(text, time), signature.subarray(timeBytes))))
    throw fault;
  return time;
}
