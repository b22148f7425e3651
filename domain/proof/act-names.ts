// How an act is named in the public record: what was done to somebody, never by which call or to whom.

/** A closed list; a name is never given another meaning. */
export const actNames = [
  'shop.opened',
  'shop.closed',
  'restriction.placed',
  'restriction.proposed',
  'restriction.extended',
  'restriction.lifted',
  'restriction.lapsed',
  'appeal.filed',
  'appeal.decided',
  'hold.case',
  'hold.reserve',
  'hold.restriction',
  'hold.ended',
  'payout.asked',
  'payout.approved',
  'payout.rejected',
  'payout.decided',
  'payout.sent',
  'payout.failed',
  'payout.bounced',
  'payout.paused',
  'payout.cancelled',
  'payout.resumed',
  'payout.scheduled',
  'payout.unscheduled',
  'identity.decided',
  'identity.recalled',
  'deposit.decided',
  'case.opened',
  'case.moved',
  'case.decided',
  'goodwill',
  'review.removed',
  'campaign.refused',
  'level.changed',
  'limit.changed',
  'cost.changed',
  'role.changed',
  'device.added',
  'device.removed',
  'account.secured',
  'terms.changed',
  'data.erased',
  'record.begun',
  'setting.changed',
  'view',
  'other',
] as const;
export type ActName = (typeof actNames)[number];

/** Names of calls; what jobs do is written down under its public name. */
const nameOfAct: Readonly<Record<string, ActName>> = {
  placeRestriction: 'restriction.placed',
  freezeWallet: 'restriction.placed',
  proposeRestriction: 'restriction.proposed',
  decideProposal: 'restriction.placed',
  extendRestriction: 'restriction.extended',
  liftRestriction: 'restriction.lifted',
  decideAppeal: 'appeal.decided',
  addIdentityAppeal: 'appeal.filed',
  decideIdentityAppeal: 'appeal.decided',
  decideWithdrawal: 'payout.decided',
  markPayout: 'payout.decided',
  pausePayouts: 'payout.paused',
  resumePayouts: 'payout.resumed',
  extendPayoutPause: 'payout.paused',
  decideIdentity: 'identity.decided',
  askIdentityRecall: 'identity.recalled',
  agreeIdentityRecall: 'identity.recalled',
  decideDeposit: 'deposit.decided',
  decideCase: 'case.decided',
  proposeGoodwill: 'goodwill',
  decideGoodwill: 'goodwill',
  decideComment: 'review.removed',
  refuseCampaign: 'campaign.refused',
  changeLimit: 'limit.changed',
  decideLimit: 'limit.changed',
  proposeRoleChange: 'role.changed',
  decideRoleChange: 'role.changed',
  lessenPerson: 'role.changed',
  addDevice: 'device.added',
  removeDevice: 'device.removed',
  retainDevice: 'account.secured',
  updatePayPassword: 'account.secured',
  changePassword: 'account.secured',
  confirmSecondFactor: 'account.secured',
  endSecondFactor: 'account.secured',
  addPayoutAccount: 'account.secured',
  editPayoutAccount: 'account.secured',
  removePayoutAccount: 'account.secured',
  setPayoutSchedule: 'payout.scheduled',
  endPayoutSchedule: 'payout.unscheduled',
  proposeLegal: 'terms.changed',
  decideLegal: 'terms.changed',
  announceDocument: 'terms.changed',
  eraseBuyer: 'data.erased',
  changeLook: 'setting.changed',
  addLanguage: 'setting.changed',
  changeLanguages: 'setting.changed',
  changeCarriers: 'setting.changed',
  changeSteps: 'setting.changed',
  changeChannels: 'setting.changed',
};

const known: ReadonlySet<string> = new Set(actNames);

export const isActName = (text: string): text is ActName => known.has(text);

/** The public name of an audit entry: of its act, of a look, or `other`. */
export function actNameOf({
  act,
  kind,
}: {
  readonly act: string;
  readonly kind: 'change' | 'view';
}): ActName {
  if (kind === 'view') return 'view';
  return isActName(act) ? act : (nameOfAct[act] ?? 'other');
}
