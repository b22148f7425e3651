// Who is calling, as far as a token proves it.

export type Session = {
  readonly actor: 'merchant' | 'operator' | 'supplier';
  readonly personId: string;
  /** Of a person of the console; a merchant's is `owner`. */
  readonly roles: readonly string[];
  /** The merchant's shop; undefined for people of the console. */
  readonly shopId: bigint | undefined;
  /** The supplier a console person acts for. */
  readonly supplierId: string | undefined;
  readonly tokenHash: Buffer;
  /** Of a program that came with a key: all it may do. Undefined for people. */
  readonly scopes?: readonly string[];
};

/** What a token is worth. An outage is an error that is thrown, never one of these. */
export type Verdict = Session | 'unknown' | 'expired' | 'revoked';

export type Authenticate = (token: string) => Promise<Verdict>;
