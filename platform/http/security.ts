// What of a call is an event of security: sign-ins and changes of what keeps an account safe, done or refused, and
// calls that were refused because somebody may not make them or has tried too often.
import type { Endpoint, SecurityKind } from '#domain/wire/endpoint.ts';
import type { KnownCaller, Session } from '#platform/session.ts';
import { senderOf } from './sender.ts';

export type SecurityEvent = {
  readonly kind: SecurityKind;
  /** The code of the answer: 200 where it was done. */
  readonly code: number;
  /** The call, by its name. */
  readonly act: string;
  readonly actor: Endpoint['actor'];
  readonly personId: string | undefined;
  readonly shopId: bigint | undefined;
  /** The user name that was typed, where it can be one. */
  readonly username: string | undefined;
  readonly sender: string;
  readonly requestId: string;
};

/** What is learned of a call while it is answered. */
export type Known = KnownCaller & { session?: Session; input?: unknown; version?: string | undefined };

/** Refusals of any call that tell of somebody who may not do it: forged or ended tokens, rights, secrets, tries. */
const telling: readonly number[] = [401, 409, 415, 421, 440, 443, 446, 459];

const nameShape = /^[A-Za-z0-9._@-]{3,64}$/;

/** The event that a call and its answer are; undefined for nearly all calls. */
export function toSecurityEvent(
  endpoint: Endpoint,
  { ip, requestId }: { readonly ip: string; readonly requestId: string },
  { session, input }: Known,
  answer: { readonly text: string },
): SecurityEvent | undefined {
  const code = Number(/^\{"code":(\d{3})\b/.exec(answer.text)?.[1] ?? 500);
  const kind = endpoint.security ?? (telling.includes(code) ? 'refused' : undefined);
  if (kind === undefined) return undefined;
  return {
    kind,
    code,
    act: endpoint.name,
    actor: session?.actor ?? endpoint.actor,
    personId: session?.personId,
    shopId: session?.shopId,
    username: readUsername(input),
    sender: senderOf(ip).slice(0, 64),
    requestId: requestId.slice(0, 80),
  };
}

function readUsername(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('username' in input)) return undefined;
  const { username } = input;
  return typeof username === 'string' && nameShape.test(username.trim())
    ? username.trim().toLowerCase()
    : undefined;
}
