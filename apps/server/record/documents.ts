// All documents that an instance puts on record, each from the room that knows it.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import canonicalize from 'canonicalize';
import { rulesDocument } from '#domain/record/rules.ts';
import { depositKeys } from '#features/deposits/keys.contract.ts';
import type { DocumentDraft, DocumentSource } from '#features/proof/server/public.ts';
import { trustEntity, trustFigures } from '#features/trust/contract.ts';
import { trustDocuments } from '#features/trust/server/public.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import type { Environment } from '#platform/environment.ts';
import { programVersion } from '../build.ts';
import type { Input } from '../call-app.ts';
import { migrationsDir } from '../database.ts';
import { readManifest, type ServedPages } from './manifest.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

export type DocumentParts = {
  readonly ask: Input;
  readonly pages: ServedPages;
  /** Where reserves lie on chains, and whose word about them is believed. */
  readonly reserves: readonly object[];
  readonly auditors: readonly string[];
};

export function documentSources({
  ask,
  pages,
  reserves,
  auditors,
}: DocumentParts): readonly DocumentSource[] {
  const trust = trustDocuments({ figures: () => ask(trustFigures, {}), entity: () => ask(trustEntity, {}) });
  // Read when they are first wanted: a start does not wait for it.
  let rules: DocumentDraft | undefined;
  let manifest: { readonly read: ReturnType<typeof readManifest> } | undefined;
  return [
    ...trust,
    { name: 'rules', make: () => [(rules ??= draft(programVersion(), rulesDocument(migrationsDigest())))] },
    {
      name: 'keys',
      async make(env) {
        const { list } = await ask(depositKeys, {});
        return [draft('1', keysDocument(env, { deposits: list, reserves, auditors }))];
      },
    },
    {
      name: 'build',
      make() {
        manifest ??= { read: readManifest(dist) };
        const made = pages.size === 0 ? undefined : manifest.read?.(programVersion(), pages);
        return made === undefined ? [] : [draft(made.version, made)];
      },
    },
  ];
}

function draft(version: string, document: object): DocumentDraft {
  return { version, body: Buffer.from(canonicalize(document) ?? ''), type: 'application/json' };
}

/** SHA-256 over a line for each file, in the order in which they were applied. */
function migrationsDigest() {
  const all = readMigrations(migrationsDir);
  const whole = createHash('sha256');
  for (const { name, sha256 } of all) whole.update(`${sha256} ${name}\n`);
  return { count: all.length, sha256: whole.digest('hex') };
}

type Keys = Pick<DocumentParts, 'reserves' | 'auditors'> & { readonly deposits: readonly object[] };

/** Every key that something of this instance is checked with. */
function keysDocument({ recordKeys, receiptKeys }: Environment, { deposits, reserves, auditors }: Keys) {
  return {
    v: 1,
    log: recordKeys.log.vkey,
    slip: recordKeys.slip.vkey,
    receipts: receiptKeys.published,
    deposits,
    reserves,
    auditors,
  };
}
