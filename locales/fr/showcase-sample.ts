import type { showcaseSample as english } from '../en/showcase-sample.ts';
import type { Translated } from '../translated.ts';

export const showcaseSample: Translated<typeof english> = {
  title: 'Commander un échantillon',
  lead: 'Achetez une unité pour vous au prix coûtant, pour la voir et la montrer. Rien ne vous y oblige : ici, une boutique n’a besoin ni d’échantillons ni de stock.',
  none: 'Ouvrez un article de votre vitrine et choisissez « Commander un échantillon ».',
  price: 'Vous payez pour l’unité',
  delivery: 'Livraison, dès',
  make: 'Obtenir le lien',
  ready: 'Votre échantillon est prêt à commander',
  readyDetail:
    'Le lien baisse le prix d’une unité, une fois, jusqu’au {time}. Vous payez comme tout acheteur ; la livraison et les taxes s’ajoutent au paiement.',
  open: 'Ouvrir l’article',
  counts: 'Échantillons des 30 derniers jours : {used, number} sur {max, number}.',
  review: 'Un avis sur cette commande ne compte pas.',
  reasons: {
    at_cost: 'Votre prix est déjà au prix coûtant : commandez dans votre boutique comme tout acheteur.',
    samples_open: '{open, number} échantillons attendent déjà leur commande. Chacun expire après sept jours.',
    samples_month: 'Vous avez eu {month, number} échantillons ces 30 derniers jours, c’est la limite.',
    price_changed: 'Le coût a changé. Fermez et regardez à nouveau.',
  },
};
