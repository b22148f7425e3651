// What an auditor signs about the reserves, as lines of a note (C2SP signed-note).
import { isAsset, parseUnits, type Asset } from '#domain/money/money.ts';

const heading = 'stockless.reserve/v1';

export type Attestation = {
  /** The name of the record that the seal is in. */
  readonly origin: string;
  readonly seal: number;
  readonly currency: Asset;
  readonly units: bigint;
  /** When the money was there. */
  readonly at: Date;
};

/** The amount as the wire writes it: with exactly the digits of its currency. */
export function attestationText(one: Omit<Attestation, 'units'> & { readonly amount: string }): string {
  const { origin, seal, currency, amount, at } = one;
  return `${[heading, origin, seal, currency, amount, at.toISOString()].join('\n')}\n`;
}

/** Undefined where the text is not exactly what `attestationText` writes. */
export function parseAttestation(text: string): Attestation | undefined {
  const [first, origin = '', no = '', currency = '', amount = '', moment = '', ...rest] = text.split('\n');
  if (first !== heading || rest.length !== 1 || rest[0] !== '' || origin === '') return undefined;
  if (!/^[1-9]\d{0,8}$/.test(no) || !isAsset(currency)) return undefined;
  const units = parseUnits(amount, currency);
  const at = new Date(moment);
  if (units === undefined || Number.isNaN(at.getTime()) || at.toISOString() !== moment) return undefined;
  return { origin, seal: Number(no), currency, units, at };
}
