import type { storefrontShop as english } from '../en/storefront-shop.ts';
import type { Translated } from '../translated.ts';

/** Words of looking around in a shop: search, filters, goods with their options and safety facts, and Explore. */
export const storefrontShop: Translated<typeof english> = {
  // One goods: pictures, options, price, delivery, returns, and who answers for its safety.
  goodsPlace: 'Vous êtes ici',
  goodsPicture: 'Photo {number}',
  goodsChosen: '{name} : {value}',
  goodsAtDoor: '{total} livré chez vous ({country}), taxes et livraison comprises',
  goodsProtected:
    'Paiement protégé jusqu’à la livraison · {days, plural, one {# jour} many {# jours} other {# jours}} pour retourner l’article',
  goodsDelivery: 'Prix, livraison et retours',
  goodsPictureLarge: 'Photo {number} sur {count}, s’ouvre en grand',
  goodsShopMoney: 'Le prix de la boutique est de {price}.',
  goodsOptionSoldOut: 'épuisé',
  goodsOptionChanges: 'une autre option change avec ce choix',
  goodsOptionChangesHint: 'Un choix entouré de pointillés modifie aussi une autre option.',
  goodsArrives: 'Livraison : {range}',
  goodsLanded: 'Livré, tout compris ({country}) : {total}.',
  goodsLandedParts: 'Dont {shipping} de livraison et {tax} de taxes et droits de douane.',
  goodsLandedPay: 'Soit environ {total} ; le montant est fixé à la commande.',
  goodsLaneClosed: 'Pour le moment, cet article ne peut pas être livré dans ce pays : {country}.',
  goodsReturnsMind:
    'Vous changez d’avis ? Vous avez {days, plural, one {# jour} other {# jours}} après la livraison pour renvoyer l’article ; les frais de renvoi sont à votre charge.',
  goodsReturnsFault:
    'Endommagé, défectueux ou non conforme à la description ? Le renvoi ne vous coûte rien et vous êtes intégralement remboursé.',
  goodsReturnsShop: 'La boutique ajoute : {terms}',
  goodsSafetyTitle: 'Fabricant et sécurité',
  goodsEuPerson: 'Responsable dans l’Union européenne',
  goodsMakerAndEuPerson: 'Fabricant, également responsable dans l’Union européenne',
  goodsEuPersonMissing:
    'Aucune personne responsable de la sécurité de cet article n’est indiquée dans l’Union européenne.',
  goodsMakerMissing: 'Le fournisseur n’a pas encore indiqué le fabricant.',
  goodsFacts: 'Caractéristiques',
  goodsBrand: 'Marque',
  goodsOrigin: 'Pays de fabrication',
  goodsWeight: 'Poids',
  goodsShare: 'Partager',
  goodsShareMail: 'Envoyer par e-mail',
  goodsPictureText: '{title}, {price}',

  // Looking for goods: filters, their order, and what a search was understood as.
  searchFilters: 'Filtres',
  searchFiltersCount: '{count, plural, =0 {Filtres} one {Filtres : # actif} other {Filtres : # actifs}}',
  searchActive: 'Filtres actifs',
  searchRemove: 'Retirer : {name}',
  searchClear: 'Retirer tous les filtres',
  searchApply: 'Voir les résultats',
  searchPrice: 'Prix en {currency}',
  searchPriceMin: 'De',
  searchPriceMax: 'À',
  searchAvailability: 'Disponibilité',
  searchInStock: 'En stock seulement',
  searchArrival: 'Livraison',
  searchAnyTime: 'Peu importe le délai',
  searchWithin: '{days, plural, one {Sous # jour} other {Sous # jours}}',
  searchRating: 'Note',
  searchAnyRating: 'Toutes les notes',
  searchRatingFrom: '{stars, plural, one {# étoile ou plus} other {# étoiles ou plus}}',
  searchShipTo: 'Pays de livraison',
  searchAnywhere: 'Tous les pays',
  searchChipPrice: 'De {low} à {high}',
  searchChipPriceFrom: 'À partir de {low}',
  searchChipPriceTo: 'Jusqu’à {high}',
  searchChipShipTo: 'Pays de livraison : {country}',
  searchChipWord: 'Recherche : {q}',
  searchSort: 'Trier par',
  searchSortNow: 'Trier',
  searchSort_relevance: 'Pertinence',
  searchSort_plain: 'Recommandés',
  searchSort_new: 'Les plus récents',
  searchSort_price_up: 'Prix croissant',
  searchSort_price_down: 'Prix décroissant',
  searchSort_rating: 'Les mieux notés',
  searchSort_popular: 'Les plus achetés',
  searchShownFor: 'Aucun résultat pour « {q} ». Voici les résultats pour « {other} ».',
  searchBetter: 'Vouliez-vous dire « {other} » ?',
  searchFor: 'Rechercher « {q} »',
  searchNothingFiltered: 'Aucun article ne correspond à ces filtres',
  searchNothingFilteredHint: 'Retirez un filtre pour en voir davantage.',
  searchNothingHint: 'Vérifiez l’orthographe, essayez un autre mot ou parcourez une catégorie.',
  searchLookInto: 'Parcourir une catégorie',

  // Explore: goods of all shops.
  exploreTitle: 'Découvrir',
  exploreLead: 'Les articles de toutes les boutiques ouvertes ici.',
  exploreDescription:
    'Les articles de toutes les boutiques présentes ici, chacun à son meilleur prix, avec les notes des personnes qui les ont achetés.',
  exploreSearchLabel: 'Rechercher dans toutes les boutiques',
  exploreSearchPlaceholder: 'Rechercher partout',
  exploreSoldBy: 'Vendu par {shop}',
  exploreSoldByMany: '{shop}, le meilleur prix de {count, number} boutiques',
  exploreRated: '{rating, number, ::.0} sur 5, {count, plural, one {# note} other {# notes}}',
  exploreShops: 'Boutiques',
  exploreShopsOrder: 'Dans l’ordre des articles ci-dessous.',
  exploreEmpty: 'Aucune boutique n’a encore d’article en vente',
  exploreEmptyHint: 'Revenez un peu plus tard : les boutiques installent encore leurs articles.',
  exploreAll: 'Tout afficher',
  exploreOtherShops: 'Parcourir toutes les boutiques',
  exploreAbove: 'Où vous êtes',
  exploreHowLink: 'Comment les articles sont classés',
  exploreHowTitle: 'Comment les articles sont classés',
  exploreHowLead:
    'Une même formule, pour toutes les boutiques, décide de l’ordre des articles. Personne ne peut acheter une meilleure place, et personne ne peut rien régler pour une boutique en particulier.',
  exploreHowFirst: 'D’abord, ce que vous avez saisi',
  exploreHowFirstText:
    'En premier viennent les articles dont le titre ou le code est exactement ce que vous avez saisi. Puis les titres qui commencent ainsi, les titres qui contiennent tous les mots, les articles qui mentionnent tous les mots ailleurs et, en dernier, ce qui ressemble à un mot peut-être mal orthographié.',
  exploreHowThen: 'Ensuite, ce que l’on sait des articles',
  exploreHowThenText:
    'Les articles qui correspondent aussi bien les uns que les autres sont classés par un score de 0 à 1 000, calculé à partir de cinq éléments :',
  exploreHowWeight: '{percent, number, percent} du score',
  exploreHowPart_rating: 'Ce qu’ont dit les acheteurs',
  exploreHowPartText_rating:
    'Les notes des acheteurs vérifiés de toutes les boutiques. Quand elles sont peu nombreuses, elles comptent moins, et une note perd la moitié de son poids en {days, number} jours.',
  exploreHowPart_price: 'Le prix',
  exploreHowPartText_price:
    'Le meilleur prix d’une boutique ouverte, comparé au prix médian des boutiques ou, si moins de {shops, number} boutiques vendent l’article, au prix conseillé par le fournisseur.',
  exploreHowPart_refunds: 'Les remboursements',
  exploreHowPartText_refunds:
    'La part des unités achetées qui ont été remboursées parce que quelque chose n’allait pas. Une commande perd la moitié de son poids en {days, number} jours.',
  exploreHowPart_availability: 'La disponibilité',
  exploreHowPartText_availability:
    'Les articles en stock passent avant ceux qui sont presque ou totalement épuisés.',
  exploreHowPart_delivery: 'Le délai de livraison',
  exploreHowPartText_delivery:
    'Le délai dans lequel arrivent neuf colis sur dix. {best, number} jours ou moins donnent le maximum, {worst, number} jours ou plus ne rapportent rien.',
  exploreHowOffer: 'Quelle boutique est affichée',
  exploreHowOfferText:
    'Quand plusieurs boutiques vendent le même article, vous voyez celle qui a le prix le plus bas et, à prix égal, celle qui l’a mis en vente la première.',
  exploreHowLeftOut: 'Ce qui ne compte pas',
  exploreHowLeftOutText:
    'Les boutiques fermées ou en congé, les commandes annulées, les paiements que personne d’autre ne peut confirmer, les ventes d’une boutique à elle-même et les commentaires retirés.',
  exploreHowPaid: 'Emplacements payants',
  exploreHowPaidText:
    'Certains emplacements de cette liste sont payants. Ils sont signalés et ne changent rien au classement décrit ci-dessus. Un cinquième d’une liste au plus est payant. Nous ne regardons l’historique de personne : un emplacement est attribué selon ce que la boutique offre pour un clic, selon la qualité de la boutique et des articles d’après les faits, et selon la fréquence des clics sur des articles de ce genre.',
  exploreHowExact: 'La formule exacte, avec des exemples à recalculer soi-même',
};
