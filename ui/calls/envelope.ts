import { isRecord } from '#domain/wire/fields.ts';
import type { Envelope } from '#domain/wire/endpoint.ts';

/** The envelope of an answer; undefined for an answer of something between us and the server: a proxy, a portal. */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (!isRecord(body)) return undefined;
  const { code, msg, data } = body;
  return Number.isInteger(code) && typeof code === 'number' && typeof msg === 'string'
    ? { code, msg, data }
    : undefined;
}
