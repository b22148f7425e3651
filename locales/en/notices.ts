import type { NoticeCode } from '#domain/notifications/notices.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {New order: {goods}, {amount}} one {New order: {goods} and # more item, {amount}} other {New order: {goods} and # more items, {amount}}}} other {New order {no}}}',
    body: '{confirm, select, auto {Order {no}. Confirm by {confirm_by}, or it is confirmed automatically.} latest {Order {no}. Confirm by {confirm_by}, or it is cancelled and the buyer gets the money back.} other {A buyer paid {amount}. Confirm the cost out of their payment, or it is confirmed automatically.}}',
  },
  order_confirmed: {
    title: 'Order {no} confirmed itself',
    body: 'The supplier’s cost was put aside out of the buyer’s payment. The supplier prepares the parcel.',
  },
  order_shipped: { title: 'Order {no} is on its way', body: 'The carrier has the parcel.' },
  order_delivered: { title: 'Order {no} was delivered', body: 'The buyer can now look at the goods.' },
  order_accepted: {
    title: 'Order {no} was accepted',
    body: 'Your part is {amount}. It is in your wallet and becomes available after the waiting days of your level.',
  },
  order_lost: {
    title: 'Order {no} seems to be lost',
    body: 'It was not delivered in time. The supplier bears the loss, not you. Please look at the case.',
  },
  order_cancelled: {
    title: 'Order {no} was cancelled',
    body: '{why, select, buyer {The buyer asked for it.} expired {It was not confirmed in time.} stock {The supplier has none left.} sla {It was not shipped in time.} undeliverable {The carrier could not deliver it.} other {It could not go on.}} The buyer gets {amount} back. You lose nothing.',
  },
  order_released: {
    title: '{amount} is available to withdraw',
    body: 'Your part of order {no} can be withdrawn.',
  },
  return_asked: {
    title: 'A return of order {no} waits for you',
    body: 'Answer by {answer_by}, or it is granted by itself.',
  },
  return_granted: {
    title: 'The return of order {no} was granted',
    body: 'Nobody answered it in time, so it was granted by itself. The goods go back to the supplier.',
  },
  return_closed: {
    title: 'The return of order {no} is over',
    body: 'Nothing was refunded. The order goes on where it stood.',
  },
  return_refunded: {
    title: 'Order {no} was refunded',
    body: 'The buyer gets {amount} back. The case says who bears it.',
  },
  return_offer_taken: {
    title: 'The buyer of order {no} took your offer',
    body: 'The goods stay with the buyer, and the refund is on its way.',
  },
  return_offer_declined: {
    title: 'The buyer of order {no} did not take your offer',
    body: 'The return is granted instead, as it would have been without an answer. The goods go back to the supplier.',
  },
  return_damaged: {
    title: 'The goods of order {no} came back damaged',
    body: 'The supplier wants to take something off the refund. The buyer or a reviewer decides.',
  },
  return_escalated: {
    title: 'A reviewer looks at the return of order {no}',
    body: 'The decision comes within ten days, with its reasons.',
  },
  return_decided_for_buyer: {
    title: 'The return of order {no} was decided for the buyer',
    body: 'The case says why, and who bears what.',
  },
  return_decided_for_shop: {
    title: 'The return of order {no} was decided for the shop',
    body: 'Two reviewers looked at it. The case says why.',
  },
  feedback_answered: { title: 'We answered your feedback {no}', body: 'Open it to read the answer.' },
  feedback_done: {
    title: 'What you wrote about in {no} is done',
    body: 'Thank you. If it is not what you meant, please write to us again.',
  },
  chat_answered: {
    title: 'The service desk has answered',
    body: 'Open the conversation to read it and to write back.',
  },
  chat_buyer_wrote: {
    title: 'The buyer of order {no} has written to you',
    body: 'Open the conversation to read it. You answer here: neither of you sees the other’s contacts.',
  },
  sign_in_new: {
    title: 'New sign-in to your account',
    body: '{named, select, yes {It was {device}, on {when}, from the network {place}.} other {It was a device that does not say what it is, on {when}, from the network {place}.}} If this was not you, change your password: that signs out all other devices.',
  },
  sign_in_guessed: {
    title: 'Somebody is guessing your password',
    body: 'There were {count} wrong sign-ins with your username within an hour, from networks you have never used. Nobody got in, and you can still sign in where you usually do. If your password is short or used elsewhere, change it and turn on the second step.',
  },
  password_changed: {
    title: 'Your sign-in password was changed',
    body: 'All other devices were signed out. API keys still work: revoke the ones you do not know under Sign-in and security. If this was not you, write to us at once.',
  },
  password_reset: {
    title: 'Your sign-in password was replaced',
    body: '{way, select, email {It was replaced through a link sent to your email address.} other {It was replaced with a recovery code.}} All devices were signed out, and withdrawals are paused until {until}. API keys still work: revoke the ones you do not know under Sign-in and security. If this was not you, replace it again at once and write to us.',
  },
  contact_changed: {
    title: 'Your contact details were changed',
    body: '{what, select, email {The email address} phone {The phone number} other {The email address and the phone number}} of your account changed. A new email address counts once it is confirmed. If this was not you, change your password at once: that signs out all other devices.',
  },
  pay_password_changed: {
    title: 'Your transaction password was changed',
    body: 'If this was not you, replace it and sign out your other devices.',
  },
  pay_password_reset: {
    title: 'Your transaction password was replaced',
    body: 'Withdrawals rest until {until}. If this was not you, sign out your other devices and write to us.',
  },
  second_factor_on: {
    title: 'Your second factor is on',
    body: 'Signing in on a new device now asks for a code of your authenticator app.',
  },
  second_factor_off: {
    title: 'Your second factor was turned off',
    body: 'Signing in needs your password only. If this was not you, sign out your other devices and turn it on again.',
  },
  recovery_code_used: {
    title: 'A recovery code was used',
    body: 'You have {left, plural, =0 {none left} one {# left} other {# left}}. Make new ones before they run out.',
  },
  comment_new: {
    title: 'A buyer commented on order {no}',
    body: '{rating} of 5 stars for “{title}”. You can reply once; everybody can read your reply.',
  },
  comment_followed: {
    title: 'A buyer added to a comment on order {no}',
    body: 'It is about “{title}”.',
  },
  comment_kept: {
    title: 'A comment you reported stays',
    body: 'It is about “{title}” of order {no}. We looked at it and it keeps to the rules. Your reply stands beside it.',
  },
  comment_removed: {
    title: 'A comment you reported was removed',
    body: 'It was about “{title}” of order {no}. Its place shows the reason, and its rating does not count any more.',
  },
  goods_withdrawn: {
    title: 'Goods were withdrawn from sale',
    body: 'We have withdrawn {titles} from every shop. Reason: {reason} Orders already made go on. If the reason ends, they come back on sale by themselves.',
  },
  goods_out_of_stock: {
    title: 'Goods went off sale: sold out',
    body: 'The supplier has none left of {titles}. They come back on sale by themselves when there are some again.',
  },
  goods_below_break_even: {
    title: 'Goods went off sale: the cost rose',
    body: 'At your price you would lose money on {titles}. Set a higher price to sell them again.',
  },
  goods_back_on_sale: {
    title: 'Goods are back on sale',
    body: 'What stood in the way of {titles} is over. They are on sale at your price.',
  },
  cost_rises: {
    title: 'The cost of “{title}” rises',
    body: 'From {when} it costs you {cost} instead of {old}. At your price of {price} you then earn {profit} a piece. Orders you have keep their cost.',
  },
  cost_rises_below: {
    title: 'The cost of “{title}” rises above what your price allows',
    body: 'From {when} it costs you {cost} instead of {old}. Your price of {price} would then lose money: set at least {floor}, or it goes off sale that day. Orders you have keep their cost.',
  },
  cost_falls: {
    title: 'The cost of “{title}” falls',
    body: 'From {when} it costs you {cost} instead of {old}. At your price of {price} you then earn {profit} a piece.',
  },
  goods_repriced: {
    title: 'Prices followed the cost',
    body: 'The cost of {titles} rose. Your price rule set new prices, so that you lose nothing.',
  },
  identity_verified: {
    title: 'Your identity is verified',
    body: 'You are verified as {name}. Accounts in this name can receive your withdrawals.',
  },
  identity_rejected: {
    title: 'Your identity could not be verified yet',
    body: 'Each field that has to be corrected says why. What was right stays filled in.',
  },
  identity_recalled: {
    title: 'Your verification was taken back',
    body: '{statement} You can send new documents. What you earned stays yours, and you can appeal.',
  },
  identity_late: {
    title: 'We are late with your identity',
    body: 'We promised an answer within 48 hours and have not given one. It is first in the queue; you need not do anything.',
  },
  identity_expiring: {
    title: 'Your document ends on {day}',
    body: 'Send a new one before then. Selling and withdrawing go on in the meantime.',
  },
  payout_account_added: {
    title: 'A payout account was added',
    body: 'Account {account} was added and can be used after 24 hours. Was it not you? Remove it, change your passwords, and tell us.',
  },
  payout_account_changed: {
    title: 'A payout account was changed',
    body: 'Account {account} was changed. Was it not you? Change your passwords, and tell us.',
  },
  payout_account_removed: {
    title: 'A payout account was removed',
    body: 'Account {account} was removed. Was it not you? Change your passwords, and tell us.',
  },
  deposit_credited: {
    title: 'Deposit {no} is in your wallet',
    body: '{amount} arrived and is available now. It’s yours, and can be withdrawn like the rest of your balance.',
  },
  deposit_below_minimum: {
    title: 'Deposit {no}: {amount} arrived',
    body: 'This is below the smallest deposit by this way. It is kept for you and credited as soon as what you sent reaches that sum.',
  },
  deposit_unclear: {
    title: 'Deposit {no}: {amount} arrived and is kept for you',
    body: 'It came late, or is above what may be deposited. Two people look at it; it is credited, or it goes back to where it came from.',
  },
  deposit_returned: {
    title: 'Deposit {no}: {amount} went back',
    body: 'What could not be credited was sent back to where it came from.',
  },
  deposit_needs_info: {
    title: 'Deposit {no}: we have a question',
    body: 'A reviewer needs something from you before the deposit can be credited. You have seven days to answer.',
  },
  deposit_failed: {
    title: 'Deposit {no} could not be credited',
    body: 'The reason: {reason}',
  },
  deposit_unanswered: {
    title: 'Deposit {no} was closed without an answer',
    body: 'Our question was not answered within seven days. If you sent money, tell us: it is not lost.',
  },
  deposit_expired: {
    title: 'Deposit {no} was not found',
    body: 'Nothing has arrived in time. If you sent money, check the address and the network, and tell us. Money that comes later is kept for you.',
  },
  deposit_late: {
    title: 'We are late with deposit {no}',
    body: 'We promised an answer within 24 hours and have not given one. It is first in the queue; you need not do anything.',
  },
  restriction_placed: {
    title: 'Your shop was restricted until {until}',
    body: 'Open it to read why, what goes on as before, and how to appeal. It ends by itself.',
  },
  restriction_held: {
    title: '{amount} of your money is held until {until}',
    body: 'Open it to read why and what it rests on. You can appeal, and it ends by itself.',
  },
  restriction_begun: {
    title: 'Your account is suspended until {until}',
    body: 'It was announced before. You can read why, appeal, and see your money.',
  },
  restriction_extended: {
    title: 'A restriction was extended to {until}',
    body: 'A second person decided so, with something new. It cannot be extended again, and you can appeal.',
  },
  restriction_ended: {
    title: 'A restriction has ended',
    body: 'Everything that it stood in the way of is possible again.',
  },
  restriction_freed: {
    title: '{amount} of your money is available again',
    body: 'What a restriction held is back in your available balance.',
  },
  appeal_received: {
    title: 'We have your appeal',
    body: 'Another person than the one who restricted you decides by {decide_by}.',
  },
  appeal_upheld: {
    title: 'Your appeal was decided: the restriction stays',
    body: 'Open it to read the reasons. It still ends by itself.',
  },
  appeal_overturned: {
    title: 'Your appeal was right',
    body: 'We are sorry. The restriction is gone, and what it held is available again.',
  },
  withdrawal_requested: {
    title: 'Withdrawal {no} requested',
    body: 'We’ve received your request to withdraw {amount} to {account}. You can cancel until it’s sent.',
  },
  withdrawal_approved: {
    title: 'Withdrawal {no} was approved',
    body: '{amount} leaves for {account} now.',
  },
  withdrawal_paid: { title: 'Withdrawal {no} was paid', body: '{amount} was sent to {account}.' },
  withdrawal_cancelled: {
    title: 'Withdrawal {no} was cancelled',
    body: '{amount} is available again. Nothing was charged.',
  },
  withdrawal_rejected: {
    title: 'Withdrawal {no} was not approved',
    body: '{amount} is available again. The reason: {reason}',
  },
  withdrawal_failed: {
    title: 'Withdrawal {no} could not be sent',
    body: '{amount} is available again. Nothing was charged. Please check account {account}.',
  },
  withdrawal_returned: {
    title: 'Withdrawal {no} came back',
    body: 'The receiving side sent it back: {amount} is available again, the fee with it. Please check account {account}.',
  },
  goodwill_promo: {
    title: 'You have {amount} of promotion credit',
    body: 'We made this good: {reason} It is used first when you pay for promotion. You owe nothing for it.',
  },
  goodwill_given: {
    title: '{amount} was added to your wallet',
    body: 'We made this good: {reason} It is available at once, and you owe nothing for it.',
  },
  ad_started: {
    title: 'The promotion of {goods} has started',
    body: 'It is shown from now on. You can see where, how often and what it costs at any time.',
  },
  ad_paused: {
    title: 'The promotion of {goods} is paused',
    body: '{why, select, no_stock {The goods are sold out.} not_sold {The goods are not on sale in your shop.} shop_paused {Your shop takes no orders at the moment.} other {It cannot be shown at the moment.}} It costs nothing meanwhile, and goes on by itself when that is over.',
  },
  ad_resumed: {
    title: 'The promotion of {goods} goes on',
    body: 'What stood in its way is over. It is shown again.',
  },
  ad_exhausted: {
    title: 'The budget for {goods} is used up',
    body: 'The promotion is over. {amount} was too little for another click and is back.',
  },
  ad_ended: {
    title: 'The promotion of {goods} is over',
    body: '{why, select, time {Its last day has passed.} shop_closed {Your shop is closed.} other {It has ended.}} {amount} was not spent and is back.',
  },
  ad_refused: {
    title: 'The promotion of {goods} was not started',
    body: 'A person looked at it and wrote: {reason} All of {amount} is back. You can change this and start a new one.',
  },
  friend_joined: {
    title: 'A friend has joined',
    body: '{name} opened a shop with your invitation. Inviting is free, and it earns nobody anything.',
  },
  level_raised: {
    title:
      'Your shop has a new level: {level, select, merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'You met what it asks for. More goods fit into your showcase, and the commission of new orders is smaller. It costs nothing.',
  },
  level_lowering: {
    title:
      'On {from} the level of your shop becomes {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'Something that your level asks for is not met at the moment. If you have it again by then, nothing changes. Your goods stay where they are, and your money is not touched. Your level page says what is missing.',
  },
  level_kept: {
    title:
      'Your level stays: {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'Your shop has again what its level asks for. The change that was announced is off.',
  },
  level_lowered: {
    title:
      'The level of your shop is now {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'It was announced thirty days ago. Your goods stay on sale and your money is not touched. As soon as you meet what a higher level asks for, you have it again, free of charge.',
  },
  hook_failed: {
    title: 'Messages to {host} do not arrive',
    body: 'A message to your program was tried for a day and not taken. Look at what it answers; messages can be sent again.',
  },
  hook_disabled: {
    title: 'Messages to {host} are switched off',
    body: 'The address has taken nothing for three days, so nothing more is sent to it. Repair it and switch it on again; what it missed can be sent again.',
  },
  limit_changes: {
    title:
      'From {from}: {kind, select, goods_max {goods on sale at once} deletions_daily {removals a day} commission_bps {commission of new orders} other {withdrawals a day without review}}',
    body: 'For the level {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}} it changes from {before} to {value}. Goods on sale, orders already made and your money are not touched.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
} satisfies Record<NoticeCode, { title: string; body: string }>;
