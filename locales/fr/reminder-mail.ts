import type { reminderMail as english } from '../en/reminder-mail.ts';
import type { Translated } from '../translated.ts';

export const reminderMail: Translated<typeof english> = {
  subject: 'Votre panier chez {shop}',
  lead: 'Vous avez demandé un e-mail au cas où votre commande chez {shop} ne serait pas terminée. Votre panier contenait :',
  same: '{count, number} × {title} : {now} l’unité',
  changed: '{count, number} × {title} : maintenant {now} l’unité ; auparavant {seen}',
  gone: '{count, number} × {title} : n’est plus vendu ici',
  action: 'Ouvrir votre panier',
  small:
    'C’est le seul e-mail au sujet de ce panier ; votre adresse en est maintenant supprimée. Si vous commandez par le bouton, la boutique compte une commande issue de cet e-mail. Rien n’est réservé pour vous.',
  stop: 'Vous ne voulez plus d’e-mails de ce type de {shop} ? Désinscrivez-vous ici : {url}',
};
