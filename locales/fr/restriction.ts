import type { restriction as english } from '../en/restriction.ts';
import type { Translated } from '../translated.ts';

export const restriction: Translated<typeof english> = {
  title: 'Restriction',
  listTitle: 'Restrictions',
  listLead: 'Tout ce qui a été restreint ici, pourquoi, et comment cela a pris fin.',
  none: 'Il n’y a pas de restriction',
  noneDetail: 'Votre boutique est libre de vendre, d’ajouter des articles et de retirer de l’argent.',
  open: 'Lire pourquoi',
  openAll: 'Toutes les restrictions',
  standing: '{count, plural, one {Une restriction est en vigueur} other {# restrictions sont en vigueur}}',
  untilWhen: 'jusqu’au {when}',
  level: {
    warned: 'Un avertissement',
    limited: 'Pas de nouveaux articles',
    paused: 'Les nouvelles commandes sont en pause',
    suspended: 'La boutique en ligne est fermée',
    withdrawal_prohibited: 'Une partie de votre argent est retenue',
    wallet_frozen: 'Le portefeuille est gelé',
    account_disabled: 'Votre compte est suspendu',
  },
  levelDetail: {
    warned: 'Rien ne vous est pris et tout continue. Veuillez lire de quoi il s’agit.',
    limited:
      'Les articles en vente restent en vente. De nouveaux ne peuvent pas être ajoutés jusqu’à la fin de la restriction.',
    paused:
      'Les acheteurs peuvent regarder et ne peuvent pas commander. Les commandes déjà passées continuent normalement.',
    suspended:
      'Les acheteurs voient que la boutique est fermée. Les commandes déjà passées sont honorées ou remboursées.',
    withdrawal_prohibited:
      'Seul ce montant est retenu. Tout le reste de votre argent peut être retiré comme d’habitude.',
    wallet_frozen:
      'Rien ne peut être retiré ni déposé jusqu’à la fin de la restriction. Tout votre argent reste à vous.',
    account_disabled:
      'Vous pouvez lire pourquoi, faire un recours et voir votre argent ici. La suspension prend fin automatiquement.',
  },
  code: {
    H01: 'Des acheteurs ou leurs cartes contestent des commandes',
    H02: 'L’identité doit être montrée à nouveau',
    H03: 'Signes que quelqu’un d’autre utilise le compte',
    H04: 'Règles contre le blanchiment d’argent',
    H05: 'Articles peut-être contrefaits ou dangereux',
    H06: 'Décision d’un tribunal ou d’une autorité',
    H07: 'De l’argent vous a été attribué par erreur',
    H08: 'Commandes qui viennent peut-être de la boutique elle-même',
  },
  state: {
    announced: 'Annoncée',
    active: 'En vigueur',
    lapsed: 'Terminée automatiquement',
    lifted: 'Levée',
    overturned: 'Annulée après votre recours',
  },
  endReason: {
    time: 'Sa durée était écoulée.',
    cleared: 'Ce pour quoi elle existait est éclairci.',
    mistake: 'C’était une erreur. Nous en sommes désolés.',
    appeal_won: 'Votre recours était fondé. Nous sommes désolés.',
    appeal_unanswered:
      'Votre recours n’a pas été décidé à temps, l’argent est donc redevenu disponible automatiquement.',
  },
  why: 'Pourquoi',
  rule: 'Règle',
  ruleOf: '{code} : {name}',
  evidence: 'Sur quoi elle repose',
  amount: 'Couvre',
  held: 'Retenu actuellement',
  wasHeld: 'A été retenu',
  from: 'Du',
  until: 'Au plus tard jusqu’au',
  placed: 'Écrite le',
  ended: 'Terminée le',
  endsItself:
    'Elle prend fin automatiquement ce jour-là. Personne n’a rien à faire pour cela, vous non plus.',
  shortHeld: 'Il y avait moins que ce qu’elle couvre. Ce qui arrive est mis de côté jusqu’à ce montant.',
  extension: 'Prolongée une fois',
  extensionDetail:
    'Une deuxième personne l’a prolongée le {when} ; sinon, elle aurait pris fin le {before}. Elle ne peut plus être prolongée.',
  fileNo: 'Numéro de dossier',
  copy: {
    title: 'Garder une copie',
    pdf: 'Motivation en PDF',
    json: 'Motivation en JSON',
    hint: 'Le fichier JSON porte une somme de contrôle : chacun peut voir qu’il n’a pas été modifié.',
  },
  effect: 'Ce que cela signifie pour vous',
  stops: 'Impossible jusqu’à la fin',
  goesOn: 'Continue comme avant',
  act: {
    enter: 'Se connecter à la boutique',
    sell: 'Recevoir de nouvelles commandes',
    list: 'Ajouter des articles à votre vitrine',
    withdraw: 'Retirer de l’argent',
    deposit: 'Déposer de l’argent',
  },
  withdrawRest: 'Retirer le reste de votre argent',
  always: 'Commandes déjà passées : elles sont honorées ou remboursées',
  alwaysWallet: 'Voir votre argent et chacun de ses mouvements',
  noCharge: 'Les commandes non traitées sont honorées ou remboursées. Rien ne vous est facturé.',
  appeal: {
    title: 'Recours',
    how: 'Vous pensez que c’est une erreur ? Dites pourquoi. Une autre personne que celle qui l’a écrite décide en {days, plural, one {# jour} other {# jours}} au plus.',
    silence: 'Si personne ne décide à temps, l’argent retenu redevient disponible automatiquement.',
    free: 'Un recours ne coûte rien et ne peut rien aggraver.',
    until: 'Vous pouvez faire un recours jusqu’au {when}.',
    text: 'Pourquoi c’est une erreur',
    textHint: '{count, number} caractères, de {min, number} à {max, number}',
    tooShort:
      'Veuillez écrire au moins {min, number} caractères, pour que la personne qui décide puisse y répondre.',
    tooLong: 'Veuillez écrire au maximum {max, number} caractères.',
    paper: 'Ajouter une image ou un PDF',
    paperHint:
      'Reçus, photos, lettres : jusqu’à {max, number}. Seules les personnes qui décident les voient.',
    paperOf: 'Document {place, number}',
    paperDrop: 'Enlever le document {place, number}',
    send: 'Envoyer le recours',
    sentTitle: 'Nous avons votre recours',
    decideBy: 'Décision au plus tard le {when}, par une autre personne.',
    late: 'La décision est en retard. Elle est la première de la file, et vous n’avez rien à faire.',
    yours: 'Ce que vous avez écrit',
    papers: '{count, plural, one {Avec # document} other {Avec # documents}}',
    sentAt: 'Envoyé le {when}',
    decision: 'La décision',
    decidedAt: 'Décidé le {when}',
    state: {
      open: 'En attente de la décision',
      upheld: 'La restriction reste',
      overturned: 'Vous aviez raison',
      unanswered: 'Pas décidé à temps : l’argent est disponible',
    },
    closed: 'Le délai de recours a pris fin le {when}.',
    onlyOnce:
      'Un recours contre cette restriction a été décidé. Si elle est prolongée, vous pourrez en faire un nouveau.',
  },
  closed: {
    money: 'Votre argent',
    moneyDetail:
      'Il reste à vous pendant que le compte est fermé. Ce qui n’est pas retenu pourra à nouveau être retiré à la réouverture.',
    balance: 'Solde',
    held: 'Retenu ou en route vers vous',
    checkAgain: 'Essayer d’ouvrir ma boutique',
  },
};
