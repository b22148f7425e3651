/** Its subject is the link that is sent. */
export const buyerLinkTimer = 'buyer.link';

/** Work of the platform, once a day. */
export const buyerPurgeTimer = 'house.purge-buyers';
