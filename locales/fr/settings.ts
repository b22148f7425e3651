import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: 'Réglages',
  account: 'Votre compte',
  profile: 'Profil',
  profileDetail: 'Nom, e-mail, téléphone et fuseau horaire',
  security: 'Connexion et sécurité',
  securityDetail: 'Mot de passe, appareils connectés, double authentification',
  developers: 'Développeurs',
  developersDetail: 'Clés pour vos programmes, et webhooks',
  views: 'Qui a consulté vos données',
  viewsDetail: 'Quand notre équipe les a ouvertes, et pourquoi',
  data: 'Mes données',
  dataDetail: 'Exporter vos données ou supprimer votre compte',
  payPassword: 'Mot de passe de transaction',
  payPasswordDetail: 'Nécessaire quand de l’argent quitte votre portefeuille',
  language: 'Langue',
  languageHint: 'Votre boutique garde la langue de chaque acheteur ; ceci ne change que ce que vous voyez.',
  languageFailed:
    'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et choisissez-la à nouveau.',
  appearance: 'Apparence',
  appearances: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  notices: 'Notifications',
  noticesDetail: 'Lesquelles vous parviennent, comment et quand',
  about: 'À propos',
  aboutDetail: 'Version, licences, nos pages publiques',
  version: 'Version',
  operator: 'Exploité par',
  licence: 'Licence',
  licences: 'Logiciels de cette application et leurs licences',
};
