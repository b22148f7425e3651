import { desk } from './ja/desk.ts';
import { home } from './ja/home.ts';
import { kitchen } from './ja/kitchen.ts';
import { outdoors } from './ja/outdoors.ts';
import { play } from './ja/play.ts';
import { types } from './ja/types.ts';
import { wear } from './ja/wear.ts';
import type { LanguageTexts } from './shape.ts';

/** The demonstration catalogue in Japanese. */
export const ja: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
