// Settings as the platform uses them, and the one way to change them.
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { languages } from '#domain/text/language.ts';
import { toPage } from '#domain/wire/page.ts';
import { carrierEventCodes } from '#domain/states/parcel.ts';
import type { Tx } from '#platform/db/database.ts';
import { builtInSettings, type InstanceSettings } from '#platform/ports/settings.ts';
import type { Environment } from '#platform/environment.ts';
import {
  insertVersion,
  listVersions,
  newestVersions,
  type NewVersion,
  type SettingKind,
} from './versions.sql.ts';

const language = z.enum(languages);
const shapes = {
  languages: z.object({ offered: z.array(language).check(z.minLength(1)), fallback: language }),
  carriers: z.object({
    list: z.array(z.object({ code: z.string(), on: z.boolean(), countries: z.array(z.string()) })),
  }),
  steps: z.object({
    texts: z.partialRecord(z.enum(carrierEventCodes), z.partialRecord(language, z.string())),
  }),
  channels: z.object({ feeds_off: z.array(z.string()) }),
  look: z.object({
    color: z.nullable(z.string()),
    logo: z.nullable(z.string()),
    support: z.nullable(z.string()),
    sender: z.nullable(z.string()),
  }),
  legal: z.object({ name: z.string(), legal_name: z.string(), country: z.string() }),
};

export type Bodies = { readonly [K in SettingKind]: z.output<(typeof shapes)[K]> };

/** The newest versions, whole: what was never changed is as it was built in. */
export async function readSettings(tx: Tx): Promise<{
  readonly settings: InstanceSettings;
  readonly versions: Readonly<Record<SettingKind, number>>;
}> {
  const rows = await newestVersions(tx);
  const versions = { languages: 0, carriers: 0, steps: 0, channels: 0, look: 0, legal: 0 };
  for (const { kind, version } of rows) versions[kind] = version;
  const bodyOf = (kind: SettingKind): unknown => rows.find((row) => row.kind === kind)?.body;
  const read = <T extends z.ZodMiniType>(shape: T, kind: SettingKind): z.output<T> | undefined => {
    const body = bodyOf(kind);
    return body === undefined ? undefined : z.parse<T>(shape, body);
  };
  return {
    versions,
    settings: {
      languages: read(shapes.languages, 'languages') ?? builtInSettings.languages,
      carriers: read(shapes.carriers, 'carriers')?.list ?? builtInSettings.carriers,
      steps: read(shapes.steps, 'steps')?.texts ?? builtInSettings.steps,
      feedsOff: read(shapes.channels, 'channels')?.feeds_off ?? builtInSettings.feedsOff,
      look: read(shapes.look, 'look') ?? builtInSettings.look,
      legal: read(shapes.legal, 'legal'),
    },
  };
}

/** For the platform: the settings alone. */
export async function loadSettings(tx: Tx): Promise<InstanceSettings> {
  return (await readSettings(tx)).settings;
}

export type Change<K extends SettingKind> = Omit<NewVersion, 'kind' | 'body'> & {
  readonly kind: K;
  readonly body: Bodies[K];
};

/**
 * Writes the next version of a kind.
 *
 * @throws Refused `staleVersion` where another version came in between.
 */
export async function writeSettings<K extends SettingKind>(
  tx: Tx,
  change: Change<K>,
): Promise<{ version: number }> {
  const version = await insertVersion(tx, change);
  if (version === undefined) throw refuse('staleVersion', { field: 'version', reason: 'changed' });
  return { version };
}

/** As `writeSettings`, in a transaction of its own: this process uses it at once, every other one within seconds. */
export async function changeSettings<K extends SettingKind>(
  { db, settings }: Environment,
  change: Change<K>,
): Promise<{ version: number }> {
  const written = await db.transaction((tx) => writeSettings(tx, change));
  await settings.refresh();
  return written;
}

export async function presentVersions(
  tx: Tx,
  input: { readonly kind: SettingKind; readonly page: number; readonly page_size: number },
) {
  const { kind, page, page_size: size } = input;
  const rows = await listVersions(tx, { kind, limit: size + 1, offset: (page - 1) * size });
  const list = rows.map((row) => ({
    kind: row.kind,
    version: row.version,
    body: JSON.stringify(row.body, null, 1),
    why: row.why,
    made_by: row.maker ?? '',
    made_at: row.made_at.toISOString(),
    confirmed_by: row.confirmer,
  }));
  return toPage(list, input, null);
}
