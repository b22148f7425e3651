import type { server as english } from '../en/server.ts';
import type { Translated } from '../translated.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

/** What the server itself says besides refusals. */
export const server: Translated<typeof english> = {
  status: orderStatus,
  step: {
    accepted: 'Remis au transporteur',
    in_transit: orderStatus.shipped,
    out_for_delivery: 'En cours de livraison',
    delivered: 'Livré',
    returned_to_sender: 'Retourné à l’expéditeur',
  },
  hold: {
    no_acceptance:
      'Nous vérifions cette livraison : le transporteur l’indique comme livrée sans l’avoir jamais prise en charge. Tant que nous n’avons pas décidé, aucun délai ne court et aucun montant n’est versé.',
    before_label:
      'Nous vérifions ce colis : son numéro de suivi était déjà utilisé avant que le colis ait son étiquette. Tant que nous n’avons pas décidé, aucun délai ne court et aucun montant n’est versé.',
    other_country:
      'Nous vérifions cette livraison : le transporteur la situe dans un autre pays. Tant que nous n’avons pas décidé, aucun délai ne court et aucun montant n’est versé.',
  },
  task: {
    shop_details: 'Dites aux acheteurs qui vous êtes',
    identity: 'Vérifiez votre identité : c’est gratuit, et demandé une seule fois',
    first_goods: 'Choisissez vos premiers articles',
    confirm_email: 'Confirmez votre adresse e-mail',
    way_back: 'Prévoyez un moyen de récupérer votre mot de passe',
    accept_terms: 'Lisez et acceptez les conditions actuelles',
    share_link: 'Partagez le lien de votre boutique',
    confirm_orders: 'Commandes à confirmer',
    answer_cases: 'Retours à traiter',
  },
  /** Fields of an identity. */
  identityField: {
    country: 'Pays du document',
    full_name: 'Nom légal',
    representative: 'Qui agit pour la société',
    birth_date: 'Date de naissance',
    doc_type: 'Type de document',
    id_number: 'Numéro',
    document_ends_on: 'Valide jusqu’au',
    phone: 'Téléphone',
    front: 'Recto du document',
    back: 'Verso du document',
    selfie: 'Photo de votre visage',
    qualification: 'Documents de la société',
  },
  identityViewer: { reviewer: 'Un vérificateur de cette plateforme' },
  level: {
    standard: 'Boutique Standard',
    merchant: 'Boutique Marchand',
    partner: 'Partenaire commercial',
    agent: 'Agent de marque',
  },
  /** What the platform has to say at the top of a screen, and the article it leads to. */
  banners: {
    noDeposit: {
      title: 'Vous n’avez pas besoin de dépôt pour vendre',
      text: 'Les commandes sont payées avec le paiement de l’acheteur, jamais avec votre portefeuille.',
    },
    weNeverAsk: {
      title: 'Nous ne demandons jamais de dépôt pour pouvoir retirer',
      text: 'Ni taxe, ni frais, ni code. Toute personne qui vous le demande n’est pas de chez nous.',
    },
    buyerPays: {
      title: 'Qui paie une commande ?',
      text: 'L’acheteur. Voyez comment chaque paiement se répartit, au centime près.',
    },
    ownPrices: {
      title: 'Des prix qui ne font jamais perdre d’argent',
      text: 'Vous voyez votre bénéfice par unité avant d’ajouter un article.',
    },
    whenYours: {
      title: 'Quand recevez-vous l’argent d’une vente ?',
      text: 'Chaque montant en attente a sa date.',
    },
    freeLevels: {
      title: 'Les niveaux se gagnent, ils ne s’achètent pas',
      text: 'Un niveau plus élevé permet plus d’articles et réduit votre commission.',
    },
  },
  deposit: {
    whyNotNeeded:
      'Vous n’avez pas besoin de dépôt pour vendre. Chaque commande est payée avec le paiement de son propre acheteur, et un dépôt n’améliore ni n’accélère rien ici.',
    bank: 'Virement bancaire',
  },
  /** A file of orders: the name of the file in letters of file names, and the head of each column. */
  orderExport: {
    fileName: 'commandes',
    heads: {
      number: 'Numéro de commande',
      created: 'Commandé le',
      status: 'Statut',
      goods: 'Articles',
      quantity: 'Unités',
      buyer: 'Acheteur',
      city: 'Ville',
      country: 'Pays',
      currency: 'Devise',
      goodsTotal: 'Total des articles',
      shipping: 'Livraison',
      discountGoods: 'Remise sur les produits',
      discountDelivery: 'Remise sur la livraison',
      discountCode: 'Code de réduction',
      tax: 'Taxe',
      amount: 'Payé par l’acheteur',
      supplierCost: 'Au fournisseur',
      commission: 'Commission',
      refunded: 'Remboursé à l’acheteur',
      settlement: 'Votre gain',
      settleAt: 'Règlement',
      releaseAt: 'Libéré le',
      carrier: 'Transporteur',
      tracking: 'Numéro de suivi',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: 'Conversation chez {brand} ({no}), enregistrée le {at}',
    line: '{seq, number}. {at}, {who}',
    buyer: 'Acheteur',
    merchant: 'Marchand',
    desk: 'Service client',
    pictures: '{count, plural, one {[# image]} other {[# images]}}',
    hash: 'SHA-256 des messages : {sha256}',
    hidden: {
      address: '[masqué : adresse de portefeuille]',
      iban: '[masqué : compte bancaire]',
      card: '[masqué : numéro de carte]',
      email: '[masqué : adresse e-mail]',
      phone: '[masqué : numéro de téléphone]',
      payment: '[masqué : code de paiement]',
      handle: '[masqué : nom sur un autre service]',
      link: '[masqué : lien]',
    },
  },
  /** Where promotion will be shown. */
  plans: {
    explore: 'Page Découvrir',
    search: 'Résultats de recherche',
    similar: 'Articles similaires',
    order: 'Paiement par commande',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
