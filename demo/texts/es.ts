import { desk } from './es/desk.ts';
import { home } from './es/home.ts';
import { kitchen } from './es/kitchen.ts';
import { outdoors } from './es/outdoors.ts';
import { play } from './es/play.ts';
import { types } from './es/types.ts';
import { wear } from './es/wear.ts';
import type { LanguageTexts } from './shape.ts';

/** The demonstration catalogue in Spanish. */
export const es: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
