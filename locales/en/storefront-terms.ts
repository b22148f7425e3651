/**
 * The terms, a clause at a time. Whoever changes what a clause says counts up `trustVersions.terms` in
 * `domain/content/trust-documents.ts`; the numbers are those this instance runs on.
 */
export const storefrontTerms = {
  terms_who: 'Who this is between',
  termsText_who:
    '{legalName} runs this service. Merchants run shops in it and sell in their own name. Buyers buy from the shop that is named on the page, on the order and on the receipt.',
  terms_free: 'What it costs',
  termsText_free:
    'Opening and running a shop is free. A shop pays a commission on the goods it sells, what it chooses to spend on promotion, and what a network takes to carry a withdrawal. There is nothing else, and the page of fees names every number.',
  terms_orders: 'How an order comes about',
  termsText_orders:
    'An order begins with a buyer’s payment that was really received. Nobody who works here can make an order, a payment, a visit or a review, and no merchant can.',
  terms_supplier: 'Who pays the supplier',
  termsText_supplier:
    'The supplier is paid from what the buyer paid for this very order, never from a merchant’s wallet. A price that does not cover cost, delivery and commission is refused before anything is sold. An order whose cost nobody confirms is refunded to the buyer within {confirmHours, plural, one {# hour} other {# hours}}.',
  terms_money: 'When money is the shop’s',
  termsText_money:
    'The buyer’s payment is held until the goods have arrived. After that it is divided as the order says, and the shop’s part is available after a number of days that depends on its level and stands on every order.',
  terms_payouts: 'Withdrawals',
  termsText_payouts:
    'Your available balance can be withdrawn at any time. Small withdrawals are approved at once. People look at the others within {decideHours, plural, one {# hour} other {# hours}}; where nobody has decided after {selfApproveHours, plural, one {# hour} other {# hours}}, a withdrawal is approved automatically unless there is a written hold, and is paid out in daily instalments within the daily limit, over at most {slices, plural, one {# day} other {# days}}. Nothing ever has to be paid in first.',
  terms_holds: 'Holds and restrictions',
  termsText_holds:
    'Money is held, or a shop restricted, for one of eight published reasons only. Each has a statement of reasons, names the evidence, the amount where it touches money, and the day on which it ends by itself. It can be extended once, by another person. What is not held can be withdrawn as usual.',
  terms_appeals: 'Appeals',
  termsText_appeals:
    'Every restriction can be appealed within {appealDays, plural, one {# day} other {# days}}. Somebody who did not place it decides within {decideDays, plural, one {# day} other {# days}}. Where nobody decides in time, held money becomes available automatically.',
  terms_deposits: 'Deposits',
  termsText_deposits:
    'A deposit is never needed to sell, to be paid out or to reach a level. What a merchant may deposit is limited, and anything not spent can be withdrawn at any time.',
  terms_invitations: 'Invitations',
  termsText_invitations:
    'Shops are opened by invitation. An invitation is free, works once and for {inviteDays, plural, one {# day} other {# days}}. It earns whoever gives it nothing: no money, no points, no share.',
  terms_promotion: 'Promotion',
  termsText_promotion:
    'A shop may pay to be shown in places that are marked as sponsored. It sees a forecast before it pays, and no sales are promised. What was not spent goes back when a campaign ends. How places are given out is published, and a shop can compute its own auctions again.',
  terms_reviews: 'Reviews',
  termsText_reviews:
    'Only who bought and was sent the goods can review them. A review is removed for one of five published reasons only, never because it is bad, and a note stays in its place.',
  terms_levels: 'Levels',
  termsText_levels:
    'Levels are earned by published criteria and cost nothing. A lower level is told {levelNoticeDays, plural, one {# day} other {# days}} before it holds. No level decides whether a merchant may withdraw.',
  terms_data: 'Personal data',
  termsText_data:
    'A merchant can fetch everything that is kept about the shop, once a day, and can ask to be erased. Documents of identity are encrypted, each look at them is written down, and they are removed after the time that the law asks for. A buyer’s contact details serve the order alone.',
  terms_changes: 'Changes of these terms',
  termsText_changes:
    'Changed terms are told {termsNoticeDays, plural, one {# day} other {# days}} before they hold, with what has changed. They never change an order that was made before.',
  terms_leaving: 'Leaving',
  termsText_leaving:
    'A merchant can leave at any time. Open orders are carried out or refunded first, and what is left is paid out. Nobody has to pay to leave.',
};
