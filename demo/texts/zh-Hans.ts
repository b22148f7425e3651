import type { LanguageTexts } from './shape.ts';
import { desk } from './zh-Hans/desk.ts';
import { home } from './zh-Hans/home.ts';
import { kitchen } from './zh-Hans/kitchen.ts';
import { outdoors } from './zh-Hans/outdoors.ts';
import { play } from './zh-Hans/play.ts';
import { types } from './zh-Hans/types.ts';
import { wear } from './zh-Hans/wear.ts';

/** The demonstration catalogue in Simplified Chinese. */
export const zhHans: LanguageTexts = {
  types,
  goods: { ...kitchen, ...home, ...outdoors, ...desk, ...wear, ...play },
};
