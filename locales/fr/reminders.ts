import type { reminders as english } from '../en/reminders.ts';
import type { Translated } from '../translated.ts';

export const reminders: Translated<typeof english> = {
  title: 'E-mails de panier',
  lead: 'Lors du paiement, les acheteurs peuvent demander un e-mail s’ils ne terminent pas. Vous ne voyez jamais leurs adresses.',
  offer: 'Le proposer lors du paiement',
  offerHint:
    'La case est vide tant que l’acheteur ne la coche pas. Envoi unique, {hours} heures plus tard, jamais après un paiement. Si vous désactivez l’option, les e-mails en attente ne partent pas.',
  counts:
    '{sent, plural, one {# e-mail envoyé} other {# e-mails envoyés}} en {days, number} jours, {ordered, plural, =0 {aucune commande} one {# commande} other {# commandes}} à la suite',
  filter: 'Filtre',
  kinds: {
    all: 'Tous',
    ordered: 'Avec commande',
  },
  none: 'Aucun e-mail envoyé',
  noneDetail: 'Un e-mail apparaît ici lorsqu’un acheteur l’a demandé et n’a pas payé.',
  noMatch: 'Aucune commande issue de ces e-mails',
  noOrder: 'Sans commande',
  pieces: '{count, number} × {title}',
};
