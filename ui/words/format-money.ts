// Amounts as people read them: the same in the apps and in what the server writes.
export { cutMoney, formatMoney } from '#locales/format-money.ts';
