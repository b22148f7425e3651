// Words of a person's rights to their data. ICU MessageFormat where values go in.

export const privacy = {
  title: 'My data',
  lead: 'What we know about you and your shop is yours: have it all in one file, or leave and be forgotten.',
  file: 'A file of everything',
  file_text:
    'Profile, shop, identity, orders, wallet, notices, devices, who looked at your data, and your own pictures and documents. Buyers stand in it only as you see them. It is encrypted until you fetch it and removed after 24 hours.',
  make: 'Make the file',
  making: 'The file is being made. You may leave this page; it takes a minute or two.',
  ready: 'Your file is ready.',
  fetch: 'Save the file',
  expires: 'Kept until {when}.',
  removed: 'The file of {when} was removed.',
  failed: 'The file could not be made. Try again tomorrow, or write to service.',
  again_at: 'You can have another one made from {when}.',
  size: '{size} MB',
  erase: 'Be erased',
  erase_text:
    'Your name, address, telephone, e-mail, pictures and documents are erased for good. Orders and the books stay, as the law asks, without your name. Nothing of your money is lost: it is paid out first.',
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
  ask: 'Ask to be erased',
  confirm_title: 'Be erased in 14 days?',
  confirm_text:
    'Your shop takes no new orders from now on. In 14 days your data is erased, and nobody can bring it back.',
  confirm: 'Yes, erase me',
  asked: 'You asked to be erased',
  asked_text:
    'On {when}, if nothing is open any more, your data is erased. Until then one press is enough to stay.',
  keep: 'Stay',
  kept: 'You stay. Nothing was erased.',
  open_wallet: 'Open the wallet',
  open_orders: 'Open the orders',
};
