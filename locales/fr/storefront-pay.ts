import type { storefrontPay as english } from '../en/storefront-pay.ts';
import type { Translated } from '../translated.ts';

/** Words of paying in a shop: the ways to pay, what to send where, and what became of it. */
export const storefrontPay: Translated<typeof english> = {
  payTitle: 'Moyen de paiement',
  payMethods: {
    card: 'Carte',
    paypal: 'PayPal',
    mollie: 'Appli bancaire ou carte, avec Mollie',
    usdt_tron: 'USDT (TRON, TRC-20)',
    usdt_eth: 'USDT (Ethereum, ERC-20)',
    bank: 'Virement bancaire',
    cod: 'À la livraison',
    test: 'Paiement de test',
  },
  payHints: {
    card: 'Sur la page sécurisée du prestataire de paiement. Cette boutique ne voit jamais votre carte.',
    paypal:
      'Sur la page sécurisée de PayPal, depuis votre compte ou par carte. Cette boutique ne voit ni l’un ni l’autre.',
    mollie:
      'Sur la page sécurisée de Mollie, avec les moyens de paiement de votre pays. Cette boutique ne voit jamais ni votre carte ni votre compte.',
    usdt_tron:
      'Vous recevez une adresse réservée à vous seul. Le paiement est confirmé dès que le réseau ne peut plus l’annuler, en général sous deux minutes.',
    usdt_eth:
      'Vous recevez une adresse réservée à vous seul. Le paiement est confirmé dès que le réseau ne peut plus l’annuler, en général sous vingt minutes.',
    bank: 'Vous recevez une référence pour votre virement. Nous vous réservons vos articles pendant trois jours et les expédions quand l’argent est arrivé.',
    cod: 'Vous payez le transporteur à votre porte.',
    test: 'Aucun argent réel ne circule.',
  },
  payCharged: 'Vous payez {amount}',
  payNone:
    'Aucun moyen de paiement ne convient à ce pays et à ce montant. Choisissez un autre pays ou une autre devise.',
  pay_method_wrong: 'Veuillez choisir un moyen de paiement.',
  payGoingTitle: 'Nous vous dirigeons vers la page de paiement',
  payGoingText: 'S’il ne se passe rien, utilisez le bouton.',
  payStart: 'Continuer vers le paiement',
  paySendTitle: 'Envoyez exactement ceci',
  payKeptUntil: 'Nous vous réservons vos articles jusqu’au {when}.',
  payAmount: 'Montant',
  payAddress: 'Adresse, réservée à cette commande',
  payNetwork: 'Réseau',
  payNetworks: { tron: 'TRON (TRC-20)', ethereum: 'Ethereum (ERC-20)' },
  payContract: 'Contrat du jeton',
  payNetworkWarning:
    'Envoyez uniquement des USDT sur {network}. Les jetons d’un autre type ou d’un autre réseau n’arrivent pas et ne peuvent pas être récupérés.',
  payQr: 'Adresse sous forme de code QR',
  payHolder: 'Bénéficiaire',
  payBank: 'Banque',
  payAccount: 'Compte',
  payBic: 'BIC',
  payReference: 'Référence',
  payReferenceHint: 'Indiquez-la dans le virement pour que nous sachions de qui vient l’argent.',
  payReceived: '{received} sur {amount} sont arrivés.',
  payFinal: 'Dont {final} confirmés définitivement.',
  payConfirmations: 'Confirmations : {done} sur {needed}',
  payMore: 'Envoyez le reste à la même adresse. Tout excédent vous est remboursé.',
  payBankLater:
    'Un virement prend un à trois jours ouvrés. Inutile d’attendre ici : nous vous envoyons un e-mail quand il est arrivé.',
  payReload: 'Vérifier à nouveau',
  payPlaceTitle: 'Où envoyer les remboursements ?',
  payPlaceText:
    'Nous ne savons pas où envoyer un remboursement. Dites-le-nous maintenant ou plus tard ; cela ne sert qu’aux remboursements de cette commande.',
  payPlaceChain: 'Votre propre adresse sur {network}',
  payPlaceBank: 'Votre IBAN ou numéro de compte',
  payPlaceSave: 'Enregistrer',
  payPlaceKept: 'Les remboursements de cette commande sont envoyés à : {to}.',
  noticePlaceKept: 'Enregistré. Les remboursements de cette commande y seront envoyés.',
  payPlaceEmail: 'Adresse e-mail de votre commande',
  noticePlaceEmail:
    'Ce n’est pas l’adresse e-mail de cette commande. Saisissez celle avec laquelle vous avez commandé.',
  noticePlaceWrong: 'Cela ne ressemble ni à une adresse ni à un compte. Vérifiez votre saisie.',
  noticeProviderSilent:
    'Le prestataire de paiement ne répond pas. Rien n’a été débité. Veuillez réessayer dans une minute.',
};
