import type { storefrontOpinion as english } from '../en/storefront-opinion.ts';
import type { Translated } from '../translated.ts';

/** Words of what buyers say of goods: pictures, drawn signatures, filters and reports. */
export const storefrontOpinion: Translated<typeof english> = {
  opinionPhotos: 'Photos',
  opinionPhotosHint:
    'Jusqu’à {max, number} photos de l’article, de {size, number} Mo au plus chacune (JPEG, PNG, WebP, GIF ou AVIF). Tout le monde peut les voir.',
  opinionPhotoKept: 'Afficher la photo {number}',
  opinionPhotosKept: 'Ces photos sont envoyées. Décochez celles que vous ne voulez pas montrer.',
  opinionPhotoLarge:
    'Une photo dépasse {size, number} Mo. Choisissez-en une plus légère. Le reste de votre commentaire est conservé.',
  opinionPhotoMany:
    'Un commentaire peut avoir {max, number} photos au plus. Choisissez-en moins. Le reste de votre commentaire est conservé.',
  opinionPhotoNone:
    'L’un des fichiers n’est pas une image que nous pouvons lire. Choisissez un fichier JPEG, PNG, WebP, GIF ou AVIF. Le reste de votre commentaire est conservé.',
  opinionPhotoOf: 'Photo {number} de ce commentaire (s’ouvre en grand)',
  opinionPhotosOf: 'Photos de ce commentaire',
  opinionDraw: 'Ou dessinez votre signature',
  opinionDrawHint:
    'Si vous dessinez votre signature, inutile de saisir votre nom. Personne d’autre ne voit le dessin.',
  opinionDrawClear: 'Recommencer',
  opinionDrawWrong:
    'Nous n’avons pas pu utiliser ce dessin. Recommencez plus simplement, ou saisissez votre nom.',
  opinionFilter: 'Filtrer les commentaires',
  opinionAll: 'Tous',
  opinionWithPhotos: 'Avec photos',
  opinionSort_newest: 'Les plus récents',
  opinionSort_highest: 'Les mieux notés',
  opinionSort_lowest: 'Les moins bien notés',
  opinionSort_pictures: 'Avec photos d’abord',
  opinionStars: '{stars, plural, one {# étoile seulement} other {# étoiles seulement}}',
  opinionNoMatch: 'Aucun commentaire ne correspond à ce filtre.',
  opinionReport: 'Signaler ce commentaire',
  opinionReportReason: 'Qu’est-ce qui ne va pas ?',
  opinionReportText:
    'Un vérificateur indépendant l’examine et décide. D’ici là, le commentaire reste tel quel.',
  opinionReportSend: 'Envoyer le signalement',
  opinionReported: 'Merci. Le commentaire va être examiné ; d’ici là, il reste tel quel.',
  opinionReportedBefore: 'Ce commentaire a déjà été signalé. Vous n’avez plus rien à faire.',
  opinionReport_offensive: 'Il est offensant ou insultant',
  opinionReport_personal_data: 'Il révèle des données personnelles',
  opinionReport_advertising: 'C’est de la publicité',
  opinionReport_off_topic: 'Il ne concerne ni cet article ni cette commande',
  opinionReport_not_genuine: 'Ne vient pas d’un véritable acheteur',
};
