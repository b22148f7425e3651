import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: 'Parties du stock',
  tab: { list: 'Articles', file: 'Depuis un fichier' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: 'Cette ligne est illisible.',
  not_found: 'Vous n’avez aucun article avec ce code.',
  twice: 'Ce code figure déjà dans une ligne précédente.',
  nothing: 'La ligne n’indique ni stock ni coût.',
  below_reserved: 'Les acheteurs en ont réservé {least} : le stock ne peut pas être inférieur.',
  bad_cost: 'Ce n’est pas un montant dans notre devise.',
  too_soon: 'Un coût plus élevé prend effet après sept jours : au plus tôt {least}.',
  too_late: 'C’est trop loin dans le temps.',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: 'Ce n’est pas un fichier CSV.',
  missing_column: 'La colonne « {column} » manque.',
  too_many_rows: 'Un fichier a au plus {limit} lignes.',
  empty: 'Le fichier n’a aucune ligne.',
  not_shipped: 'Le transporteur n’a pas encore pris ce colis en charge.',
  too_late: 'Le délai est dépassé.',
  too_much: 'Maximum possible : {most}.',
  claimed: 'Il y a déjà une réclamation pour ce colis.',
  own: 'C’est à l’autre partie de le faire.',
  decided: 'C’est déjà décidé.',
  too_many_pictures: 'Il y a déjà six photos.',
  period: 'La période finit avant de commencer, ou dépasse un an.',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: 'Stock et coûts',
  lead: 'Le stock compte aussitôt. Un coût plus élevé prend effet après sept jours, et jamais sur les commandes déjà passées.',
  search: 'Code ou titre',
  empty: 'Aucun de vos articles ne correspond. Notre équipe les saisit.',
  caption: 'Vos articles',
  column: {
    goods: 'Article',
    stock: 'En rayon',
    reserved: 'Réservé par des acheteurs',
    cost: 'Coût',
    next: 'Annoncé',
  },
  from: 'à partir du',
  edit: 'Modifier',
  edit_of: 'Modifier {code}',
  field_stock: 'Unités en rayon',
  field_stock_hint: 'Les acheteurs en ont réservé {reserved} : ce ne peut pas être moins.',
  stock_wrong: 'Saisissez un nombre entier.',
  field_cost: 'Coût d’une unité',
  field_cost_hint: 'Un coût plus élevé prend effet après sept jours. Nous prévenons les marchands aussitôt.',
  field_from: 'Le nouveau coût prend effet le',
  field_from_hint: 'Laissez vide pour la date la plus proche.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  file_title: 'Stock et coûts depuis un fichier',
  file_lead:
    'Les colonnes sont code et, au choix, version, stock, cost et cost_from. Toutes les lignes sont acceptées, ou aucune.',
  file: 'Fichier CSV',
  file_hint: 'Au plus {rows} lignes. Les programmes font de même avec une clé d’API autorisée pour le stock.',
  file_missing: 'Choisissez d’abord un fichier.',
  check: 'Contrôler le fichier',
  apply: '{count, plural, one {Enregistrer # modification} other {Enregistrer # modifications}}',
  applied: 'Enregistré.',
  ready: 'Toutes les lignes sont correctes. Rien n’est encore enregistré.',
  nothing: 'Ce fichier ne change rien.',
  wrong:
    '{count, plural, one {# ligne a une erreur, rien n’est enregistré.} other {# lignes ont des erreurs, rien n’est enregistré.}}',
  other: 'Un autre fichier',
  report: 'Lignes du fichier',
  line: 'Ligne',
  code: 'Code',
  result: 'Résultat',
  change: { changed: 'Modifié', unchanged: 'Aucun changement', older: 'Plus ancien que nos données' },
  becomes_stock: 'Stock {before} → {after}',
  becomes_cost: 'Coût {before} → {after}',
};
