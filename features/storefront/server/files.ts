// Forms that bring pictures: read whole before their handler runs, let go when the answer is on its way.
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { readForm, type CallFile, type SentForm } from '#platform/http/multipart.ts';

export type SentFiles = {
  readonly list: readonly CallFile[];
  /** `too_large` or `too_many`, where the form was cut off for it. */
  readonly fault: string | undefined;
};

const none: SentFiles = { list: [], fault: undefined };
const forms = new WeakMap<FastifyRequest, SentForm>();

/** Reads the files of a form of our own. @throws Refused where it is no form or too many others are uploading. */
export async function takeFiles(request: FastifyRequest): Promise<void> {
  const { body, headers } = request;
  if (!(body instanceof Readable)) return;
  forms.set(request, await readForm({ headers, body }));
}

export function releaseFiles(request: FastifyRequest): void {
  forms.get(request)?.release();
}

/** What the path names, as text. */
export function paramsOf({ params }: FastifyRequest): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, String(text)]));
}

/** What was typed. */
export function formOf(request: FastifyRequest): URLSearchParams {
  if (request.body instanceof URLSearchParams) return request.body;
  const fields = forms.get(request)?.fields ?? [];
  const form = new URLSearchParams();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** What was chosen; an empty field sends a file without a name, which is none. */
export function filesOf(request: FastifyRequest): SentFiles {
  const form = forms.get(request);
  if (form === undefined) return none;
  const reason = form.fault?.shown['reason'];
  return {
    list: form.files.filter(({ bytes }) => bytes.length > 0),
    fault: form.fault === undefined ? undefined : String(reason),
  };
}
