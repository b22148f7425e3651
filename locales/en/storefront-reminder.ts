/** Words of the email about a cart that was left unpaid, as buyers read them. */
export const storefrontReminder = {
  reminderBox: 'Send me one reminder if I don’t finish this order',
  reminderHint:
    'One email after {hours} hours at the earliest, with this cart. Your address is then deleted from it, and after {days} days at the latest. If you pay, no email is sent.',
  reminderStop: 'Unsubscribe from cart emails?',
  reminderStopText:
    '{shop} won’t email this address about a cart for {days} days, even if someone ticks the box at the checkout.',
  reminderStopSend: 'Unsubscribe',
  reminderStopped: 'You’re unsubscribed',
};
