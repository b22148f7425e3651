import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: 'Console',
  none: 'Aucun',
  search: 'Rechercher',
  rows_shown: '{total, plural, =0 {Aucune ligne} one {# ligne} other {# lignes}}',
  not_found_title: 'Cette page n’existe pas',
  not_found: 'L’adresse est peut-être ancienne, ou la page demande un autre rôle.',
  to_start: 'Aller à votre page d’accueil',

  language: {
    label: 'Langue',
    failed: 'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  },

  frame: {
    places: 'Toutes les pages',
    waiting: '{count} en attente',
    late: 'en retard',
    oldest: 'Plus ancien : {age}',
  },

  palette: {
    title: 'Rechercher dans la console',
    hint: 'Commande, boutique, article, personne ou page',
    shortcut: 'Ctrl K',
    places: 'Pages',
    found: 'Résultats',
    searching: 'Recherche…',
    count: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
    keys: '↑ ↓ choisir · Entrée ouvre · Échap ferme',
  },

  navGroups: { goods: 'Articles', platform: 'Plateforme' },
  nav: {
    more: 'Plus',
    account: 'Mon accès',
    dispatch: 'Expédition',
    scan: 'Scanner',
    stock: 'Stock et coûts',
    claims: 'Réclamations',
    payables: 'À recevoir',
    returns: 'Retours',
  },

  signIn: {
    title: 'Se connecter à la console',
    lead: 'Pour les opérateurs et les fournisseurs. Les boutiques se connectent dans l’application des boutiques.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    submit: 'Se connecter',
    needs_username: 'Saisissez votre nom d’utilisateur.',
    needs_password: 'Saisissez votre mot de passe.',
    expired:
      'Votre session a pris fin après 15 minutes sans activité, ou après 8 heures. Connectez-vous pour reprendre où vous en étiez.',
    show: 'Afficher le mot de passe',
  },

  person: {
    sign_out: 'Se déconnecter',
    role: { supplier: 'Fournisseur' },
    role_for: '{role} · {supplier}',
  },
};
