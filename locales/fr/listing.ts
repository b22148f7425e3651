import type { listing as english } from '../en/listing.ts';
import type { Translated } from '../translated.ts';

/** A product in the words and pictures of the shop, as its merchant writes and arranges them. */
export const listing: Translated<typeof english> = {
  title: 'Texte et images',
  lead: 'Décrivez l’article avec vos propres mots. Si vous laissez un champ vide, les acheteurs voient le texte du fournisseur.',
  unknown: 'Cet article n’est pas dans votre vitrine',
  wordsTitle: 'Texte',
  language: 'Langue',
  languageHint:
    'Les acheteurs voient votre texte dans cette langue seulement. Dans les autres, ils voient celui du fournisseur.',
  languageOwn: '{language} · votre texte',
  name: 'Titre',
  nameHint: '{max, number} caractères au maximum. Vide : le titre du fournisseur.',
  description: 'Description',
  descriptionHint:
    'Ligne vide : nouveau paragraphe. « ## » en début de ligne : titre. « - » : liste. **Deux étoiles** : gras. Vide : la description du fournisseur.',
  faultLine: 'Ligne {line, number} : {what}',
  supplier: 'Texte du fournisseur',
  supplierHint: 'Vous pouvez partir de ce texte.',
  fromSupplier: 'Copier dans les champs',
  pictures: 'Images',
  picturesHint:
    'La première image apparaît dans les listes et quand un lien est partagé. Vous pouvez en ajouter jusqu’à {max, number}.',
  first: 'Première image',
  own: 'Votre image',
  ofSupplier: 'Image du fournisseur',
  picture: 'Image {number, number}',
  moved: 'C’est maintenant l’image numéro {number, number}',
  toFirst: 'Mettre l’image {number, number} en premier',
  earlier: 'Monter l’image {number, number}',
  later: 'Descendre l’image {number, number}',
  leaveOut: 'Retirer l’image {number, number}',
  leftOut: 'Images du fournisseur non affichées',
  putBack: 'Afficher',
  putBackOne: 'Afficher l’image {number, number} du fournisseur',
  add: 'Ajouter une image',
  addHint:
    'Uniquement des images qui montrent exactement ce que reçoit l’acheteur et que vous avez le droit d’utiliser.',
  full: 'Vous avez ajouté {max, number} images. Retirez-en une pour en ajouter une autre.',
  video: {
    title: 'Vidéo',
    hint: 'Une vidéo de {seconds, number} secondes et {size, number} Mo au maximum, en MP4, MOV ou WebM. Les acheteurs la lancent eux-mêmes ; son aperçu est la première image de l’article.',
    choose: 'Choisir une vidéo',
    replace: 'Choisir une autre vidéo',
    remove: 'Retirer la vidéo',
    captions: 'Ce que l’on dit et entend (facultatif)',
    captionsHint:
      'Pour les personnes qui ne peuvent pas entendre la vidéo : affiché en dessous. {max, number} caractères au maximum.',
    faults: {
      mime: 'Choisissez une vidéo au format MP4/MOV (H.264 avec son AAC) ou WebM.',
      codec:
        'Cette vidéo utilise {codec}, que beaucoup de navigateurs ne lisent pas. Enregistrez-la en MP4 avec H.264 et AAC et choisissez-la à nouveau. Sur un iPhone : Réglages, Appareil photo, Formats, Le plus compatible.',
      damaged:
        'Cette vidéo ne peut pas être lue : elle est abîmée, incomplète ou encore en cours d’enregistrement. Enregistrez-la de nouveau et choisissez-la.',
      long: 'Cette vidéo dure {seconds, number} secondes. {limit, number} au maximum sont possibles : raccourcissez-la et choisissez-la à nouveau.',
      large:
        'Cette vidéo est trop lourde : {size, number} Mo au maximum. Enregistrez-la en qualité plus basse ou raccourcissez-la.',
      wide: 'Cette vidéo a plus de {side, number} pixels de côté. Enregistrez-la plus petite, par exemple en 1080p.',
    },
  },
  preview: 'Ce que voient les acheteurs',
  legal: 'Toujours affiché',
  legalText: 'Ces informations viennent du fournisseur et ne peuvent être ni modifiées ni masquées.',
  warnings: 'Avertissements',
  maker: 'Fabricant',
  euPerson: 'Responsable dans l’Union européenne',
  unsaved: 'Pas encore enregistré',
  discard: 'Abandonner',
  saved: 'Enregistré. Les acheteurs le voient maintenant.',
  see: 'Voir en boutique',
  undoUntil: 'Vous pouvez annuler votre dernière modification jusqu’à',
  undo: 'Annuler',
  undone: 'Tout est comme avant',
  stale:
    'Cet article a été modifié ailleurs, peut-être sur un autre appareil. Rechargez-le, puis refaites votre modification.',
  reload: 'Recharger',
  faults: {
    hidden_signs: 'Retirez les caractères invisibles.',
    html: 'Retirez {word} : le HTML n’est pas possible ici.',
    heading: 'Écrivez les titres avec « ## ».',
    mixed_list: 'Il manque une ligne vide avant ou après la liste.',
    strong_open: 'Il manque deux étoiles : le gras en a avant et après.',
    link: 'Les liens ne sont pas possibles ici : {word}',
    contact:
      'Les coordonnées ne sont pas autorisées ici. Les acheteurs vous écrivent par les messages de la boutique.',
    third_party_mark:
      '« {word} » est la marque d’un tiers et le fournisseur ne la nomme pas pour cet article.',
  },
};
