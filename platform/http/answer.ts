// Answers: the envelope, the words of a refusal, and what a fault may show.
import { refusals, type Refused, type RefusalKey, type Shown } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import { errorWords } from '#locales/server.ts';
import type { RateUse } from './api/rate-headers.ts';

/** What goes over the wire: HTTP status and the body as text; to a program, what is left of its limit and its version. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly rate?: RateUse;
  readonly version?: string;
};

export function accepted(data: unknown): Answer {
  return { status: 200, text: JSON.stringify({ code: 200, msg: 'ok', data }) };
}

type Teller = { readonly language: Language; readonly requestId: string };

/** Business refusals answer HTTP 200 with their code, faults HTTP 5xx. */
export function refused(key: RefusalKey, shown: Shown, teller: Teller): Answer {
  const facts = refusals[key];
  const data = { ...shown, reason: shown.reason ?? key, request_id: teller.requestId };
  const text = JSON.stringify(
    { code: facts.code, msg: errorWords(teller.language, key, shown), data },
    plain,
  );
  return { status: 'http' in facts ? facts.http : 200, text };
}

export function refusedAs(refusal: Refused, teller: Teller): Answer {
  return refused(refusal.key, refusal.shown, teller);
}

/** Dates as the contract writes them; units never reach here as bigint but in a bug. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
