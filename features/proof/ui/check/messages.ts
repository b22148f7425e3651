// What a page and the service worker say to each other about checks.
export const proofMessages = {
  /** With the token and whose it is: check now. */
  check: 'proof:check',
  /** The merchant has signed out: no push is followed by a check. */
  signedOut: 'proof:out',
  done: 'proof:done',
  /** The worker cannot: the page does it itself. */
  byPage: 'proof:page',
} as const;
