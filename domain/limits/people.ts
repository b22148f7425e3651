// What bounds who comes in and who works here: invitations, identity, the console; part of `limits`.
import { dayMs, hourMs, minuteMs } from '#domain/text/spans.ts';

export const peopleLimits = {
  /** An invitation can be used for this long, once. */
  invitationDays: 14,
  /** Invitations a merchant may make in a day of theirs, and have open at once (specification, section 9). */
  friendInvitationsPerDay: 2,
  friendInvitationsOpenMax: 10,
  /** So old is an account before it invites: whoever comes to make many accounts waits. */
  inviterAccountDays: 7,
  /** What an inviter writes to themselves, in UTF-16 code units. */
  invitationNoteCharactersMax: 60,
  /** Invitations one console call may make. */
  invitationsPerCall: 50,
  /** Shops of one branch of the tree of invitations that are shown at once. */
  invitationTreePage: 50,
  /** Registration is closed for at most so many days at a time; the database holds it too. */
  registrationClosedDaysMax: 90,
  /** Why it is closed, in UTF-16 code units: whoever is refused reads it. */
  registrationReasonUnitsMax: 500,
  /** Changes of the door that the console shows. */
  registrationHistoryShown: 20,
  inviteTriesPerHour: 10,
  /** Sessions are known so long after their end, as the security log is: whoever looks into a sign-in has a year to. */
  sessionKeepDays: 400,
  /** Applications of identity in a day: enough to correct, too few to try documents out (docs/product.md 2.6). */
  identityDailyMax: 5,
  /** A reviewer answers within this many hours, and has an application for so many minutes. */
  identityPromiseHours: 48,
  identityTakeMinutes: 30,
  /** Documents one person may look at in a day; a check of `identity_look_day` says the same. */
  identityLooksDailyMax: 50,
  /** Buyers that one person of the console may open in a day; what another person adds to it, and the most it comes to. */
  buyerLooksDailyMax: 100,
  buyerLooksRaise: 100,
  buyerLooksRaisedMax: 300,
  /** More looks than this within so many minutes are faster than reading: those who read the security log are told. */
  looksPaceMax: 15,
  looksPaceMinutes: 10,
  /** A document's end is told so many days before, and again. */
  identityExpiryDays: 30,
  identityReminderDays: [14, 3],
  /** Looks at documents that their owner is shown. */
  identityViewsShown: 20,
  /** What the owner of a shop calls a member, in UTF-16 code units; `team_invitation` says the same. */
  memberNameUnitsMax: 60,
  /** Open invitations of members, and how long one works; `team_invitation` says ten and seven days at most. */
  memberInvitationsOpenMax: 10,
  memberInvitationHours: 72,
  /** What an owner may let one member give back in a day, in minor units; `team_setting` says the same. */
  memberRefundUnitsMax: 100_000_000n,
  /** Other shops that an owner may change to; `shop_link` has so many slots. */
  linkedShopsMax: 5,
  operatorIdleMs: 15 * minuteMs,
  operatorSessionMs: 8 * hourMs,
  /** Between the console's password and its second factor, and for a device to sign what it was asked. */
  consoleTicketMs: 5 * minuteMs,
  /** How long a person of the console may take at the identity provider. */
  singleSignOnMs: 10 * minuteMs,
  singleSignOnFailuresPerHour: 20,
  /** A dangerous act of the console wants a second factor that was proved this recently. */
  freshFactorMs: 5 * minuteMs,
  passkeysPerPerson: 5,
  /** Devices of a shop that sign, or wait to; `merchant_device_add` says the same. */
  devicesMax: 5,
  /** A later device signs after this, and the last one until this after its removal was asked for; the database says the same. */
  deviceWaitHours: 24,
  deviceNameCharactersMax: 60,
  /** Those that signed once are listed too: old signatures are checked with their keys. */
  devicesShownMax: 100,
  /** A mandate is signed as it is sent; clocks differ, and a passkey waits for a person. */
  mandateAgeMs: 10 * minuteMs,
  /** Signed mandates of one answer. */
  mandatesAtOnce: 200,
  /** Where there are only two owners, one may object so long to being taken away; `role_change_decide` says the same. */
  ownerRemovalHours: 72,
  /** An invited person of the console chooses their password in this time; an owner can renew the link. */
  consoleLinkMs: 48 * hourMs,
  /** What the command line changed about somebody's access stands on Today of owners for so long. */
  commandShownMs: 7 * dayMs,
  /** Two owners agree on a role in this time. */
  roleChangeMs: 7 * dayMs,
  /** The console says that a session is about to rest this long before it does. */
  idleWarningMs: minuteMs,
} as const;
