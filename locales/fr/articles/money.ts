import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about the wallet. */
export const money = {
  'balance-parts': {
    of: 1,
    on: '2026-11-21',
    title: 'De quoi se compose mon solde ?',
    body: `
Votre [portefeuille](/wallet) montre quatre montants. Leur somme est toujours égale au solde.

- **Disponible** : vous pouvez le retirer ou le dépenser maintenant.
- **En attente** : gagné, avec une date à laquelle il devient disponible.
- **Retenu** : retenu pour un motif écrit, avec une date de fin. Voir [l’argent retenu](held-money).
- **En cours de retrait** : les retraits que vous avez demandés et qui ne sont pas encore arrivés.

Chaque montant ouvre les écritures qui le composent. Chaque écriture porte le solde avant et après elle, et un numéro consécutif : rien ne peut être ajouté ni enlevé.

Ce que des acheteurs ont payé pour des commandes en cours n’est **pas** dans votre solde. Cet argent est conservé pour la commande jusqu’à ce qu’elle soit acceptée, et il est affiché à part.
`,
  },
  'when-money-is-yours': {
    of: 1,
    on: '2026-11-21',
    title: 'Quand est-ce que je reçois l’argent d’une vente ?',
    body: `
Chaque commande suit les mêmes étapes, et chaque étape a une date.

1. L’acheteur paie. Le paiement est conservé pour cette commande.
2. Le colis est livré. L’acheteur a alors {returnDays} jours pour le renvoyer.
3. La commande est acceptée. Votre part est certaine, et vous voyez le jour où elle devient disponible.
4. Ce jour-là, elle est disponible, et vous pouvez la retirer.

C’est le jour où la commande est acceptée ou, s’il est plus tardif, celui où ce délai après la livraison est écoulé :

- Boutique Standard : {standardRelease} jours
- Boutique Marchand : {merchantRelease} jours
- Partenaire commercial : {partnerRelease} jours
- Agent de marque : {agentRelease} jours

Vous n’avez rien à faire pour cela, et personne n’a besoin de l’approuver. Pendant que vous attendez, votre propre argent n’est pas immobilisé : le fournisseur a été payé avec le paiement de l’acheteur.
`,
  },
  withdrawals: {
    of: 1,
    on: '2026-11-21',
    title: 'Comment faire un retrait, et combien de temps cela prend-il ?',
    body: `
Vous pouvez retirer ce qui est **disponible**, à partir de {withdrawalMin}. Il vous faut un [compte de retrait](withdrawal-accounts), un [mot de passe de transaction](transaction-password) et une [identité vérifiée](identity).

## Les délais

- Tant que le retrait n’est pas envoyé, vous pouvez l’annuler, et le montant est à nouveau disponible immédiatement.
- Nous promettons une décision en {decideHours} heures au plus.
- **Si nous n’avons pas décidé après {selfApproveHours} heures, il est approuvé automatiquement et versé par parts quotidiennes dans votre limite quotidienne, sur {slices} jours au plus.** Seule une retenue écrite peut l’empêcher ; vous pouvez la lire et la contester.
- Ensuite il est envoyé : les réseaux prennent quelques minutes, les banques un à trois jours ouvrés.

## Ce que cela coûte

Au plus ce que facture la banque ou le réseau. Nous l’indiquons avant que vous ne validiez la demande, et c’est déduit du montant. Il n’y a pas d’autres frais : **pas de taxe pour débloquer, pas de frais de vérification, pas de dépôt préalable.** [Nous ne demandons jamais cela](we-never-ask).

## Quand cela n’aboutit pas

Si une banque ou un réseau renvoie l’argent, tout le montant est recrédité sur votre portefeuille, avec le motif. Si nous refusons votre retrait, le montant est à nouveau disponible immédiatement, avec un motif et ce qu’il faut faire ensuite. Nous ne le gardons jamais.
`,
  },
  'withdrawal-accounts': {
    of: 1,
    on: '2026-11-21',
    title: 'Sur quels comptes puis-je retirer mon argent ? (444, 451)',
    body: `
Sur une carte ou un compte bancaire, en USDT sur Ethereum (ERC-20) ou en USDT sur TRON (TRC-20). Vous pouvez avoir jusqu’à {accountsMax} comptes (444). Pour en ajouter un autre, supprimez-en un que vous n’utilisez pas.

- Un nouveau compte est utilisable après {accountHoldHours} heures. Nous prévenons tous vos appareils, pour que vous ayez le temps d’arrêter quelqu’un qui serait entré dans votre compte.
- Un numéro ou une adresse modifiés comptent comme un nouveau compte. Une note modifiée, non.
- Le nom d’un compte bancaire doit être le vôtre.
- Nous vérifions qu’une adresse ne contient pas de faute de frappe. Nous ne pouvons pas vérifier qu’elle est à vous : les cryptomonnaies envoyées à une mauvaise adresse sont perdues, comparez-la donc caractère par caractère.

**Compte introuvable (451)** veut dire qu’il a été supprimé, ou qu’il n’est pas à vous. Choisissez-en un dans la liste.
`,
  },
  'insufficient-balance': {
    of: 1,
    on: '2026-11-21',
    title: 'Un message dit que mon solde est insuffisant. (424)',
    body: `
Le montant dépasse ce qui est **disponible**. L’argent en attente ou retenu est à vous, mais vous ne pouvez pas encore le retirer ni le dépenser. Votre [portefeuille](/wallet) montre la date de chaque montant.

Cela peut arriver à un retrait ou à une promotion. Cela ne peut **jamais** arriver à une commande : les commandes sont payées avec le paiement de l’acheteur et ne dépendent pas de votre portefeuille.

Vous n’avez pas besoin de faire de dépôt. Choisissez un montant plus petit, ou attendez la date.
`,
  },
  deposits: {
    of: 1,
    on: '2026-11-21',
    title: 'Comment fonctionnent les dépôts ? (448, 429)',
    body: `
Tout d’abord : [vous n’en avez pas besoin pour vendre](no-deposit-needed).

Si vous voulez en faire un, vous recevez une adresse ou une référence bancaire et un montant exact. Envoyez exactement ce montant, exactement sur ce réseau.

- Le dépôt minimal est de {depositMin} ; certains moyens ont un minimum plus élevé, indiqué à côté. Nous refusons les demandes plus petites (448), car les frais de réseau les absorberaient. Si un montant plus petit arrive, il n’est pas perdu : nous le créditons quand le total est suffisant, ou le renvoyons.
- Il y a un maximum, pour que vous ne déposiez pas plus que vous ne le souhaitez : {depositCap} dans les {depositFirstDays} premiers jours, plus tard la moitié de ce qui vous a été réglé en {depositSalesDays} jours si c’est plus.
- Une transaction ne peut servir qu’une fois. Si son hash a déjà été utilisé (429), vérifiez que vous avez copié le bon, et regardez vos [écritures](/wallet/flow) : elle est peut-être déjà créditée.

Nous vérifions chaque dépôt sur la chaîne ou auprès de la banque, et créditons le montant réellement arrivé. Personne dans notre équipe ne peut saisir un solde.
`,
  },
  'held-money': {
    of: 1,
    on: '2026-11-21',
    title: 'Pourquoi une partie de mon argent est-elle retenue ? (449, 450)',
    body: `
Nous ne retenons de l’argent que pour l’un de quelques motifs publiés, comme un litige ouvert sur une commande précise, ou un signe que quelqu’un d’autre utilise votre compte. Chaque retenue indique :

- **pourquoi**, en clair, et sur quoi elle repose,
- **combien** : le reste de votre portefeuille demeure disponible,
- **jusqu’à quand** : elle prend fin automatiquement ce jour-là,
- **comment la contester** : un autre vérificateur que celui qui l’a prononcée décide, en 10 jours au plus. Si le recours n’est pas tranché à temps, le montant retenu redevient disponible.

Vous la trouvez dans votre [portefeuille](/wallet). Un dépôt n’y met jamais fin plus tôt. Si quelqu’un vous le propose, [c’est une fraude](we-never-ask).

**Une partie de votre solde est retenue (449)** : le montant retenu ne peut pas être retiré. Tout le reste peut l’être. **Portefeuille gelé (450)** : rien ne peut sortir ni entrer pendant un temps limité, à cause d’une décision de justice ou parce que vous ou nous avons vu que quelqu’un d’autre était entré.
`,
  },
  'weekly-payout': {
    of: 1,
    on: '2026-11-29',
    title: 'Comment être payé chaque semaine sans le demander ?',
    body: `
Activez le [retrait hebdomadaire](/wallet/schedule) : choisissez un compte, un jour, le minimum et le maximum versés en une fois.

- Ce jour-là, le matin dans le fuseau horaire de votre boutique, ce qui est disponible est demandé comme un retrait normal. Les règles, délais et coûts sont ceux de [tout retrait](withdrawals), et vous pouvez l’annuler.
- Moins que votre minimum attend la semaine suivante. Ce qui dépasse votre maximum reste dans votre portefeuille.
- L’activation demande votre [mot de passe de transaction](transaction-password), votre deuxième étape et, si un de vos appareils signe, la signature de votre téléphone. Ensuite plus rien n’est demandé : choisissez bien le maximum.
- Si quelque chose s’y oppose, comme une restriction ou un nouveau compte, rien n’est versé, l’écran dit pourquoi et un nouvel essai a lieu la semaine suivante. Votre argent reste disponible.
- Vous pouvez l’arrêter à tout moment, sans mot de passe. Supprimer le compte l’arrête aussi.

Chaque versement fait ainsi est indiqué, et votre téléphone vérifie qu’il est couvert par ce que vous avez signé : ce compte, pas plus que le maximum, une fois par semaine.
`,
  },
  statements: {
    title: 'Que sont les relevés mensuels ?',
    body: `
Après la fin de chaque mois, nous établissons un relevé de votre [portefeuille](/wallet/statements). Il ne change jamais et la numérotation est continue.

- **Règlement** : votre solde avant et après, ce qui est entré et sorti.
- **Facture de frais** : [commission](commission), frais de réseau et promotion. Ils ont déjà été déduits, vous n’avez rien à payer.
- **Taxes par pays** : ce que vos acheteurs ont payé en taxes. Ce montant est conservé pour l’administration fiscale et ne fait pas partie de votre solde. Pour l’UE, un fichier reprend aussi les colonnes du guichet unique.

Chaque somme ouvre les écritures de votre livre qui la composent, et chaque fichier est dans votre langue.

Un remboursement d’un mois ultérieur figure dans le relevé de ce mois. Vous pouvez aussi enregistrer vos [mouvements](/wallet/flow) en CSV.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
