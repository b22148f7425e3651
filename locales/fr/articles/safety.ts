import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers that keep people from losing money. */
export const safety = {
  'we-never-ask': {
    of: 1,
    on: '2026-11-21',
    title: 'Ce que nous ne vous demanderons jamais',
    body: `
**Nous ne demandons jamais de dépôt pour pouvoir retirer.** Ni pour une taxe, ni pour des frais, ni pour prouver qui vous êtes, ni pour atteindre un niveau, ni pour débloquer, dégeler ou accélérer quoi que ce soit. De tels frais n’existent pas ici : notre comptabilité n’a pas d’écriture pour eux, donc personne dans notre équipe ne pourrait les prendre, même en le voulant.

Nous ne vous demandons jamais non plus

- votre mot de passe, votre mot de passe de transaction ou un code de votre double authentification,
- d’envoyer de l’argent ou des cryptomonnaies à une personne, à un portefeuille privé ou à une adresse qui n’est pas affichée dans cette application,
- de passer sur une messagerie ailleurs pour « régler ça là-bas »,
- d’installer un programme qui permet à quelqu’un de voir votre écran,
- d’inviter d’autres personnes pour que votre argent soit libéré,
- d’acheter dans votre propre boutique.

## Si quelqu’un vous le demande

1. Ne payez pas, et ne répondez pas.
2. Changez votre mot de passe, et fermez les sessions que vous ne reconnaissez pas.
3. [Écrivez-nous](/feedback), avec ce qui a été dit et où. Poser la question n’a jamais de conséquence pour vous.

Si vous avez déjà payé : prévenez immédiatement votre banque ou l’émetteur de votre carte, et la police. Méfiez-vous de quiconque vous propose maintenant de récupérer l’argent contre des frais. [Lisez ceci](recovery-scams).
`,
  },
  'recovery-scams': {
    of: 1,
    on: '2026-11-21',
    title: 'Quelqu’un propose de récupérer de l’argent perdu. Est-ce sérieux ?',
    body: `
Presque jamais. Les personnes qui ont perdu de l’argent sont souvent recontactées par quelqu’un qui se dit avocat, autorité, « agent de récupération » ou notre service client. Ces gens connaissent des détails, parce que ce sont les mêmes ou qu’ils leur ont acheté la liste. Ils demandent d’abord des frais, une taxe, un dépôt ou vos mots de passe.

## Comment le reconnaître

- Ils sont venus à vous. Ce n’est pas vous qui êtes allé vers eux.
- Il faut d’abord payer quelque chose, souvent en cryptomonnaies ou en cartes-cadeaux.
- C’est urgent, et vous ne devez en parler à personne.
- Ils veulent voir votre écran ou veulent des codes de votre téléphone.

Aucune autorité ne prend de frais pour rendre de l’argent. Nous non plus : **ici, un remboursement ou un retrait ne commence jamais par un paiement de votre part.**

## Ce qui aide

- Votre banque ou l’émetteur de votre carte : demandez aujourd’hui, les délais sont courts.
- La police de votre lieu de résidence, et le service antifraude de votre pays. Signaler est gratuit.
- Gardez tout : messages, adresses, reçus, hashs de transaction.

S’ils ont utilisé notre nom, [dites-le-nous](/feedback), s’il vous plaît.
`,
  },
  'honest-by-structure': {
    of: 1,
    on: '2026-11-21',
    title: 'Comment savoir que la plateforme est honnête ?',
    body: `
Vous ne devriez pas avoir à nous faire confiance. C’est pourquoi l’essentiel ne repose pas sur des promesses, mais fait partie de la construction de la plateforme.

- **Les commandes viennent uniquement d’acheteurs.** Une commande commence par un paiement réellement reçu. Personne dans notre équipe, et aucun programme, ne peut créer une commande, une visite ou un commentaire.
- **Votre portefeuille ne paie aucune commande.** Il n’existe dans les livres aucune écriture qui mène du portefeuille d’un marchand à un fournisseur.
- **Seuls les types d’écritures listés existent.** La base de données refuse tous les autres. Des types comme « déblocage », « frais de vérification » ou « frais de niveau » n’en font pas partie.
- **Chaque écriture est enchaînée à la précédente.** Elle porte un numéro consécutif et une empreinte : aucune ne peut donc être changée ou enlevée sans que cela se voie.
- **Une retenue a un motif, un montant et une date de fin**, et un autre vérificateur décide quand vous formez un recours.
- **Un retrait sur lequel nous n’avons pas statué est approuvé automatiquement après {selfApproveHours} heures.**
- **Chaque chiffre ouvre les lignes dont il est fait.** Il n’y a pas de compteurs que quelqu’un pourrait modifier.
- **Les niveaux et les invitations sont gratuits et ne rapportent rien à personne.**

Vous pouvez vérifier beaucoup de choses vous-même : comparez ce qu’un acheteur a payé avec les parts de la commande, et suivez vos écritures depuis la première.
`,
  },
  'public-record': {
    title: 'Comment vérifier que personne ne modifie le passé ?',
    body: `
Tout ce que nous faisons qui concerne votre boutique est ajouté à un **registre public** : une retenue et sa fin, un refus, un versement, un nouveau niveau, une décision sur un recours. Cela se fait en moins d’une minute. Le registre ne fait que grandir, et des notaires indépendants peuvent aussi le signer.

Les autres ne peuvent pas lire ce qu’il dit de vous. Seule votre boutique a les clés de ses propres entrées, et elle peut toutes les ouvrir.

## Ce que vérifie votre téléphone

1. Que le registre n’a fait que grandir : rien de ce qui s’y trouvait n’a changé ni disparu.
2. Que votre solde fait partie, au centime près, du total que nous publions chaque heure de ce qui est dû à toutes les boutiques, aux acheteurs et aux fournisseurs.
3. Que chaque retenue, refus et restriction qui vous est montré figure dans le registre, et qu’il n’en manque aucun.

Il vérifie automatiquement, et aussi quand vous appuyez sur **Vérifier maintenant**. Le résultat s’affiche sous votre solde. Si quelque chose ne correspond pas, votre téléphone le dit sur tout l’écran et enregistre un fichier que chacun peut vérifier sans nous.

## Ce qui nous empêche de le falsifier

- **La clé.** Le registre est signé avec une seule clé. Votre téléphone s’en souvient depuis le premier jour, et elle figure dans votre e-mail de bienvenue, en texte et sous forme de code pour votre appareil photo. Si une autre apparaît un jour, quelque chose ne va pas.
- **Les notaires.** Ils ne signent qu’un registre qui contient tout ce qu’ils ont signé auparavant.
- **Les autres.** Comparez votre téléphone avec celui d’un collègue : les deux doivent avoir le même registre.

Chacun peut lire le registre sans compte : la page « Le registre public » se trouve dans les [Réglages](/settings), avec les conditions et les frais. Elle montre aussi ce qu’il y a pour payer ce qui est dû, et comment nous le savons.
`,
    of: 1,
    on: '2026-11-28',
  },
  'restrictions-and-appeals': {
    of: 1,
    on: '2026-11-21',
    title: 'Ma boutique ou mon compte a été restreint. Que puis-je faire ? (411)',
    body: `
Lisez d’abord la décision. Elle doit dire quelle règle s’applique, pourquoi, sur quelles preuves, ce qu’elle couvre et quand elle prend fin. Une restriction sans ces éléments ne peut pas être prononcée.

- Elle **prend fin automatiquement** à sa date de fin. La prolonger exige un deuxième vérificateur et de nouvelles preuves.
- Vous pouvez **former un recours** depuis la décision. Un autre vérificateur que celui qui l’a prononcée décide, en 10 jours au plus.
- Les commandes payées continuent : elles sont envoyées ou remboursées, et votre part reste à vous.
- L’argent n’est retenu qu’à hauteur du montant indiqué. Le reste peut être retiré.

**Compte suspendu (411)** : la connexion mène seulement à la décision et au recours. Ce qui est à vous est versé, déduction faite des réclamations prouvées. Ce n’est pas confisqué, et aucun paiement de votre part ne changerait la décision.

Ne pas répondre à temps n’est pas une faute. Les commandes auxquelles un marchand ne donne pas suite sont envoyées ou remboursées automatiquement, sans frais.
`,
  },
} satisfies Record<string, TranslatedArticle>;
