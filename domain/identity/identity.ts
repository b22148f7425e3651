// What is asked of a merchant's identity, and when it is well filled in: one set of rules for the form and the server.
import { isPhone, phoneOf } from '#domain/contact.ts';
import { countries } from '#domain/geo/countries.ts';

export const identityKinds = ['person', 'company'] as const;
export type IdentityKind = (typeof identityKinds)[number];

export const documentTypes = ['passport', 'id_card', 'driving_licence', 'residence_permit'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const identityFiles = ['front', 'back', 'selfie', 'qualification'] as const;
export type IdentityFile = (typeof identityFiles)[number];

export const identityTexts = [
  'country',
  'full_name',
  'representative',
  'birth_date',
  'doc_type',
  'id_number',
  'document_ends_on',
  'phone',
] as const;
export type IdentityText = (typeof identityTexts)[number];

export type IdentityField = IdentityText | IdentityFile;
export const identityFields = [...identityTexts, ...identityFiles] as const;

export function isIdentityField(text: string): text is IdentityField {
  return identityFields.some((field) => field === text);
}

/** Why a reviewer could not accept a field. */
export const rejectionReasons = [
  'blurry',
  'cut_off',
  'glare',
  'unreadable',
  'expired',
  'mismatch',
  'not_accepted',
  'wrong_person',
  'incomplete',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Why a reviewer looks at a document; its owner is told. The last two are for what was decided already. */
export const lookReasons = ['decide', 'compare', 'doubt', 'appeal', 'law'] as const;
export type LookReason = (typeof lookReasons)[number];

/** Papers of a company that one application can carry. */
export const qualificationsMax = 5;
export const adultYears = 18;
const oldestYears = 120;
const nameMax = 120;

/** What a person typed. '' is nothing. */
export type IdentityFacts = {
  readonly kind: IdentityKind;
  readonly country: string;
  readonly doc_type: DocumentType;
  /** The legal name: of the person, or of the company as it is registered. */
  readonly full_name: string;
  /** Who acts for a company; '' for a person. */
  readonly representative: string;
  /** Of the person, or of who acts for the company: `2000-12-31`. */
  readonly birth_date: string;
  /** Of the document, or of the company's registration. */
  readonly id_number: string;
  readonly document_ends_on: string;
  readonly phone: string;
};

/** The same as it is kept: full-width signs made plain, spaces tidied. Names keep their script. */
export function readIdentity(typed: IdentityFacts): IdentityFacts {
  const plain = (text: string) => text.normalize('NFKC').trim();
  const name = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return {
    ...typed,
    country: plain(typed.country).toUpperCase(),
    full_name: name(typed.full_name),
    representative: typed.kind === 'company' ? name(typed.representative) : '',
    birth_date: plain(typed.birth_date),
    id_number: plain(typed.id_number)
      .replace(/\s/g, '')
      .replace(/[‐-―−]/g, '-')
      .toUpperCase(),
    document_ends_on: plain(typed.document_ends_on),
    phone: phoneOf(typed.phone),
  };
}

export type IdentityFault = 'missing' | 'shape' | 'under_age' | 'past';

/** What is wrong with facts as `readIdentity` gives them; `today` is a day such as `2026-03-02`. */
export function identityFaults(
  facts: IdentityFacts,
  today: string,
): Partial<Record<IdentityText, IdentityFault>> {
  const faults: Partial<Record<IdentityText, IdentityFault>> = {};
  const check = (field: IdentityText, isGood: boolean, fault: IdentityFault = 'shape') => {
    if (facts[field] === '') faults[field] = 'missing';
    else if (!isGood) faults[field] ??= fault;
  };
  check('country', countries.includes(facts.country));
  check('full_name', isName(facts.full_name, facts.kind));
  if (facts.kind === 'company') check('representative', isName(facts.representative, 'person'));
  check('id_number', isIdNumber(facts.id_number));
  check('phone', isPhone(facts.phone));
  check('birth_date', isDay(facts.birth_date) && facts.birth_date > yearsBefore(today, oldestYears));
  check('birth_date', facts.birth_date <= yearsBefore(today, adultYears), 'under_age');
  if (facts.document_ends_on !== '') {
    check('document_ends_on', isDay(facts.document_ends_on) && facts.document_ends_on < '2200');
    check('document_ends_on', facts.document_ends_on > today, 'past');
  }
  return faults;
}

/** Letters of any script; companies also carry digits and signs. No direction marks and other invisible letters. */
function isName(name: string, kind: IdentityKind): boolean {
  const { length } = Array.from(name);
  if (length < 2 || length > nameMax) return false;
  return kind === 'company'
    ? /^[\p{L}\p{M}\p{N} .,'’·・&()/+\-–]+$/u.test(name) && /\p{L}|\p{N}/u.test(name)
    : /^\p{L}[\p{L}\p{M} .'’·・\-–]*$/u.test(name);
}

/** Every country writes these differently: 4 to 32 letters, digits, hyphens. Whether it is true a person sees. */
export function isIdNumber(text: string): boolean {
  return /^(?=.*\d)[A-Z0-9](?:[A-Z0-9-]{2,30})[A-Z0-9]$/.test(text);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The same day so many years ago. Who was born on 29 February is of age on 1 March. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}

/** Pictures that an application needs. A passport has one side; a company shows its registration too. */
export function filesNeeded(facts: Pick<IdentityFacts, 'kind' | 'doc_type'>): readonly IdentityFile[] {
  const sides: IdentityFile[] = facts.doc_type === 'passport' ? ['front'] : ['front', 'back'];
  return facts.kind === 'company' ? [...sides, 'qualification'] : sides;
}
