// What is written down of a call: by the pipeline, in the act's own transaction.
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { readRoutedId, shopIdOf } from '#domain/wire/ids.ts';
import type { Session } from '#platform/session.ts';

/** What an act tells of itself; who did it, when and by which call is added. */
export type AuditNote = {
  /** Whose shop it concerns; the platform's own where it is left out. */
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
  if (notes.length > 0 || endpoint.views === true || endpoint.audited === true) return true;
  return endpoint.method === 'POST' && endpoint.actor !== 'merchant' && endpoint.reads !== true;
}

/**
 * What is said where an act said nothing: whose shop and which thing the input names, and the reason that was typed. Of a
 * merchant only which fields were sent; never what stood in them: that may be a secret, and an entry cannot be erased.
 */
export function noteOf({ actor, shopId: own }: Session, input: unknown): AuditNote {
  const fields = new Map<string, unknown>(
    typeof input === 'object' && input !== null ? Object.entries(input) : [],
  );
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const id = text('id');
  const routed = id === undefined ? undefined : readRoutedId(id);
  const named = text('shop');
  const shopId = own ?? routed?.shopId ?? (named === undefined ? undefined : shopIdOf(named.toLowerCase()));
  const why = actor === 'merchant' ? undefined : (text('reason') ?? text('why'));
  return {
    ...(shopId === undefined ? {} : { shopId }),
    ...(id === undefined ? {} : { subject: id.slice(0, 200) }),
    ...(why === undefined ? {} : { why }),
    ...(actor === 'merchant' ? { after: { changed: [...fields.keys()].toSorted() } } : {}),
  };
}
