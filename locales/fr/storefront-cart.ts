import type { storefrontCart as english } from '../en/storefront-cart.ts';
import type { Translated } from '../translated.ts';

/** Words of the cart and the checkout: address, delivery, tax and duty, currency. */
export const storefrontCart: Translated<typeof english> = {
  // Where to, and in which money.
  cartDelivery: 'Livraison et devise',
  cartCurrency: 'Devise',
  cartCurrencyOption: '{name} ({code})',
  cartPlaceUpdate: 'Mettre les prix à jour',
  cartPlaceTitle: 'Où devons-nous livrer ?',
  cartPlaceLead:
    'La livraison, les taxes et les droits de douane dépendent du pays. Les prix affichés ensuite comprennent tout.',
  cartPlaceChange: 'Livraison : {country}. Modifier',
  cartPlaceOther: 'Choisir un autre pays',
  cartPlaceChoose: 'Choisissez où livrer pour voir le prix total',
  cartLaneTitle: 'Certains articles ne peuvent pas être livrés dans ce pays : {country}',
  cartLaneText: 'Retirez ce qui est signalé, ou choisissez un autre pays.',
  lineNotSent: 'Ne peut pas être livré dans ce pays : {country}',
  noticeTotalNow: 'Le total est de {total}, au lieu de {was}.',
  noticeLaneClosed:
    'Livraison impossible dans ce pays ({country}) : {goods}. Choisissez un autre pays ou retirez ces articles de votre panier. Ce que vous avez saisi est conservé.',

  // How it is sent.
  cartShipTitle: 'Mode de livraison',
  cartShipNames: { economy: 'Économique', standard: 'Standard', express: 'Express' },
  cartShipFree: 'gratuit',

  // What the total is made of.
  cartTaxNames: {
    vat: 'TVA',
    gst: 'TPS (GST)',
    consumption_tax: 'Taxe à la consommation',
    sales_tax: 'Taxe de vente',
    customs: 'Droits de douane',
    customs_flat: 'Droits de douane sur les petits colis',
    tax: 'Taxe',
    other: 'Taxe ou droit',
  },
  cartTaxRate: '{name}, {percent}',
  cartTaxDetails: 'Comment les taxes et les droits sont calculés',
  cartTaxOf: '{percent} de {base}',
  cartTaxFlat:
    '{amount} par catégorie douanière d’articles (ici {count, plural, one {# catégorie} other {# catégories}})',
  cartTaxSource: 'Règle : {source}, {when}',
  cartTaxOwn: 'Taux fixé par cette plateforme.',
  cartAllIncluded: 'Taxes et droits de douane sont compris dans le total.',
  cartRate:
    'Vous payez en {currency} : {one} = {rate} ({source}, {when}). Dans la devise de la boutique, cela fait {total}.',
  cartRateLocked: 'Ce taux vous est garanti avec ces prix.',
  pricedAt: 'Le prix de la boutique était de {total}. Votre paiement a fixé le taux.',

  // The address.
  cartContact: 'Coordonnées',
  fieldCompany: 'Société',
  fieldAddress2: 'Appartement, étage, bâtiment',
  cartStateNames: {
    state: 'État',
    province: 'Province',
    prefecture: 'Préfecture',
    region: 'Région',
    county: 'Comté',
    emirate: 'Émirat',
    department: 'Département',
    city: 'Ville',
  },
  cartPostcodeNames: {
    postcode: 'Code postal',
    zip: 'Code postal (ZIP)',
    postal: 'Code postal',
    eircode: 'Eircode',
    cep: 'CEP',
    pin: 'Code postal (PIN)',
  },
  cartCityNames: { city: 'Ville', suburb: 'Localité', district: 'District ou ville' },
  cartExample: 'Par exemple {example}',
  company_missing: 'Indiquez la société ou laissez le champ vide.',
  company_wrong: 'Le nom de la société ne doit pas dépasser 80 caractères.',
  address2_missing: 'Indiquez l’appartement ou l’étage, ou laissez le champ vide.',
  address2_wrong: 'Cette ligne ne doit pas dépasser 200 caractères.',
  state_missing: 'Remplissez ce champ : le transporteur en a besoin dans ce pays.',
  state_wrong: 'Cette ligne ne doit pas dépasser 80 caractères.',
  cartPostcodeShape: 'Cela ne ressemble pas à un code postal de ce pays. Exemple : {example}.',
};
