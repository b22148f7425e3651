// An identity provider by which people of the console sign in: what the platform asks of one.

/** What belongs to one try to sign in and must come back from the provider, or prove that it comes from here. */
export type SignInFlow = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Who it is for the provider. `email` is empty where it did not say that the person has it. */
export type Identified = { readonly issuer: string; readonly subject: string; readonly email: string };

/** Why nobody was identified: the provider cannot be reached, it (or the person) said no, or its answer is not right. */
export type SignInFailure = 'unreachable' | 'denied' | 'wrong';

export class SignInFailed extends Error {
  readonly failure: SignInFailure;
  constructor(failure: SignInFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

export type SingleSignOn = {
  /** As the button of the sign-in names it. */
  readonly name: string;
  readonly issuer: string;
  /** Where the browser goes, to come back to `redirect`. @throws SignInFailed `unreachable` */
  addressOf(redirect: string, flow: SignInFlow): Promise<string>;
  /** Who came back with this query. @throws SignInFailed */
  identify(redirect: string, query: string, flow: SignInFlow): Promise<Identified>;
};
