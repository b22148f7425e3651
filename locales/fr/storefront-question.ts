import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: 'Poser une question à la boutique',
  questionLead: 'Une question sur cet article ? La boutique vous répond par e-mail.',
  questionText: 'Votre question',
  questionHint: 'Les numéros de téléphone, adresses et liens sont masqués.',
  questionMissing: 'Saisissez votre question.',
  questionName: 'Nom (facultatif)',
  questionSend: 'Envoyer la question',
  questionPrivacy:
    'Confirmez votre adresse sous {confirmDays} jours par le lien envoyé. La boutique ne la voit jamais. L’adresse et le nom sont supprimés dès l’envoi de la réponse ; la boutique peut publier la question et sa réponse sans votre nom.',
  questionAskedText:
    'Un lien vous a été envoyé. La boutique verra votre question dès que vous l’aurez confirmée. Vous pouvez avoir une question en attente par article.',
  questionConfirm: 'Envoyer cette question ?',
  questionConfirmText: 'La boutique verra votre question sur « {title} » et répondra par e-mail.',
  questionConfirmSend: 'Oui, l’envoyer',
  questionOpen: 'La boutique a reçu votre question',
  questionOpenText:
    'Vous recevrez la réponse sur « {title} » par e-mail. Une question sans réponse est supprimée après {openDays} jours.',
  questionAnswered: 'La boutique a répondu',
  questionAnsweredText: 'Votre question sur « {title} ». Votre adresse et votre nom sont supprimés.',
  questionPublic: 'La page de l’article affiche la question et sa réponse, sans votre nom.',
  questionDelete: 'Supprimer ma question',
  questionDeleted: 'Votre question est supprimée',
  questionDeletedText: 'Il n’en reste rien ici : ni la question, ni la réponse, ni votre adresse.',
  questionsTitle: 'Questions et réponses',
  questionAnswer: 'Réponse de la boutique',
};
