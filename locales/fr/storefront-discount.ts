import type { storefrontDiscount as english } from '../en/storefront-discount.ts';
import type { Translated } from '../translated.ts';

/** Words of codes, reduced prices, prices for several pieces and free delivery, as buyers read them. */
export const storefrontDiscount: Translated<typeof english> = {
  codeLabel: 'Code de réduction',
  codeApply: 'Appliquer',
  codeRemove: 'Retirer le code',
  codeApplied: '{code} vous fait économiser {amount}.',
  codeWhy:
    '{reason, select, not_begun {Ce code n’est pas encore utilisable.} expired {Ce code a expiré.} exhausted {Ce code a déjà été utilisé autant de fois que possible.} used_by_buyer {Vous avez déjà utilisé ce code.} not_for_these {Ce code ne concerne pas les articles de votre panier.} below_minimum {Ce code demande {amount} d’articles ou plus.} already_free {La livraison est déjà offerte. Gardez le code pour plus tard.} below_break_even {La boutique ne peut pas accorder une telle remise sur ces articles.} other {Nous ne connaissons pas ce code. Vérifiez son orthographe.}}',
  discount: 'Remise',
  discountBy: 'Remise ({code})',
  lineQuantity: 'Prix par lot : −{amount}',
  lineCode: '{code} : −{amount}',
  lineSpared: 'Le code ne s’applique pas à cet article.',
  freeFrom: 'Livraison offerte dès {amount}',
  freeMissing: 'Encore {amount} d’articles et la livraison est offerte.',
  freeReached: 'La livraison est offerte.',
  freeNot: 'La boutique ne peut pas offrir la livraison pour ces articles.',
  compareText: 'Prix le plus bas des 30 jours précédents : {amount}',
  compareLabel: '{amount}, prix le plus bas des 30 jours précédents',
  saleUntil: 'Offre jusqu’au {when}',
  quantityEach: '{count} ou plus : {amount} pièce',
  quantitySet: '{count} pour {amount}',
  noticeCodeUsed: 'Vous avez déjà utilisé ce code de réduction : il a été retiré. Vérifiez le total.',
  bundleTitle: 'Lot',
  bundleLead: '{count, number} articles moins chers ensemble',
  bundleInstead: 'au lieu de {amount}',
  bundleSaving: 'Vous économisez {amount}',
  bundleAdd: 'Tout ajouter au panier',
  bundleSoldOut: 'L’un des articles est épuisé : ce lot n’est pas disponible pour l’instant.',
  bundleHow:
    'Le panier indique la remise sur chaque article. Si vous en renvoyez un, nous remboursons ce que vous l’avez payé.',
  bundleLine:
    'Avec {count, plural, one {# autre article} other {# autres articles}} : {amount}, soit {saving} d’économie',
};
