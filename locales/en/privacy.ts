// Words of a person's rights to their data. ICU MessageFormat where values go in.

export const privacy = {
  title: 'My data',
  lead: 'Download everything we hold about you and your shop, or delete your account.',
  file: 'Your data export',
  file_text:
    'Profile, shop, identity, orders, wallet, notifications, devices, who viewed your data, and your own pictures and documents. It contains only the buyer details that you can already see. It’s encrypted until you download it and removed after 24 hours.',
  make: 'Request export',
  making: 'We’re preparing the file. You can leave this page; it takes a minute or two.',
  ready: 'Your file is ready.',
  fetch: 'Download',
  expires: 'Kept until {when}.',
  removed: 'The file from {when} was removed.',
  failed: 'We couldn’t create the file. Try again tomorrow, or contact support.',
  again_at: 'You can request another one from {when}.',
  size: '{size} MB',
  erase: 'Delete account',
  erase_text:
    'Your name, address, phone number, email, pictures and documents are permanently deleted. Order and accounting records are kept without your name, as the law requires. Your balance is paid out first.',
  steps: 'What happens, step by step',
  step_orders:
    '{count, plural, one {# order is open. It will be completed as promised to the buyer.} other {# orders are open. They will be completed as promised to the buyers.}}',
  step_orders_done: 'No open orders.',
  step_cases:
    '{count, plural, one {# return is open and will be completed.} other {# returns are open and will be completed.}}',
  step_cases_done: 'No open returns.',
  step_money: '{amount} is yours. Withdraw it first; nothing is deleted until it has arrived.',
  step_money_done: 'No balance left to pay out.',
  step_last:
    'We delete your account 14 days after your request, once everything above is done. You can cancel until then. Meanwhile your shop takes no new orders.',
  ask: 'Request deletion',
  confirm_title: 'Delete your account in 14 days?',
  confirm_text:
    'Your shop stops taking new orders now. In 14 days your data is deleted and can’t be restored.',
  confirm: 'Delete my account',
  asked: 'You requested deletion',
  asked_text: 'On {when}, if nothing is open, your data is deleted. You can cancel until then.',
  keep: 'Keep my account',
  kept: 'Deletion cancelled. Nothing was deleted.',
  open_wallet: 'Open wallet',
  open_orders: 'Open orders',
  translation: 'Translation',
  translationText:
    'If you press “Translate” below a buyer’s message, its text is sent to {host}, and what comes back is kept with the message. Nothing is sent otherwise, and nothing that we hide in messages.',
};
