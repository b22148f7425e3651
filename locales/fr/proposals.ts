import type { proposals as english } from '../en/proposals.ts';
import type { Translated } from '../translated.ts';

export const proposals: Translated<typeof english> = {
  title: 'Propositions',
  lead: 'Vos programmes et assistants peuvent proposer des changements. Rien ne change avant votre confirmation.',
  none: 'Aucune proposition',
  noneDetail: 'Quand un programme muni de votre clé propose un changement, vous en décidez ici.',
  filter: 'Afficher',
  open: 'À décider',
  all: 'Toutes',
  by: 'Proposé par {key}',
  revoked: 'Cette clé a été révoquée.',
  note: 'Raison indiquée',
  kind: {
    price: '{count, plural, one {Changer # prix} many {Changer # prix} other {Changer # prix}}',
    list: '{count, plural, one {Mettre # article en vente} many {Mettre # articles en vente} other {Mettre # articles en vente}}',
    delist:
      '{count, plural, one {Retirer # article de la vente} many {Retirer # articles de la vente} other {Retirer # articles de la vente}}',
    relist:
      '{count, plural, one {Remettre # article en vente} many {Remettre # articles en vente} other {Remettre # articles en vente}}',
    answer: 'Répondre à un acheteur',
  },
  state: {
    open: 'À décider',
    confirmed: 'Confirmée',
    declined: 'Refusée',
    expired: 'Expirée',
  },
  change: '{before} → {after}',
  newPrice: 'À {after}',
  rulePrice: 'Au prix que donne votre règle de prix',
  profit: 'Bénéfice par unité : {amount}',
  loss: 'Vente à perte : il faut {amount} ou plus.',
  gone: 'N’est plus dans votre vitrine',
  order: 'Commande {number}',
  ends: 'Expire le {when}',
  decided: 'Décidée le {when}',
  confirm: 'Confirmer',
  confirmOf: 'Confirmer : {what}',
  decline: 'Refuser',
  declineOf: 'Refuser : {what}',
  confirmTitle: 'Faire ce changement ?',
  confirmText:
    'C’est comme si vous le faisiez vous-même. Vous pouvez l’annuler dans votre vitrine pendant 10 minutes.',
  answerTitle: 'Envoyer cette réponse ?',
  answerText: 'L’acheteur la reçoit en votre nom. Elle ne peut pas être reprise.',
  done: '{count, plural, one {# changement fait.} many {# changements faits.} other {# changements faits.}}',
  partly:
    '{count, plural, =0 {Rien n’a changé :} one {# changement fait. Non changé :} many {# changements faits. Non changé :} other {# changements faits. Non changé :}}',
  declineTitle: 'Refuser cette proposition ?',
  declineText: 'Rien ne change. Le programme voit votre refus et peut la proposer de nouveau.',
  declined: 'Refusée. Rien n’a changé.',
  waiting:
    '{count, plural, =0 {Rien à décider} one {# proposition à décider} many {# propositions à décider} other {# propositions à décider}}',
  assistant: 'Comment connecter un assistant',
};
