/** The one email about a cart that was left unpaid. */
export const reminderMail = {
  subject: 'Your cart at {shop}',
  lead: 'You requested one email in case you didn’t finish your order at {shop}. This was in your cart:',
  same: '{count, number} × {title}: {now} each',
  changed: '{count, number} × {title}: now {now} each; it was {seen}',
  gone: '{count, number} × {title}: no longer sold here',
  action: 'Open your cart',
  small:
    'This is the only email about this cart; your address is now deleted from it. If you order through the button, the shop counts one order from this email. Nothing is reserved for you.',
  stop: 'Don’t want emails like this from {shop}? Unsubscribe here: {url}',
};
