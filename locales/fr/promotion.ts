import type { promotion as english } from '../en/promotion.ts';
import type { Translated } from '../translated.ts';

export const promotion: Translated<typeof english> = {
  title: 'Promotion',
  lead: 'Des articles de votre boutique sur des pages qui montrent plusieurs boutiques.',
  closedTitle: 'La promotion n’est pas encore ouverte',
  closed:
    'Rien ne peut être acheté, et rien n’est prélevé sur votre portefeuille. Elle ouvrira quand il y aura des pages pour montrer des articles de plusieurs boutiques, et quand vous pourrez vérifier chaque clic que vous payez.',
  how: 'Comment cela fonctionnera',
  rules: 'Lire les règles',
  plans: 'Ce qu’il y aura',
  surface: {
    explore: 'Sur la page où les acheteurs parcourent toutes les boutiques.',
    search: 'Parmi les résultats quand les acheteurs cherchent dans toutes les boutiques.',
  },
  notOpen: 'Pas encore ouvert',
  minTotal: 'Budget total minimal',
  minDay: 'Budget minimal par jour',
  days: 'Jours',
  dayRange: '{from, number} à {to, number}',
  bid: 'Enchère minimale pour un clic',
  slots: 'Emplacements sponsorisés par page',
  slotList: 'Quels emplacements',
  version: 'Version des règles',
  mine: 'Vos campagnes et ce qu’elles coûtent',
  none: 'Vous n’avez pas de campagnes',
  noneDetail:
    'La promotion n’est pas encore ouverte, rien n’a donc été dépensé. Quand elle le sera, chaque campagne et chaque clic apparaîtra ici.',
  spentOf: '{spent} dépensés sur {budget}',
  states: {
    review: 'En examen',
    scheduled: 'Programmée',
    active: 'En cours',
    paused: 'En pause',
    ended: 'Terminée',
    rejected: 'Refusée',
  },
  newTitle: 'Nouvelle promotion',
  newLead: 'Ce que vous déciderez, et ce que les règles décident pour vous.',
  youDecide: 'Ce que vous déciderez',
  decide: {
    goods: 'Quels articles : de un à {max, number} de ceux que vous avez en vente.',
    budget: 'Combien : à partir de {total} en tout et de {day} par jour. Cela ne peut jamais coûter plus.',
    days: 'Combien de temps : de {from, number} à {to, number} jours.',
    bid: 'Le maximum que vous payez pour un clic, à partir de {bid}.',
  },
  algorithm: 'Ce que les règles décident',
  algorithmLead: 'Version {version, number}. Elles n’ont rien de secret.',
  steps: {
    where: {
      title: 'Où cela s’affiche',
      detail:
        'Sur les pages avec des articles de plusieurs boutiques, toujours avec la mention « sponsorisé ». Jamais dans la boutique de quelqu’un d’autre.',
    },
    who: {
      title: 'Quels articles sont montrés',
      detail:
        'Comptent votre enchère, la probabilité d’un clic à cet endroit et la qualité du service de votre boutique. Vous voyez les éléments de votre score. Aucun profil personnel d’acheteur n’est utilisé.',
    },
    cost: {
      title: 'Ce que coûte un clic',
      detail: 'Juste ce qu’il faut pour passer devant le suivant, et jamais plus que votre enchère.',
    },
    valid: {
      title: 'Quels clics comptent',
      detail:
        'Ceux de vraies personnes, une fois par jour pour chacune. Les robots, les clics par erreur et vos propres clics sont listés avec le motif et ne coûtent rien.',
    },
    time: {
      title: 'Combien de temps elle dure',
      detail:
        'Jusqu’à ce que le budget soit utilisé ou que le dernier jour se termine. Vous voyez une fourchette probable avant de payer. Aucune vente n’est promise.',
    },
    rest: {
      title: 'Ce qui reste',
      detail: 'Revient automatiquement et immédiatement d’où il venait, même si vous arrêtez plus tôt.',
    },
    nobody: {
      title: 'Ce que personne ne peut faire',
      detail:
        'Ajouter des vues, des clics, des visiteurs ou des abonnés. Personne ici n’a de bouton pour cela.',
    },
  },
  tellUs: 'Dites-nous ce qu’il vous faudrait',
};
