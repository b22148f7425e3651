/** The picture of a shared link, in pixels: what every network that unfolds links shows whole. */
export const shareCardSize = { width: 1200, height: 630 } as const;
