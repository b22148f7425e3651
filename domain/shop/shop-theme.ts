// Colours that a shop may choose for its pages: few, and each readable in light and dark.

export const shopThemes = ['sea', 'blue', 'plum', 'rust'] as const;
export type ShopTheme = (typeof shopThemes)[number];
