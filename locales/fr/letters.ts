import type { letters as english } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Votre commande {no} chez {shop}',
      body: 'Merci pour votre commande. Votre paiement de {amount} est arrivé et votre commande est passée.\n\nSur la page de votre commande, vous pouvez la suivre, l’annuler avant l’envoi et retourner ce que vous ne souhaitez pas garder.',
      action: 'Ouvrir ma commande',
    },
    payment_open: {
      subject: 'Comment payer votre commande chez {shop}',
      body: 'Vos articles vous sont réservés jusqu’au {by}. Veuillez payer {amount} d’ici là, exactement comme indiqué ci-dessous.\n\nVotre commande est passée dès que le paiement est arrivé ; nous vous écrirons alors.',
      action: 'Voir comment payer',
    },
    payment_expired: {
      subject: 'Le délai de paiement chez {shop} est terminé',
      body: 'Aucun paiement n’est arrivé : rien n’a été commandé et vous ne devez rien.\n\nSi vous avez déjà payé et que l’argent arrive plus tard, il vous revient automatiquement.',
      action: 'Aller à la boutique',
    },
    payment_returned: {
      subject: 'Votre paiement à {shop} vous est rendu',
      body: 'Votre paiement de {amount} est arrivé après la fin du délai : rien n’a été commandé. La totalité vous est rendue par le même moyen.',
      action: 'Voir le paiement',
    },
    order_shipped: {
      subject: 'Votre commande {no} est en route',
      body: 'Le transporteur a votre colis.',
      action: 'Suivre mon colis',
    },
    order_delivered: {
      subject: 'Votre commande {no} a été livrée',
      body: 'Le transporteur indique que votre commande est arrivée. Veuillez regarder ce que vous avez reçu.\n\nTout va bien ? Confirmez-le. Quelque chose ne va pas, manque ou ne vous plaît pas ? Vous pouvez le dire sur la même page jusqu’au {by}.',
      action: 'Confirmer ou retourner',
    },
    order_late: {
      subject: 'Votre commande {no} prend plus de temps que promis',
      body: 'Votre commande aurait dû arriver avant le {by}. Nous en sommes désolés.\n\nSa page indique où elle se trouve. Si elle n’arrive pas dans les dix jours suivant cette date, vous êtes remboursé sans avoir à le demander.',
      action: 'Voir où elle est',
    },
    order_cancelled: {
      subject: 'Votre commande {no} a été annulée',
      body: '{why, select, buyer {Elle a été annulée à votre demande.} expired {La boutique ne l’a pas confirmée à temps. Nous en sommes désolés.} stock {Le fournisseur n’en a plus. Nous en sommes désolés.} sla {Elle n’a pas été envoyée dans le délai promis. Nous en sommes désolés.} undeliverable {Le transporteur n’a pas pu la livrer et l’a reprise.} other {La boutique ne peut pas l’exécuter. Nous en sommes désolés.}}\n\n{amount} vous sont rendus par le moyen avec lequel vous avez payé. Vous n’avez rien à faire.',
      action: 'Voir ma commande',
    },
    refund_sent: {
      subject: 'Votre remboursement pour la commande {no}',
      body: '{amount} vous ont été renvoyés par le moyen avec lequel vous avez payé. Les banques peuvent mettre quelques jours à l’afficher.',
      action: 'Voir ma commande',
    },
    case_received: {
      subject: 'Nous avons votre demande sur la commande {no}',
      body: 'La boutique répond avant le {by}. Sans réponse, votre demande est acceptée automatiquement.',
      action: 'Voir ma demande',
    },
    case_approved: {
      subject: 'Le retour de la commande {no} est accepté',
      body: '{sends, select, yes {Veuillez renvoyer les articles avant le {by}. La page de votre commande indique où et contient l’étiquette s’il y en a une.} other {Vous n’avez rien à renvoyer. Le remboursement suit automatiquement.}}',
      action: 'Voir la suite',
    },
    case_offer: {
      subject: 'La boutique vous fait une offre pour la commande {no}',
      body: 'Vous pouvez garder les articles et recevoir {amount}. Veuillez accepter ou refuser avant le {by}.\n\nSi vous ne faites rien, votre retour est accepté.',
      action: 'Accepter ou refuser',
    },
    case_rejected: {
      subject: 'La boutique n’a pas accepté votre demande sur la commande {no}',
      body: 'Voici ce que dit la boutique : {reason}\n\nSi vous n’êtes pas d’accord, une autre personne, extérieure à la boutique, peut décider. Veuillez le demander avant le {by}.',
      action: 'Demander une décision',
    },
    case_escalated: {
      subject: 'Votre demande sur la commande {no} est examinée',
      body: 'Une personne extérieure à la boutique l’examine et décide avant le {by}. Sans décision, elle est acceptée.',
      action: 'Voir ma demande',
    },
    case_inspected: {
      subject: 'Les articles de la commande {no} ont été examinés',
      body: '{deducted, select, yes {Le fournisseur déduit {amount} du remboursement. En voici la raison : {reason}\n\nSi vous n’êtes pas d’accord, dites-le avant le {by} : une autre personne décidera.} other {Tout est en ordre. Le remboursement suit automatiquement.}}',
      action: 'Voir le résultat',
    },
    case_decided: {
      subject: 'La décision sur la commande {no}',
      body: '{result, select, granted {Votre demande est acceptée.} refused {Deux personnes ont examiné votre demande, l’une après l’autre, et n’ont pas pu l’accepter.} other {Personne n’a décidé à temps : votre demande est acceptée.}}\n\n{reason}',
      action: 'Voir la décision',
    },
    case_closed: {
      subject: 'Le retour de la commande {no} est clos',
      body: 'Son délai est terminé : rien n’a été remboursé et votre commande continue comme avant.\n\nSi vous avez renvoyé les articles, dites-le-nous sur la page de votre commande.',
      action: 'Voir ma commande',
    },
    withdrawal_received: {
      subject: 'Accusé de réception de votre rétractation, commande {no}',
      body: 'Nous avons reçu votre rétractation du contrat le {at}. Veuillez conserver cette lettre : c’est votre accusé de réception.',
      action: 'Voir la suite',
    },
    review_invited: {
      subject: 'Comment était votre commande chez {shop} ?',
      body: 'D’autres acheteurs aimeraient le savoir. Quelques mots et des étoiles suffisent, quel que soit votre avis.',
      action: 'Écrire un avis',
    },
    chat_answered: {
      subject: '{shop} vous a répondu',
      body: 'Il y a un nouveau message au sujet de votre commande {no}. Il est conservé avec la commande : ouvrez-la pour le lire et pour répondre.',
      action: 'Lire le message',
    },
  },
  greeting: 'Bonjour {name},',
  greetingPlain: 'Bonjour,',
  open: '{action} : {url}',
  address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse : {url}',
  receipt: 'Votre reçu signé : {url}',
  secret:
    'Les liens de cette lettre ouvrent votre commande sans mot de passe. Veuillez ne pas les transmettre.',
  why: 'Vous recevez cette lettre en raison de votre commande chez {shop}.',
  stop: 'Vous ne voulez plus de lettres comme celle-ci ? Vous pouvez les arrêter ici : {url}',
  orderNumber: 'Numéro de commande',
  parcel: 'Colis',
  parcelValue: '{carrier}, numéro {tracking}',
  payAmount: 'Montant',
  payHolder: 'Titulaire du compte',
  payBank: 'Banque',
  payAccount: 'Compte',
  payBic: 'BIC',
  payReference: 'Référence',
  payNetwork: 'Réseau',
  payAddress: 'Adresse',
  declaredBy: 'Déclarée par',
  declaredAt: 'Reçue le',
  declaredFor: 'Articles',
  digest: 'Empreinte (SHA-256)',
  legalName: 'Boutique',
};
