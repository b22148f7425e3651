/** The two emails of a notice that an item is there again. */
export const restockMail = {
  confirm: {
    subject: 'Confirm: email you when {title} is back?',
    lead: 'Someone asked {shop} to email this address when {title} is in stock again. If it was you, confirm by the button.',
    action: 'Confirm or delete',
    small:
      'If it wasn’t you, you don’t need to do anything: without a confirmation we send nothing more and delete the address.',
  },
  send: {
    subject: '{title} is back at {shop}',
    lead: 'You asked to be told: {title} is in stock again. We can’t hold it for you.',
    action: 'Open the item',
    small: 'This was the only email you requested. Your address is now deleted.',
  },
};
