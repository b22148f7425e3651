// The identity of the sample world: nothing sent yet, under review, and rejected.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { myIdentity } from '#features/identity/contract.ts';
import { at, idOf, soon } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

type Identity = OutputOf<typeof myIdentity>;

export const noIdentity: Identity = {
  status: 'unverified',
  is_verified: false,
  legal_name: null,
  verified_at: null,
  expires_on: null,
  can_apply: true,
  applications_left: 5,
  keep_days: 30,
  application: null,
  views: [],
  refusal: null,
};

type Field = NonNullable<Identity['application']>['fields'][number];
const field = (key: Field['key'], reason: Field['reason'] = null): Field => ({
  key,
  label: key,
  state: reason === null ? 'ok' : 'rejected',
  reason,
});

export const rejectedIdentity: Identity = {
  ...noIdentity,
  status: 'rejected',
  applications_left: 4,
  keep_days: 30,
  application: {
    id: idOf(81),
    state: 'rejected',
    kind: 'person',
    country: 'DE',
    doc_type: 'id_card',
    full_name: 'Maria Weber',
    representative: '',
    birth_date: '1990-05-17',
    document_ends_on: null,
    id_number_last: '0T47',
    phone: '+491512345678',
    fields: [field('full_name', 'mismatch'), field('id_number'), field('front', 'blurry'), field('back')],
    note: 'The second name is missing.',
    submitted_at: at,
    promise_at: soon,
    is_late: false,
    decided_at: at,
    delete_after: soon,
    is_erased: false,
  },
  refusal: {
    id: idOf(81),
    kind: 'application',
    refused_at: at,
    statement: '',
    appeal_until: soon,
    can_appeal: true,
    appeal_why_not: null,
    appeal: null,
  },
};

export const openIdentity: Identity = {
  ...rejectedIdentity,
  status: 'applying',
  can_apply: false,
  application: rejectedIdentity.application && {
    ...rejectedIdentity.application,
    state: 'open',
    fields: [],
    note: '',
    decided_at: null,
  },
};

export function identityAnswers(): Answer[] {
  return [answer(myIdentity, noIdentity)];
}
