import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: 'Confirmez : vous écrire au retour de {title} ?',
    lead: 'Quelqu’un a demandé à {shop} d’écrire à cette adresse quand {title} est de nouveau en stock. Si c’était vous, confirmez par le bouton.',
    action: 'Confirmer ou supprimer',
    small:
      'Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, nous n’envoyons rien de plus et supprimons l’adresse.',
  },
  send: {
    subject: '{title} est de retour chez {shop}',
    lead: 'Vous l’aviez demandé : {title} est de nouveau en stock. Nous ne pouvons pas le réserver.',
    action: 'Voir l’article',
    small: 'C’était le seul e-mail demandé. Votre adresse est maintenant supprimée.',
  },
};
