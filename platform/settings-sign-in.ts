// The settings of single sign-on for the console; the table is `settings.ts`.
import * as z from 'zod/mini';
import { setting, text } from './setting.ts';

const group = 'Sign-in';

export const signIn = {
  OIDC_ISSUER: setting(z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s?#@]+$/))), {
    group,
    meaning:
      'The identity provider by which people of the console may sign in instead of with a password (OpenID Connect): the address under which `/.well-known/openid-configuration` is. Needs `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET` (docs/operations/single-sign-on.md).',
    form: 'an address that begins with https://, or with http:// on this machine',
    example: 'https://login.example.org/realms/shop',
    otherwise: 'people of the console sign in with a password',
  }),
  OIDC_CLIENT_ID: setting(z.optional(text(200)), {
    group,
    meaning: 'The name under which the identity provider knows this instance.',
    form: 'a text of 1 to 200 characters',
    example: 'shop-console',
  }),
  OIDC_CLIENT_SECRET: setting(z.optional(text(500)), {
    group,
    meaning: 'What this instance proves to the identity provider that it is that client with.',
    form: 'a text of 1 to 500 characters',
    example: 'secret',
    isSecret: true,
  }),
  OIDC_NAME: setting(z._default(text(40), 'single sign-on'), {
    group,
    meaning: 'What the button of the sign-in calls it, after “Sign in with”.',
    form: 'a text of 1 to 40 characters',
    example: 'Example account',
  }),
};

/** The client of an identity provider, as the environment describes it. */
export type SingleSignOnSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
};

type Given = {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME: string;
};

const loopback = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:\/|$)/;

/** @throws Error where some of the three are missing, or where the provider would be reached without TLS. */
export function readSingleSignOn(given: Given): SingleSignOnSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new Error(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: name all three, or none',
    );
  }
  if (issuer.startsWith('http:') && !loopback.test(issuer)) {
    throw new Error('the identity provider must be reached over https, unless it is on this machine');
  }
  return { issuer, clientId, clientSecret, name: given.OIDC_NAME };
}
