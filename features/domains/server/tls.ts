// Answers domains of shops over TLS: the certificate is found by the name that the browser says (SNI). Without a name, or at one
// without a certificate, there is no connection.
import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:https';
import { createSecureContext, type SecureContext } from 'node:tls';
import { limits } from '#domain/limits.ts';
import { hostNameOf, markOwnOnly } from '#platform/http/hosts/own-hosts.ts';
import type { Environment } from '#platform/environment.ts';
import { makeTimedCache } from '#platform/timed-cache.ts';
import { readCertificate } from './certificates.sql.ts';
import { keyContext } from './certify.ts';

/** The certificates of one process: names without one take no place. */
export function makeCertificates(env: Pick<Environment, 'db' | 'vault' | 'clock'>) {
  const cache = makeTimedCache<string, SecureContext>({
    entriesMax: limits.certificatesCached,
    ttlMs: limits.certificateCacheMs,
  });

  async function read(host: string): Promise<SecureContext | undefined> {
    const row = await readCertificate(env.db.direct, { host });
    const { chain = null, key_sealed: sealed = null, ends_at: endsAt = null } = row ?? {};
    if (chain === null || sealed === null || endsAt === null || endsAt <= env.clock.now()) return undefined;
    return createSecureContext({
      cert: chain,
      key: env.vault.open(sealed, keyContext(host)),
      minVersion: 'TLSv1.2',
    });
  }

  return {
    async find(name: string): Promise<SecureContext | undefined> {
      const host = hostNameOf(name);
      if (host === undefined) return undefined;
      const cached = cache.get(host);
      if (cached !== undefined) return cached.value;
      const context = await read(host);
      if (context === undefined) cache.delete(host);
      else cache.set(host, context);
      return context;
    },
    size: () => cache.size,
  };
}

type AnswerName = (
  name: string,
  done: (error: Error | null, context?: SecureContext) => void,
) => Promise<void>;

export type TlsListener = { readonly port: number; stop(): Promise<void> };

/** Listens beside the server, whose routes it answers with. */
export async function listenTls(
  app: FastifyInstance,
  env: Environment,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<TlsListener> {
  await app.ready();
  const certificates = makeCertificates(env);
  const answerName: AnswerName = async (name, done) => {
    try {
      const context = await certificates.find(name);
      if (context === undefined) done(new Error('no certificate for this name'));
      else done(null, context);
    } catch (error) {
      env.log.error({ error }, 'a certificate could not be read');
      done(new Error('certificates cannot be read'));
    }
  };
  const server = createServer(
    {
      minVersion: 'TLSv1.2',
      SNICallback: (name, done) => void answerName(name, done),
    },
    (request, reply) => {
      markOwnOnly(request);
      app.routing(request, reply);
    },
  );
  server.requestTimeout = limits.uploadWholeMs;
  // Whoever scans names fails at every handshake: that is no news.
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
