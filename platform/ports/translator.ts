// The translation service that the operator named. Nothing is sent to it automatically: a person who reads a message asks
// for each one.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { Language } from '#domain/text/language.ts';
import { isStorable } from '#domain/text/storable.ts';
import { BodyTooLarge, readCappedText } from '#platform/read-capped.ts';

export type Translation = {
  readonly text: string;
  /** The language that the service took the text for, as it names it. */
  readonly from: string;
};

/** Why there is no translation. `busy`: the service counts, and it is too much for now. */
export const translationFailures = ['unreachable', 'busy', 'refused', 'unsupported'] as const;
export type TranslationFailure = (typeof translationFailures)[number];

export class TranslationFailed extends Error {
  readonly failure: TranslationFailure;
  constructor(failure: TranslationFailure, options?: ErrorOptions) {
    super(`no translation: ${failure}`, options);
    this.failure = failure;
  }
}

export type Translator = {
  /** Whom a text is sent to, as people are told. */
  readonly host: string;
  /** @throws TranslationFailed */
  translate(text: string, to: Language): Promise<Translation>;
};

/** No translation of a message is longer than this many characters (code points). */
const answerCharactersMax = 40_000;
/** Of a whole answer: room for the longest translation with every character escaped. */
export const answerBytesMax = 512 * 1024;

const storable = z.string().check(z.refine(isStorable));
const answer = z.object({
  translatedText: storable.check(z.maxLength(answerCharactersMax)),
  detectedLanguage: z.optional(z.object({ language: storable.check(z.maxLength(40)) })),
});

type Service = {
  /** Where `/translate` is. */
  readonly url: string;
  readonly key: string | undefined;
  /** For the whole answer. */
  readonly timeoutMs?: number;
};

/** A service that speaks as LibreTranslate does: `POST /translate` with `q`, `source`, `target` and `format`. */
export function openLibreTranslate({
  url,
  key,
  timeoutMs = limits.translationTimeoutMs,
}: Service): Translator {
  const base = url.replace(/\/+$/, '');
  return {
    host: new URL(url).host,
    async translate(text, to) {
      const request = {
        q: text,
        source: 'auto',
        target: to,
        format: 'text',
        ...(key === undefined ? {} : { api_key: key }),
      };
      const { status, body } = await post(`${base}/translate`, request, timeoutMs);
      if (status === 429) throw new TranslationFailed('busy');
      if (status === 400) throw new TranslationFailed('unsupported');
      if (status >= 500) throw new TranslationFailed('unreachable');
      if (status !== 200) throw new TranslationFailed('refused');
      const read = z.safeParse(answer, parseJson(body));
      if (!read.success || read.data.translatedText.trim() === '') throw new TranslationFailed('refused');
      return { text: read.data.translatedText, from: read.data.detectedLanguage?.language ?? '' };
    },
  };
}

type Reply = { readonly status: number; readonly body: string };

/** @throws TranslationFailed `unreachable` where the answer does not come in time, `refused` where it is too long. */
async function post(url: string, body: object, timeoutMs: number): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // What is sent goes to the service that was named, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await readCappedText(response, answerBytesMax) };
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new TranslationFailed('refused', { cause: error });
    throw new TranslationFailed('unreachable', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
