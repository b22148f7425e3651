import type { LanguageTexts } from './shape.ts';
import { desk } from './zh-Hant/desk.ts';
import { home } from './zh-Hant/home.ts';
import { kitchen } from './zh-Hant/kitchen.ts';
import { outdoors } from './zh-Hant/outdoors.ts';
import { play } from './zh-Hant/play.ts';
import { types } from './zh-Hant/types.ts';
import { wear } from './zh-Hant/wear.ts';

/** The demonstration catalogue in Traditional Chinese. */
export const zhHant: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
