// What operators set while the platform runs: languages, carriers and texts of steps, channels.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languages } from '#domain/text/language.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { carrierEventCodes } from '#domain/states/parcel.ts';
import { countryCode, timestamp, versionMax, words } from '#domain/wire/wire.ts';

/** How often a kind of settings was changed when it was read; 0 where it never was. */
const seen = z.int().check(z.minimum(0), z.maximum(versionMax));
const why = z._default(z.string().check(z.trim(), z.maxLength(2000)), '');
const changed = z.object({ version: z.int() });
const done = z.object({ done: z.int(), total: z.int() });

export const languageSettings = endpoint({
  name: 'languageSettings',
  method: 'POST',
  path: '/op/config/languages',
  actor: 'operator',
  right: 'settings',
  reads: true,
  summary: 'The languages of this instance in their order, who speaks them, and how much is told in each.',
  input: z.object({}),
  output: z.object({
    version: z.int(),
    fallback: z.enum(languages),
    list: z.array(
      z.object({
        code: z.enum(languages),
        name: z.string(),
        offered: z.boolean(),
        /** Merchants who have chosen it. */
        merchants: z.int(),
        goods: done,
        types: done,
        steps: done,
      }),
    ),
  }),
  refuses: [],
});

export const addLanguage = endpoint({
  name: 'addLanguage',
  method: 'POST',
  path: '/op/config/language_add',
  actor: 'operator',
  right: 'settings',
  summary: 'Offer one more language, at the end of the order.',
  input: z.object({ version: seen, code: z.string().check(z.maxLength(20)), why }),
  output: changed,
  refuses: ['langCfgExisted', 'langCfgNotConfigured', 'staleVersion'],
});

export const changeLanguages = endpoint({
  name: 'changeLanguages',
  method: 'POST',
  path: '/op/config/languages_set',
  actor: 'operator',
  right: 'settings',
  summary:
    'The languages that are offered, in their order, and the one for everybody else. One that is left out leads to that one.',
  input: z.object({
    version: seen,
    list: z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(20)),
    fallback: z.string().check(z.maxLength(20)),
    why,
  }),
  output: changed,
  refuses: ['langCodeDuplicated', 'langCfgNotConfigured', 'staleVersion'],
});

export const logisticsSettings = endpoint({
  name: 'logisticsSettings',
  method: 'POST',
  path: '/op/config/logistics',
  actor: 'operator',
  right: 'settings',
  reads: true,
  summary: 'Carriers of this instance and where they may be used, and what tracking steps are called.',
  input: z.object({}),
  output: z.object({
    carriers_version: z.int(),
    carriers: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** In the configuration of the carriers; false for one that is set up here alone. */
        known: z.boolean(),
        on: z.boolean(),
        countries: z.array(countryCode),
        hears: z.enum(['webhook', 'poll', 'both', 'nothing']),
        tracking_page: z.boolean(),
      }),
    ),
    steps_version: z.int(),
    steps: z.array(
      z.object({
        code: z.enum(carrierEventCodes),
        texts: z.array(
          z.object({ lang: z.enum(languages), text: z.nullable(z.string()), built_in: z.string() }),
        ),
      }),
    ),
  }),
  refuses: [],
});

const carrierRule = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  on: z.boolean(),
  countries: z.array(countryCode).check(z.maxLength(250)),
});

export const changeCarriers = endpoint({
  name: 'changeCarriers',
  method: 'POST',
  path: '/op/config/carriers_set',
  actor: 'operator',
  right: 'settings',
  summary:
    'Which carriers new labels may name, and for which countries. Parcels that are under way go on as they were.',
  input: z.object({ version: seen, list: z.array(carrierRule).check(z.maxLength(200)), why }),
  output: changed,
  refuses: ['logisticsCfgExisted', 'logisticsCfgNotConfigured', 'staleVersion'],
});

export const changeSteps = endpoint({
  name: 'changeSteps',
  method: 'POST',
  path: '/op/config/steps_set',
  actor: 'operator',
  right: 'settings',
  summary:
    'What tracking steps are called. A step or language that is left out, or has no text, says the built-in words.',
  input: z.object({
    version: seen,
    list: z
      .array(
        z.object({
          code: z.string().check(z.maxLength(40)),
          texts: z
            .array(
              z.object({
                lang: z.string().check(z.maxLength(20)),
                text: z.union([z.literal(''), words(120)]),
              }),
            )
            .check(z.maxLength(20)),
        }),
      )
      .check(z.maxLength(20)),
    why,
  }),
  output: changed,
  refuses: [
    'logisticsCfgNotConfigured',
    'logisticsStepDuplicated',
    'logisticsStepLangDuplicated',
    'langCfgNotConfigured',
    'staleVersion',
  ],
});

export const channelSettings = endpoint({
  name: 'channelSettings',
  method: 'POST',
  path: '/op/config/channels',
  actor: 'operator',
  right: 'settings',
  reads: true,
  summary:
    'Shopping catalogues that shops may be read by, and the ways to pay as this instance is configured.',
  input: z.object({}),
  output: z.object({
    version: z.int(),
    feeds: z.array(z.object({ code: z.string(), name: z.string(), on: z.boolean() })),
    /** Which amounts and countries a way takes is asked of it with each quote: shown for a sample of each. */
    ways: z.array(z.object({ name: z.string(), method: z.string(), countries: z.array(countryCode) })),
  }),
  refuses: [],
});

export const changeChannels = endpoint({
  name: 'changeChannels',
  method: 'POST',
  path: '/op/config/channels_set',
  actor: 'operator',
  right: 'settings',
  summary: 'Shopping catalogues that are given nothing, by their code.',
  input: z.object({
    version: seen,
    feeds_off: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
    why,
  }),
  output: changed,
  refuses: ['staleVersion'],
});

export const versionRow = z.object({
  kind: z.string(),
  version: z.int(),
  body: z.string(),
  why: z.string(),
  made_by: z.string(),
  made_at: timestamp,
  confirmed_by: z.nullable(z.string()),
});

export const settingsHistory = endpoint({
  name: 'settingsHistory',
  method: 'POST',
  path: '/op/config/history',
  actor: 'operator',
  right: 'settings',
  reads: true,
  summary: 'Every version of a kind of settings, newest first: what it said, who made it and why.',
  input: z.object({ kind: z.enum(['languages', 'carriers', 'steps', 'channels']), ...pageInput }),
  output: pageOf(versionRow),
  refuses: [],
});
