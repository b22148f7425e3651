import type { promotionNew as english } from '../en/promotion-new.ts';
import type { Translated } from '../translated.ts';

/** Words of a new campaign: what, how much, check and pay. */
export const promotionNew: Translated<typeof english> = {
  title: 'Nouvelle campagne',
  steps: 'Étapes de la campagne',
  step: { what: '1. Quoi', money: '2. Combien', check: '3. Vérifier et payer' },
  next: 'Continuer',
  back: 'Retour',
  plan: 'Emplacement et mode de facturation',
  goods: 'Quels articles',
  goodsHint: 'Jusqu’à {max, number}. Seuls des articles en vente peuvent être promus.',
  chosen: '{count, plural, =0 {Rien de choisi} one {# choisi} other {# choisis}} sur {max, number}',
  chosenTitle: 'Articles choisis',
  search: 'Rechercher dans vos articles',
  noGoods: 'Rien dans votre vitrine n’est en vente',
  noGoodsDetail: 'Choisissez d’abord des articles dans l’entrepôt. Ce qui est en vente peut être promu.',
  toGoods: 'Aller à la vitrine',
  noMatch: 'Aucun de vos articles ne correspond',
  noMatchDetail: 'Essayez moins de lettres, ou une partie du titre.',
  keep: 'Bénéfice {amount}',
  stock: '{count, plural, one {# en stock} other {# en stock}}',
  boosted: 'Déjà dans une campagne à cet endroit',
  toCampaign: 'Voir cette campagne',
  remove: 'Retirer {title}',
  chooseGoods: 'Choisissez au moins un de vos articles.',
  tooMany: 'Une campagne contient {max, number} articles au plus. Retirez-en un pour en ajouter un autre.',

  budget: 'Budget total',
  budgetHint: 'Elle ne peut jamais coûter plus. Minimum : {least}.',
  budgetSlider: 'Budget total sur un curseur',
  budgetDay: '{amount} par jour',
  budgetBuys:
    '{amount} par jour, le plus probable : {count, plural, =0 {moins d’un clic} one {# clic} other {# clics}}',
  budgetShare: '{share} des {have} dont vous disposez, crédit et solde compris',
  days: 'Pour combien de jours',
  daysHint:
    'De {from, number} à {to, number} jours. Elle peut se terminer plus tôt, quand le budget est épuisé.',
  dayBudget: 'Maximum quotidien (facultatif)',
  dayBudgetHint: 'Si vous laissez ce champ vide, le budget est réparti également : {amount} par jour.',
  dayBudgetPlain:
    'Si vous laissez ce champ vide, le budget est réparti également sur les jours. Minimum : {least}.',
  bid: 'Enchère maximale par clic (facultatif)',
  bidHint:
    'Si vous laissez ce champ vide, nous prenons l’enchère habituelle : {amount}. Vous ne payez que ce qu’il faut, souvent moins.',
  bidPlain:
    'Si vous laissez ce champ vide, nous prenons l’enchère habituelle. Vous ne payez que ce qu’il faut, souvent moins.',
  suggestions: 'Suggestions',
  suggested: { low: 'Basse : {amount}', usual: 'Habituelle : {amount}', high: 'Élevée : {amount}' },
  percent: 'Part d’une commande, en pourcentage',
  percentHint: 'De {from} à {to}, habituellement {usual}.',
  percentExample:
    'Sur une vente de {price} ({title}) : {fee} pour la promotion, {rest} pour vous après le coût, la livraison et les frais.',
  percentLoss:
    'Sur une vente de {price} ({title}), {fee} iraient à la promotion. Vous perdriez {rest}. Choisissez une part plus faible, ou augmentez le prix.',
  percentTerms:
    'Elle est prise quand l’argent de la commande devient disponible pour vous, jamais avant. Si l’acheteur est remboursé, cette part vous est rendue.',
  wrongAmount: 'Veuillez saisir un montant comme 12,50.',
  tooLittle: 'Le minimum est de {least}.',
  overBudget: 'C’est plus que le budget total.',
  overDay: 'C’est plus que le maximum quotidien, {amount}.',
  wrongDays: 'Veuillez saisir un nombre entier de {from, number} à {to, number}.',
  wrongPercent: 'Veuillez saisir un nombre de {from, number} à {to, number}.',

  forecast: 'À quoi s’attendre',
  forecastWaiting: 'Saisissez un budget et un nombre de jours pour le voir.',
  forecastOld: 'Affiché pour votre saisie précédente.',
  forecastBusy: 'Nouveau calcul en cours…',
  clicks: 'Clics',
  views: 'Vues',
  runs: 'Jours jusqu’à la fin',
  cost: 'Coût',
  range: '{from, number} à {to, number}',
  rangeText: '{from} à {to}',
  middle: 'Le plus probable : {value}',
  basis: {
    replay:
      'Calculé à partir de {auctions, plural, one {# page} other {# pages}} avec des emplacements sponsorisés, du {from} au {to}, rejouées avec votre campagne. Huit fois sur dix, le résultat se trouve dans la fourchette.',
    prior:
      'Il y a encore trop peu de pages passées sur lesquelles s’appuyer ({auctions, number}) : c’est une première estimation à partir de nombres publiés, et elle est large.',
  },
  noPromise:
    'Nous ne promettons pas de ventes : nous ne pouvons pas savoir si les personnes qui regardent achèteront.',

  checkWhat: 'Votre campagne',
  where: 'Où',
  howLong: 'Combien de temps',
  howLongDays: '{count, plural, one {# jour} other {# jours}}, ou jusqu’à épuisement du budget',
  howLongOrder: '{count, plural, one {# jour} other {# jours}}',
  perDay: 'Maximum quotidien',
  perClick: 'Enchère maximale par clic',
  perOrder: 'Part de chaque commande',
  payFrom: 'Comment c’est payé',
  fromPromo: 'Avec le crédit de promotion',
  fromAvailable: 'Avec votre solde',
  total: 'Total',
  nothingNow:
    'Rien n’est payé maintenant. Une part est prise sur les commandes qui viennent d’un clic, quand leur argent devient disponible.',
  after: 'Ce qui se passe ensuite',
  afterLines: {
    pay: 'L’argent va sur le compte propre à cette campagne. Il ne sert qu’à payer les clics valides.',
    review:
      'La plupart des campagnes commencent immédiatement. Si un examen est nécessaire, il prend {hours, number} heures au plus.',
    stop: 'Vous pouvez la mettre en pause ou l’arrêter à tout moment. Le budget non dépensé vous est rendu dans la minute.',
    end: 'Elle se termine automatiquement, et le budget non dépensé vous est rendu automatiquement.',
    order:
      'Vous pouvez la mettre en pause ou l’arrêter à tout moment. Les commandes arrivées avant restent comme convenu.',
  },
  pay: 'Payer {amount}',
  start: 'Lancer la campagne',
  pin: 'Mot de passe de transaction',
  pinEmpty: 'Veuillez saisir votre mot de passe de transaction.',
  paid: 'La campagne est payée.',
  started: 'La campagne est créée.',
  blocked: 'Avant de pouvoir payer',
  short: {
    title: 'Le budget dépasse ce que vous avez',
    text: 'Vous avez {have} pour la promotion, crédit et solde compris. Le budget est de {budget}, soit {missing} de plus.',
    lower: 'Fixer le budget à {have}',
    least:
      'Le budget minimal est de {least}. Votre solde augmente quand l’argent de vos commandes devient disponible.',
  },
  blockers: {
    pay_password: {
      text: 'Définissez d’abord un mot de passe de transaction. Il protège votre argent.',
      action: 'Le définir maintenant',
    },
    boosted: { text: '{title} est déjà dans une campagne à cet endroit.', action: 'Voir cette campagne' },
    not_sold: { text: '{title} n’est pas en vente.', action: 'Choisir d’autres articles' },
    no_stock: { text: '{title} est épuisé.', action: 'Choisir d’autres articles' },
    shop_paused: { text: 'Votre boutique est en pause. Ouvrez-la d’abord.', action: 'Aller à la boutique' },
    too_many: {
      text: 'Vous avez déjà le nombre maximal de campagnes à la fois. Arrêtez-en une, ou attendez que l’une se termine.',
      action: 'Voir vos campagnes',
    },
    wallet_frozen: {
      text: 'Votre portefeuille est fermé aux nouveaux paiements.',
      action: 'Lire pourquoi',
    },
    other: { text: 'Cela ne peut pas être payé pour le moment.', action: 'Nous demander' },
  },
};
