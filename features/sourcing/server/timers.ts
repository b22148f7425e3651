/** Work of the platform, once a day. */
export const sourcingPurgeTimer = 'house.purge-sourcing';
