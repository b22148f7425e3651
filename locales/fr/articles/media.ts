import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the pictures and videos that a merchant uploads. */
export const media = {
  'crop-pictures': {
    title: 'Comment recadrer une image ?',
    body: `
Quand vous choisissez un logo, l’image du haut ou une image à vous pour un article, vous choisissez d’abord la partie affichée. Le logo et l’image du haut se trouvent dans les [informations de la boutique](/shop), les images d’un article sous **Texte et images**.

- **Déplacer** : faites glisser l’image, ou utilisez les boutons ou les touches fléchées.
- **Zoomer** : pincez avec deux doigts, utilisez la molette ou le curseur, ou appuyez sur + et −.
- **Aperçu** : en dessous, vous voyez le résultat, sur un téléphone et sur un ordinateur, ou sur la page de l’article et dans les listes.

Seule la partie choisie est envoyée ; l’original reste sur votre appareil. **Annuler** ne change rien. Après **Utiliser cette partie**, vous pouvez **Recadrer** jusqu’à l’enregistrement.

Le logo est carré, l’image du haut est trois fois plus large que haute, l’image d’un article est verticale (4:5). Si la partie est trop petite pour son emplacement, nous vous le disons avant.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-video': {
    title: 'Comment ajouter une vidéo à un article ?',
    body: `
Ouvrez un article de votre [vitrine](/goodsList), choisissez **Texte et images** puis, sous **Vidéo**, **Choisir une vidéo**.

- Une vidéo par article, de 30 secondes et 20 Mo au maximum, en MP4/MOV (H.264 avec son AAC) ou WebM. Toute autre est refusée, avec la raison.
- Si la connexion est coupée, le fichier reste choisi : choisissez **Réessayer**, ou attendez d’être de nouveau en ligne.
- Les acheteurs la lancent eux-mêmes, et rien n’est chargé avant. Son aperçu est la première image de l’article : mettez la meilleure en premier.
- Sous **Ce que l’on dit et entend**, écrivez les paroles et les sons pour les personnes qui ne peuvent pas les entendre. Le texte s’affiche sous la vidéo et suit les règles de [votre propre texte](own-words).
- **Enregistrer** l’affiche dans votre boutique. Pendant 10 minutes, vous pouvez annuler.

Le lieu, l’heure et l’appareil qu’un téléphone inscrit dans une vidéo sont supprimés. L’image et le son restent tels quels : vérifiez ce que l’on voit et entend avant d’enregistrer.

Une vidéo que vous remplacez ou retirez est supprimée sous deux jours, de même que celle d’un article que vous retirez de votre vitrine.

**Une vidéo d’iPhone est refusée ?** Sous Réglages, Appareil photo, Formats, choisissez « Le plus compatible » et filmez à nouveau, ou enregistrez-la en MP4.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
