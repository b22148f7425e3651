import { desk } from './ko/desk.ts';
import { home } from './ko/home.ts';
import { kitchen } from './ko/kitchen.ts';
import { outdoors } from './ko/outdoors.ts';
import { play } from './ko/play.ts';
import { types } from './ko/types.ts';
import { wear } from './ko/wear.ts';
import type { LanguageTexts } from './shape.ts';

/** The demonstration catalogue in Korean. */
export const ko: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
