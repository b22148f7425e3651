import type { showcaseOffers as english } from '../en/showcase-offers.ts';
import type { Translated } from '../translated.ts';

export const showcaseOffers: Translated<typeof english> = {
  title: 'Autres fournisseurs',
  none: 'Aucun autre fournisseur ne propose cet article.',
  pick: 'Comparer avec',
  promised: 'Livraison promise',
  real: 'Livraison réelle',
  late: 'Expédié en retard',
  returned: 'Retourné',
  eu: 'Contact sécurité dans l’UE',
  euNone: 'Non indiqué',
  noneYet: 'Aucun colis pour l’instant',
  measured:
    'Les chiffres réels portent sur les 500 derniers colis au plus de chaque fournisseur, toutes boutiques confondues.',
  swap: 'Passer à {name}',
  open: 'Ouvrir cet article',
  swapTitle: 'Passer à {name} ?',
  price: 'Prix',
  keep: 'Garder mon prix',
  rule: 'Selon ma règle de prix ou le prix conseillé',
  leaves: '{price}, bénéfice {profit}',
  keepsPlace:
    'L’article garde sa place. Cela compte comme un retrait du jour, et vous pouvez l’annuler pendant 10 minutes. Les commandes existantes restent chez leur fournisseur.',
  stays: 'Vos textes et photos, remises, promotions et commentaires restent avec l’ancien article.',
  done: 'Désormais chez {name}, à {price}',
  loss: '{price}, sous le seuil de rentabilité de {floor}',
  notSame: 'Ce n’est plus le même article.',
};
