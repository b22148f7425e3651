import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: 'Questions',
  lead: 'Des acheteurs posent une question sur un article avant d’acheter. Votre réponse leur parvient par e-mail.',
  none: 'Aucune question pour le moment',
  noneDetail: 'Une question apparaît ici dès que l’acheteur a confirmé son adresse.',
  noMatch: 'Aucune question ici',
  filter: 'Filtre',
  states: {
    all: 'Toutes',
    open: 'Sans réponse',
    answered: 'Avec réponse',
  },
  from: 'De {name}',
  noName: 'Sans nom',
  answerLabel: 'Votre réponse',
  answer: 'Répondre',
  answerHint:
    'Une seule réponse est possible. Les coordonnées et les liens sont masqués. {used, number} sur {max, number} caractères',
  address:
    'Vous ne voyez jamais l’adresse de l’acheteur. L’adresse et le nom sont supprimés dès l’envoi de votre réponse.',
  publish: 'Afficher sur la page de l’article, sans le nom',
  shown: 'Sur la page de l’article',
  show: 'Afficher sur la page',
  hide: 'Retirer de la page',
  send: 'Envoyer la réponse',
  sent: 'Réponse envoyée',
  missing: 'Saisissez votre réponse.',
  already: 'Cette question a déjà une réponse',
  remove: 'Supprimer la question',
  removeDetail: 'La question et sa réponse sont supprimées définitivement. L’acheteur n’est pas averti.',
  leave: 'Conserver la question',
};
