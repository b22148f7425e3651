import type { LanguageTexts } from './shape.ts';
import { desk } from './vi/desk.ts';
import { home } from './vi/home.ts';
import { kitchen } from './vi/kitchen.ts';
import { outdoors } from './vi/outdoors.ts';
import { play } from './vi/play.ts';
import { types } from './vi/types.ts';
import { wear } from './vi/wear.ts';

/** The demonstration catalogue in Vietnamese. */
export const vi: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
