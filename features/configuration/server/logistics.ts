// Carriers, what tracking steps are called, and channels.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { catalogues } from '#domain/goods/feeds.ts';
import { languageOf, languages, type Language } from '#domain/text/language.ts';
import { carrierEventCodes, type CarrierEventCode } from '#domain/states/parcel.ts';
import type * as contract from '#features/configuration/contract.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Carrier } from '#platform/ports/carriers.ts';
import type { CarrierRule } from '#platform/ports/settings.ts';
import type { Environment } from '#platform/environment.ts';
import { changeSettings, readSettings } from './settings.ts';

type Shown = GivenOf<typeof contract.logisticsSettings>;

export async function presentLogistics(tx: Tx, env: Environment): Promise<Shown> {
  const { settings, versions } = await readSettings(tx);
  return {
    carriers_version: versions.carriers,
    carriers: presentCarriers(env, settings.carriers),
    steps_version: versions.steps,
    steps: carrierEventCodes.map((code) => ({
      code,
      texts: languages.map((lang) => ({
        lang,
        text: settings.steps[code]?.[lang] ?? null,
        built_in: serverWords(lang).step[code],
      })),
    })),
  };
}

function presentCarriers({ carriers }: Environment, rules: readonly CarrierRule[]): Shown['carriers'] {
  const known = carriers.list().map((carrier) => {
    const rule = rules.find(({ code }) => code === carrier.code);
    return {
      code: carrier.code,
      name: carrier.name,
      known: true,
      on: rule?.on ?? true,
      countries: [...(rule?.countries ?? [])],
      hears: hearingOf(carrier),
      tracking_page: carrier.page !== undefined,
    };
  });
  // One that the configuration of carriers has lost: it can be seen and left out, and nobody can name it.
  const lost = rules
    .filter(({ code }) => carriers.find(code) === undefined)
    .map(({ code, on, countries }) => ({
      code,
      name: code,
      known: false,
      on,
      countries: [...countries],
      hears: 'nothing' as const,
      tracking_page: false,
    }));
  return [...known, ...lost];
}

function hearingOf({ secrets, read, poll }: Carrier): Shown['carriers'][number]['hears'] {
  const sends = secrets.length > 0 || read !== undefined;
  if (poll === undefined) return sends ? 'webhook' : 'nothing';
  return sends ? 'both' : 'poll';
}

type Asked<
  E extends typeof contract.changeCarriers | typeof contract.changeSteps | typeof contract.changeChannels,
> = Act<E>;

/**
 * Sets which carriers are used, and where.
 *
 * @throws Refused `logisticsCfgExisted` where a carrier stands there twice.
 * @throws Refused `logisticsCfgNotConfigured` where the configuration of carriers has none of that code.
 */
export async function setCarriers({
  env,
  tx,
  input,
  personId,
  now,
  audit,
}: Asked<typeof contract.changeCarriers>) {
  const before = (await readSettings(tx)).settings.carriers;
  const seen = new Set<string>();
  for (const [at, { code }] of input.list.entries()) {
    const field = `list.${at}.code`;
    if (seen.has(code)) throw refuse('logisticsCfgExisted', { field, reason: 'duplicate', code });
    seen.add(code);
    if (env.carriers.find(code) === undefined) {
      throw refuse('logisticsCfgNotConfigured', { field, reason: 'unknown_carrier', code });
    }
  }
  const list = input.list.map(({ code, on, countries }) => ({
    code,
    on,
    countries: [...new Set(countries)].toSorted(),
  }));
  audit({ subject: 'carriers', why: input.why, before, after: list });
  const { version: after, why } = input;
  return changeSettings(env, {
    kind: 'carriers',
    after,
    body: { list },
    why,
    by: personId,
    at: now,
  });
}

/**
 * Sets what tracking steps are called.
 *
 * @throws Refused `logisticsStepDuplicated` where a step stands there twice, `logisticsStepLangDuplicated` where one of
 *   its languages does, `logisticsCfgNotConfigured` for a step that no carrier reports, `langCfgNotConfigured` for a
 *   language that we do not have.
 */
export async function setSteps({ env, tx, input, personId, now, audit }: Asked<typeof contract.changeSteps>) {
  const before = (await readSettings(tx)).settings.steps;
  const texts: Partial<Record<CarrierEventCode, Partial<Record<Language, string>>>> = {};
  for (const [at, asked] of input.list.entries()) {
    const code = carrierEventCodes.find((one) => one === asked.code);
    const field = `list.${at}.code`;
    if (code === undefined) {
      throw refuse('logisticsCfgNotConfigured', { field, reason: 'unknown_step', code: asked.code });
    }
    if (texts[code] !== undefined)
      throw refuse('logisticsStepDuplicated', { field, reason: 'duplicate', code });
    texts[code] = textsOf(asked.texts, `list.${at}.texts`);
  }
  audit({ subject: 'steps', why: input.why, before, after: texts });
  const { version: after, why } = input;
  return changeSettings(env, { kind: 'steps', after, body: { texts }, why, by: personId, at: now });
}

function textsOf(
  asked: readonly { lang: string; text: string }[],
  place: string,
): Partial<Record<Language, string>> {
  const seen = new Set<Language>();
  const texts: Partial<Record<Language, string>> = {};
  for (const [at, { lang, text }] of asked.entries()) {
    const language = languageOf(lang);
    const field = `${place}.${at}.lang`;
    if (language === undefined)
      throw refuse('langCfgNotConfigured', { field, reason: 'unknown', code: lang });
    if (seen.has(language)) {
      throw refuse('logisticsStepLangDuplicated', { field, reason: 'duplicate', code: language });
    }
    seen.add(language);
    if (text !== '') texts[language] = text;
  }
  return texts;
}

/** The ways to pay as they are configured; told by who knows the countries. */
export type WaysToPay = (env: Environment) => GivenOf<typeof contract.channelSettings>['ways'];

export async function presentChannels(
  tx: Tx,
  env: Environment,
  waysToPay: WaysToPay,
): Promise<GivenOf<typeof contract.channelSettings>> {
  const { settings, versions } = await readSettings(tx);
  return {
    version: versions.channels,
    feeds: catalogues.map(({ code, name }) => ({ code, name, on: !settings.feedsOff.includes(code) })),
    ways: waysToPay(env),
  };
}

export async function setChannels({
  env,
  tx,
  input,
  personId,
  now,
  audit,
}: Asked<typeof contract.changeChannels>) {
  const { feedsOff } = (await readSettings(tx)).settings;
  const off = [...new Set(input.feeds_off)];
  for (const [at, code] of off.entries()) {
    if (!catalogues.some((one) => one.code === code)) {
      throw refuse('invalidParameter', { field: `feeds_off.${at}`, reason: 'unknown', code });
    }
  }
  audit({ subject: 'channels', why: input.why, before: feedsOff, after: off });
  const { version: after, why } = input;
  const body = { feeds_off: off };
  return changeSettings(env, { kind: 'channels', after, body, why, by: personId, at: now });
}
