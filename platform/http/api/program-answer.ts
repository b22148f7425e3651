// An answer on its way to a program: in the shape of its version, with what is left of its limit.
import * as z from 'zod/mini';
import type { Answer } from '#platform/http/answer.ts';
import type { RateUse } from './rate-headers.ts';
import { downgradeOutput, hasChanged, type ApiHistory } from './versions.ts';

const acceptedShape = z.object({ code: z.literal(200), msg: z.string(), data: z.unknown() });

/** What is known of a program's call when it is answered. */
export type KnownProgram = { readonly rate?: RateUse; readonly version?: string | undefined };

/** The answer as this program is given it; the same where a person calls. */
export function toProgramAnswer(
  call: string,
  answer: Answer,
  { rate, version }: KnownProgram,
  history?: ApiHistory,
): Answer {
  const given = version === undefined ? answer : inVersion({ call, version }, answer, history);
  return { ...given, ...(rate === undefined ? {} : { rate }), ...(version === undefined ? {} : { version }) };
}

function inVersion(
  at: { readonly call: string; readonly version: string },
  answer: Answer,
  history?: ApiHistory,
): Answer {
  if (!hasChanged(at, history)) return answer;
  const read = z.safeParse(acceptedShape, JSON.parse(answer.text));
  if (!read.success) return answer;
  const data = downgradeOutput(at, read.data.data, history);
  return { ...answer, text: JSON.stringify({ ...read.data, data }) };
}
