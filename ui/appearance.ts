// Light or dark: as the system has it, or as the person wants it on this device.

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** The key in the browser's storage; nothing stands there for `system`. */
export const appearanceKey = 'theme';

export function appearanceOf(kept: string | null | undefined): Appearance {
  return appearances.find((one) => one === kept) ?? 'system';
}

/** Makes the page look so, and the browser's own bars with it. Called before the first paint, so it needs no React. */
export function showAppearance(appearance: Appearance): void {
  const { documentElement: page } = document;
  if (appearance === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = appearance;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme = 'light' } = meta.dataset;
    meta.media = appearance === 'system' ? `(prefers-color-scheme: ${scheme})` : mediaOf(scheme, appearance);
  }
}

function mediaOf(scheme: string, appearance: Appearance): string {
  return scheme === appearance ? 'all' : 'not all';
}
