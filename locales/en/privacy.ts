// Words of a person's rights to their data. ICU MessageFormat where values go in.

export const privacy = {
  title: 'My data',
  lead: 'Download everything we hold about you and your shop, or delete your account.',
  file: 'Your data export',
  file_text:
    'Profile, shop, identity, orders, wallet, notices, devices, who looked at your data, and your own pictures and documents. Buyers stand in it only as you see them. It is encrypted until you fetch it and removed after 24 hours.',
  make: 'Request export',
  making: 'The file is being made. You may leave this page; it takes a minute or two.',
  ready: 'Your file is ready.',
  fetch: 'Download',
  expires: 'Kept until {when}.',
  removed: 'The file of {when} was removed.',
  failed: 'The file could not be made. Try again tomorrow, or write to service.',
  again_at: 'You can have another one made from {when}.',
  size: '{size} MB',
  erase: 'Delete account',
  erase_text:
    'Your name, address, phone number, email, pictures and documents are permanently deleted. Order and accounting records are kept without your name, as the law requires. Your balance is paid out first.',
  steps: 'What happens, step by step',
  step_orders:
    '{count, plural, one {# order is open. It ends as promised to the buyer.} other {# orders are open. They end as promised to the buyers.}}',
  step_orders_done: 'No order is open.',
  step_cases:
    '{count, plural, one {# return is open and comes to its end.} other {# returns are open and come to their end.}}',
  step_cases_done: 'No return is open.',
  step_money: '{amount} is yours. Withdraw it; until it has arrived, nothing is erased.',
  step_money_done: 'No money is left to be paid out.',
  step_last:
    '14 days after you ask, once all of this is done, you are erased. Until then you can change your mind, and your shop takes no new orders.',
  ask: 'Request deletion',
  confirm_title: 'Delete your account in 14 days?',
  confirm_text:
    'Your shop takes no new orders from now on. In 14 days your data is erased, and nobody can bring it back.',
  confirm: 'Delete my account',
  asked: 'You requested deletion',
  asked_text:
    'On {when}, if nothing is open any more, your data is erased. Until then one press is enough to stay.',
  keep: 'Keep my account',
  kept: 'Deletion cancelled. Nothing was deleted.',
  open_wallet: 'Open the wallet',
  open_orders: 'Open the orders',
};
