// The merchant app's words, for the screens that features make for it.
import type { MerchantWords } from '#locales/merchant.ts';
import { makeWords } from './words.tsx';

export const { WordsProvider, useWords } = makeWords<MerchantWords>();
