// What is written down of a call: by the pipeline, in the act's own transaction.
import type { Endpoint } from '#domain/endpoint.ts';
import type { Session } from '#platform/session.ts';

/** What an act tells of itself; who did it, when and by which call is added. */
export type AuditNote = {
  /** Whose shop it concerns; the house's own where it is left out. */
  readonly shopId?: bigint;
  /** What it was about: an id, or a word for what has none. At most 200 characters. */
  readonly subject?: string;
  readonly why?: string;
  /** What was there and what is there now, without secrets. */
  readonly before?: unknown;
  readonly after?: unknown;
};

/** A note on its way to the room that keeps them. */
export type AuditRecord = {
  readonly session: Session;
  readonly endpoint: Endpoint;
  readonly requestId: string;
  readonly now: Date;
  readonly notes: readonly AuditNote[];
};

/** Every change that people of the console make, every look at what is personal, and what an act says of itself. */
export function isAudited(endpoint: Endpoint, notes: readonly AuditNote[]): boolean {
  if (notes.length > 0 || endpoint.views === true) return true;
  return endpoint.method === 'POST' && endpoint.actor !== 'merchant' && endpoint.reads !== true;
}
