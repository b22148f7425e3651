// An identity provider on this machine, as companies run one: the certified provider library, with people who are signed in
// there already. `next` says who comes back from it, or that the person turns away.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export type TestPerson = { readonly subject: string; readonly email: string; readonly isVerified: boolean };

export const testClient = { clientId: 'console', clientSecret: 'a-secret-of-the-console' } as const;

/** It knows the console once `register` says where browsers are taken back. */
export async function openIdentityProvider() {
  const now: { person: TestPerson | undefined } = { person: undefined };
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = addressOf(server.address());
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    register(redirect: string): void {
      const provider = new Provider(issuer, configurationOf(redirect, now));
      const callback = provider.callback();
      server.on('request', (request, response) => {
        const isInteraction = request.url?.startsWith('/interaction/') === true;
        void (isInteraction ? answer(provider, now.person, request, response) : callback(request, response));
      });
    },
    /** Who is signed in there from now on; nobody turns away. */
    setPerson(person: TestPerson | undefined): void {
      now.person = person;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Asked = Parameters<ReturnType<Provider['callback']>>;

/** What the person does at the provider: they go on, or turn away. */
async function answer(
  provider: Provider,
  person: TestPerson | undefined,
  request: Asked[0],
  response: Asked[1],
): Promise<void> {
  if (person === undefined) {
    const error = { error: 'access_denied', error_description: 'the person turned away' };
    await provider.interactionFinished(request, response, error);
    return;
  }
  const { prompt, params } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId: person.subject } });
    return;
  }
  const grant = new provider.Grant({ accountId: person.subject, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email');
  grant.addOIDCClaims(['email', 'email_verified']);
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

function configurationOf(redirect: string, now: { person: TestPerson | undefined }): Configuration {
  return {
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: [redirect],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a-key-of-the-cookies-of-tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: now.person?.email ?? '',
        email_verified: now.person?.isVerified ?? false,
      }),
    }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the provider listens nowhere');
  return address;
}

/** What a browser does at the provider: it follows redirects and keeps cookies, until it is sent elsewhere. Gives that address. */
export async function visitProvider(url: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(url);
  const { origin } = at;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    at = new URL(next, at);
    if (at.origin !== origin) return at;
  }
  throw new Error('the provider sends the browser round in circles');
}
