// Who makes certificates: an authority that speaks ACME (RFC 8555), or what stands in for it in a test.

export type Certificate = {
  /** PEM, the host's own certificate first. */
  readonly chain: string;
  /** The private key, PEM. */
  readonly key: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** The account with an authority, as it is kept. */
export type Account = { readonly key: string; readonly url: string | undefined };

export type Ordering = {
  readonly host: string;
  readonly account: Account;
  /** Told where the authority has the account, once it has it; with nothing where it has it no longer. */
  readonly saveAccount: (url: string | undefined) => Promise<void>;
  /** Has the answer stand at `/.well-known/acme-challenge/{token}` of the host until it is taken away. */
  readonly putAnswer: (token: string, answer: string) => Promise<void>;
  readonly removeAnswer: (token: string) => Promise<void>;
};

export type CertificateAuthority = {
  /** Names the authority, for the account that is kept. */
  readonly directory: string;
  makeAccountKey(): Promise<string>;
  /** @throws CertificateRefused, or any error where the authority is away. */
  order(asked: Ordering): Promise<Certificate>;
};

/** `limited`: too many were asked for. `unreachable`: the host did not show the answer. `refused`: anything else it said. */
export type CertificateFault = 'limited' | 'unreachable' | 'refused';

/** What the authority said; when it may be asked again, where it said that. */
export class CertificateRefused extends Error {
  readonly fault: CertificateFault;
  readonly againAt: Date | undefined;

  constructor(fault: CertificateFault, says: string, againAt?: Date) {
    super(says);
    this.fault = fault;
    this.againAt = againAt;
  }
}
