// What this room puts on record: the terms, the fees, the ranking, who runs the instance, and each month's figures.
import canonicalize from 'canonicalize';
import { languages } from '#domain/text/language.ts';
import { rankingDocument } from '#domain/goods/ranking-document.ts';
import { trustVersions } from '#domain/content/trust-documents.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { DocumentDraft, DocumentSource } from '#features/proof/server/public.ts';
import type { trustEntity, trustFigures } from '#features/trust/contract.ts';
import type { Environment } from '#platform/environment.ts';
import { clausesOf, digestOfDocument } from './acceptance.ts';
import { presentFees } from './fees.ts';

type Figures = OutputOf<typeof trustFigures>;

/** The same that the public pages and their calls say. */
export type TrustParts = {
  readonly figures: () => Promise<Figures>;
  readonly entity: () => Promise<OutputOf<typeof trustEntity>>;
};

export function trustDocuments({ figures, entity }: TrustParts): readonly DocumentSource[] {
  return [
    { name: 'terms', make: (env) => [draft(String(trustVersions.terms.version), termsDocument(env))] },
    { name: 'fees', make: ({ policy }) => [draft(String(trustVersions.fees.version), presentFees(policy))] },
    {
      name: 'ranking',
      make() {
        const ranking = rankingDocument();
        return [draft(String(ranking.version), ranking)];
      },
    },
    { name: 'entity', make: async () => [draft('1', entityDocument(await entity()))] },
    reportSource(figures),
  ];
}

/** The figures of the last complete month: counted once, for they are of whole days over all shops. */
function reportSource(figures: TrustParts['figures']): DocumentSource {
  let made: string | undefined;
  return {
    name: 'report',
    async make({ clock }) {
      const month = clock.now().toISOString().slice(0, 7);
      if (made === month) return [];
      const reports = reportsOf(await figures());
      made = month;
      return reports;
    },
  };
}

function draft(version: string, document: object): DocumentDraft {
  return { version, body: Buffer.from(canonicalize(document) ?? ''), type: 'application/json' };
}

/**
 * The terms in English, and for each language the digest that is kept with every acceptance: a merchant who accepted them
 * in another language finds that digest here.
 */
export function termsDocument(env: Environment) {
  return {
    ...trustVersions.terms,
    legal_name: env.brand.legalName,
    confirm_hours: env.policy.confirmLatestHours,
    clauses: clausesOf({ env, language: 'en' }),
    languages: Object.fromEntries(
      languages.map((language) => [language, digestOfDocument('terms', { env, language })]),
    ),
  };
}

/** Without what has a document of its own. */
function entityDocument({ terms: _terms, ...entity }: OutputOf<typeof trustEntity>) {
  return entity;
}

/** The last complete month; what is on record of a month stays as it was first said. */
function reportsOf({ few, months }: Figures): readonly DocumentDraft[] {
  return months.slice(0, 1).map((month) => ({
    ...draft(month.from.slice(0, 7), { few, ...month }),
    isOnce: true,
  }));
}
