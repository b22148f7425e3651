import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers for the first days. `{…}` are values of this instance, filled in by the server. */
export const start = {
  'first-steps': {
    of: 1,
    on: '2026-11-21',
    title: 'Comment commencer à vendre ?',
    body: `
Vous n’avez besoin ni de stock ni d’argent à vous. Une boutique qui vend a quatre choses :

1. Des informations qui disent aux acheteurs qui vous êtes : un nom, une adresse et un moyen de vous joindre. Vous les indiquez dans les [informations de la boutique](/shop).
2. Des articles de l’[entrepôt](/goodsList/warehouse), à un prix que vous choisissez. Vous voyez votre bénéfice par unité avant d’ajouter un article.
3. Un lien vers votre boutique, que les gens ouvrent. Vous le trouvez dans votre [boutique](/shopCenter) et pouvez le partager partout.
4. Un acheteur qui paie. Le reste se fait automatiquement, et vous pouvez suivre chaque étape.

## Ce qui se passe quand quelqu’un achète

Le paiement de l’acheteur est conservé en sécurité pour cette seule commande. Le coût du fournisseur est confirmé avec ce paiement, et le fournisseur envoie les articles. Quand l’acheteur accepte la commande ou que le délai de retour est passé, votre bénéfice est dans votre portefeuille, avec la date à partir de laquelle vous pouvez le retirer. Vous ne payez jamais un fournisseur vous-même.

## Ce qu’il est utile de préparer tôt

- Un [mot de passe de transaction](transaction-password), pour que vous seul puissiez faire sortir de l’argent.
- Un [compte de retrait](withdrawal-accounts). Un nouveau compte est utilisable après {accountHoldHours} heures : mieux vaut donc l’avoir avant votre premier retrait.
`,
  },
  'how-an-order-is-paid': {
    of: 1,
    on: '2026-11-21',
    title: 'Qui paie une commande, et quand ?',
    body: `
**L’acheteur paie tout.** Nous ne prélevons jamais rien sur votre portefeuille pour une commande.

Quand un acheteur règle son achat, nous recevons un seul paiement : articles, livraison et taxe. Il est conservé à part pour cette seule commande. Il sert à payer, dans cet ordre :

1. la taxe, à l’administration fiscale,
2. le fournisseur : le coût des articles et leur livraison,
3. notre [commission](commission),
4. vous : tout ce qui reste.

La somme des quatre parts est toujours ce que l’acheteur a payé. Chaque commande les montre dans une liste, au centime près.

## Un exemple

Un acheteur paie 24,60 : un article à 20,00, la livraison 3,00 et la taxe 1,60. Le fournisseur reçoit 11,00 pour l’article et 3,00 pour l’envoi. La commission de 5 % du prix de l’article est de 1,00, la taxe de 1,60. Il vous reste 8,00.

## Et s’il n’y a pas assez ?

Cela ne peut pas arriver : nous refusons, dès que vous le fixez, un prix qui ne couvre pas ses coûts. Voir [pourquoi un prix est refusé](below-break-even).
`,
  },
  'ways-to-pay': {
    title: 'Comment mes acheteurs peuvent-ils payer ?',
    body: `
Au moment de payer, chaque acheteur voit les moyens de paiement valables pour son pays et le montant. Vous n’avez rien à régler et n’avez besoin d’aucun contrat avec un prestataire de paiement.

- **Carte, PayPal ou Mollie** : sur la page sécurisée du prestataire. Mollie affiche les moyens de paiement du pays de l’acheteur, comme l’appli de sa banque. Ni vous ni nous ne voyons une carte ou un compte.
- **Virement bancaire** : les articles sont réservés à l’acheteur quelques jours, jusqu’à l’arrivée de l’argent.
- **USDT** : à une adresse réservée à cette seule commande.

Ceux qui sont proposés dépendent de la plateforme et du pays de l’acheteur.

## Quand une commande est-elle payée ?

Quand le prestataire lui-même confirme exactement ce montant, dans cette devise, pour cette commande. Un message ne suffit jamais : nous interrogeons le prestataire. L’argent qui arrive trop tard est remboursé automatiquement. Chaque commande montre ce qui prouve son paiement.

## Comment un remboursement arrive-t-il à l’acheteur ?

Par le moyen qu’il a utilisé pour payer. Le délai dépend du prestataire ou de la banque. Après un virement ou un paiement en USDT, l’acheteur indique où envoyer le remboursement.

## Un acheteur peut-il me payer directement ?

Ne le demandez pas. Seul un paiement sur la page de paiement crée une commande et vous protège tous les deux. Voyez [ce que nous ne demandons jamais](we-never-ask).
`,
    of: 1,
    on: '2026-11-29',
  },
  'no-deposit-needed': {
    of: 1,
    on: '2026-11-21',
    title: 'Ai-je besoin d’un dépôt pour vendre ?',
    body: `
**Non.** Vous n’avez jamais besoin d’un dépôt pour ouvrir votre boutique, mettre des articles en vente, recevoir des commandes, les faire envoyer, atteindre un niveau supérieur ou faire un retrait.

Les commandes sont payées avec le paiement de l’acheteur lui-même. [Voici comment](how-an-order-is-paid). Un fournisseur ne peut jamais être payé depuis votre portefeuille : un portefeuille plein ne vend donc rien de plus qu’un portefeuille vide.

Un dépôt n’a de sens que pour quelque chose que vous choisissez d’acheter ici, comme la promotion. Même alors il est limité, pour que vous ne déposiez pas plus que vous ne le souhaitez. Voir [les dépôts](deposits).

Si quelqu’un vous dit que vous devez faire un dépôt pour faire envoyer une commande, pour retirer de l’argent ou pour garder votre boutique ouverte, ce n’est pas nous. [Lisez ce que nous ne demandons jamais](we-never-ask), et [dites-le-nous](/feedback), s’il vous plaît.
`,
  },
  invitations: {
    of: 1,
    on: '2026-11-21',
    title: 'Comment fonctionnent les invitations ?',
    body: `
Seules les personnes invitées peuvent ouvrir un compte. Un code d’invitation ouvre un compte.

- Vous pouvez créer {invitesPerDay} codes par jour, dès que votre propre compte a {inviterDays} jours. Ils sont gratuits, et il n’en existe pas d’autres : personne n’a le droit d’en vendre.
- Un code sert une fois, pendant {inviteDays} jours. Vous pouvez révoquer un code qui n’a pas été utilisé.
- Inviter ne vous rapporte rien, ni à personne au-dessus de vous. Ce que gagne votre ami est à votre ami.
- Vous voyez qu’un ami s’est inscrit, avec un nom abrégé. Vous ne voyez pas ses ventes.

## Quand un code est refusé

- **Inconnu** : vérifiez chaque caractère. Les codes n’ont ni 0, ni O, ni 1, ni I.
- **Déjà utilisé** : chaque code ouvre un compte. Demandez-en un autre.
- **Expiré ou révoqué** : demandez-en un nouveau à la personne qui vous a invité.
- **Inscription fermée** : il n’est pas possible d’ouvrir de nouveaux comptes pour le moment. Essayer n’utilise pas votre code.

Quand vous avez atteint la limite du jour, vous pouvez en créer d’autres après minuit dans le fuseau horaire de votre boutique.
`,
  },
  levels: {
    of: 1,
    on: '2026-11-21',
    title: 'Que sont les niveaux, et comment atteindre le suivant ?',
    body: `
Il y a quatre niveaux. **Ils se gagnent et ils sont gratuits.** Aucun paiement, dépôt ou invitation ne change un niveau.

- **Boutique Standard** : {standardGoods} articles en vente, commission {standardCommission}.
- **Boutique Marchand** : {merchantGoods} articles en vente, commission {merchantCommission}.
- **Partenaire commercial** : {partnerGoods} articles en vente, commission {partnerCommission}.
- **Agent de marque** : {agentGoods} articles en vente, commission {agentCommission}.

## Ce qui compte

Les commandes livrées à des acheteurs différents, leur satisfaction, et le peu de commandes qui se passent mal. Les nombres exacts, et où vous en êtes, se trouvent dans les [informations de la boutique](/shop). Les commandes passées par le marchand ou par ses proches ne comptent pas.

Quand tous les nombres sont atteints, vous appuyez sur un bouton, et le niveau est à vous. Personne n’a besoin de donner son accord.

## Ce qu’un niveau ne touche jamais

Votre droit à votre argent. À un niveau bas, vous recevez et retirez exactement les mêmes sommes. Si un niveau permet moins qu’avant, rien n’est enlevé : ce qui est en vente reste en vente, vous ne pouvez simplement pas en ajouter.
`,
  },
} satisfies Record<string, TranslatedArticle>;
