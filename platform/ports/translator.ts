// Who translates a message where the operator named a service for it. Nothing is sent to it by itself: somebody who reads
// a message asks for each one.
import * as z from 'zod/mini';
import type { Language } from '#domain/text/language.ts';
import { readCappedText } from '#platform/read-capped.ts';

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

/** Milliseconds that a reader waits at most. */
const answerMs = 10_000;
/** No translation of a message is longer than this many characters. */
const answerUnitsMax = 40_000;
/** Of the whole answer, where each character is written as an escape of six. */
const answerBytesMax = 8 * answerUnitsMax;

const answer = z.object({
  translatedText: z.string().check(z.maxLength(answerUnitsMax)),
  detectedLanguage: z.optional(z.object({ language: z.string().check(z.maxLength(40)) })),
});

type Service = {
  /** Where `/translate` is. */
  readonly url: string;
  readonly key: string | undefined;
};

/** A service that speaks as LibreTranslate does: `POST /translate` with `q`, `source`, `target` and `format`. */
export function openLibreTranslate({ url, key }: Service): Translator {
  const base = url.replace(/\/+$/, '');
  return {
    host: new URL(url).host,
    async translate(text, to) {
      const response = await post(`${base}/translate`, {
        q: text,
        source: 'auto',
        target: to,
        format: 'text',
        ...(key === undefined ? {} : { api_key: key }),
      });
      if (response.status === 429) throw new TranslationFailed('busy');
      if (response.status === 400) throw new TranslationFailed('unsupported');
      if (response.status >= 500) throw new TranslationFailed('unreachable');
      if (!response.ok) throw new TranslationFailed('refused');
      const read = z.safeParse(answer, await readJson(response));
      if (!read.success || read.data.translatedText.trim() === '') throw new TranslationFailed('refused');
      return { text: read.data.translatedText, from: read.data.detectedLanguage?.language ?? '' };
    },
  };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readCappedText(response, answerBytesMax));
  } catch {
    return undefined;
  }
}

async function post(url: string, body: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // What is sent goes to the service that was named, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
  } catch (error) {
    throw new TranslationFailed('unreachable', { cause: error });
  }
}
