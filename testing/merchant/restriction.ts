// Restrictions of the sample world: an amount that is held for disputed orders.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  addAppeal,
  listAppeals,
  listRestrictions,
  restrictionDetail,
} from '#features/restriction/contract.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

export type Statement = OutputOf<typeof restrictionDetail>;

export const held: Statement = {
  id: idOf(81),
  level: 'withdrawal_prohibited',
  code: 'H01',
  scope: 'amount',
  state: 'active',
  currency: 'USD',
  amount: '50.00',
  held: '30.00',
  reason: 'Three buyers say that their parcels were empty.\nTheir banks have opened disputes.',
  evidence: ['Order SL-10230', 'Dispute 2231-A'],
  placed_at: at,
  from: at,
  until: soon,
  ended_at: null,
  end_reason: null,
  end_note: null,
  file_no: null,
  extension: null,
  stops: [],
  appeal: null,
  appeal_until: soon,
  can_appeal: true,
  appeal_why_not: null,
};

/** The account that is closed to protect it. */
export const closed: Statement = {
  ...held,
  id: idOf(82),
  level: 'account_disabled',
  code: 'H03',
  scope: 'shop',
  amount: null,
  held: null,
  reason: 'Somebody signed in from two countries within ten minutes.',
  stops: ['enter', 'sell', 'list', 'withdraw', 'deposit'],
};

export const appealed: NonNullable<Statement['appeal']> = {
  id: idOf(83),
  restriction_id: held.id,
  state: 'open',
  text: 'The carrier weighed all three parcels, the receipts are attached.',
  opened_at: at,
  decide_by: soon,
  is_late: false,
  decided_at: null,
  decision: null,
  files: 1,
};

export function restrictionAnswers(): Answer[] {
  const { evidence: _evidence, ...row } = held;
  return [
    answer(listRestrictions, { ...page, total: 1, list: [row] }),
    answer(restrictionDetail, held),
    answer(addAppeal, appealed),
    answer(listAppeals, { ...page, total: 0, list: [] }),
  ];
}
