import type { NoticeCode } from '#domain/notifications/notices.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {New order: {goods}, {amount}} one {New order: {goods} and # more item, {amount}} other {New order: {goods} and # more items, {amount}}}} other {New order {no}}}',
    body: '{confirm, select, auto {Order {no}. Confirm by {confirm_by}, or it’s confirmed automatically.} latest {Order {no}. Confirm by {confirm_by}, or it’s cancelled and the buyer is refunded.} other {A buyer paid {amount}. Confirm the cost from their payment, or it’s confirmed automatically.}}',
  },
  order_confirmed: {
    title: 'Order {no} was confirmed automatically',
    body: 'The supplier’s cost was reserved from the buyer’s payment. The supplier is preparing the parcel.',
  },
  order_shipped: { title: 'Order {no} is on its way', body: 'The carrier has the parcel.' },
  order_delivered: { title: 'Order {no} was delivered', body: 'The buyer can now check the items.' },
  order_accepted: {
    title: 'Order {no} was accepted',
    body: 'Your earnings are {amount}. They’re in your wallet and become available after your level’s waiting period.',
  },
  order_lost: {
    title: 'Order {no} may be lost',
    body: 'It wasn’t delivered in time. The supplier covers the loss, not you. Please check the return.',
  },
  order_cancelled: {
    title: 'Order {no} was cancelled',
    body: '{why, select, buyer {The buyer requested it.} expired {It wasn’t confirmed in time.} stock {The supplier is out of stock.} sla {It wasn’t shipped in time.} undeliverable {The carrier couldn’t deliver it.} other {It couldn’t be completed.}} We refund {amount} to the buyer. You lose nothing.',
  },
  order_released: {
    title: '{amount} is available to withdraw',
    body: 'You can now withdraw your earnings from order {no}.',
  },
  return_asked: {
    title: 'Return requested for order {no}',
    body: 'Answer by {answer_by}, or it’s approved automatically.',
  },
  return_granted: {
    title: 'Return of order {no} approved',
    body: 'It wasn’t answered in time, so it was approved automatically. The items go back to the supplier.',
  },
  return_closed: {
    title: 'Return of order {no} closed',
    body: 'Nothing was refunded. The order continues from where it was.',
  },
  return_refunded: {
    title: 'Order {no} was refunded',
    body: 'We refund {amount} to the buyer. The return shows who covers it.',
  },
  return_offer_taken: {
    title: 'The buyer of order {no} accepted your offer',
    body: 'The buyer keeps the items, and the refund is being made.',
  },
  return_offer_declined: {
    title: 'The buyer of order {no} declined your offer',
    body: 'The return is approved instead, as it would have been without an answer. The items go back to the supplier.',
  },
  return_damaged: {
    title: 'The items of order {no} came back damaged',
    body: 'The supplier wants a deduction from the refund. The buyer or a reviewer decides.',
  },
  return_escalated: {
    title: 'The return of order {no} is under review',
    body: 'You’ll get the decision within ten days, with its reasons.',
  },
  return_decided_for_buyer: {
    title: 'The return of order {no} was decided for the buyer',
    body: 'The return shows why, and who covers what.',
  },
  return_decided_for_shop: {
    title: 'The return of order {no} was decided for the shop',
    body: 'Two reviewers checked it. The return shows why.',
  },
  feedback_answered: { title: 'We answered your feedback {no}', body: 'Open it to read the answer.' },
  feedback_done: {
    title: 'Done: your feedback {no}',
    body: 'Thank you. If it isn’t what you meant, please contact us again.',
  },
  chat_answered: {
    title: 'Support has answered',
    body: 'Open the conversation to read it and reply.',
  },
  chat_buyer_wrote: {
    title: 'New message from the buyer of order {no}',
    body: 'Open the conversation to read it and reply. Neither of you sees the other’s contact details.',
  },
  question_new: {
    title: 'New question about “{title}”',
    body: 'A buyer would like to know something before buying. Your answer reaches them by email.',
  },
  sourcing_found: {
    title: 'We found a product for “{title}”',
    body: 'Open your request to see what we found, with its cost. Add it to your shop if it fits.',
  },
  sourcing_not_found: {
    title: 'We didn’t find “{title}”',
    body: 'Open your request to read why. It no longer counts towards your open requests.',
  },
  sign_in_new: {
    title: 'New sign-in to your account',
    body: '{named, select, yes {It was {device}, on {when}, from the network {place}.} other {It was a device that does not say what it is, on {when}, from the network {place}.}} If this was not you, change your password: that signs out all other devices.',
  },
  sign_in_guessed: {
    title: 'Someone is trying to guess your password',
    body: 'There were {count} wrong sign-in attempts with your username within an hour, from networks you’ve never used. They didn’t get in, and you can still sign in where you usually do. If your password is short or used elsewhere, change it and turn on two-step verification.',
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
  shop_linked: {
    title: 'A shop was added to your shops',
    body: 'Its owner can open this shop, and you can open theirs, without signing in. Money still needs each shop’s own transaction password. If this wasn’t you, remove it under My shops and change your password at once.',
  },
  pay_password_changed: {
    title: 'Your transaction password was changed',
    body: 'If this was not you, replace it and sign out your other devices.',
  },
  pay_password_reset: {
    title: 'Your transaction password was replaced',
    body: 'Withdrawals are paused until {until}. If this wasn’t you, sign out your other devices and contact us.',
  },
  device_added: {
    title: 'A device that signs was added',
    body: '{waits, select, yes {{device} can sign from {until}. Wasn’t you? Remove it before then, change your passwords and tell us.} other {{device} now signs withdrawals, payout accounts, campaigns and your transaction password. Wasn’t you? Change your passwords and tell us.}}',
  },
  device_leaving: {
    title: 'Your last signing device will be removed',
    body: '{device} stops signing at {until}. {alone, select, yes {After that, withdrawals need no signature. } other {}}Wasn’t you? Keep the device under Devices that sign, change your passwords and tell us.',
  },
  device_removed: {
    title: 'A device that signs was removed',
    body: '{device} no longer signs. Wasn’t you? Change your passwords and tell us.',
  },
  device_retained: {
    title: 'A signing device stays',
    body: 'The removal of {device} was stopped. It goes on signing.',
  },
  second_factor_on: {
    title: 'Two-step verification is on',
    body: 'Signing in on a new device now needs a code from your authenticator app.',
  },
  second_factor_off: {
    title: 'Two-step verification was turned off',
    body: 'Signing in now needs only your password. If this wasn’t you, sign out your other devices and turn it on again.',
  },
  recovery_code_used: {
    title: 'A recovery code was used',
    body: '{left, plural, =0 {You have none left. Create new ones now.} one {You have # left. Create new ones before they run out.} other {You have # left. Create new ones before they run out.}}',
  },
  comment_new: {
    title: 'New review of order {no}',
    body: '{rating} of 5 stars for “{title}”. You can reply once; everyone can read your reply.',
  },
  comment_followed: {
    title: 'A buyer added to a review of order {no}',
    body: 'It is about “{title}”.',
  },
  comment_kept: {
    title: 'A review you reported stays',
    body: 'It’s about “{title}” of order {no}. We checked it and it follows the rules. Your reply appears beside it.',
  },
  comment_removed: {
    title: 'A review you reported was removed',
    body: 'It was about “{title}” of order {no}. The reason is shown in its place, and its rating no longer counts.',
  },
  goods_withdrawn: {
    title: 'Products withdrawn from sale',
    body: 'We’ve withdrawn {titles} from every shop. Reason: {reason} Existing orders continue. If the reason ends, they go back on sale automatically.',
  },
  goods_out_of_stock: {
    title: 'Off sale: sold out',
    body: 'The supplier is out of stock of {titles}. They go back on sale automatically when stock returns.',
  },
  goods_below_break_even: {
    title: 'Off sale: the cost rose',
    body: 'At your price you would lose money on {titles}. Set a higher price to sell them again.',
  },
  goods_back_on_sale: {
    title: 'Products back on sale',
    body: '{titles} can be sold again, at your price.',
  },
  cost_rises: {
    title: 'The cost of “{title}” rises',
    body: 'From {when} it costs you {cost} instead of {old}. At your price of {price} you then earn {profit} per unit. Existing orders keep their cost.',
  },
  cost_rises_below: {
    title: 'The cost of “{title}” rises above what your price allows',
    body: 'From {when} it costs you {cost} instead of {old}. Your price of {price} would then lose money: set at least {floor}, or it goes off sale that day. Existing orders keep their cost.',
  },
  cost_falls: {
    title: 'The cost of “{title}” falls',
    body: 'From {when} it costs you {cost} instead of {old}. At your price of {price} you then earn {profit} per unit.',
  },
  goods_repriced: {
    title: 'Prices followed the cost',
    body: 'The cost of {titles} rose. Your pricing rule set new prices, so you don’t lose money.',
  },
  identity_verified: {
    title: 'Your identity is verified',
    body: 'You are verified as {name}. Accounts in this name can receive your withdrawals.',
  },
  identity_rejected: {
    title: 'We couldn’t verify your identity yet',
    body: 'Each field to correct says why. Everything else stays filled in.',
  },
  identity_recalled: {
    title: 'Your verification was revoked',
    body: '{statement} You can send new documents. Your earnings stay yours, and you can appeal.',
  },
  unpaid_near: {
    title: 'Verify your identity to keep taking orders',
    body: '{unpaid} is waiting to be paid to you. At {limit}, your shop stops taking new orders until your identity is verified. The money stays yours.',
  },
  unpaid_stopped: {
    title: 'Your shop has stopped taking new orders',
    body: '{unpaid} is waiting to be paid to you, and your identity isn’t verified yet. Open orders continue, and the money stays yours. New orders start again as soon as you’re verified.',
  },
  identity_late: {
    title: 'We’re late with your identity',
    body: 'We promised an answer within 48 hours and haven’t given one. Yours is first in the queue; you don’t need to do anything.',
  },
  identity_appeal_received: {
    title: 'We have your appeal',
    body: 'Someone other than the people who made the decision will answer by {decide_by}.',
  },
  identity_appeal_upheld: {
    title: 'Your appeal was rejected',
    body: 'The decision about your identity stands. You can read why, and send new documents at any time.',
  },
  identity_appeal_overturned: {
    title: 'Your appeal was successful',
    body: 'Your identity is verified. We’re sorry.',
  },
  identity_appeal_reopened: {
    title: 'Your appeal was successful',
    body: 'The earlier decision no longer counts. Your documents have already been deleted, so please send them once more. We’re sorry.',
  },
  identity_appeal_late: {
    title: 'We’re late with your appeal',
    body: 'We promised a decision within 10 days and haven’t made one. Yours is first in the queue; you don’t need to do anything.',
  },
  identity_expiring: {
    title: 'Your document expires on {day}',
    body: 'Send a new one before then. You can keep selling and withdrawing in the meantime.',
  },
  payout_schedule_set: {
    title: 'Your weekly payout is on',
    body: 'Up to {amount} goes to {account} once a week. Wasn’t you? End it, change your passwords and tell us.',
  },
  payout_schedule_skipped: {
    title: 'Your weekly payout didn’t happen',
    body: 'Something needs your attention first: open the weekly payout to see what. Your money is still available.',
  },
  payout_account_added: {
    title: 'A payout account was added',
    body: 'Account {account} was added and can be used after 24 hours. Wasn’t you? Remove it, change your passwords and tell us.',
  },
  payout_account_changed: {
    title: 'A payout account was changed',
    body: 'Account {account} was changed. Wasn’t you? Change your passwords and tell us.',
  },
  payout_account_removed: {
    title: 'A payout account was removed',
    body: 'Account {account} was removed. Wasn’t you? Change your passwords and tell us.',
  },
  deposit_credited: {
    title: 'Deposit {no} is in your wallet',
    body: '{amount} arrived and is available now. It’s yours, and can be withdrawn like the rest of your balance.',
  },
  deposit_below_minimum: {
    title: 'Deposit {no}: {amount} arrived',
    body: 'This is below the minimum for this method. We keep it for you and credit it as soon as what you’ve sent reaches the minimum.',
  },
  deposit_unclear: {
    title: 'Deposit {no}: {amount} arrived and is kept for you',
    body: 'It arrived late, or is above your deposit limit. Two reviewers check it; we then credit it or return it to where it came from.',
  },
  deposit_returned: {
    title: 'Deposit {no}: {amount} was returned',
    body: 'We couldn’t credit it, so we returned it to where it came from.',
  },
  deposit_needs_info: {
    title: 'Deposit {no}: we have a question',
    body: 'A reviewer needs something from you before the deposit can be credited. You have seven days to answer.',
  },
  deposit_failed: {
    title: 'Deposit {no} couldn’t be credited',
    body: 'Reason: {reason}',
  },
  deposit_unanswered: {
    title: 'Deposit {no} was closed without an answer',
    body: 'Our question wasn’t answered within seven days. If you sent money, tell us: it isn’t lost.',
  },
  deposit_expired: {
    title: 'Deposit {no} wasn’t found',
    body: 'Nothing arrived in time. If you sent money, check the address and the network, and tell us. We keep anything that arrives later for you.',
  },
  deposit_late: {
    title: 'We’re late with deposit {no}',
    body: 'We promised an answer within 24 hours and haven’t given one. Yours is first in the queue; you don’t need to do anything.',
  },
  restriction_placed: {
    title: 'Your shop was restricted until {until}',
    body: 'Open it to see why, what still works, and how to appeal. It ends automatically.',
  },
  restriction_held: {
    title: '{amount} of your balance is on hold until {until}',
    body: 'Open it to see the reasons and the evidence. You can appeal, and it ends automatically.',
  },
  restriction_begun: {
    title: 'Your account is suspended until {until}',
    body: 'We announced it before. You can see why, appeal and see your money.',
  },
  restriction_extended: {
    title: 'A restriction was extended to {until}',
    body: 'A second reviewer decided this on new evidence. It can’t be extended again, and you can appeal.',
  },
  restriction_ended: {
    title: 'A restriction has ended',
    body: 'Everything it prevented works again.',
  },
  restriction_freed: {
    title: '{amount} of your balance is available again',
    body: 'The amount that was on hold is back in your available balance.',
  },
  appeal_received: {
    title: 'We have your appeal',
    body: 'A reviewer other than the one who restricted you decides by {decide_by}.',
  },
  appeal_upheld: {
    title: 'Your appeal was unsuccessful',
    body: 'Open it to read the reasons. The restriction still ends automatically.',
  },
  appeal_overturned: {
    title: 'Your appeal was successful',
    body: 'We’re sorry. The restriction is removed, and the amount on hold is available again.',
  },
  withdrawal_requested: {
    title: 'Withdrawal {no} requested',
    body: 'We’ve received your request to withdraw {amount} to {account}. You can cancel until it’s sent.',
  },
  withdrawal_approved: {
    title: 'Withdrawal {no} was approved',
    body: 'We’re now sending {amount} to {account}.',
  },
  withdrawal_paid: { title: 'Withdrawal {no} was paid', body: '{amount} was sent to {account}.' },
  withdrawal_cancelled: {
    title: 'Withdrawal {no} was cancelled',
    body: '{amount} is available again. Nothing was charged.',
  },
  withdrawal_rejected: {
    title: 'Withdrawal {no} wasn’t approved',
    body: '{amount} is available again. Reason: {reason}',
  },
  withdrawal_failed: {
    title: 'Withdrawal {no} failed',
    body: '{amount} is available again. Nothing was charged. Please check account {account}.',
  },
  withdrawal_returned: {
    title: 'Withdrawal {no} was returned',
    body: 'The receiving bank or network returned it: {amount} is available again, including the fee. Please check account {account}.',
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
    title: 'Your promotion of {goods} has started',
    body: 'It’s now being shown. You can see where, how often and what it costs at any time.',
  },
  ad_paused: {
    title: 'Your promotion of {goods} is paused',
    body: '{why, select, no_stock {The products are sold out.} not_sold {The products aren’t on sale in your shop.} shop_paused {Your shop isn’t taking orders right now.} other {It can’t be shown right now.}} It costs nothing meanwhile and resumes automatically.',
  },
  ad_resumed: {
    title: 'Your promotion of {goods} has resumed',
    body: 'It’s being shown again.',
  },
  ad_exhausted: {
    title: 'The budget for {goods} is used up',
    body: 'The promotion has ended. The remaining {amount} was too little for another click and was returned.',
  },
  ad_ended: {
    title: 'Your promotion of {goods} has ended',
    body: '{why, select, time {Its last day has passed.} shop_closed {Your shop is closed.} other {It has ended.}} The unspent {amount} was returned.',
  },
  ad_refused: {
    title: 'Your promotion of {goods} was rejected',
    body: 'Our reviewer’s reason: {reason} We’ve returned the full {amount}. You can change it and start a new one.',
  },
  friend_joined: {
    title: 'A friend has joined',
    body: '{name} opened a shop with your invitation. Inviting costs nothing, and no one earns anything by it.',
  },
  level_raised: {
    title:
      'Your shop has a new level: {level, select, merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'You meet its requirements. Your showcase now holds more products, and the commission on new orders is lower. There’s no charge.',
  },
  level_lowering: {
    title:
      'On {from} the level of your shop becomes {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'Your shop doesn’t meet one of its level’s requirements right now. If it does again by then, nothing changes. Your products stay where they are, and your money isn’t touched. Your level page shows what’s missing.',
  },
  level_kept: {
    title:
      'Your level stays: {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'Your shop meets its level’s requirements again. The announced change is off.',
  },
  level_lowered: {
    title:
      'The level of your shop is now {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}}',
    body: 'It was announced thirty days ago. Your products stay on sale and your money is not touched. As soon as you meet what a higher level requires, you have it again, free of charge.',
  },
  proposal_made: {
    title: 'A program suggests a change',
    body: 'Look at what would change, then confirm or decline. Nothing changes before that.',
  },
  hook_failed: {
    title: 'Messages to {host} aren’t arriving',
    body: 'We tried to deliver a message to your program for a day. Check what it answers; you can send messages again.',
  },
  hook_disabled: {
    title: 'Messages to {host} are switched off',
    body: 'The address hasn’t accepted anything for three days, so we’ve stopped sending to it. Fix it and switch it on again; you can resend what it missed.',
  },
  domain_active: {
    title: '{domain} is active',
    body: 'Buyers now reach your shop at your own domain. Your address here keeps working.',
  },
  domain_failing: {
    title: '{domain} is no longer used',
    body: 'The domain doesn’t lead to your shop anymore. Your shop stays open at its address here. See what to fix.',
  },
  domain_lapsed: {
    title: '{domain} wasn’t connected',
    body: 'The DNS records weren’t right within a week, so we removed the request. You can start again at any time.',
  },
  domain_uncertified: {
    title: 'No certificate for {domain} yet',
    body: 'The certificate authority refused several times. See why; we keep trying automatically.',
  },
  limit_changes: {
    title:
      'From {from}: {kind, select, goods_max {products on sale at once} deletions_daily {removals a day} commission_bps {commission of new orders} other {daily withdrawal amount without review}}',
    body: 'For the level {level, select, standard {Standard Store} merchant {Merchant Store} partner {Business Partner} other {Brand Agent}} it changes from {before} to {value}. Products on sale, orders already made and your money are not touched.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
} satisfies Record<NoticeCode, { title: string; body: string }>;
