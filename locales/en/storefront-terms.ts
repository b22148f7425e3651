/**
 * The terms, a clause at a time. Whoever changes what a clause says counts up `trustVersions.terms` in
 * `domain/content/trust-documents.ts`; the numbers are those this instance runs on.
 */
export const storefrontTerms = {
  terms_who: 'Parties to these terms',
  termsText_who:
    '{legalName} runs this service. Merchants run shops on it and sell in their own name. Buyers buy from the shop named on the page, the order and the receipt.',
  terms_free: 'What it costs',
  termsText_free:
    'Opening and running a shop costs nothing. A shop pays commission on the products it sells, what it chooses to spend on promotion, and what a network charges to carry a withdrawal. There is nothing else, and the fees page lists every number.',
  terms_orders: 'How an order is created',
  termsText_orders:
    'An order begins with a buyer’s payment that has actually been received. No one on our team can create an order, a payment, a visit or a review, and neither can any merchant.',
  terms_supplier: 'Who pays the supplier',
  termsText_supplier:
    'The supplier is paid from what the buyer paid for that same order, never from a merchant’s wallet. A price that doesn’t cover cost, delivery and commission is refused before anything is sold. If the cost of an order isn’t confirmed, the buyer is refunded within {confirmHours, plural, one {# hour} other {# hours}}.',
  terms_money: 'When the shop is paid',
  termsText_money:
    'The buyer’s payment is held for the order until the items have arrived. It is then divided as the order states, and the shop’s part becomes available after a number of days that depends on the shop’s level and is shown on every order.',
  terms_payouts: 'Withdrawals',
  termsText_payouts:
    'Your available balance can be withdrawn at any time. Small withdrawals are approved at once. Our team reviews the others within {decideHours, plural, one {# hour} other {# hours}}. If a withdrawal has not been decided after {selfApproveHours, plural, one {# hour} other {# hours}}, it is approved automatically unless there is a written hold, and is paid out in daily instalments within the daily limit, over at most {slices, plural, one {# day} other {# days}}. You never have to deposit anything first.',
  terms_holds: 'Holds and restrictions',
  termsText_holds:
    'Money is placed on hold, or a shop restricted, for one of eight published reasons only. Each decision has a statement of reasons and names the evidence, the amount where money is affected, and the day on which it ends automatically. It can be extended once, by a different reviewer. Money that is not on hold can be withdrawn as usual.',
  terms_appeals: 'Appeals',
  termsText_appeals:
    'Every restriction can be appealed within {appealDays, plural, one {# day} other {# days}}. A reviewer who did not place it decides within {decideDays, plural, one {# day} other {# days}}. If the appeal is not decided in time, the money on hold becomes available automatically.',
  terms_deposits: 'Deposits',
  termsText_deposits:
    'A deposit is never required to sell, to withdraw or to reach a level. The amount a merchant can deposit is limited, and anything not spent can be withdrawn at any time.',
  terms_invitations: 'Invitations',
  termsText_invitations:
    'Shops are opened by invitation. An invitation costs nothing, works once and is valid for {inviteDays, plural, one {# day} other {# days}}. The person who gives it earns nothing: no money, no points, no share.',
  terms_promotion: 'Promotion',
  termsText_promotion:
    'A shop can pay to appear in places marked as sponsored. It sees a forecast before paying, and no sales are promised. Any unspent budget is returned when the campaign ends. The rules for assigning places are published, and a shop can recompute its own auctions.',
  terms_reviews: 'Reviews',
  termsText_reviews:
    'Only a buyer whose order was delivered can review an item. A review is removed for one of five published reasons only, never because it is negative, and a note stays in its place.',
  terms_levels: 'Levels',
  termsText_levels:
    'Levels are earned by published criteria and cost nothing. We announce a lower level {levelNoticeDays, plural, one {# day} other {# days}} before it applies. No level decides whether a merchant can withdraw.',
  terms_data: 'Personal data',
  termsText_data:
    'A merchant can download everything we hold about the shop, once a day, and can request deletion. Identity documents are encrypted, every access to them is recorded, and they are removed after the period the law requires. A buyer’s contact details are used for the order only.',
  terms_changes: 'Changes to these terms',
  termsText_changes:
    'We announce changed terms {termsNoticeDays, plural, one {# day} other {# days}} before they apply, and show what has changed. They never change an order placed before.',
  terms_leaving: 'Leaving',
  termsText_leaving:
    'A merchant can leave at any time. Open orders are completed or refunded first, and the remaining balance is paid out. Leaving costs nothing.',
};
