import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: 'M’envoyer un e-mail si je ne termine pas cette commande',
  reminderHint:
    'Un seul e-mail, au plus tôt après {hours} heures, avec ce panier. Votre adresse en est ensuite supprimée, au plus tard après {days} jours. Si vous payez, rien n’est envoyé.',
  reminderStop: 'Se désinscrire des e-mails de panier ?',
  reminderStopText:
    '{shop} n’écrira pas à cette adresse au sujet d’un panier pendant {days} jours, même si quelqu’un coche la case lors du paiement.',
  reminderStopSend: 'Se désinscrire',
  reminderStopped: 'Désinscription effectuée',
};
