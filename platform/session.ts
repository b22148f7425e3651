// Who is calling, as far as a token proves it.
import type { RateUse } from './http/api/rate-headers.ts';

type Person = {
  readonly personId: string;
  /** Of a person of the console; a merchant's is `owner`. */
  readonly roles: readonly string[];
};

/** A merchant, or a program of theirs: of one shop. */
type Merchant = Person & {
  readonly actor: 'merchant';
  readonly shopId: bigint;
  readonly supplierId?: undefined;
};

type Operator = Person & {
  readonly actor: 'operator';
  readonly shopId?: undefined;
  readonly supplierId?: undefined;
};

/** A person of the console who acts for one supplier. */
type Supplier = Person & {
  readonly actor: 'supplier';
  readonly shopId?: undefined;
  readonly supplierId: string;
};

/** Who somebody is, whatever proves it: a merchant always has a shop, a supplier's person always a supplier. */
export type Identity = Merchant | Operator | Supplier;

type Proof = {
  readonly tokenHash: Buffer;
  /** Of a program that came with a key: all it may do. Undefined for people. */
  readonly scopes?: readonly string[];
  /** Of a program that came with a key: which key. */
  readonly keyId?: string;
  /** Of a program that came with a key: the version of the contract at which the key was made. */
  readonly version?: string;
};

export type Session = Identity & Proof;

/** The session of one kind of actor. */
export type SessionOf<A extends Session['actor']> = Extract<Identity, { readonly actor: A }> & Proof;

/** What a token is worth. An outage is an error that is thrown, never one of these. */
export type Verdict = Session | 'unknown' | 'expired' | 'revoked';

/** What is learned of a program besides who it is, also where it is refused: how far its limit is used up. */
export type KnownCaller = { rate?: RateUse };

export type Authenticate = (token: string, known?: KnownCaller) => Promise<Verdict>;
