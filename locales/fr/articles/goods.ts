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
} satisfies Record<string, TranslatedArticle>;
