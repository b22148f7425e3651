// Endpoints as values: what a call is, shared by the server (which keeps it) and the screens (which ask it).
import type * as z from 'zod/mini';
import type { RefusalKey } from './errors.ts';
import type { Right } from '#domain/rights.ts';
import type { MemberRole } from '#domain/shop/team-roles.ts';

/** Who may call. `anyone` needs no token; hooks are authenticated by their signature. */
export type Actor = 'anyone' | 'merchant' | 'operator' | 'supplier' | 'hook';

export type Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  A extends Actor = Actor,
> = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below `apiBase`; `{name}` segments are fields of the input. */
  readonly path: string;
  /** Types the act: one of a merchant has a shop, one of a supplier a supplier, one of anyone has no session. */
  readonly actor: A;
  /** What a person of the console must be allowed to. Every call of operators names one. */
  readonly right?: Right;
  /** Which members of a shop may call besides its owner. A merchant's call that names none is the owner's alone. */
  readonly roles?: readonly MemberRole[];
  /** True for acts on money: the person's second factor must have been proved within `limits.freshFactorMs`. */
  readonly fresh?: true;
  /** True where the answer shows what is personal to a merchant or a buyer: each look is written down, with whose it was. */
  readonly views?: true;
  /** True where a call that is a `POST` by its form only reads: nothing is written down of it. */
  readonly reads?: true;
  /** True where a merchant changes what their safety rests on: written down in the shop's own chain. */
  readonly audited?: true;
  /** What it is to the security log: written there whether it was done or refused. */
  readonly security?: SecurityKind;
  /** What a key of a program must be for. A call that names none is for people alone: no key reaches it. */
  readonly scope?: KeyScope;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  /** Every refusal it may answer with besides `commonRefusals`; another one is a bug and answers 500. */
  readonly refuses: readonly RefusalKey[];
  /**
   * True where the call moves money or makes an order: `Idempotency-Key` (8–128 characters) is required, and kept for
   * ever. `optional` where it makes something else: with a key a repeat gives the first answer again for a day, and
   * clients that know no keys may leave it out.
   */
  readonly once?: true | 'optional';
  /**
   * `csv`: the body is the file itself, streamed; input comes from the query. `raw`: the signed bytes.
   * `multipart`: the input's fields and the files named in `files`; a field that is no text is sent as JSON.
   */
  readonly body?: 'json' | 'csv' | 'raw' | 'multipart';
  /** The files of a multipart body by their field. */
  readonly files?: Readonly<Record<string, FileCount>>;
  /** Bytes of one file of the body; `limits.uploadBytesMax` where it is not said. */
  readonly fileBytesMax?: number;
};

/** Kinds of events of security. `refused` is any call that was refused for a right, a token, a secret or too many tries. */
export const securityKinds = [
  'sign_in',
  'sign_out',
  'password',
  'factor',
  'session',
  'recovery',
  'role',
  'key',
  'export',
  'personal_data',
  'refused',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** What a supplier's program may be let in for. */
export const supplierScopes = ['tracking', 'stock'] as const;
export type SupplierScope = (typeof supplierScopes)[number];
/** What a merchant's program may be let in for: never payouts, their accounts or anything that keeps the sign-in safe. */
export const merchantScopes = [
  'orders.read',
  'wallet.read',
  'showcase.read',
  'showcase.write',
  'statistics.read',
  'comments.read',
  'notifications.read',
  'chat.read',
  'promotion.read',
  'shop.read',
  'webhooks.read',
  'proposals.write',
] as const;
export type MerchantScope = (typeof merchantScopes)[number];
export type KeyScope = SupplierScope | MerchantScope;

/** How many files come under one field. */
export type FileCount = 'one' | 'optional' | 'many';

export const apiBase = '/api';

/** Refusals that any call may answer with. */
export const commonRefusals = [
  'badRequest',
  'invalidParameter',
  'parameterMissing',
  'recordNotFound',
  'illegalRequest',
  'noAuthentication',
  'tokenExpired',
  'insufficientPermissions',
  'accountDisabled',
  'operationBusy',
  'idempotencyConflict',
  'tooManyRequests',
  'systemBusy',
  'unknownError',
  'systemError',
] as const satisfies readonly RefusalKey[];

export function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType, A extends Actor>(
  value: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return value.fresh === true ? { ...value, refuses: [...value.refuses, 'secondFactorNeeded'] } : value;
}

/** A call of one kind of actor. */
export type EndpointOf<A extends Actor> = Endpoint<z.ZodMiniType, z.ZodMiniType, A>;

export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** What a caller may send: fields with defaults may be left out. */
export type RequestOf<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
/** What an act gives: fields with defaults may be left out. */
export type GivenOf<E extends Endpoint> = z.input<E['output']>;

/** The envelope of every answer. `data` of a refusal carries `reason` and `request_id`. */
export type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown };

/** Fills `{name}` segments from the input and gives the fields that are left over. */
export function fillPath(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_segment, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : '');
  });
  return [apiBase + filled, rest];
}
