import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: 'Pages et menu',
  lead: 'Dites ce qui ne concerne pas un seul article et guidez les acheteurs dans votre boutique.',
  one: 'Page',
  add: 'Nouvelle page',
  none: 'Aucune page pour le moment',
  noneDetail: 'Par exemple : à propos, entretien des articles, tailles.',
  full: 'Vous avez {max, number} pages. Supprimez-en une pour en ajouter une autre.',
  body: 'Texte',
  bodyHint:
    'Ligne vide : nouveau paragraphe. « ## » commence un titre, « - » une liste, **deux étoiles** mettent en gras. Ni liens ni coordonnées.',
  bodyMissing: 'Écrivez un texte ou effacez le titre',
  shownHint: 'Désactivé : les acheteurs ne trouvent ni la page ni son entrée dans le menu.',
  delete: 'Supprimer la page',
  deleteDetail: 'Les acheteurs ne pourront plus l’ouvrir et son entrée quitte le menu.',
  keep: 'Garder la page',
  deleted: 'Page supprimée',
  menu: 'Menu',
  menuHint: 'Il se trouve en haut de chaque page de votre boutique, dans cet ordre. Jusqu’à {max, number}.',
  menuNone: 'Pas encore de menu',
  menuAdd: 'Ajouter au menu',
  menuChoose: 'Choisissez une entrée',
  menuHidden: 'Masquée : les acheteurs ne la voient pas',
  kinds: { collection: 'Collection', page: 'Page', type: 'Catégorie' },
};
