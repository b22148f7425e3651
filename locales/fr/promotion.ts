import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';
import { promotionNew } from './promotion-new.ts';
import { promotionResults } from './promotion-results.ts';

export const promotion: Translated<typeof english> = {
  title: 'Promotion',
  lead: 'Des articles de votre boutique sur des pages qui montrent plusieurs boutiques, toujours avec la mention « sponsorisé ».',
  newCampaign: 'Nouvelle campagne',
  how: 'Comment cela fonctionne',
  rules: 'Lire les règles',
  credit: 'Crédit de promotion',
  creditDetail: 'Utilisé en premier. Il ne peut servir qu’à la promotion.',
  mine: 'Vos campagnes',
  filter: 'Quelles campagnes',
  all: 'Toutes',
  none: 'Vous n’avez pas encore de campagne',
  noneDetail:
    'Vous choisissez des articles, un budget et une durée. Vous voyez une fourchette probable avant de payer, puis chaque clic.',
  noneOfState: 'Il n’y a pas de campagne ici',
  noneOfStateDetail: 'Choisissez un autre état ci-dessus pour voir vos autres campagnes.',
  goodsOf: '{more, plural, =0 {{first}} one {{first} et # autre} other {{first} et # autres}}',
  noGoods: 'Une campagne',
  spentOf: '{spent} dépensés sur {budget}',
  shareOfOrders: '{percent} de chaque commande',
  fromTo: 'du {from} au {to}',
  counts:
    '{clicks, plural, =0 {Pas encore de clic} one {# clic} other {# clics}}, {orders, plural, =0 {aucune commande} one {# commande} other {# commandes}}',
  states: {
    review: 'En cours d’examen',
    scheduled: 'Programmée',
    active: 'En cours',
    paused: 'En pause',
    ended: 'Terminée',
    rejected: 'Refusée',
  },
  ends: {
    exhausted: 'Le budget est épuisé.',
    time: 'Son dernier jour est passé. Le budget non dépensé vous a été rendu.',
    stopped: 'Vous l’avez arrêtée. Le budget non dépensé vous a été rendu.',
    shop_closed: 'La boutique a été fermée. Le budget non dépensé vous a été rendu.',
    rejected: 'Notre vérificateur l’a refusée. Tout le budget vous a été rendu.',
  },
  endsOrder: {
    time: 'Son dernier jour est passé.',
    stopped: 'Vous l’avez arrêtée.',
    shop_closed: 'La boutique a été fermée.',
    rejected: 'Notre vérificateur l’a refusée.',
  },
  pauses: {
    merchant: 'Vous l’avez mise en pause. Rien n’est dépensé tant que vous ne la reprenez pas.',
    no_stock: 'Tous ses articles sont épuisés. Elle reprend automatiquement quand le stock revient.',
    shop_paused: 'Votre boutique est en pause. La campagne reprend automatiquement quand la boutique rouvre.',
    not_sold:
      'Ses articles ne sont pas en vente. Elle reprend automatiquement quand vous les remettez en vente.',
  },
  advice: {
    review:
      'Un vérificateur l’examine d’ici le {when}. Si nous n’avons pas répondu d’ici là, elle commence automatiquement.',
    scheduled: 'Elle commence le {when}.',
    lower_score:
      'Rarement affichée : d’autres campagnes ont un meilleur score. Augmentez votre enchère ou améliorez la qualité.',
    below_reserve:
      'Rarement affichée : son score est sous le prix minimal d’un emplacement. Augmentez votre enchère.',
    day_budget: 'Le budget du jour est épuisé. Elle reprend demain.',
    out_of_stock: 'Certains de ses articles sont épuisés et ne sont pas affichés.',
    not_sold: 'Certains de ses articles ne sont pas en vente et ne sont pas affichés.',
    country: 'La plupart des acheteurs qui la voient sont dans des pays où ses articles ne sont pas livrés.',
    new: 'Elle vient de commencer. Les premières vues viennent avec les prochains acheteurs qui parcourent les pages.',
  },
  plans: 'Où vos articles peuvent être affichés',
  plan: {
    explore: {
      name: 'Page Découvrir',
      what: 'Sur la page où les acheteurs parcourent toutes les boutiques. Vous payez au clic.',
    },
    search: {
      name: 'Recherche',
      what: 'Parmi les résultats quand des acheteurs cherchent quelque chose de ce genre dans toutes les boutiques. Vous payez au clic.',
    },
    similar: {
      name: 'Articles similaires',
      what: 'Sous les articles de boutiques qui ont accepté de montrer des articles similaires d’autres boutiques. Vous payez au clic.',
    },
    order: {
      name: 'Paiement par commande',
      what: 'À tous ces endroits. Vous ne payez rien pour les clics, mais une part de chaque commande qui vient de l’un d’eux.',
    },
  },
  closedPlan: 'Indisponible pour le moment',
  minTotal: 'Budget total minimal',
  minDay: 'Budget quotidien minimal',
  days: 'Jours',
  dayRange: '{from, number} à {to, number}',
  bid: 'Prix minimal par clic',
  share: 'Part d’une commande',
  shareRange: '{from} à {to}',
  places: 'Emplacements sponsorisés par page',

  howTitle: 'Comment fonctionne la promotion',
  howLead:
    'Version {version, number} des règles, en vigueur depuis le {since}. Elles n’ont rien de secret, et ne peuvent pas être changées pour une seule boutique.',
  machine: 'Tous les paramètres, lisibles par des programmes',
  algorithm: 'Ce que les règles décident',
  steps: {
    where: {
      title: 'Où cela s’affiche',
      detail:
        'Sur la page Découvrir aux emplacements {explore}, dans les résultats de recherche aux emplacements {search}, et parmi les articles similaires aux emplacements {similar}. Jamais dans la boutique d’une personne qui ne l’a pas accepté. {share} d’une page au plus sont sponsorisés, et chaque emplacement de ce type l’indique.',
    },
    who: {
      title: 'Quels articles sont affichés',
      detail:
        'Le score est votre maximum par clic, multiplié par la probabilité d’un clic à cet endroit, multiplié par votre qualité. Aucun profil personnel d’acheteur n’est utilisé. À score égal, un nombre de tirage publié après la fin de la journée décide.',
    },
    quality: {
      title: 'Ce qu’est la qualité',
      detail:
        'Un nombre de {least} à {most}, tiré des {facts, number} derniers jours : {onTime} pour les commandes expédiées à temps, {refunds} pour les remboursements dus à des défauts, {rating} pour les notes, et {listing} pour une fiche complète. Vous voyez chaque élément.',
    },
    cost: {
      title: 'Ce que coûte un clic',
      detail:
        'Ce qu’il faut pour passer devant le suivant, et {step} de plus. Jamais moins de {reserve}, et jamais plus que votre maximum par clic.',
    },
    pacing: {
      title: 'Comment le budget est réparti',
      detail:
        'Sur les heures de la journée, selon la venue habituelle des acheteurs. Il est revu toutes les {minutes, number} minutes ; une campagne en avance participe moins souvent. Une journée ne coûte jamais plus que son budget.',
    },
    newcomers: {
      title: 'Comment débutent les petites boutiques',
      detail:
        '{turns} des emplacements vont, à tour de rôle, à des campagnes qui ont moins de {views, number} vues.',
    },
    valid: {
      title: 'Quels clics comptent',
      detail:
        'Le premier d’une personne pour une campagne en {hours, number} heures, depuis un emplacement vraiment vu, avec une visite d’au moins {seconds, plural, one {# seconde} other {# secondes}}. Les robots, les afflux, votre propre boutique et les clics par erreur sont listés avec le motif et ne coûtent rien. Un clic est facturé {wait, number} secondes plus tard. Un même réseau représente au plus {clickShare} de ce qui est facturé à une campagne en un jour, et les clics bien au-dessus de la normale attendent un jour et ne sont facturés que si une commande a suivi.',
    },
    time: {
      title: 'Combien de temps elle dure',
      detail:
        'Jusqu’à ce que le budget soit épuisé ou que le dernier jour se termine. La fourchette que vous voyez avant de payer rejoue les {days, number} derniers jours. Aucune vente n’est promise.',
    },
    rest: {
      title: 'Ce qui reste',
      detail:
        'Vous est rendu automatiquement, dans la minute qui suit la fin de la campagne, même si vous l’arrêtez plus tôt. Le crédit de promotion compte comme dépensé en premier : ce qui reste va donc d’abord à votre solde, puis à votre crédit.',
    },
    check: {
      title: 'Comment le vérifier',
      detail:
        'Chaque vue et chaque clic a un reçu. À la fin d’une journée, son journal et son nombre de tirage sont publiés, et vous pouvez recalculer chaque décision de la journée.',
    },
    nobody: {
      title: 'Ce que personne ne peut faire',
      detail:
        'Ajouter des vues, des clics, des visiteurs ou des abonnés. Personne dans notre équipe n’a de bouton pour cela.',
    },
  },
  similar: {
    title: 'Articles d’autres boutiques sous les vôtres',
    detail:
      'Des articles sponsorisés d’autres boutiques, similaires aux vôtres et signalés comme tels, peuvent figurer à la fin des pages de vos articles, sous les commentaires. C’est désactivé tant que vous ne l’activez pas. Cela ne vous coûte et ne vous rapporte rien.',
    label: 'Afficher des articles similaires d’autres boutiques',
    isOn: 'Des articles similaires sont affichés sous les vôtres.',
    isOff: 'Aucun article d’une autre boutique n’est affiché sous les vôtres.',
  },
  create: promotionNew,
  results: promotionResults,
};
