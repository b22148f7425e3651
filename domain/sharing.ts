// Short links that merchants make, each for a place where they share something.

/** What a code is made of: nothing that is read as something else. */
export const linkAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
export const linkCodeLength = 8;

const pattern = /^[a-hjkmnp-z2-9]{8}$/;

/** The code of a link as an address says it; undefined for anything that can be none. */
export function readLinkCode(text: string | null): string | undefined {
  const code = text?.toLowerCase() ?? '';
  return pattern.test(code) ? code : undefined;
}

/** The short address of a link. It is short so that it can be read aloud, and written under a video. */
export function linkPath(code: string): string {
  return `/l/${code}`;
}

/** Which kind of page the browser of a link's visitor came from: that it came by the link is said already. */
export const linkSources = ['direct', 'search', 'explore', 'other'] as const;
export type LinkSource = (typeof linkSources)[number];
