import type { emails as english } from '../en/emails.ts';
import type { Translated } from '../translated.ts';

export const emails: Translated<typeof english> = {
  kinds: {
    order_paid: {
      subject: 'Votre commande {no} chez {shop}',
      body: 'Merci pour votre commande. Votre paiement de {amount} est arrivé et votre commande est passée.\n\nSur la page de votre commande, vous pouvez la suivre, l’annuler avant l’envoi et retourner ce que vous ne souhaitez pas garder.',
      action: 'Ouvrir ma commande',
    },
    payment_open: {
      subject: 'Comment payer votre commande chez {shop}',
      body: `Nous vous réservons vos articles jusqu’au {by}. Veuillez payer {amount} d’ici là, exactement comme indiqué ci-dessous.

Nous passons votre commande dès que votre paiement arrive, et nous vous envoyons alors un e-mail.`,
      action: 'Voir comment payer',
    },
    payment_expired: {
      subject: 'Votre délai de paiement chez {shop} a expiré',
      body: `Nous n’avons reçu aucun paiement : rien n’a été commandé et vous ne devez rien.

Si vous avez déjà payé et que l’argent arrive plus tard, nous vous remboursons automatiquement.`,
      action: 'Aller à la boutique',
    },
    payment_returned: {
      subject: 'Votre paiement à {shop} est en cours de remboursement',
      body: 'Votre paiement de {amount} est arrivé après l’expiration du délai de paiement : rien n’a été commandé. Il vous sera intégralement remboursé sur le moyen de paiement d’origine.',
      action: 'Voir le paiement',
    },
    payment_twice: {
      subject: 'Vous avez payé deux fois à {shop}',
      body: 'Un deuxième paiement de {amount} pour la même commande nous est parvenu. Il vous est intégralement remboursé sur le moyen de paiement d’origine. Votre premier paiement reste inchangé et vous n’avez rien à faire.',
      action: 'Voir le paiement',
    },
    order_shipped: {
      subject: 'Votre commande {no} est en route',
      body: 'Le transporteur a votre colis.',
      action: 'Suivre mon colis',
    },
    order_delivered: {
      subject: 'Votre commande {no} a été livrée',
      body: `Le transporteur indique que votre commande est arrivée. Veuillez vérifier ce que vous avez reçu.

Tout va bien ? Confirmez-le. Quelque chose ne va pas, manque ou n’est pas ce que vous vouliez ? Vous pouvez nous le dire sur la même page jusqu’au {by}.`,
      action: 'Confirmer ou retourner',
    },
    order_late: {
      subject: 'Votre commande {no} prend plus de temps que promis',
      body: `Votre commande aurait dû arriver au plus tard le {by}. Nous en sommes désolés.

Sa page indique où elle se trouve. Si elle n’arrive pas dans les dix jours suivant cette date, nous vous remboursons automatiquement.`,
      action: 'Voir où elle est',
    },
    order_cancelled: {
      subject: 'Votre commande {no} a été annulée',
      body: `{why, select, buyer {Elle a été annulée à votre demande.} expired {La boutique ne l’a pas confirmée à temps. Nous en sommes désolés.} stock {Le fournisseur est en rupture de stock. Nous en sommes désolés.} sla {Elle n’a pas été expédiée dans le délai promis. Nous en sommes désolés.} undeliverable {Le transporteur n’a pas pu la livrer et l’a renvoyée.} other {La boutique ne peut pas l’exécuter. Nous en sommes désolés.}}

Nous vous remboursons {amount} sur le moyen de paiement d’origine. Vous n’avez rien à faire.`,
      action: 'Voir ma commande',
    },
    refund_sent: {
      subject: 'Votre remboursement pour la commande {no}',
      body: 'Nous vous avons remboursé {amount} sur le moyen de paiement d’origine. Votre banque peut mettre quelques jours à l’afficher.',
      action: 'Voir ma commande',
    },
    case_received: {
      subject: 'Nous avons votre demande sur la commande {no}',
      body: 'La boutique répondra au plus tard le {by}. Sinon, votre demande est acceptée automatiquement.',
      action: 'Voir ma demande',
    },
    case_approved: {
      subject: 'Votre retour de la commande {no} est accepté',
      body: '{sends, select, yes {Veuillez renvoyer les articles au plus tard le {by}. La page de votre commande indique l’adresse, et l’étiquette s’il y en a une.} other {Vous n’avez rien à renvoyer. Votre remboursement suit automatiquement.}}',
      action: 'Voir la suite',
    },
    case_offer: {
      subject: 'La boutique vous fait une offre pour la commande {no}',
      body: `Vous pouvez garder les articles et recevoir un remboursement de {amount}. Veuillez accepter ou refuser au plus tard le {by}.

Si vous ne faites rien, votre retour est accepté.`,
      action: 'Accepter ou refuser',
    },
    case_rejected: {
      subject: 'La boutique a refusé votre demande sur la commande {no}',
      body: `Le motif de la boutique : {reason}

Si vous n’êtes pas d’accord, vous pouvez demander à un vérificateur indépendant de la boutique de décider. Veuillez le faire au plus tard le {by}.`,
      action: 'Saisir un vérificateur',
    },
    case_escalated: {
      subject: 'Votre demande sur la commande {no} est en cours d’examen',
      body: 'Un vérificateur indépendant de la boutique décidera au plus tard le {by}. Sans décision d’ici là, votre demande est acceptée.',
      action: 'Voir ma demande',
    },
    case_inspected: {
      subject: 'Vos articles de la commande {no} ont été contrôlés',
      body: `{deducted, select, yes {Le fournisseur veut déduire {amount} du remboursement. Le motif : {reason}

Si vous n’êtes pas d’accord, dites-le-nous au plus tard le {by} : un vérificateur décidera.} other {Tout est en ordre. Votre remboursement suit automatiquement.}}`,
      action: 'Voir le résultat',
    },
    case_decided: {
      subject: 'La décision sur la commande {no}',
      body: `{result, select, granted {Votre demande est acceptée.} refused {Deux vérificateurs ont examiné votre demande séparément et n’ont pas pu l’accepter.} other {Nous n’avons pas décidé à temps : votre demande est donc acceptée.}}

{reason}`,
      action: 'Voir la décision',
    },
    case_closed: {
      subject: 'Le retour de la commande {no} est clos',
      body: `Le délai est terminé : rien n’a été remboursé et votre commande continue comme avant.

Si vous avez bien renvoyé les articles, dites-le-nous sur la page de votre commande.`,
      action: 'Voir ma commande',
    },
    withdrawal_received: {
      subject: 'Nous avons reçu votre rétractation de la commande {no}',
      body: 'Nous avons reçu votre rétractation du contrat le {at}. Veuillez conserver cet e-mail : c’est votre accusé de réception.',
      action: 'Voir la suite',
    },
    review_invited: {
      subject: 'Comment s’est passée votre commande chez {shop} ?',
      body: 'D’autres acheteurs aimeraient le savoir. Quelques mots et des étoiles suffisent, quelle que soit votre opinion.',
      action: 'Écrire un commentaire',
    },
    chat_answered: {
      subject: '{shop} vous a répondu',
      body: 'Il y a un nouveau message au sujet de votre commande {no}. Ouvrez la commande pour le lire et répondre.',
      action: 'Lire le message',
    },
  },
  greeting: 'Bonjour {name},',
  greetingPlain: 'Bonjour,',
  open: '{action} : {url}',
  receipt: 'Votre reçu signé : {url}',
  sentFor: '{brand} envoie cet e-mail au nom de {shop}.',
  secret: 'Les liens de cet e-mail ouvrent votre commande sans mot de passe. Veuillez ne pas les partager.',
  why: 'Vous recevez cet e-mail en raison de votre commande chez {shop}.',
  stop: 'Vous ne voulez plus d’e-mails comme celui-ci ? Désabonnez-vous ici : {url}',
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
  items: 'Articles',
  delivery: 'Livraison',
  tax: 'Taxes',
  total: 'Total',
  paid: 'Vous avez payé',
  refunded: 'Remboursé',
  notRefunded: 'Non remboursé',
  moreLines: '{count, plural, one {et # autre article} other {et # autres articles}}',
  arrival: 'Arrivée prévue',
  deliveredOn: 'Livré le',
  shipTo: 'Adresse de livraison',
  slipThanks: 'Merci pour votre commande chez {shop}.',
  slipReturns: 'Votre commande et vos retours',
  slipCode: 'Code',
  slipItem: 'Article',
  slipQuantity: 'Quantité',
  slipCheck:
    'Veuillez vérifier que tout est là. Pour toute question, contactez la boutique où vous avez commandé.',
};
