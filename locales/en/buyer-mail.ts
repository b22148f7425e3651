/** The email with the link to a buyer’s own page. */
export const buyerMail = {
  subject: 'Your link to {shop}',
  lead: 'You requested a link to your own page at {shop}: your wish list, orders and saved addresses.',
  action: 'Open my page',
  small:
    'The link works once, for {minutes} minutes. If you didn’t request it, ignore this email: nothing happens without it.',
};
