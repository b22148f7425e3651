import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

export const notifications: Translated<typeof english> = {
  title: 'Notifications',
  unread: '{count, plural, one {# non lue} other {# non lues}}',
  allRead: 'Vous avez tout lu.',
  fresh: '{count, plural, one {# nouvelle notification} other {# nouvelles notifications}}',
  freshOrders:
    '{count, plural, one {# nouvelle commande} many {# nouvelles commandes} other {# nouvelles commandes}}',
  news: 'Quoi de neuf',
  filter: 'Ce qui est affiché',
  all: 'Toutes',
  onlyUnread: 'Non lues',
  kind: {
    order: 'Commandes',
    wallet: 'Portefeuille',
    case: 'Retours',
    review: 'Commentaires',
    service: 'Service client',
    system: 'Compte et articles',
    ad: 'Promotion',
  },
  kindDetail: {
    order: 'Payée, expédiée, livrée, annulée',
    wallet: 'Argent disponible, dépôts, retraits, comptes de retrait',
    case: 'Retours et colis perdus, avec leurs échéances',
    review: 'Ce que les acheteurs disent de vos articles',
    service: 'Réponses à ce que vous nous avez écrit',
    system: 'Connexions, mots de passe, identité, articles retirés de la vente',
    ad: 'Le déroulement de votre promotion',
  },
  severity: {
    info: 'Pour information',
    action: 'À faire',
    urgent: 'Urgent',
  },
  isUnread: 'Non lue',
  readAll: 'Tout marquer comme lu',
  markedRead:
    '{count, plural, one {# notification a été marquée comme lue.} other {# notifications ont été marquées comme lues.}}',
  undo: 'Annuler',
  undone:
    '{count, plural, one {# notification est à nouveau non lue.} other {# notifications sont à nouveau non lues.}}',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  empty: 'Il ne s’est encore rien passé',
  emptyDetail:
    'Les commandes, l’argent, les retours et tout ce qui concerne votre compte seront annoncés ici, avec le chemin pour y aller.',
  emptyKind: 'Il n’y a rien de ce type',
  emptyKindDetail: 'Choisissez-en un autre pour voir le reste.',
  emptyUnread: 'Vous avez tout lu',
  emptyUnreadDetail: 'Les nouveautés apparaissent ici automatiquement.',
  showAll: 'Afficher toutes les notifications',
  settings: 'Choisir vos notifications',
  choicesLead:
    'Tout reste dans votre liste, quel que soit votre choix. Ici, vous choisissez ce qui vous prévient.',
  way: { app: 'Dans l’appli', push: 'Push', email: 'E-mail' },
  quiet: {
    title: 'Heures calmes',
    lead: 'Pendant ces heures, seul ce qui est urgent vous prévient. Le reste attend dans votre liste.',
    on: 'Respecter les heures calmes',
    from: 'De',
    to: 'À',
    zone: 'À l’heure de {zone}',
    shape: 'Veuillez écrire une heure comme 22:00.',
    empty: 'Veuillez choisir deux heures différentes.',
    save: 'Enregistrer les heures calmes',
    saved: 'Vos heures calmes sont enregistrées.',
    ended: 'Les heures calmes sont désactivées.',
    now: 'C’est le calme en ce moment.',
  },
};
