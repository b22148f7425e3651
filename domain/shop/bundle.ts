/** Where the page of a bundle is, below the address of its shop. */
export const bundlePath = (id: string): string => `/b/${encodeURIComponent(id)}`;
