// The card of an instance: where its log is, and under which keys.
import { bytesMax, type Reader } from './fetching.ts';
import { Failure } from './failure.ts';
import { fieldsOf, isFields, listOf, parseJson, textOf } from './shape.ts';

export type Card = {
  readonly log: {
    readonly origin: string;
    readonly url: string;
    readonly vkey: string;
    readonly slipVkey: string;
    readonly policyUrl: string;
  };
  /** Addresses that the card names, by the names of its parts; only those that it has. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Everything else that the card says. */
  readonly fields: Readonly<Record<string, unknown>>;
};

export const cardPath = '/.well-known/stockless-trust.json';

const ownMachine = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?(?:\/|$)/i;

/** The scheme, host and port of what somebody typed; https, but on the machine itself. */
export function baseOf(typed: string): string | undefined {
  const scheme = ownMachine.test(typed) ? 'http' : 'https';
  if (/^(?!https?:)[a-z][\w+.-]*:\/\//i.test(typed)) return undefined;
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `${scheme}://${typed}`);
  return url === null || url.hostname === '' ? undefined : url.origin;
}

export async function readCard(base: string, reader: Reader): Promise<Card> {
  const what = 'The trust card';
  const text = await reader.text(`${base}${cardPath}`, { max: bytesMax.card, what });
  const fields = fieldsOf(parseJson(text, what), what);
  if (!isFields(fields['log']) || typeof fields['log']['vkey'] !== 'string') {
    throw new Failure('key', 'The trust card names no log with a key: this instance publishes no record.');
  }
  const { log } = fields;
  const vkey = textOf(log['vkey'], 'log.vkey of the trust card');
  const at = (name: string) => addressOf(textOf(log[name], `log.${name} of the trust card`), base);
  const slipVkey = typeof log['slip_vkey'] === 'string' ? log['slip_vkey'] : '';
  return {
    log: {
      origin: textOf(log['origin'], 'log.origin of the trust card'),
      url: at('url').replace(/\/$/, ''),
      vkey,
      slipVkey,
      policyUrl: at('policy_url'),
    },
    addresses: Object.fromEntries(
      Object.entries(fields).flatMap(([name, part]) =>
        isFields(part) && typeof part['url'] === 'string' ? [[name, addressOf(part['url'], base)]] : [],
      ),
    ),
    fields,
  };
}

function addressOf(address: string, base: string): string {
  const url = URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Failure('unreadable', `The trust card names an address that is none: ${address}.`);
  }
  return url.href;
}

/** A key of a JSON Web Key Set, as receipts name it. */
export type ReceiptKey = { readonly kid: string; readonly x: string };

/** The Ed25519 keys of a key set, or of a document that has one at `keys`, `list` or `receipt`. */
export function receiptKeysOf(value: unknown): ReceiptKey[] {
  const lists = isFields(value)
    ? ['keys', 'list', 'receipt', 'receipts'].map((name) => value[name])
    : [value];
  return lists.flatMap(keysIn);
}

function keysIn(value: unknown): ReceiptKey[] {
  if (isFields(value)) return receiptKeysOf(value);
  if (!Array.isArray(value)) return [];
  return listOf(value, 'The list of keys').flatMap((key) => {
    if (!isFields(key) || key['kty'] !== 'OKP' || key['crv'] !== 'Ed25519') return [];
    const { kid, x } = key;
    return typeof kid === 'string' && typeof x === 'string' ? [{ kid, x }] : [];
  });
}
