// Accepting the terms and the fees: by version, kept for good, asked again when they change. Nothing is locked meanwhile.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import type { Language } from '#domain/text/language.ts';
import {
  acceptedDocuments,
  changedClauses,
  termsClauses,
  trustPath,
  trustVersions,
  type AcceptedDocument,
} from '#domain/content/trust-documents.ts';
import { termsNumbers } from '#domain/content/terms-numbers.ts';
import type { acceptTerms, termsState } from '#features/trust/acceptance.contract.ts';
import { sayIn } from '#locales/say.ts';
import { pageWords } from '#locales/storefront.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { insertAcceptance, readAcceptances, type AcceptanceRow } from './acceptance.sql.ts';
import { digestOf, presentFees } from './fees.ts';
import { presentAnnounced } from './record.ts';

export type Reader = {
  readonly env: Environment;
  readonly shopId: bigint;
  readonly personId: string;
  readonly language: Language;
};

type Shown = GivenOf<typeof termsState>;
type Wanted = InputOf<typeof acceptTerms>['documents'];

export async function presentTerms(tx: Tx, reader: Reader): Promise<Shown> {
  const rows = await readAcceptances(tx, { shopId: reader.shopId, personId: reader.personId });
  const { list } = await presentAnnounced(reader.env, tx);
  return {
    documents: acceptedDocuments.map((document) => ({
      ...stateOf(document, rows, reader),
      coming: list
        .filter(({ name, is_coming: isComing }) => name === document && isComing)
        .map(({ version, from, sha256 }) => ({ version, from, sha256 }))
        .toReversed(),
    })),
  };
}

function stateOf(
  document: AcceptedDocument,
  rows: readonly AcceptanceRow[],
  { env, language }: Reader,
): Omit<Shown['documents'][number], 'coming'> {
  const { version, since } = trustVersions[document];
  const row = rows.find((one) => one.document === document);
  const accepted =
    row === undefined
      ? null
      : { version: row.version, at: row.at.toISOString(), sha256: row.digest.toString('hex') };
  const isDue = row === undefined || row.version < version;
  const changes = isDue && document === 'terms' ? changesSince(row?.version ?? 0, { env, language }) : [];
  const url = inLanguage(language, trustPath(document));
  return { document, version, since, accepted, is_due: isDue, url, changes };
}

/** The clauses that any version after the accepted one has changed, in their order. */
function changesSince(accepted: number, asked: Pick<Reader, 'env' | 'language'>) {
  const changed = new Set(
    Object.entries(changedClauses).flatMap(([version, clauses]) =>
      Number(version) > accepted ? clauses : [],
    ),
  );
  const whole = clausesOf(asked);
  return termsClauses.flatMap((clause, index) => (changed.has(clause) ? (whole[index] ?? []) : []));
}

/** The clauses as a reader of a language sees them. */
export function clausesOf({ env, language }: Pick<Reader, 'env' | 'language'>) {
  const { storefront: words } = pageWords[language];
  const { brand, policy } = env;
  const values = { ...termsNumbers, legalName: brand.legalName, confirmHours: policy.confirmLatestHours };
  return termsClauses.map((clause) => ({
    title: words[`terms_${clause}`],
    text: sayIn(language, words[`termsText_${clause}`], values),
  }));
}

/** True where a version that holds was not accepted: a task of the merchant, never a lock. */
export async function areTermsDue(tx: Tx, shopId: bigint, personId: string): Promise<boolean> {
  const rows = await readAcceptances(tx, { shopId, personId });
  return acceptedDocuments.some((document) => {
    const row = rows.find((one) => one.document === document);
    return row === undefined || row.version < trustVersions[document].version;
  });
}

/** @throws Refused `invalidParameter` `documents` (`changed`) where a version is not the one that holds: read it first. */
export function assertCurrent(wanted: Wanted, field = 'documents'): void {
  for (const { document, version } of wanted) {
    const current = trustVersions[document].version;
    if (version !== current)
      throw refuse('invalidParameter', { field, reason: 'changed', document, current });
  }
}

/**
 * Keeps that a person has accepted documents, with the hash of what they could read. Accepting again changes nothing.
 *
 * @throws Refused as `assertCurrent`.
 */
export async function saveAcceptance(tx: Tx, reader: Reader, wanted: Wanted): Promise<void> {
  assertCurrent(wanted);
  const { env, shopId, personId, language } = reader;
  const at = env.clock.now();
  for (const { document, version } of wanted) {
    const digest = Buffer.from(digestOfDocument(document, reader), 'hex');
    await insertAcceptance(tx, { shopId, personId, document, version, digest, lang: language, at });
  }
}

/** SHA-256 of what is accepted, in the language that it was read in. */
export function digestOfDocument(
  document: AcceptedDocument,
  { env, language }: Pick<Reader, 'env' | 'language'>,
): string {
  if (document === 'fees') return presentFees(env.policy).sha256;
  return digestOf({ ...trustVersions.terms, language, clauses: clausesOf({ env, language }) });
}
