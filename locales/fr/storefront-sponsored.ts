// Places that somebody pays for, and why something stands there.
import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: 'Sponsorisé par {shop}',
  sponsoredWhy: 'Pourquoi ?',
  sponsoredSupport: 'Soutien public à {shop}',
  sponsoredRail: 'Articles sponsorisés d’autres boutiques',
  sponsoredRailLead:
    'Ces boutiques paient pour apparaître ici. Cette boutique le permet et ne vend aucun de ces articles.',
  sponsoredSupportText:
    'Un emplacement sponsorisé sur dix au plus va à des boutiques que nous soutenons, à tour de rôle et gratuitement. Il porte la mention « soutien public ».',
  sponsoredThis: 'Pourquoi vous avez vu ceci',
  sponsoredPays: 'Qui paie',
  sponsoredPaysClick:
    '{shop} paie quand une personne suit le lien et reste sur la page. Vous ne payez rien pour cela.',
  sponsoredPaysOrder: '{shop} paie une part d’une commande qui en vient. Vous ne payez rien pour cela.',
  sponsoredQuality: 'Qualité',
  sponsoredQualityText:
    'Les colis à temps, les remboursements, les notes et une page complète donnent {quality, number, ::.0} ; 1,0 est le milieu.',
  sponsoredChance: 'Taux de clics',
  sponsoredChanceText:
    'Sur 100 fois où des articles de ce genre sont vus, {chance, number, ::.0} donnent lieu à un clic.',
  sponsoredWhere: 'Où',
  sponsoredWhere_explore: 'Un emplacement sur la page Découvrir',
  sponsoredWhere_search: 'Un emplacement parmi les résultats d’une recherche',
  sponsoredWhere_similar: 'Un emplacement sous les articles d’une autre boutique',
  sponsoredRules: 'Version {version, number} des règles, avec tous leurs paramètres',
  sponsoredKept:
    'Si vous suivez le lien, votre navigateur retient pendant sept jours par quel lien vous êtes venu dans cette boutique, pour qu’une commande puisse être comptée. Rien d’autre n’est conservé sur vous.',
};
