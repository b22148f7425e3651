// A buyer's receipt: a text that the platform signed when the order was paid (JWS with EdDSA, RFC 7515 and 8037).
import canonicalize from 'canonicalize';
import { fromBase64, fromUtf8, toHex, utf8 } from '#domain/proof/bytes.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import type { ReceiptKey } from '../check/card.ts';
import { Failure } from '../check/failure.ts';
import { fieldsOf, isFields, parseJson, textOf } from '../check/shape.ts';

export type Receipt = {
  /** Who signed it: scheme and host of the instance. */
  readonly issuer: string;
  readonly order: string;
  readonly shop: string;
  readonly total: string;
  readonly currency: string;
  readonly time: string;
  readonly key: string;
};

type ReceiptTools = {
  readonly keys: readonly ReceiptKey[];
  readonly verify: VerifyEd25519;
  readonly hash: Sha256;
};

const type = 'receipt+jws';
/** Longer than a receipt of the longest order, by far. */
const lengthMax = 60_000;

/**
 * @param text The receipt as it was sent, or the answer of the call that gives it: then its lines are checked too.
 * @throws Failure `receipt`
 */
export async function checkReceipt(text: string, { keys, verify, hash }: ReceiptTools): Promise<Receipt> {
  const { jws, lines } = readFile(text);
  // Emails break long lines, and people copy the breaks with them.
  const [header = '', payload = '', signature = '', more] = jws.replaceAll(/\s+/g, '').split('.');
  if (more !== undefined || signature === '' || jws.length > lengthMax) {
    throw new Failure(
      'receipt',
      'This is no receipt: a receipt is three parts of letters with a point between them.',
    );
  }
  const { alg, typ, kid } = fieldsOf(
    parseJson(textIn(header), 'The head of the receipt'),
    'The head of the receipt',
  );
  if (alg !== 'EdDSA' || typ !== type || typeof kid !== 'string') {
    throw new Failure('receipt', 'This is signed, but it is no receipt: its head says what else it is.');
  }
  const key = keys.find((one) => one.kid === kid);
  if (key === undefined) {
    throw new Failure(
      'receipt',
      `The receipt names the key ${kid}, which is not among the ${keys.length} known keys.`,
    );
  }
  const signed = utf8(`${header}.${payload}`);
  if (!(await verify(bytesIn(key.x), signed, bytesIn(signature)))) {
    throw new Failure('receipt', 'The receipt was altered: it is not what its key signed.');
  }
  const claims = fieldsOf(parseJson(textIn(payload), 'The receipt'), 'The receipt');
  if (lines !== undefined && toHex(hash(utf8(canonicalize(lines) ?? ''))) !== claims['items']) {
    throw new Failure(
      'receipt',
      'The receipt is genuine, and the lines beside it are not those that it was signed for.',
    );
  }
  const at = (name: string) => textOf(claims[name], `${name} of the receipt`);
  return {
    issuer: at('iss'),
    order: at('order'),
    shop: at('shop'),
    total: at('total'),
    currency: at('currency'),
    time: at('time'),
    key: kid,
  };
}

function readFile(text: string): { readonly jws: string; readonly lines?: unknown } {
  if (!text.trimStart().startsWith('{')) return { jws: text };
  const file = fieldsOf(parseJson(text, 'The file'), 'The file');
  const inner = isFields(file['data']) ? file['data'] : file;
  const jws = textOf(inner['jws'], 'jws in the file');
  return 'lines' in inner ? { jws, lines: inner['lines'] } : { jws };
}

const textIn = (part: string) => orAltered(() => fromUtf8(bytesIn(part)));

function bytesIn(part: string): Uint8Array {
  const plain = part.replaceAll('-', '+').replaceAll('_', '/');
  return orAltered(() => fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '=')));
}

function orAltered<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProofFault)
      throw new Failure('receipt', 'The receipt cannot be read: a part of it is damaged.');
    throw error;
  }
}
