// Where this phone keeps what was read, and the acts that wait: a database and its store.
export const readingStore = { database: 'stockless-reading', store: 'reading' } as const;
export const queueStore = { database: 'stockless-queue', store: 'acts' } as const;
