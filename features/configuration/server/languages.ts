// The languages that this instance offers.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { languageNames, languageOf, languages, type Language } from '#domain/text/language.ts';
import { carrierEventCodes } from '#domain/states/parcel.ts';
import type { addLanguage, changeLanguages, languageSettings } from '#features/configuration/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { changeSettings, readSettings } from './settings.ts';
import { countSpeakers } from './versions.sql.ts';

/** How many goods and types have a text in each language; told by the room of goods. */
export type Told = {
  readonly goods: number;
  readonly types: number;
  readonly byLanguage: ReadonlyMap<string, { readonly goods: number; readonly types: number }>;
};
export type CountTexts = (tx: Tx) => Promise<Told>;

export async function presentLanguages(
  tx: Tx,
  countTexts: CountTexts,
): Promise<GivenOf<typeof languageSettings>> {
  const [{ settings, versions }, speakers, told] = await Promise.all([
    readSettings(tx),
    countSpeakers(tx),
    countTexts(tx),
  ]);
  const { offered, fallback } = settings.languages;
  const rest = languages.filter((code) => !offered.includes(code));
  const steps = carrierEventCodes.length;
  return {
    version: versions.languages,
    fallback,
    list: [...offered, ...rest].map((code) => {
      // English is what goods and types are entered in; steps have built-in words in every language.
      const texts = code === 'en' ? told : (told.byLanguage.get(code) ?? { goods: 0, types: 0 });
      return {
        code,
        name: languageNames[code],
        offered: offered.includes(code),
        merchants: speakers.reduce(
          (sum, { lang, count }) => sum + (languageOf(lang) === code ? count : 0),
          0,
        ),
        goods: { done: texts.goods, total: told.goods },
        types: { done: texts.types, total: told.types },
        steps: { done: steps, total: steps },
      };
    }),
  };
}

type Asked<E extends typeof addLanguage | typeof changeLanguages> = Act<E>;

/**
 * Offers one more language.
 *
 * @throws Refused `langCfgExisted` where it is offered, under whichever of its codes.
 * @throws Refused `langCfgNotConfigured` where the product has no words in it.
 */
export async function offerLanguage({ env, tx, input, personId, now, audit }: Asked<typeof addLanguage>) {
  const { offered, fallback } = (await readSettings(tx)).settings.languages;
  const code = known(input.code, 'code');
  if (offered.includes(code)) throw refuse('langCfgExisted', { field: 'code', reason: 'offered', code });
  const body = { offered: [...offered, code], fallback };
  audit({ subject: 'languages', why: input.why, before: { offered, fallback }, after: body });
  const { version, why } = input;
  return changeSettings(env, {
    kind: 'languages',
    after: version,
    body,
    why,
    by: personId,
    at: now,
  });
}

/**
 * Sets which languages are offered, in their order.
 *
 * @throws Refused `langCodeDuplicated` where two codes mean the same language.
 * @throws Refused `langCfgNotConfigured` for a language without words, or a fallback that is not offered.
 */
export async function setLanguages({ env, tx, input, personId, now, audit }: Asked<typeof changeLanguages>) {
  const before = (await readSettings(tx)).settings.languages;
  const offered: Language[] = [];
  for (const [at, asked] of input.list.entries()) {
    const code = known(asked, `list.${at}`);
    if (offered.includes(code)) {
      throw refuse('langCodeDuplicated', { field: `list.${at}`, reason: 'duplicate', code });
    }
    offered.push(code);
  }
  const fallback = known(input.fallback, 'fallback');
  if (!offered.includes(fallback)) {
    throw refuse('langCfgNotConfigured', { field: 'fallback', reason: 'not_offered', code: fallback });
  }
  const body = { offered, fallback };
  audit({ subject: 'languages', why: input.why, before, after: body });
  const { version, why } = input;
  return changeSettings(env, {
    kind: 'languages',
    after: version,
    body,
    why,
    by: personId,
    at: now,
  });
}

function known(code: string, field: string): Language {
  const language = languageOf(code);
  if (language === undefined) throw refuse('langCfgNotConfigured', { field, reason: 'unknown', code });
  return language;
}
