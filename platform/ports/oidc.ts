// OpenID Connect by its authorization code flow with PKCE (RFC 7636), state and nonce. The library checks the signature of the
// ID token, its issuer, audience, times and nonce.
// Source: https://openid.net/specs/openid-connect-core-1_0.html
import type * as Oidc from 'openid-client';
import type { SingleSignOnSettings } from '#platform/settings-sign-in.ts';
import { SignInFailed, type Identified, type SignInFailure, type SingleSignOn } from './single-sign-on.ts';

/** Seconds that an answer of the provider may take. */
const timeoutSeconds = 10;

type Opened = { readonly oidc: typeof Oidc; readonly config: Oidc.Configuration };

/** The provider is asked for its configuration by the first sign-in, so that a start does not wait for it. */
export function openIdConnect(settings: SingleSignOnSettings): SingleSignOn {
  let opened: Promise<Opened> | undefined;
  const open = (): Promise<Opened> => {
    opened ??= discover(settings).catch((error: unknown) => {
      opened = undefined;
      throw failed(error);
    });
    return opened;
  };
  return {
    name: settings.name,
    issuer: settings.issuer,
    async addressOf(redirect, { state, nonce, verifier }) {
      const { oidc, config } = await open();
      const challenge = await oidc.calculatePKCECodeChallenge(verifier);
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href;
    },
    async identify(redirect, query, { state, nonce, verifier }) {
      const { oidc, config } = await open();
      const address = new URL(redirect);
      address.search = query;
      try {
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identifiedBy(tokens.claims());
      } catch (error) {
        throw failed(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: SingleSignOnSettings): Promise<Opened> {
  const oidc = await import('openid-client');
  const execute = [oidc.enableNonRepudiationChecks];
  // Settings let this be on this machine alone.
  if (issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
  const options = { execute, timeout: timeoutSeconds };
  const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  return { oidc, config };
}

function identifiedBy(claims: Oidc.IDToken | undefined): Identified {
  if (claims === undefined) throw new SignInFailed('wrong', 'the provider gave no ID token');
  const { iss, sub, email, email_verified: isVerified } = claims;
  return { issuer: iss, subject: sub, email: isVerified === true && typeof email === 'string' ? email : '' };
}

function failed(error: unknown): SignInFailed {
  if (error instanceof SignInFailed) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new SignInFailed(failureOf(error), message, { cause: error });
}

function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof Error)) return 'wrong';
  if (error.name === 'AuthorizationResponseError') return 'denied';
  const isAway = error instanceof TypeError || error.name === 'TimeoutError' || error.name === 'AbortError';
  const cause: unknown = error.cause;
  const wasAnswered = cause instanceof Response;
  return (isAway && !wasAnswered) || (wasAnswered && cause.status >= 500) ? 'unreachable' : 'wrong';
}
