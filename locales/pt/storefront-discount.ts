import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: 'Código de desconto',
  codeApply: 'Aplicar',
  codeRemove: 'Remover código',
  codeApplied: '{code} dá {amount} de desconto.',
  codeWhy:
    '{reason, select, not_begun {Este código ainda não pode ser usado.} expired {Este código expirou.} exhausted {Este código já foi usado todas as vezes possíveis.} used_by_buyer {Você já usou este código.} not_for_these {Este código não vale para os itens do seu carrinho.} below_minimum {Este código exige {amount} ou mais em itens.} already_free {O frete já é grátis. Guarde o código para depois.} below_break_even {A loja não pode dar esse desconto nestes itens.} other {Não conhecemos este código. Confira a grafia.}}',
  discount: 'Desconto',
  discountBy: 'Desconto ({code})',
  lineQuantity: 'Por quantidade: −{amount}',
  lineCode: '{code}: −{amount}',
  lineSpared: 'O código não vale para este item.',
  freeFrom: 'Frete grátis a partir de {amount}',
  freeMissing: 'Faltam {amount} para o frete grátis.',
  freeReached: 'O frete é grátis.',
  freeNot: 'A loja não pode oferecer frete grátis para estes itens.',
  compareText: 'Menor preço dos 30 dias anteriores: {amount}',
  compareLabel: '{amount}, menor preço dos 30 dias anteriores',
  saleUntil: 'Oferta até {when}',
  quantityEach: '{count} ou mais: {amount} cada',
  quantitySet: '{count} por {amount}',
  noticeCodeUsed: 'Você já usou este código de desconto, por isso ele foi removido. Confira o total.',
  bundleTitle: 'Conjunto',
  bundleLead: '{count, number} produtos que juntos custam menos',
  bundleInstead: 'em vez de {amount}',
  bundleSaving: 'Você economiza {amount}',
  bundleAdd: 'Adicionar tudo ao carrinho',
  bundleSoldOut: 'Um dos produtos está esgotado, então este conjunto não pode ser comprado agora.',
  bundleHow:
    'O carrinho mostra o desconto em cada produto. Se você devolver um, reembolsamos o que pagou por ele.',
  bundleLine: 'Com mais {count, plural, one {# produto} other {# produtos}}: {amount}, economize {saving}',
};
