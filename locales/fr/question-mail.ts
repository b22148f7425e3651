import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: 'Confirmez votre question sur {title}',
    lead: 'Quelqu’un a interrogé {shop} sur {title} en indiquant cette adresse pour la réponse. Si c’était vous, confirmez par le bouton.',
    action: 'Confirmer ou supprimer',
    small:
      'Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, la question et cette adresse sont supprimées après {days} jours.',
  },
  answer: {
    subject: '{shop} a répondu à votre question sur {title}',
    lead: 'Vous avez interrogé {shop} sur {title}. Votre question et la réponse :',
    action: 'Ouvrir ou supprimer',
    small:
      'C’est la seule réponse ; votre adresse et votre nom sont supprimés après cet e-mail. Il n’est pas possible d’y répondre.',
  },
};
