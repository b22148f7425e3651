// The settings of translation; the table is `settings.ts`.
import * as z from 'zod/mini';
import { setting, text } from './setting.ts';

const group = 'Translation';

export const translation = {
  TRANSLATE_URL: setting(z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s?#@]+$/))), {
    group,
    meaning:
      'A service that speaks as LibreTranslate does, to which the text of a message is sent when a merchant presses “Translate” beside it, and at no other time. The privacy pages say so, with its host.',
    form: 'an address that begins with https:// or http://, under which `/translate` is',
    example: 'https://translate.example.org',
    otherwise: 'nothing is translated and nothing is sent anywhere',
  }),
  TRANSLATE_KEY: setting(z.optional(text(500)), {
    group,
    meaning: 'The key that the service asks for.',
    form: 'a text of 1 to 500 characters',
    example: 'secret',
    isSecret: true,
  }),
};

type Given = { readonly TRANSLATE_URL?: string | undefined; readonly TRANSLATE_KEY?: string | undefined };

export type TranslationSettings = { readonly url: string; readonly key: string | undefined };

/** @throws Error where there is a key and no service. */
export function readTranslation({
  TRANSLATE_URL: url,
  TRANSLATE_KEY: key,
}: Given): TranslationSettings | undefined {
  if (url !== undefined) return { url, key };
  if (key === undefined) return undefined;
  throw new Error('TRANSLATE_KEY needs TRANSLATE_URL');
}
