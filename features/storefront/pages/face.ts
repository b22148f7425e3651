// How a shop looks outside of its pages: the icon and the colour of a browser's tab.
import { lookColors } from '#domain/shop/look-css.ts';
import { colorOfLook, type Look } from '#domain/shop/look.ts';
import { firstCharacters } from '#domain/text/graphemes.ts';
import type { Shop, StorefrontPage } from '#features/storefront/page.shapes.ts';

export type Face = {
  readonly icon: { readonly href: string; readonly type: string | undefined };
  /** The colour around the page, light and dark; undefined where no look was published. */
  readonly theme: { readonly light: string; readonly dark: string } | undefined;
};

const platformIcon = { href: '/s-assets/icon.svg', type: 'image/svg+xml' };

export function faceOf(page: StorefrontPage): Face {
  const shop = ('shop' in page ? page.shop : undefined) ?? undefined;
  return shop === undefined ? { icon: platformIcon, theme: undefined } : faceOfShop(shop);
}

/** The logo is what a shop is known by; without one its first letter on the colour of its look. */
function faceOfShop({ look, logo, name, handle }: Shop): Face {
  const own = logo === null ? undefined : { href: logo.url, type: undefined };
  if (look === null) return { icon: own ?? platformIcon, theme: undefined };
  const mark = {
    href: `/s/${handle}/mark-${colorOfLook(look).slice(1)}.svg?${markQuery(name)}`,
    type: 'image/svg+xml',
  };
  return { icon: own ?? mark, theme: themeOf(look) };
}

/** Reckoning the colours of a look takes as long as a tenth of the page; more looks than this begin anew. */
const themesMax = 1_000;
const themes = new Map<string, NonNullable<Face['theme']>>();

function themeOf(look: Look): NonNullable<Face['theme']> {
  const color = colorOfLook(look);
  const key = `${look.ground} ${color}`;
  const known = themes.get(key);
  if (known !== undefined) return known;
  const surface = (device: 'light' | 'dark') => lookColors(look, device)['surface'] ?? color;
  const theme = { light: surface('light'), dark: surface('dark') };
  if (themes.size >= themesMax) themes.clear();
  themes.set(key, theme);
  return theme;
}

function markQuery(name: string): string {
  return new URLSearchParams({ letter: firstCharacters(name.trim(), 1) }).toString();
}
