/** Looks at a click again a minute after it was made, and charges it. */
export const billTimer = 'ad.bill';
