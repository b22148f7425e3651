import { desk } from './pt/desk.ts';
import { home } from './pt/home.ts';
import { kitchen } from './pt/kitchen.ts';
import { outdoors } from './pt/outdoors.ts';
import { play } from './pt/play.ts';
import { types } from './pt/types.ts';
import { wear } from './pt/wear.ts';
import type { LanguageTexts } from './shape.ts';

/** The demonstration catalogue in Portuguese. */
export const pt: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
