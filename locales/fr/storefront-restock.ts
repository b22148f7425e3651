import type { storefrontRestock as english } from '../en/storefront-restock.ts';
import type { Translated } from '../translated.ts';

export const storefrontRestock: Translated<typeof english> = {
  restockTitle: 'M’écrire quand il revient',
  restockLead: 'Nous vous écrivons une seule fois, quand cet article est de nouveau en stock.',
  restockEmail: 'Adresse e-mail',
  restockWrong: 'Saisissez une adresse e-mail.',
  restockSend: 'M’écrire',
  restockPrivacy:
    'Votre adresse ne sert qu’à cet e-mail. Confirmez-la sous {confirmDays} jours par le lien envoyé ; elle est supprimée après l’e-mail, ou après {waitDays} jours.',
  restockAsked: 'Consultez votre messagerie',
  restockAskedText:
    'Si vous n’avez pas encore confirmé cette adresse, vous recevrez un e-mail avec un lien. Ouvrez-le pour confirmer.',
  restockConfirm: 'Vous écrire à son retour ?',
  restockConfirmText:
    '{title} est épuisé. Nous vous écrivons une seule fois, quand il est de nouveau en stock.',
  restockConfirmSend: 'Oui, m’écrire',
  restockWaiting: 'Vous êtes sur la liste',
  restockWaitingText:
    'Nous vous écrivons une seule fois, quand {title} est de nouveau en stock. Votre adresse est ensuite supprimée.',
  restockStop: 'Supprimer mon adresse',
  restockStopped: 'Votre adresse est supprimée',
  restockStoppedText: 'Vous ne recevrez pas d’e-mail sur cet article.',
  restockBack: 'Voir l’article',
};
