import type { storefrontReceipt as english } from '../en/storefront-receipt.ts';
import type { Translated } from '../translated.ts';

/** Words of proof: signed receipts, the page that checks them, and the end of unasked letters. */
export const storefrontReceipt: Translated<typeof english> = {
  receiptTitle: 'Reçu de la commande {number}',
  receiptLead: 'Vendu par {shop}',
  receiptGoods: 'Articles',
  receiptLine: '{count, number} × {title} ({code})',
  receiptPayment: 'Paiement',
  receiptOrder: 'Numéro de commande',
  receiptShop: 'Boutique',
  receiptTime: 'Payé le',
  receiptMethod: 'Payé par',
  receiptMethod_card: 'Carte',
  receiptMethod_paypal: 'PayPal',
  receiptMethod_mollie: 'Mollie',
  receiptMethod_usdt_tron: 'USDT (TRON)',
  receiptMethod_usdt_eth: 'USDT (Ethereum)',
  receiptMethod_bank: 'Virement bancaire',
  receiptMethod_cod: 'Paiement à la livraison',
  receiptMethod_test: 'Paiement de test',
  receiptReference: 'Référence du paiement',
  receiptItems: 'Empreinte des articles',
  receiptPart_goods: 'Articles',
  receiptPart_shipping: 'Livraison',
  receiptPart_tax: 'Taxes et droits de douane',
  receiptPriced: 'Prix de la boutique',
  receiptTotal: 'Total',
  receiptProof: 'Preuve d’achat',
  receiptProofText:
    'Ce texte est le reçu lui-même, signé. Toute personne qui le détient peut vérifier qu’il vient de nous et que rien n’y a été modifié.',
  receiptSigned: 'Reçu signé',
  receiptVerify: 'Vérifier la signature',
  receiptSave: 'Enregistrer dans un fichier',
  receiptBack: 'Retour à la commande',
  receiptLink: 'Reçu',
  verifyTitle: 'Ce reçu est-il authentique ?',
  verifyLead: 'Collez un reçu signé. Nous vous disons si nous l’avons signé et ce qu’il contient.',
  verifyForm: 'Vérifier un reçu',
  verifyField: 'Reçu signé',
  verifyButton: 'Vérifier',
  verifyKeys:
    'Vous n’avez pas à nous croire sur parole : tout outil JWS peut vérifier la signature avec nos clés publiques.',
  verifyKeysLink: 'Clés publiques',
  verifyGenuine: 'Authentique. Nous avons signé ce reçu pour la commande {order}, et rien n’y a été modifié.',
  verifyAltered:
    'Modifié. Il cite notre clé, mais ce n’est pas ce que nous avons signé. Demandez le reçu original.',
  verifyForeign:
    'Pas de nous. Nous n’avons pas signé ceci. Vérifiez que tout a bien été copié, du premier au dernier caractère.',
  verifyFacts: 'Ce qu’il contient',
  emailStopTitle: 'Ne plus recevoir ces e-mails ?',
  emailStopText:
    'Cette boutique ne vous demandera plus de commentaire. Vous continuerez à recevoir les e-mails sur vos commandes.',
  emailStopButton: 'Ne plus les recevoir',
  emailStopDone: 'C’est fait',
  emailStopDoneText: 'Cette boutique ne vous demandera plus de commentaire.',
};
