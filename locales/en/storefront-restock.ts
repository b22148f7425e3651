/** Words of the email that an item is there again, as buyers read them. */
export const storefrontRestock = {
  restockTitle: 'Email me when it’s back',
  restockLead: 'We email you once when this item is in stock again.',
  restockEmail: 'Email address',
  restockWrong: 'Enter an email address.',
  restockSend: 'Email me',
  restockPrivacy:
    'Your address is used for this email only. Confirm it within {confirmDays} days by the link we send; it’s deleted after the email, or after {waitDays} days.',
  restockAsked: 'Check your inbox',
  restockAskedText:
    'If you haven’t confirmed this address before, you’ll receive an email with a link. Open it to confirm.',
  restockConfirm: 'Email you when it’s back?',
  restockConfirmText: '{title} is sold out. We email you once when it’s in stock again.',
  restockConfirmSend: 'Yes, email me',
  restockWaiting: 'You’re on the list',
  restockWaitingText: 'We email you once when {title} is in stock again. Then your address is deleted.',
  restockStop: 'Delete my address',
  restockStopped: 'Your address is deleted',
  restockStoppedText: 'You won’t receive an email about this item.',
  restockBack: 'Go to the item',
};
