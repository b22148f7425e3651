// The timer of a checkout that waits for its money.
export const expireTimer = 'checkout.expire';
