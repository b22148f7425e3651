// What stands in the form: begun with what is known from the last time, and checked as the server will.
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  filesNeeded,
  identityFaults,
  readIdentity,
  type IdentityFacts,
  type IdentityFault,
  type IdentityField,
  type IdentityFile,
  type RejectionReason,
} from '#domain/identity/identity.ts';
import type { myIdentity } from '#features/identity/contract.ts';

export type Identity = OutputOf<typeof myIdentity>;
export type Application = NonNullable<Identity['application']>;

export type PictureField = Exclude<IdentityFile, 'qualification'>;
export type Draft = {
  readonly facts: IdentityFacts;
  readonly pictures: Readonly<Partial<Record<PictureField, File>>>;
  readonly papers: readonly File[];
  readonly consent: boolean;
};

const empty: IdentityFacts = {
  kind: 'person',
  country: '',
  doc_type: 'passport',
  full_name: '',
  representative: '',
  birth_date: '',
  id_number: '',
  document_ends_on: '',
  phone: '',
};

/** The last application where it was rejected: what was right in it counts as there. */
export function reusable(application: Application | null): Application | undefined {
  return application?.state === 'rejected' && !application.is_erased ? application : undefined;
}

export function useDraft(application: Application | null) {
  const last = reusable(application);
  const [draft, setDraft] = useState<Draft>(() => ({
    facts: last === undefined ? empty : factsOf(last),
    pictures: {},
    papers: [],
    consent: false,
  }));
  return {
    draft,
    setFact: <K extends keyof IdentityFacts>(key: K, value: IdentityFacts[K]) =>
      setDraft((before) => ({ ...before, facts: { ...before.facts, [key]: value } })),
    setPicture: (field: PictureField, file: File | undefined) =>
      setDraft((before) => ({ ...before, pictures: withFile(before.pictures, field, file) })),
    setPapers: (papers: readonly File[]) => setDraft((before) => ({ ...before, papers })),
    setConsent: (consent: boolean) => setDraft((before) => ({ ...before, consent })),
  };
}

function withFile(
  pictures: Draft['pictures'],
  field: PictureField,
  file: File | undefined,
): Draft['pictures'] {
  const { [field]: _before, ...others } = pictures;
  return file === undefined ? others : { ...others, [field]: file };
}

function factsOf(last: Application): IdentityFacts {
  return {
    kind: last.kind,
    country: last.country,
    doc_type: last.doc_type,
    full_name: last.full_name,
    representative: last.representative,
    birth_date: last.birth_date ?? '',
    id_number: '',
    document_ends_on: last.document_ends_on ?? '',
    phone: last.phone ?? '',
  };
}

/** Fields that the last application had right, so that nothing need be sent for them. */
export function keptFields(application: Application | null): ReadonlySet<IdentityField> {
  const fields = reusable(application)?.fields ?? [];
  return new Set(fields.filter(({ state }) => state === 'ok').map(({ key }) => key));
}

/** Why fields of the last application were rejected. */
export function rejectedFields(application: Application | null): ReadonlyMap<IdentityField, RejectionReason> {
  const fields = reusable(application)?.fields ?? [];
  return new Map(fields.flatMap(({ key, reason }) => (reason === null ? [] : [[key, reason] as const])));
}

export type Faults = Readonly<Partial<Record<IdentityField | 'consent', IdentityFault>>>;

/** What is wrong with the form: the rules are the server's own. */
export function faultsOf(draft: Draft, kept: ReadonlySet<IdentityField>, today: string): Faults {
  const facts = readIdentity(draft.facts);
  const faults: Partial<Record<IdentityField | 'consent', IdentityFault>> = identityFaults(facts, today);
  if (facts.id_number === '' && kept.has('id_number')) delete faults.id_number;
  for (const field of filesNeeded(facts)) {
    const isThere = field === 'qualification' ? draft.papers.length > 0 : draft.pictures[field] !== undefined;
    if (!isThere && !kept.has(field)) faults[field] = 'missing';
  }
  if (!draft.consent) faults.consent = 'missing';
  return faults;
}
