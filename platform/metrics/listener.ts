// The port of the metrics: one address, for Prometheus.
import { createServer, type Server } from 'node:http';
import { SettingsRefused } from '#platform/settings.ts';

export type MetricsServer = {
  /** The port that it listens on. */
  readonly port: number;
  readonly stop: () => Promise<void>;
};

type Page = { readonly contentType: string; readonly write: () => Promise<string> };

/** A scrape that sends no more than its request line and headers has this long for them. */
const headersMs = 5_000;

/**
 * Answers `GET /metrics`, and nothing else, on a port of its own.
 *
 * @param port 0 takes any free one.
 *
 * @throws SettingsRefused where the port cannot be listened on.
 */
export async function listenForScrapes(
  page: Page,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const server = createServer(
    { headersTimeout: headersMs, requestTimeout: headersMs },
    (request, response) => {
      response.setHeader('cache-control', 'no-store');
      if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
        return;
      }
      page.write().then(
        (text) => response.writeHead(200, { 'content-type': page.contentType }).end(text),
        () => response.writeHead(500, { 'content-type': 'text/plain' }).end('500'),
      );
    },
  );
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => stop(server),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const says = `must be free: ${port} on ${host} cannot be listened on (${error.code ?? error.message})`;
      reject(new SettingsRefused([{ setting: 'METRICS_PORT', says }]));
    });
    server.listen({ port, host }, resolve);
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
