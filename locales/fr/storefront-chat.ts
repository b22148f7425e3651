import type { storefrontChat as english } from '../en/storefront-chat.ts';
import type { Translated } from '../translated.ts';

/** Words of messages between a buyer and the shop, on the page of the order. */
export const storefrontChat: Translated<typeof english> = {
  chatTitle: 'Messages avec la boutique',
  chatLead:
    'Au sujet de cette commande. La boutique ne voit ici ni votre adresse e-mail ni votre numéro de téléphone.',
  chatStanding: 'Nous ne demandons jamais de dépôt pour pouvoir retirer.',
  chatStandingMore:
    'Payez uniquement sur les pages de cette boutique. Méfiez-vous de toute personne qui vous demande un autre paiement.',
  chatEmpty:
    'Aucun message pour l’instant. Demandez à la boutique tout ce que vous voulez sur cette commande.',
  chatLog: 'Messages',
  chatYou: 'Vous',
  chatDesk: 'Service client',
  chatWrite: 'Votre message à {shop}',
  chatHint: '{max, number} caractères au plus.',
  chatPictures: 'Images (facultatif)',
  chatPicturesHint:
    '{max, number} au plus, de {size, number} Mo chacune au plus. Seule la boutique les voit.',
  chatPicturesKept:
    '{count, plural, one {# image est arrivée et part avec le message.} other {# images sont arrivées et partent avec le message.}}',
  chatPictureOpen: 'Image {place, number} de ce message',
  chatSend: 'Envoyer',
  chatSending: 'Envoi…',
  chatSentNow: 'Envoyé',
  chatRead: 'Lu par la boutique',
  chatFailed: 'Votre message n’a pas été envoyé. Votre texte est toujours ici.',
  chatWaits:
    'Il n’y a pas de connexion. Votre message sera envoyé dès que vous serez de nouveau en ligne ; laissez cette page ouverte.',
  chatTyping: '{shop} écrit…',
  chatEarlier: 'Messages précédents',
  chatNewest: 'Messages les plus récents',
  chatClosed: 'Il n’est plus possible d’écrire au sujet de cette commande.',
  chatSave: 'Enregistrer la conversation',
  chatHidden: {
    address: 'adresse de portefeuille masquée',
    iban: 'compte bancaire masqué',
    card: 'numéro de carte masqué',
    email: 'adresse e-mail masquée',
    phone: 'numéro de téléphone masqué',
    payment: 'code de paiement masqué',
    handle: 'nom d’utilisateur masqué',
    link: 'lien masqué',
  },
  chatHiddenWhy:
    'Les coordonnées et les informations de paiement sont masquées dans chaque message, quel qu’en soit l’auteur, car les demander est un moyen de contourner ce qui vous protège.',
  chatReport: 'Signaler cette conversation',
  chatReportText:
    'Notre équipe pourra lire la conversation. Sans signalement, seuls vous et la boutique le pouvez.',
  chatReportReason: 'Qu’est-ce qui ne va pas ?',
  chatReportSend: 'Signaler',
  chatReportedNow: 'Cette conversation a été signalée. Notre équipe peut la lire.',
  noticeChatSent: 'Votre message est envoyé.',
  noticeChatEmpty: 'Veuillez écrire quelque chose, ou ajouter une image.',
  noticeChatLong:
    'Le message est trop long. Veuillez le raccourcir, ou l’envoyer en deux fois. Ce que vous avez écrit est toujours ici.',
  noticeChatPicture:
    'L’un des fichiers n’est pas une image que nous pouvons lire, ou il est trop volumineux. Ce que vous avez écrit est toujours ici.',
  noticeChatMany: 'Un message ne peut pas contenir autant d’images. Ce que vous avez écrit est toujours là.',
  noticeChatBusy:
    'Cela faisait beaucoup en peu de temps. Patientez une minute, puis renvoyez le message. Ce que vous avez écrit est toujours ici.',
  noticeChatClosed: 'Il n’est plus possible d’écrire au sujet de cette commande.',
  noticeChatReported: 'La conversation est signalée. Notre équipe l’examinera.',
  noticeChatReason: 'Veuillez dire ce qui ne va pas, en quelques mots.',
};
