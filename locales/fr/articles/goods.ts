import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    of: 1,
    on: '2026-11-21',
    title: 'Pourquoi mon prix est-il refusé ? (405)',
    body: `
Ce prix vous coûterait de l’argent. Un prix de vente doit couvrir le coût du fournisseur et la [commission](commission). Sinon, vous paieriez pour votre propre commande, et ici **aucune commande ne coûte jamais rien à son marchand**. Nous refusons donc un tel prix quand vous le fixez, et encore une fois au moment de l’achat.

## Que faire

- Prenez le prix le plus bas indiqué à côté du champ, ou un prix plus élevé.
- Pendant que vous saisissez, le champ montre votre bénéfice par unité.
- Pour beaucoup d’articles à la fois, « le prix conseillé » ne descend jamais sous le plus bas.

## Si le prix convenait auparavant

Le coût du fournisseur a changé. Les commandes payées gardent leur ancien coût. Nous avons peut-être retiré l’article de la vente pour vous ; fixez un nouveau prix et remettez-le en vente.
`,
  },
  commission: {
    of: 1,
    on: '2026-11-21',
    title: 'Qu’est-ce que la commission ?',
    body: `
C’est ce que nous gagnons, et la seule chose que nous prenons sur une vente : une part du **prix des articles**. Nous ne prenons rien sur la livraison ni sur la taxe.

- Boutique Standard : {standardCommission}
- Boutique Marchand : {merchantCommission}
- Partenaire commercial : {partnerCommission}
- Agent de marque : {agentCommission}

Le taux d’une commande est fixé le jour de la commande et y est inscrit. Quand quelque chose est remboursé, sa commission est rendue au même taux.

Il n’y a pas de frais pour ouvrir une boutique, mettre un article en vente, passer à un niveau supérieur, faire vérifier votre identité ou garder votre argent. Nous payons les prestataires de paiement sur notre commission. Un retrait peut comporter les frais de la banque ou du réseau, indiqués avant que vous ne validiez la demande.
`,
  },
  discounts: {
    title: 'Comment fonctionnent les remises, et qui les paie ?',
    body: `
Vous les fixez dans [Remises](/discounts). Une remise est prise sur votre propre bénéfice : le fournisseur reçoit toujours son coût entier, et la [commission](commission) est une part du prix réduit. Rien n’est vendu en dessous de son coût plus la commission : aucune remise ne vous fait donc payer pour votre propre commande.

## Les quatre sortes

- **Codes** : les acheteurs qui saisissent le code ou ouvrent son lien paient moins. Choisissez **Pourcentage**, **Montant fixe** ou **Livraison offerte**, pour tous les articles ou certains. Les conditions sont facultatives : montant minimum de la commande, dates, utilisations au total et par acheteur. Après **Activer**, ce qu’un code accorde ne peut plus être modifié. **Mettre en pause** est possible à tout moment ; **Terminer le code** est définitif.
- **Offres** : un pourcentage de moins sur les articles que vous choisissez, d’un jour à un autre, pendant {saleDays} jours au plus. Ensuite, les prix d’avant reviennent automatiquement. Les acheteurs voient le prix le plus bas des 30 jours précédents ; tant que nous n’avons pas 30 jours de prix, aucun prix antérieur n’est affiché. Un article qui serait sous votre prix le plus bas sans perte est exclu.
- **Par quantité** : **Moins cher à l’unité** à partir d’un certain nombre d’unités, ou **Un prix pour un lot**.
- **Livraison offerte** : sous **Offerte à partir de**, saisissez la valeur des articles, après les autres remises, à partir de laquelle vous payez la livraison la moins chère. Pour une livraison plus rapide, l’acheteur paie la différence.

## Quand plusieurs s’appliquent

D’abord le prix de l’offre, puis le prix par quantité, puis un code au plus, puis la livraison offerte.

Une remise qui vous ferait perdre de l’argent n’est pas accordée : avec un pourcentage, l’article reste à son prix ; un montant fixe est déduit en entier ou pas du tout ; et pour la livraison offerte, chaque colis doit couvrir la sienne.

## Que rend un remboursement ?

Ce que l’acheteur a payé. La remise est répartie également entre les unités : une unité renvoyée est donc remboursée à son prix remisé. Pour la livraison, l’acheteur ne récupère que ce qu’il a payé pour elle. Les articles qu’il garde conservent leur remise, même si la commande passe sous le minimum du code. Voir [les retours](returns-and-refunds).

L’utilisation d’un code reste comptée. Elle ne redevient disponible que si l’acheteur ne paie pas.
`,
    of: 1,
    on: '2026-11-29',
  },
  sharing: {
    title: 'Comment partager ma boutique et voir qui vient ?',
    body: `
Ouvrez **Partager** dans le menu, ou sur un article de votre vitrine. Vous pouvez envoyer le lien, le copier, faire scanner son code, ou enregistrer une image pour les stories avec l’article, son prix, votre boutique et le code.

## Liens nommés

Créez un lien pour chaque endroit où vous partagez, comme votre profil ou une vidéo. Il est court, ne change jamais et mène à votre boutique ou à cet article. Vous pouvez en avoir {linksMax} à la fois. Un lien archivé fonctionne toujours ; il n’apparaît simplement plus dans la liste.

## Ce qui est compté

Ouvrez un lien pour voir ses visiteurs par jour et d’où venait leur navigateur. Un navigateur compte une fois par jour et par lien, quand une page de votre boutique lui a vraiment été montrée. Les robots, les aperçus chargés par les applications et vos propres visites ne comptent pas, et personne ne peut ajouter un visiteur.

Nous ne suivons personne : un visiteur est une marque différente chaque jour et dans chaque boutique. Après {visitRowDays} jours, seuls les totaux restent.
`,
    of: 1,
    on: '2026-11-29',
  },
  'sold-out': {
    title: 'Que se passe-t-il quand un article est épuisé ?',
    body: `
Les acheteurs voient qu’il est épuisé et peuvent demander un seul e-mail à son retour. Ils confirment d’abord leur adresse par un lien. Quand le fournisseur a de nouveau du stock, nous envoyons l’e-mail en {restockCheckMinutes} minutes environ et supprimons l’adresse.

Vous ne voyez pas les adresses, et elles ne servent à rien d’autre : les acheteurs n’ont demandé que cet e-mail. Sans confirmation, une adresse est supprimée après {restockConfirmDays} jours ; sinon après {restockWaitDays} jours au plus tard.

Laissez l’article en vente dans votre vitrine en attendant. Si vous le retirez de la vente, aucun e-mail n’est envoyé.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-words': {
    title: 'Comment décrire un article avec mes propres mots ?',
    body: `
Ouvrez un article de votre [vitrine](/goodsList) et choisissez **Texte et images**. Écrivez un titre et une description, et ordonnez les images. Ce que vous laissez vide s’affiche avec le texte et les images du fournisseur.

## Comment ça marche

- **Langues** : votre texte n’apparaît que dans la langue où vous l’avez écrit. Choisissez une autre langue au-dessus des champs pour l’écrire aussi.
- **Images** : la première apparaît dans les listes et quand un lien est partagé. Ajoutez-en jusqu’à {ownPictures} et retirez celles du fournisseur que vous ne voulez pas.
- **Aperçu** : à côté des champs, vous voyez ce que verront les acheteurs. Après **Enregistrer**, tout apparaît dans votre boutique, dans sa recherche, dans les flux d’articles et sur les liens partagés.
- **Annuler** : pendant {undoMinutes} minutes, vous pouvez annuler votre dernière modification.

## Ce qui n’est pas possible

- Les coordonnées et les liens. Les acheteurs vous écrivent par les messages de la boutique.
- Les marques d’autrui, sauf si le fournisseur les nomme pour cet article.
- Modifier ou masquer les avertissements, le fabricant ou le responsable dans l’Union européenne. La loi les exige : ils sont toujours affichés.

Décrivez ce que l’acheteur reçoit vraiment : si un article ne correspond pas à sa description, il peut le retourner. Une commande garde le titre sous lequel l’article a été acheté tant que vous ne le changez pas ; ensuite, elle affiche celui du fournisseur. Voir [retours](returns-and-refunds).
`,
    of: 1,
    on: '2026-11-29',
  },
  'many-products': {
    title: 'Comment trouver et ajouter beaucoup d’articles ?',
    body: `
Dans **Articles**, ouvrez **Entrepôt**.

## Trouver

Cherchez par mots, par notre code ou par code-barres. Un numéro de 8, 12, 13 ou 14 chiffres trouve exactement ses articles, avec ou sans zéros devant. Cela marche aussi dans votre vitrine. Les filtres réduisent la liste par stock, coût, délai de livraison et fournisseur.

## Garder pour plus tard

Ouvrez un article et choisissez **Garder pour plus tard**. Le filtre **Gardés pour plus tard seulement** montre votre liste, qui peut contenir {savedGoods} articles. Vous seul la voyez.

## Ajouter en nombre

Choisissez **Sélectionner**, touchez les articles, puis **Ajouter**. Vous choisissez comment fixer les prix : par votre [règle de prix](/goodsList/prices), au prix conseillé ou avec une marge sur le coût. Chaque article montre son prix et votre bénéfice par unité. Rien n’est vendu [au-dessous de l’équilibre](below-break-even) ; ce qui le serait est relevé à ce prix, et c’est indiqué.

Ensuite, vous voyez pour chaque article à quel prix il est en vente, ou pourquoi il n’a pas été ajouté. Vous pouvez tout annuler pendant {undoMinutes} minutes.

Pour un article en plusieurs tailles ou couleurs, ouvrez l’une d’elles et choisissez **Ajouter toutes les options** : une seule marge ou un seul bénéfice par unité fixe tous les prix, et vous voyez chaque prix avant.

Dans votre vitrine, ces options forment une seule ligne. Touchez-la pour fixer **Un seul prix pour toutes les options**, ouvrir une option ou les retirer toutes de la vente. Sous **Filtres**, vous pouvez choisir une ligne par option.
`,
    of: 1,
    on: '2026-11-29',
  },
  'landed-cost': {
    title: 'Combien coûte un article rendu dans un pays ?',
    body: `
Sous **Articles**, ouvrez **Entrepôt**, puis **Filtres**, et choisissez un pays sous **Expédié vers**. Vous ne voyez alors que les articles qui peuvent y être expédiés, chacun avec son **coût rendu** : le coût du fournisseur, la livraison la moins chère et les taxes d’une unité, avec les jours jusqu’à l’arrivée. Vous pouvez fixer un minimum et un maximum et trier la liste par ce coût.

## De quoi il se compose

Ouvrez l’article. **Coût rendu** donne chaque partie et chaque taxe avec la règle dont elle vient. Ce sont les mêmes montants qu’au paiement de cet article seul, au prix conseillé ; à un autre prix, les taxes changent.

## Qui le paie

Votre acheteur paie la livraison et les taxes en plus de votre prix. Le coût du fournisseur et la [commission](commission) sont pris sur ce que l’acheteur a payé.

## Quand un article manque

Son fournisseur ne livre pas dans ce pays, ou il manque un poids, une donnée douanière ou une règle fiscale. Nous ne devinons jamais un prix.
`,
    of: 1,
    on: '2026-11-29',
  },
  'switch-supplier': {
    title: 'Comment comparer les fournisseurs et en changer ?',
    body: `
Ouvrez un article de votre vitrine ou de l’entrepôt, puis **Autres fournisseurs**. Vous y voyez les autres fournisseurs du même article : ceux qui ont le même code-barres, ou la même famille et les mêmes options. Deux sont affichés côte à côte, avec le coût, la livraison, le stock et le contact sécurité dans l’UE.

## Les chiffres réels

**Livraison réelle**, **Expédié en retard** et **Retourné** viennent des derniers colis du fournisseur, toutes boutiques confondues. Avec moins de dix colis, nous n’affichons aucun chiffre.

## Changer

Dans votre vitrine, choisissez **Passer à** et la façon de fixer le prix : garder le vôtre, ou suivre votre [règle de prix](/goodsList/prices), sinon le prix conseillé. Vous voyez le bénéfice des deux. Un prix [sous le seuil de rentabilité](below-break-even) est refusé.

L’article garde sa place. Le changement compte comme un retrait du jour et peut être annulé pendant {undoMinutes} minutes. Les commandes existantes restent chez leur fournisseur ; vos textes, remises et commentaires restent avec l’ancien article.
`,
    of: 1,
    on: '2026-11-29',
  },
  'price-files': {
    title: 'Comment changer des prix avec un fichier ?',
    body: `
Dans **Articles**, ouvrez **Prix dans un fichier**. Vous pouvez enregistrer votre vitrine, la modifier dans un tableur et la relire. Rien ne change avant que vous ayez vu le résultat et choisi **Appliquer**.

## Les colonnes

- **code** ou **gtin** : de quel article il s’agit. **gtin** est le numéro sous le code-barres, avec ou sans zéros devant.
- **price** : votre nouveau prix, par exemple 12.50. Vide, il reste, et un nouvel article reçoit le prix de votre [règle de prix](/goodsList/prices).
- **listed** : **yes** le met en vente, **no** le retire. Vide, rien ne change.
- **currency** : si elle y est, ce doit être celle de votre boutique.
- **title**, **stock**, **cost** et **profit** sont là pour la lecture ; ils ne sont pas repris. Pendant une période de prix réduit, **price** est le prix d’avant.

Un fichier peut avoir {fileRows} lignes, en CSV UTF-8, avec virgules, points-virgules ou tabulations.

## Depuis un autre système de boutique

Choisissez le fichier d’un export d’articles ; nous reconnaissons ses colonnes en anglais, comme **Variant SKU** et **Variant Price**, ou **SKU** et **Regular price**. Nous lisons le SKU, le code-barres, le prix et si l’article est publié. Seuls les articles de l’entrepôt peuvent être ajoutés ; les autres sont écartés avec leur ligne. Titres, images, prix barrés et prix promotionnels ne sont pas repris.

## Les lignes écartées

Chacune indique son numéro et la raison : un code inconnu, un article en double, un prix qui n’en est pas un, une autre devise ou un prix [au-dessous de l’équilibre](below-break-even). Vous appliquez les autres lignes, ou aucune, puis corrigez le fichier.

## Annuler

Tout un fichier peut être annulé en une fois pendant {undoMinutes} minutes. Relire le même fichier ne change rien de ce qu’il a déjà changé. Si un article change entre le résultat et **Appliquer**, rien n’est appliqué, et vous relisez le fichier.
`,
    of: 1,
    on: '2026-11-29',
  },
  'showcase-limits': {
    of: 1,
    on: '2026-11-21',
    title: 'Pourquoi ne puis-je plus ajouter ou supprimer d’articles ? (452, 447)',
    body: `
Votre niveau a deux limites.

**Articles en vente (452).** {standardGoods} pour une Boutique Standard, {merchantGoods} pour une Boutique Marchand, {partnerGoods} pour un Partenaire commercial, {agentGoods} pour un Agent de marque. Vous pouvez en garder autant hors vente. Pour faire de la place, retirez des articles de la vente ou supprimez-en ; ou atteignez le [niveau](levels) suivant.

**Suppressions par jour (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} ou {agentDeletions}, selon le niveau. Cela vous protège des fausses manœuvres, et votre boutique des programmes qui auraient pris le contrôle de votre compte. Le compte repart à minuit dans le fuseau horaire de votre boutique.

- **Retirer de la vente** n’est pas compté. C’est souvent tout ce qu’il vous faut.
- Une suppression annulée dans les {undoMinutes} minutes n’est pas comptée non plus.
- Les articles que nous retirons parce qu’un fournisseur a cessé de les vendre ne sont pas comptés.
`,
  },
  'changed-in-the-meantime': {
    of: 1,
    on: '2026-11-21',
    title: 'Un message dit que quelque chose a changé. Que s’est-il passé ? (456, 457, 458)',
    body: `
Les mêmes articles et commandes peuvent changer pendant que vous les regardez ; ce que vous voyez peut donc dater d’un instant. Rien n’a été fait, et rien n’est perdu : ce que vous avez saisi est toujours là.

- **Modifié depuis que vous l’avez ouvert (456)** : vous-même, sur un autre appareil, ou notre système avez modifié la même chose. Vérifiez-la, puis décidez à nouveau.
- **Pas assez de stock (457)** : d’autres boutiques vendent le même stock. Prenez-en moins, ou réessayez plus tard.
- **Prix changé (458)** : le coût du fournisseur ou le prix de vente n’est plus celui que vous avez vu. Regardez d’abord le nouveau.
`,
  },
  collections: {
    title: 'Comment organiser mon accueil et mes collections ?',
    body: `
Une collection est une page de votre boutique avec des articles qui vont ensemble. Vous les trouvez sous [Collections](/shop/collections). Une boutique en a jusqu’à 50.

- **À la main** : vous choisissez chaque article et sa place.
- **Par une règle** : catégorie, prix, prix réduits, nouveautés ou stock. Les articles qui correspondent entrent et sortent d’eux-mêmes.
- **Titre et texte** : écrivez-les dans les langues de votre choix. Dans les autres, les acheteurs voient le texte anglais, sinon le premier qui existe. Coordonnées, liens et marques d’autrui sont refusés.
- **Adresse** : elle vient du premier titre et reste la même si vous le changez.

**Articles à la une** : choisissez-en jusqu’à 12 et leur ordre sur la même page. Un article qui n’est pas en vente est omis jusqu’à son retour.

**Accueil** : sous [Apparence de votre boutique](/shop/look), vous activez, désactivez et déplacez ses sections : l’ouverture, les articles à la une, une collection, les nouveautés, les promotions et votre histoire. Vous le voyez d’abord dans l’aperçu et pouvez revenir à chaque version. « Articles en promotion » ne montre que des prix réduits : la section est vide tant qu’il n’y en a pas.

Supprimer une collection retire sa page. Ses articles restent en vente.
`,
    of: 1,
    on: '2026-11-29',
  },
  'pages-and-menu': {
    title: 'Comment écrire des pages et un menu ?',
    body: `
Sous [Pages et menu](/shop/pages), vous écrivez jusqu’à 10 pages à vous : à propos, entretien des articles, tailles.

- **Titre et texte** : dans les langues de votre choix. Dans les autres, les acheteurs voient le texte anglais, sinon le premier qui existe.
- **Présentation** : une ligne vide commence un paragraphe, « ## » un titre, « - » une liste, et deux étoiles mettent en gras. Vous voyez la page pendant que vous écrivez. HTML, liens, coordonnées et marques d’autrui sont refusés, avec la ligne.
- **Adresse** : elle vient du premier titre et reste la même si vous le changez.

Le **menu** se trouve en haut de chaque page de votre boutique. Il mène à 8 collections, pages et catégories au plus, dans votre ordre. Ce que vous masquez ou supprimez quitte le menu. Chaque modification peut être annulée.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-requests': {
    title: 'Comment demander un article qui manque à l’entrepôt ?',
    body: `
Si vous ne trouvez pas un article dans l’[entrepôt](/goodsList/warehouse), envoyez une demande sous [Demandes d’articles](/goodsList/sourcing). Indiquez ce que c’est, où vous le vendez et combien d’unités par mois. Le lien vers un exemple et le coût souhaité sont facultatifs.

- **Ni frais ni promesse.** Une demande ne coûte rien et ne commande rien. Elle ne vous oblige pas à vendre l’article, et nous ne pouvons pas promettre de le trouver.
- **Qui répond.** Une personne de notre équipe du catalogue prend la demande en charge. Vous recevez une notification avec {sourcingGoodsMax} articles au plus, chacun avec son coût, ou avec la raison pour laquelle nous n’en avons trouvé aucun. Nous visons une réponse sous {sourcingAnswerHours} heures.
- **À vous de choisir.** Ce que nous avons trouvé n’arrive dans votre vitrine que si vous l’ajoutez. Lisez [pourquoi un prix peut être refusé](below-break-even) avant de fixer le vôtre.

Vous pouvez avoir {sourcingOpenMax} demandes en cours ; une réponse ou un retrait libère une place. Nous supprimons une demande {sourcingOpenDays} jours après son envoi sans réponse, ou {sourcingKeepDays} jours après sa réponse.
`,
    of: 1,
    on: '2026-11-29',
  },
  bundles: {
    title: 'Comment fonctionnent les lots ?',
    body: `
Un lot réunit de {bundleGoodsMin} à {bundleGoodsMax} articles de votre vitrine à un seul prix, une unité de chacun, d’un ou de plusieurs fournisseurs. Vous le créez sous [Lots](/discounts/bundles).

- **Le bénéfice d’abord.** Avant la mise en vente, vous voyez le prix des articles séparément, le prix minimum du lot et ce qu’il vous reste. Chaque article couvre toujours son propre coût et sa commission.
- **Pour les acheteurs**, il a sa propre page, et la page de chaque article y mène. Un panier qui contient tous les articles obtient le prix automatiquement, autant de fois que l’article le plus rare le permet. Si deux lots partagent un article, celui qui fait économiser le plus s’applique.
- **Avec d’autres remises**, il compte comme un prix par quantité : d’abord le prix réduit, puis le prix par quantité, puis un code au maximum, puis la livraison offerte. Voir [remises](discounts).
- **Remboursements.** Le panier et la commande indiquent la remise sur chaque article. Une unité renvoyée est remboursée à ce qu’elle a été payée, au centime près ; les autres gardent leur prix.

Si les prix ou les coûts changent et que le lot devient trop bon marché, ou pas moins cher que ses articles, il n’est plus proposé jusqu’à ce que tout concorde. Si un article est épuisé, le lot l’est aussi. Vous pouvez avoir {bundlesMax} lots.
`,
    of: 1,
    on: '2026-11-29',
  },
  samples: {
    title: 'Comment commander un échantillon ?',
    body: `
Vous achetez pour vous une unité d’un article de votre vitrine, au prix coûtant : le coût du fournisseur et la [commission](commission). Ouvrez l’article et choisissez **Commander un échantillon**. Vous voyez le prix, puis obtenez un lien.

- **Comme toute commande.** Vous payez dans votre boutique avec votre propre carte ; la livraison et les taxes s’ajoutent au paiement. Le fournisseur expédie à l’adresse que vous indiquez. Il ne reste rien pour votre portefeuille, et rien n’y est prélevé.
- **Une fois.** Le lien baisse le prix d’une unité, une seule fois, et expire après {sampleDays} jours. {samplesOpenMax} liens peuvent être ouverts à la fois, et vous pouvez avoir {samplesMonthMax} échantillons en 30 jours.
- **Pas d’avis.** Un avis sur un échantillon ne compte pas.

**Rien ne vous y oblige.** Aucune boutique n’a besoin d’échantillons ni de stock, et aucun niveau n’en demande. Qui vous demande de payer des articles d’avance, ce n’est pas nous.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
