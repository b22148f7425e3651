// A collector of traces on this machine, which takes spans as OTLP in JSON and keeps all that it was sent.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';

const attribute = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.optional(z.string()),
    intValue: z.optional(z.union([z.number(), z.string()])),
  }),
});
const attributes = z.pipe(
  z.array(attribute),
  z.transform((pairs) =>
    Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)])),
  ),
);
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  traceState: z.optional(z.string()),
  name: z.string(),
  kind: z.int(),
  attributes,
  status: z.object({ code: z.optional(z.int()), message: z.optional(z.string()) }),
  events: z.optional(z.array(z.unknown())),
});
const body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type CollectedSpan = z.output<typeof span>;

/** Numbers of OTLP for the kinds of spans. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;

/** How it answers: 200, 400, or never. */
export type Behaviour = 'takes' | 'refuses' | 'hangs';

export async function openCollector(first: Behaviour = 'takes') {
  const texts: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const paths = new Set<string>();
  let behaviour = first;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (behaviour === 'hangs') return;
      if (behaviour === 'takes') texts.push(Buffer.concat(parts).toString());
      headers.push(request.headers);
      paths.add(request.url ?? '');
      response.writeHead(behaviour === 'takes' ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const read = () => texts.flatMap((text) => z.parse(body, JSON.parse(text)).resourceSpans);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    /** What `OTEL_EXPORTER_OTLP_ENDPOINT` says. */
    endpoint,
    url: `${endpoint}/v1/traces`,
    paths,
    headers,
    behave: (next: Behaviour) => (behaviour = next),
    /** All that was sent, as it was sent. */
    text: () => texts.join('\n'),
    spans: (): CollectedSpan[] =>
      read().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => read()[0]?.resource.attributes ?? {},
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
