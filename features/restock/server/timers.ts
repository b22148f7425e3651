/** `confirm` and `send` have a request for their subject, `check` the goods that are waited for. */
export const restockTimers = {
  confirm: 'restock.confirm',
  check: 'restock.check',
  send: 'restock.send',
} as const;

/** Work of the platform, once a day. */
export const restockPurgeTimer = 'house.purge-restocks';
