/**
 * Encryption of a stream of any length: AES-256-GCM over chunks of 64 KiB. The nonce of a chunk is its number and whether it
 * is the last one, so a stream with chunks missing, repeated, swapped or added does not open. Each stream has a key of its
 * own, derived from the backup key, a random salt and the context: a stream does not open in another one's place.
 *
 * Bytes: magic (8), fingerprint of the backup key (8), salt (32), then chunks of ciphertext and tag (16).
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

export const keyBytes = 32;
const magic = Buffer.from('SLBACK1\n', 'latin1');
const fingerprintBytes = 8;
const saltBytes = 32;
const headBytes = magic.length + fingerprintBytes + saltBytes;
const chunkBytes = 65_536;
const tagBytes = 16;

const damaged = 'was changed, cut off or put in the place of another file';

/** Encrypts what is written to it. */
export function sealStream(key: Buffer, context: string): Transform {
  const salt = randomBytes(saltBytes);
  const streamKey = deriveKey(key, salt, context);
  let count = 0;
  const seal = (chunk: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', streamKey, nonceOf(count, isLast));
    count += 1;
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  const head = Buffer.concat([magic, fingerprintOf(key), salt]);
  return inChunks({ head, size: chunkBytes, change: seal });
}

/**
 * Decrypts what is written to it. Each chunk that it gives is authentic; that nothing is missing is known only at its end.
 *
 * @throws Error at a stream that was changed or cut off, that belongs elsewhere, or whose key is another one.
 */
export function openStream(key: Buffer, context: string, name: string): Transform {
  let streamKey: Buffer | undefined;
  let count = 0;
  const readHead = (head: Buffer): void => {
    const at = magic.length + fingerprintBytes;
    if (head.length < headBytes || !head.subarray(0, magic.length).equals(magic))
      throw new Error(`${name} is no part of a backup, or it was cut off.`);
    if (!head.subarray(magic.length, at).equals(fingerprintOf(key)))
      throw new Error('This backup was made with another key than BACKUP_KEY_FILE names.');
    streamKey = deriveKey(key, head.subarray(at, headBytes), context);
  };
  const open = (chunk: Buffer, isLast: boolean): Buffer => {
    if (streamKey === undefined || chunk.length < tagBytes) throw new Error(`${name} ${damaged}.`);
    const decipher = createDecipheriv('aes-256-gcm', streamKey, nonceOf(count, isLast));
    decipher.setAuthTag(chunk.subarray(-tagBytes));
    count += 1;
    try {
      return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new Error(`${name} ${damaged}.`);
    }
  };
  return inChunks({ skip: headBytes, onSkipped: readHead, size: chunkBytes + tagBytes, change: open });
}

type Chunks = {
  /** Goes out before the first chunk. */
  readonly head?: Buffer;
  /** Bytes that come before the first chunk. */
  readonly skip?: number;
  readonly onSkipped?: (bytes: Buffer) => void;
  readonly size: number;
  readonly change: (chunk: Buffer, isLast: boolean) => Buffer;
};

/** Cuts a stream into chunks of one size. Only the last one may be shorter; it is empty only where the stream is. */
function inChunks({ head, skip = 0, onSkipped, size, change }: Chunks): Transform {
  let waiting = Buffer.alloc(0);
  let isBegun = false;
  const begin = (stream: Transform): void => {
    isBegun = true;
    if (head !== undefined) stream.push(head);
    onSkipped?.(waiting.subarray(0, skip));
    waiting = waiting.subarray(skip);
  };
  const attempt = (done: TransformCallback, work: () => void): void => {
    try {
      work();
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      attempt(done, () => {
        waiting = Buffer.concat([waiting, bytes]);
        if (!isBegun && waiting.length < skip) return;
        if (!isBegun) begin(this);
        while (waiting.length > size) {
          this.push(change(waiting.subarray(0, size), false));
          waiting = waiting.subarray(size);
        }
      });
    },
    flush(done) {
      attempt(done, () => {
        if (!isBegun) begin(this);
        this.push(change(waiting, true));
      });
    },
  });
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function deriveKey(key: Buffer, salt: Buffer, context: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `stockless backup ${context}`, keyBytes));
}

/** Tells keys apart, and nothing else about them. */
function fingerprintOf(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'stockless backup key fingerprint', fingerprintBytes));
}
