import { desk } from './id/desk.ts';
import { home } from './id/home.ts';
import { kitchen } from './id/kitchen.ts';
import { outdoors } from './id/outdoors.ts';
import { play } from './id/play.ts';
import { types } from './id/types.ts';
import { wear } from './id/wear.ts';
import type { LanguageTexts } from './shape.ts';

/** The demonstration catalogue in Indonesian. */
export const id: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
