import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: 'Parties à ces conditions',
  termsText_who:
    '{legalName} gère ce service. Les marchands y tiennent des boutiques et vendent en leur propre nom. Les acheteurs achètent à la boutique nommée sur la page, sur la commande et sur le reçu.',
  terms_free: 'Ce que cela coûte',
  termsText_free:
    'Ouvrir et tenir une boutique est gratuit. Une boutique paie une commission sur les articles qu’elle vend, ce qu’elle choisit de dépenser pour la promotion, et ce qu’un réseau facture pour acheminer un retrait. Il n’y a rien d’autre, et la page des tarifs indique chaque montant.',
  terms_orders: 'Comment une commande est créée',
  termsText_orders:
    'Une commande commence par le paiement d’un acheteur, réellement reçu. Personne dans notre équipe ne peut créer une commande, un paiement, une visite ou un commentaire, et aucun marchand ne le peut non plus.',
  terms_supplier: 'Qui paie le fournisseur',
  termsText_supplier:
    'Le fournisseur est payé avec ce que l’acheteur a payé pour cette commande précise, jamais avec le portefeuille d’un marchand. Un prix qui ne couvre pas le coût, la livraison et la commission est refusé avant toute vente. Si le coût d’une commande n’est pas confirmé, l’acheteur est remboursé dans un délai de {confirmHours, plural, one {# heure} other {# heures}}.',
  terms_money: 'Quand la boutique est payée',
  termsText_money:
    'Le paiement de l’acheteur est conservé pour la commande jusqu’à l’arrivée des articles. Ensuite, il est réparti comme l’indique la commande, et la part de la boutique devient disponible après un nombre de jours qui dépend de son niveau et figure sur chaque commande.',
  terms_payouts: 'Retraits',
  termsText_payouts:
    'Votre solde disponible peut être retiré à tout moment. Les petits retraits sont approuvés tout de suite. Notre équipe examine les autres dans un délai de {decideHours, plural, one {# heure} other {# heures}} ; si aucune décision n’a été prise pour un retrait après {selfApproveHours, plural, one {# heure} other {# heures}}, il est approuvé automatiquement, sauf si une retenue écrite est en vigueur, et versé par parts quotidiennes dans la limite quotidienne, sur {slices, plural, one {# jour} other {# jours}} au plus. Aucun dépôt préalable n’est jamais nécessaire.',
  terms_holds: 'Retenues et restrictions',
  termsText_holds:
    'L’argent n’est retenu, ou une boutique restreinte, que pour l’un des huit motifs publiés. Chaque décision a un exposé des motifs, indique les preuves, le montant si elle touche de l’argent, et le jour où elle prend fin automatiquement. Elle peut être prolongée une fois, par un autre vérificateur. Ce qui n’est pas retenu peut être retiré comme d’habitude.',
  terms_appeals: 'Recours',
  termsText_appeals:
    'Chaque restriction peut faire l’objet d’un recours dans un délai de {appealDays, plural, one {# jour} other {# jours}}. Un autre vérificateur que celui qui l’a prononcée décide dans un délai de {decideDays, plural, one {# jour} other {# jours}}. Si le recours n’est pas tranché à temps, l’argent retenu redevient disponible automatiquement.',
  terms_deposits: 'Dépôts',
  termsText_deposits:
    'Un dépôt n’est jamais nécessaire pour vendre, pour retirer de l’argent ou pour atteindre un niveau. Le montant qu’un marchand peut déposer est limité, et ce qui n’a pas été dépensé peut être retiré à tout moment.',
  terms_invitations: 'Invitations',
  termsText_invitations:
    'Les boutiques s’ouvrent sur invitation. Une invitation est gratuite, sert une seule fois et reste valide {inviteDays, plural, one {# jour} other {# jours}}. Elle ne rapporte rien à la personne qui la donne : ni argent, ni points, ni part.',
  terms_promotion: 'Promotion',
  termsText_promotion:
    'Une boutique peut payer pour apparaître à des emplacements qui portent la mention « sponsorisé ». Elle voit une prévision avant de payer, et aucune vente n’est promise. Le budget non dépensé est rendu quand la campagne se termine. Les règles d’attribution des emplacements sont publiées, et une boutique peut recalculer ses propres enchères.',
  terms_reviews: 'Commentaires',
  termsText_reviews:
    'Seul un acheteur dont la commande a été livrée peut laisser un commentaire. Un commentaire n’est retiré que pour l’un des cinq motifs publiés, jamais parce qu’il est négatif, et une mention reste à sa place.',
  terms_levels: 'Niveaux',
  termsText_levels:
    'Les niveaux se gagnent selon des critères publiés et ne coûtent rien. Nous annonçons un niveau plus bas {levelNoticeDays, plural, one {# jour} other {# jours}} avant qu’il ne s’applique. Aucun niveau ne décide si un marchand peut retirer son argent.',
  terms_data: 'Données personnelles',
  termsText_data:
    'Un marchand peut télécharger tout ce que nous conservons sur sa boutique, une fois par jour, et peut demander la suppression de son compte. Les documents d’identité sont chiffrés, chaque consultation est enregistrée, et ils sont supprimés après la durée que la loi exige. Les coordonnées d’un acheteur servent uniquement à la commande.',
  terms_changes: 'Modification de ces conditions',
  termsText_changes:
    'Nous annonçons les conditions modifiées {termsNoticeDays, plural, one {# jour} other {# jours}} avant qu’elles ne s’appliquent, en montrant ce qui a changé. Elles ne changent jamais une commande passée avant.',
  terms_leaving: 'Partir',
  termsText_leaving:
    'Un marchand peut partir à tout moment. Les commandes en cours sont d’abord menées à terme ou remboursées, et le solde restant est versé. Partir ne coûte rien.',
};
