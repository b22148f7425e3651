import { desk } from './fr/desk.ts';
import { home } from './fr/home.ts';
import { kitchen } from './fr/kitchen.ts';
import { outdoors } from './fr/outdoors.ts';
import { play } from './fr/play.ts';
import { types } from './fr/types.ts';
import { wear } from './fr/wear.ts';
import type { LanguageTexts } from './shape.ts';

/** The demonstration catalogue in French. */
export const fr: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
