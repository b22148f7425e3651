/** The contract without a server: every published call, read from the files that define it. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { isRecord } from '#domain/wire/fields.ts';
import { hookMessages } from '#features/webhooks/message.shapes.ts';
import { isPublished, openApiOf } from '#platform/http/openapi.ts';
import { examples } from '#apps/server/documents/api-examples.gen.ts';
import { root } from '../programs.ts';

/** Streams are opened as calls are, and answer none: they stand in no document. */
const streams = /stream\.contract\.ts$/;
const streamNames = /^(?:stream[A-Z]|noticeStream$)/;

/** Every call that others may program against, by its path and method. */
export async function listPublished(): Promise<Endpoint[]> {
  const files = globSync('features/*/*contract.ts', { cwd: root }).filter((file) => !streams.test(file));
  const found = new Map<string, Endpoint>();
  for (const file of files) {
    const loaded: unknown = await import(pathToFileURL(path.join(root, file)).href);
    for (const value of isRecord(loaded) ? Object.values(loaded) : []) {
      if (isEndpoint(value) && !streamNames.test(value.name)) found.set(value.name, value);
    }
  }
  const place = ({ path: at, method }: Endpoint) => `${at} ${method}`;
  return [...found.values()]
    .filter(isPublished)
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && 'actor' in value && 'refuses' in value && 'path' in value;
}

/** The document of `/openapi.json`, with the calls of test data that an instance may not have. */
export async function readDocument(): Promise<Record<string, unknown>> {
  const options = { messages: hookMessages, examples, baseUrl: 'https://shop.example' };
  return openApiOf(await listPublished(), 'Stockless', options);
}
