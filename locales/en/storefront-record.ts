import type { DocName } from '#domain/proof/entry.ts';
import type { ReserveLabel } from '#domain/record/reserve.ts';

/** Words of the public page about the record. */
export const storefrontRecord = {
  trustTitle_record: 'The public record',
  trustLead_record:
    'What we do to a shop is added here. Nothing can be changed or removed later without anyone noticing.',
  trustCard_record: 'What we have done, what all shops are owed, and what is there to pay it.',
  recordWhat: 'What the record is',
  recordWhatActs:
    'Whatever our team or our program does to a shop, such as a hold, a refusal, a payout or a new level, is added to the record within a minute. An entry says what kind of action it was and when, but not who it was about. Only the shop can open its own entries, and it can read all of them.',
  recordWhatSums:
    'Every hour we add up what all shops, buyers and suppliers are owed. Each shop can find its own amount in the total, and the merchant’s phone checks this automatically. If we left a shop out, told two people different amounts or changed the past, phones would notice.',
  recordNow: 'The record now',
  recordSize: 'Entries',
  recordActs: 'Actions concerning shops and the service',
  recordHead: 'Last signed',
  recordNothing: 'Nothing has been signed yet.',
  recordNotaries: 'Also signed by',
  recordNotary: '{name}, {when}',
  recordNoNotary:
    'No notary. Until one signs too, only copies that people keep show whether the past was changed.',
  recordOwed: 'What is owed',
  recordOwedText: 'As of {when}, over {shops, plural, one {# shop} other {# shops}}.',
  recordOwedNone: 'The first total is made within an hour.',
  recordCurrency: 'Currency',
  recordMerchants: 'To merchants',
  recordBuyers: 'To buyers',
  recordSuppliers: 'To suppliers, and tax',
  recordReserve: 'What is there to pay it',
  recordReserveText:
    'Read once a day, last on {when}. Each currency is compared on its own: a surplus in one never covers another.',
  recordReserveNone: 'The first report is made within a day.',
  recordReserveOwed: 'Owed',
  recordReserveHeld: 'Held',
  recordReserveCover: 'Covered',
  recordMissing:
    'Less is held in {currency} than is owed. We have opened an incident, and new payouts wait until it is resolved.',
  recordLabel_proved_on_chain: 'Proved on a public blockchain',
  recordLabel_attested_by: 'Attested by an auditor',
  recordLabel_claimed: 'Our own statement',
  recordAttested: '{name} attested {amount} on {when}.',
  recordDiffers:
    'Two independent nodes of {network} gave different balances. The lower one counts, as our own statement.',
  recordReserveWhole: 'The whole report',
  recordDocuments: 'Documents',
  recordDocumentsText: 'Each one stays exactly as it was published.',
  recordDocument: 'Version {version}, from {when}',
  recordEarlier: 'Earlier ones',
  recordDoc_terms: 'Terms',
  recordDoc_fees: 'Fees',
  recordDoc_ranking: 'Ranking',
  recordDoc_rules: 'Rules for money and restrictions',
  recordDoc_keys: 'Keys and addresses',
  recordDoc_build: 'Files of the apps',
  recordDoc_reserve: 'What is there to pay what is owed',
  recordDoc_report: 'Monthly figures',
  'recordDoc_ads.promise': 'Promotion: start of a day',
  'recordDoc_ads.close': 'Promotion: end of a day',
  recordDoc_entity: 'Who runs this',
  recordCheck: 'Check it yourself',
  recordCheckText:
    'On a computer with Node.js, this command reads the whole record and says whether anything in it is wrong. It needs no account.',
  recordCheckPhone: 'Merchants see the same check in the app, below their balance.',
  recordKey: 'Key of the record',
  recordKeyText:
    'It’s the same as in the welcome email to every merchant. If yours is different, tell others.',
  trustComing: 'From {when}, version {version} applies.',
} satisfies Record<`recordDoc_${DocName}` | `recordLabel_${ReserveLabel}`, string> & Record<string, string>;
