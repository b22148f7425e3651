import type {
  parcelWords as parcelWordsEnglish,
  labelReasonWords as labelReasonWordsEnglish,
} from '../en/supply-parcels.ts';
import type { Translated } from '../translated.ts';
import { orderStatus } from './statuses.ts';

export const parcelWords: Translated<typeof parcelWordsEnglish> = {
  title: 'Expédition',
  truth:
    'L’étiquette seule n’expédie pas un colis : la commande est considérée comme expédiée au premier scan du transporteur.',
  test_scans:
    'Données de test : le transporteur de test test-post prend le colis quelques secondes après l’étiquetage et le livre deux minutes plus tard. Aucun bouton de cette console n’expédie ni ne livre.',
  search: 'Rechercher par numéro de commande',
  search_token: 'Numéro de commande : {q}',
  remove_token: 'Retirer le filtre : {filter}',
  states: {
    all: 'Tous',
    waiting: 'Pas encore confirmé',
    to_ship: 'À expédier',
    labelled: 'Étiqueté',
    shipped: orderStatus.shipped,
    delivered: 'Livré',
    returned: 'Retourné',
    cancelled: 'Annulé',
  },
  state_filter: 'État des colis',
  empty: 'Rien à expédier. Les colis apparaissent ici quand la commande d’une boutique est confirmée.',
  empty_state: 'Aucun colis ici.',
  empty_search: 'Aucun colis ne correspond. Vérifiez le numéro de commande.',
  select_all: 'Tout sélectionner',
  select: 'Sélectionner le colis {order}',
  selected: '{count, plural, one {# sélectionné} other {# sélectionnés}}',
  bar: 'Étiquettes',
  place: '{postcode} {city}',
  select_hint: 'Maj sélectionne une plage. Entrée passe au champ suivant.',
  list: 'Colis',
  column: {
    parcel: 'Colis',
    goods: 'Articles',
    to: 'Destinataire',
    due: 'Délai d’expédition',
    state: 'État',
  },
  more_lines: '+{count, number}',
  order: 'Commande {number}',
  parcel_of: 'Colis de la commande {number}',
  lines: 'Articles',
  quantity: '{count, number} ×',
  to: 'Livrer à',
  to_hidden: 'L’adresse est masquée : le colis est livré et elle n’est plus nécessaire pour un retour.',
  phone: 'Téléphone {phone}',
  payout: 'Vous recevez',
  carrier: 'Transporteur',
  carrier_of: 'Transporteur de la commande {order}',
  tracking: 'Numéro de suivi',
  tracking_of: 'Numéro de suivi de la commande {order}',
  bad_carrier: '2 à 30 minuscules de a à z, chiffres ou traits d’union.',
  bad_tracking: '4 à 40 caractères A–Z, chiffres ou traits d’union.',
  twice: 'Un autre colis de cette liste a ce numéro de suivi.',
  label: '{count, plural, one {Étiqueter # colis} other {Étiqueter # colis}}',
  label_mend:
    '{count, plural, one {# colis a besoin d’un transporteur et d’un numéro de suivi.} other {# colis ont besoin d’un transporteur et d’un numéro de suivi.}}',
  labelled:
    '{count, plural, one {# colis étiqueté. Il compte comme expédié au premier scan.} other {# colis étiquetés. Ils comptent comme expédiés au premier scan.}}',
  failed:
    '{count, plural, one {# colis n’a pas été étiqueté et reste sélectionné.} other {# colis n’ont pas été étiquetés et restent sélectionnés.}}',
  row_failed: 'Non étiqueté : {why}',
  due: {
    late: 'En retard de {span}',
    soon: 'À expédier sous {span}',
    later: 'À expédier au plus tard le {date}',
    days: '{count, plural, one {# jour} other {# jours}}',
    hours: '{count, plural, one {# heure} other {# heures}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
  },
  held: 'En attente de vérification',
  held_hint: {
    no_acceptance:
      'Le transporteur a déclaré ce colis livré sans jamais l’avoir pris en charge. Il ne vous est pas payé tant que nous n’avons pas décidé.',
    before_label:
      'Ce numéro de suivi servait déjà avant que le colis ait son étiquette. Il ne vous est pas payé tant que nous n’avons pas décidé.',
    other_country:
      'Le transporteur a déclaré ce colis livré dans un autre pays. La commande attend notre décision.',
  },
  cancel_asked: 'L’acheteur souhaite annuler',
  cancel_asked_hint: 'Acceptez, sauf si le colis est déjà parti. Sans réponse, la commande est annulée.',
  cannot: 'Impossible à fournir',
  cannot_of: 'Impossible de fournir la commande {order}',
  grant: 'Accepter l’annulation',
  grant_of: 'Accepter l’annulation de la commande {order}',
  cannot_title: 'Impossible de fournir la commande {order} ?',
  grant_title: 'Accepter l’annulation de la commande {order} ?',
  cancel_text:
    'La commande entière est annulée et l’acheteur est aussitôt remboursé intégralement. Cette action est définitive.',
  grant_reason: 'L’acheteur a demandé l’annulation.',
  reason: 'Motif',
  reason_hint: 'La boutique et l’acheteur le lisent.',
  reason_bad: '3 à 300 caractères.',
  cannot_yes: 'Annuler la commande',
  grant_yes: 'Annuler la commande',
  cancelled: 'La commande est annulée et l’acheteur remboursé.',
};

export const labelReasonWords: Translated<typeof labelReasonWordsEnglish> = {
  tracking_used: 'ce numéro de suivi est celui d’un autre colis.',
  unknown_carrier: 'ce transporteur n’est pas configuré ici. Vérifiez son code.',
  carrier_closed: 'ce transporteur ne dessert pas ce pays. Choisissez-en un autre.',
  not_found: 'ce colis n’est pas le vôtre ou n’existe pas.',
  not_to_ship: 'ce colis n’attend plus d’être expédié.',
};
