import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about promotion. What it does is computed by `domain/ads/`; its numbers come from there. */
export const promotion = {
  'how-promotion-works': {
    of: 2,
    on: '2026-11-22',
    title: 'Qu’est-ce que la promotion, et comment fonctionne-t-elle ?',
    body: `
Vous pouvez payer pour que vos articles soient affichés à un petit nombre d’emplacements signalés. Vous n’y êtes jamais obligé : l’ordre de tous les autres articles est le même, que vous payiez ou non.

## Où

- Sur les pages qui montrent des articles de toutes les boutiques : les emplacements {exploreSlots} sur 20.
- Dans la recherche : les emplacements {searchSlots}.
- À côté d’articles similaires, dans des boutiques qui l’ont accepté.

Jamais parmi les articles d’un autre marchand. Chaque emplacement indique qu’il est sponsorisé, par qui, et pourquoi il est affiché.

## Ce que vous choisissez

- **Payer au clic** : un budget d’au moins {promotionTotal} en tout et {promotionDay} par jour, pour {promotionDaysMin} à {promotionDaysMax} jours, et une enchère maximale par clic, à partir de {promotionBid}. Avant de payer, vous voyez une [prévision](promotion-forecast).
- **Payer à la commande** : un pourcentage d’une commande, et [rien avant qu’il y en ait une](promotion-per-order).

C’est payé d’abord avec le crédit de promotion, puis avec votre solde disponible, et vous le confirmez avec votre [mot de passe de transaction](transaction-password).

## Qui est affiché (version {promotionVersion} des règles)

1. Une campagne participe tant qu’elle a du budget, que les articles sont en stock et en vente, et que sa boutique est ouverte.
2. L’enchère, la probabilité d’un clic et la [qualité](promotion-quality) des articles sont multipliées. Le résultat le plus élevé vient en premier.
3. Le gagnant paie pour un clic juste assez pour battre le suivant : **jamais plus que l’enchère**.
4. Le budget est réparti sur la journée comme le sont les visites, pour qu’il ne soit pas épuisé dès le matin.
5. Un emplacement sur vingt est gardé, à tour de rôle, pour des campagnes qui n’ont guère été affichées. Les boutiques nouvelles et petites commencent là.
6. Personne ne voit une même campagne plus de {viewerDay} fois par jour.

Nous n’utilisons le profil personnel de personne : seulement ce qui est recherché, la catégorie, le pays et la langue.

## Combien de temps elle dure

Jusqu’à ce que le budget soit épuisé ou que le dernier jour se termine, selon ce qui arrive d’abord. Le budget non dépensé est rendu dans la minute.

## Ce que personne ne peut faire

Personne dans notre équipe n’a de bouton qui ajoute des vues, des clics, des visiteurs ou des abonnés. Vous pouvez [vérifier chaque journée vous-même](promotion-check). Quand les règles changent, nous annonçons la nouvelle version {promotionAnnounced} jours avant qu’elle ne s’applique.
`,
  },
  'promotion-forecast': {
    of: 1,
    on: '2026-11-22',
    title: 'Que dit la prévision, et que ne dit-elle pas ?',
    body: `
Avant que vous ne payiez, nous rejouons les enchères des {forecastDays} derniers jours avec votre enchère, vos articles et votre budget. Le résultat est une fourchette, pas une promesse.

- **Les clics, les jours et le coût** ont chacun une valeur basse, une moyenne et une haute. Dans un cas sur dix, c’est moins que la basse ; dans un cas sur dix, plus que la haute.
- Les jours peuvent être moins nombreux que ceux que vous avez choisis : quand le budget est épuisé, la campagne se termine, et c’est ce que montre la fourchette.
- Quand il y avait trop peu d’enchères à rejouer, c’est indiqué, et la fourchette repose sur des hypothèses de départ. Elle est alors large.

**Aucune vente n’est promise**, et aucune ne peut l’être : un achat dépend de vos articles, de votre prix et de vos photos.

L’enchère suggérée est celle qui a gagné récemment. Une enchère plus basse est affichée moins souvent, sans être moins bien traitée : ce que vous payez pour un clic est décidé par les autres enchères, pas par ce que vous êtes prêt à payer.
`,
  },
  'promotion-clicks': {
    of: 1,
    on: '2026-11-22',
    title: 'Quels clics est-ce que je paie ?',
    body: `
Seulement ceux qu’une personne a faits. Un clic compte quand tout ceci est vrai :

- Il vient d’un emplacement réellement affiché, sur une page qui n’a pas plus de {tokenMinutes} minutes.
- C’est le premier de cette personne sur cette campagne en {clickHours} heures.
- La page de l’article est restée ouverte au moins une seconde, ou quelque chose a été mis dans le panier.
- Il ne vient ni de vous, ni de notre équipe, ni d’un robot connu, ni d’un afflux depuis un même appareil ou réseau.
- Il ne dépasse pas les plafonds : un réseau (toutes les adresses d’un quartier ou d’un immeuble de bureaux) représente au plus {clickShare} % des clics facturés à une campagne en 24 heures, ou {clickLeast} clics. Et les clics au-delà de {clickTimes} fois ce que votre campagne reçoit d’habitude attendent un jour, et ne sont facturés que si une commande a suivi.

Une vue compte quand au moins la moitié de la photo a pu être vue pendant une seconde.

Un clic est facturé après une minute, quand il a passé tout cela. **Nous vous montrons tous les autres avec le motif ; ils ne coûtent rien.** Un clic qui se révèle non valide plus tard, le même jour, est remboursé automatiquement.

Nous écartons ce que l’on peut reconnaître comme ne venant pas d’une personne. Quelqu’un qui clique avec de mauvaises intentions et qui a du temps ne se distingue pas toujours d’un acheteur ; c’est aussi pour cela qu’existe le [paiement à la commande](promotion-per-order), où un clic sans achat ne coûte rien.
`,
  },
  'promotion-per-order': {
    of: 1,
    on: '2026-11-22',
    title: 'Puis-je payer seulement quand quelque chose est vendu ?',
    body: `
Oui. Vous fixez un pourcentage du prix des articles promus. Il est déduit de cette vente au règlement de la commande, et rendu si la commande est remboursée. Sans commande, vous ne payez rien, et rien ne doit être mis de côté.

Une telle campagne participe aux mêmes enchères. Son enchère pour un clic est calculée à partir du pourcentage, du prix et de la part de vos clics devenus une commande. Des articles qui se vendent bien sont donc bien placés, et des articles qui n’attirent que des clics ne le sont pas.

Une commande compte pour la campagne dont l’emplacement signalé a amené l’acheteur. La commande l’indique, et le montant déduit figure dans votre portefeuille avec le numéro de la commande.

Si le pourcentage dépasse ce que la vente vous rapporte, nous vous le disons avant que vous ne commenciez.
`,
  },
  'promotion-not-shown': {
    of: 1,
    on: '2026-11-22',
    title: 'Pourquoi ma campagne n’a-t-elle pas été affichée ?',
    body: `
Chaque enchère à laquelle votre campagne aurait pu participer a un résultat, avec un motif. La page de la campagne montre ces motifs et la part de chacun.

- **Une autre campagne était mieux classée.** Son enchère, sa probabilité de clic et sa qualité, ensemble, donnaient plus. Une enchère plus élevée aide ; une meilleure page d’article aide davantage et ne coûte rien : voir [la qualité](promotion-quality).
- **Répartie sur la journée.** Sinon, le budget serait épuisé avant le soir. Avec un budget par jour plus élevé, la campagne est affichée plus souvent.
- **Le budget de la journée est épuisé.** La campagne reprend demain.
- **Votre enchère est sous le prix minimal d’un clic**, {promotionBid}.
- **Pas en stock, ou pas vendu dans le pays de la personne.** La campagne reprend automatiquement quand l’article est de nouveau disponible.
- **La boutique est en pause ou en congé.** Les jours de la campagne continuent de courir : si la pause est longue, arrêtez-la, et le reste est rendu.
- **La personne l’a vue assez souvent** pour une journée.
- **Les articles figurent de toute façon sur la même page**, sans promotion payante.
- **C’était vous**, ou quelqu’un de notre équipe.

Ne pas être affichée ne coûte rien. Si cela dure, arrêtez la campagne : ce qui reste est rendu dans la minute.
`,
  },
  'promotion-quality': {
    of: 1,
    on: '2026-11-22',
    title: 'Sur quoi repose la qualité de mes articles ?',
    body: `
De quatre faits des {qualityDays} derniers jours, chacun avec un coefficient publié. Vous voyez vos propres valeurs.

- **Expédié à temps** ({weightOnTime} sur 100) : les colis remis à temps au transporteur.
- **Pas de défauts** ({weightRefunds} sur 100) : peu de remboursements parce que quelque chose n’allait pas.
- **Note** ({weightRating} sur 100) : ce qu’ont donné les acheteurs, pris en compte avec prudence tant que les notes sont peu nombreuses.
- **Page complète** ({weightListing} sur 100) : assez de photos, une vraie description, plus d’une langue.

Cela devient un nombre de 0,5 à 1,5, par lequel votre enchère est multipliée. À 1, il n’aide ni ne gêne. De nouveaux articles commencent près du milieu et ne sont pas pénalisés parce qu’ils sont nouveaux.

Personne ne peut le fixer pour une boutique, dans un sens ou dans l’autre, et il ne peut pas être acheté.
`,
  },
  'promotion-check': {
    of: 1,
    on: '2026-11-22',
    title: 'Comment vérifier ce que la promotion a apporté ?',
    body: `
- **Des reçus** : pour chaque jour, combien de fois vous avez obtenu un emplacement, combien de fois non et pourquoi, ce qu’a coûté chaque clic, et quel prix l’a décidé.
- **L’ordre des événements ne peut pas être changé après coup.** Les enchères d’une journée sont enchaînées les unes aux autres, et le nombre de tirage qui a départagé les égalités a été fixé la veille et est publié le lendemain.
- **Recalculez.** Avec le fichier de votre campagne et le nombre de tirage publié, le programme verify-ads refait vos enchères. Chaque nombre doit être le même, jusqu’au dernier chiffre.
- **L’argent** figure dans votre portefeuille : une écriture par clic ou par commande, une pour ce qui a été rendu. Leur somme est ce que votre campagne dit avoir dépensé.

Si quelque chose ne correspond pas, [écrivez-nous](/feedback) avec le jour et l’endroit de la différence.
`,
  },
  'promotion-money': {
    of: 1,
    on: '2026-11-22',
    title: 'Que devient l’argent d’une campagne ?',
    body: `
Il est mis de côté quand vous payez, et reste à vous jusqu’à ce qu’un clic ou une commande l’utilise.

- **Mettre en pause** le garde de côté. Vous pouvez reprendre tant qu’il reste des jours.
- **Arrêter** rend ce qui reste, dans la minute, là d’où cela venait : le crédit de promotion au crédit de promotion, le solde au solde.
- **Quand le dernier jour se termine**, la même chose se fait automatiquement.
- **En cours d’examen** : c’est seulement tant qu’une restriction de votre boutique est ouverte qu’un vérificateur examine d’abord une campagne, en {promotionReview} heures au plus. Si nous ne décidons pas dans ce délai, elle commence automatiquement. Si elle est refusée, vous voyez pourquoi, et tout le montant est rendu aussitôt.

Une campagne ne peut jamais dépenser plus que son budget. Notre comptabilité le refuse.

Le crédit de promotion est un cadeau réservé à la promotion. Il ne peut pas être retiré, il ne fait pas partie de votre solde, et vous n’avez jamais de dépôt à faire pour l’utiliser.
`,
  },
  'public-support': {
    of: 1,
    on: '2026-11-22',
    title: 'Qu’est-ce que le soutien public à des articles ?',
    body: `
Certains emplacements signalés ne sont pas vendus. Des boutiques à partir du niveau Partenaire commercial peuvent recevoir le droit d’y placer des articles. Ces emplacements portent la mention « soutien public », représentent au plus un emplacement signalé sur dix, et sont attribués à tour de rôle : la rotation est publique.

Cela ne coûte rien, et personne ne peut acheter un tour. Qui a ce droit, et depuis quand, figure dans le journal public.
`,
  },
} satisfies Record<string, TranslatedArticle>;
