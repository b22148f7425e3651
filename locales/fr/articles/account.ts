import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    of: 1,
    on: '2026-11-21',
    title: 'Pourquoi dois-je me reconnecter ? (401, 407, 408, 413, 440)',
    body: `
Une connexion dure {sessionDays} jours, ou {idleDays} jours sans être utilisée. Ensuite, on vous la redemande (407, 408). Vous revenez là où vous étiez, et rien n’est perdu.

- **Nom d’utilisateur ou mot de passe erroné (413)** : nous ne disons pas lequel des deux, pour que personne ne puisse découvrir des noms d’utilisateur. Après plusieurs essais, il faut attendre ; l’heure est indiquée.
- **Plus valide (401)** : cette connexion a été fermée, par vous sur un autre appareil ou parce qu’elle semblait falsifiée. Reconnectez-vous. Si ce n’est pas vous qui l’avez fermée, changez votre mot de passe.
- **Bloquée (440)** : trop d’essais depuis le même endroit. Elle se rouvre automatiquement.
- **J’ai oublié mon mot de passe** : choisissez « Mot de passe oublié ? » sur la page de connexion. Un lien est envoyé à votre adresse e-mail confirmée, ou vous utilisez un de vos codes de récupération. Les retraits sont ensuite suspendus pendant 24 heures. Personne ici ne peut le faire à votre place.
- **Je n’ai ni e-mail ni codes** : choisissez « Connexion impossible ? Contactez-nous » sur la page de connexion. Vous n’avez pas besoin de compte, et nous répondons par e-mail sous {feedbackHours} heures.

Quand nos serveurs ont un problème, vous n’êtes **pas** déconnecté. Vous voyez le dernier état connu, marqué comme ancien.

Vous pouvez voir où vous êtes connecté, et y fermer n’importe quelle connexion.
`,
  },
  'transaction-password': {
    of: 1,
    on: '2026-11-21',
    title: 'Qu’est-ce que le mot de passe de transaction ? (445, 446, 443)',
    body: `
Il a {pinMin} à {pinMax} chiffres et il est demandé chaque fois que de l’argent part ou qu’un compte de retrait change. Il est différent de votre mot de passe de connexion : une personne qui a votre téléphone en main ne peut donc pas déplacer d’argent.

- **Non défini (445)** : définissez-en d’abord un dans votre compte. Cela prend une minute.
- **Erroné (446)** : après {secretTries} essais erronés, il est bloqué pendant {lockMinutes} minutes. L’heure est indiquée.
- **L’ancien est erroné (443)** : pour le changer, vous saisissez l’ancien. Si vous l’avez oublié, vous pouvez en définir un nouveau avec votre mot de passe de connexion. Les retraits sont alors en pause pendant {payPauseHours} heures, et tous vos appareils sont prévenus.

Personne ici ne peut le voir, et personne ici ne vous le demandera jamais.
`,
  },
  'second-factor': {
    of: 1,
    on: '2026-11-21',
    title: 'Qu’est-ce que la double authentification ? (460)',
    body: `
Un code fourni par une application de votre téléphone, qui change toutes les trente secondes. Avec lui, un mot de passe volé ne suffit pas pour entrer. Vous l’activez dans votre compte et gardez les codes de récupération sur papier.

Il vous est demandé (460) quand vous vous connectez sur un nouvel appareil et pour les gros retraits. Si votre téléphone est perdu, utilisez un des codes de récupération ; chacun sert une fois.

**Un code est fait pour que vous le saisissiez ici. Si quelqu’un vous demande de lui en lire un, c’est qu’il essaie d’entrer.**
`,
  },
  identity: {
    of: 1,
    on: '2026-11-21',
    title: 'Pourquoi et comment mon identité est-elle vérifiée ?',
    body: `
L’argent ne peut être versé qu’à des personnes connues ; la loi le demande. Vous pouvez vendre avant. C’est nécessaire pour les retraits, il est donc utile de le faire tôt.

- C’est gratuit.
- Vous photographiez un document. Une personne décide en {identityHours} heures au plus, et dit pour chaque champ ce qui ne va pas, le cas échéant.
- Vous pouvez réessayer. Rien n’est perdu en attendant : les commandes continuent, et votre argent reste à vous.
- Les images sont conservées chiffrées, chaque consultation est notée, et elles sont supprimées le jour qui vous est indiqué.

En cas de refus définitif, les acheteurs des commandes en cours sont remboursés, et ce que vous avez gagné vous est versé, déduction faite des réclamations prouvées.
`,
  },
  'too-many-tries': {
    of: 1,
    on: '2026-11-21',
    title: 'Il est écrit « trop d’essais » ou « occupé ». (459, 201, 202)',
    body: `
- **Trop d’essais (459)** : pour empêcher des inconnus de deviner et des programmes d’inonder le service, certaines choses ne sont possibles qu’un certain nombre de fois. Le message dit quand ce sera à nouveau possible. Cela se rouvre automatiquement, et personne n’a besoin de débloquer quoi que ce soit.
- **Déjà en cours (202)** : la même chose est en train de se faire, peut-être depuis un autre de vos appareils. Attendez un instant et regardez à nouveau.
- **Occupé (201)** : il y a pour le moment un problème de notre côté. Rien n’est perdu. Veuillez réessayer ; ce qui déplace de l’argent n’est jamais fait deux fois.
`,
  },
  'sent-twice': {
    of: 1,
    on: '2026-11-21',
    title: 'Un paiement peut-il partir deux fois si j’appuie deux fois ? (455)',
    body: `
Non. Tout ce qui déplace de l’argent porte son propre numéro. Si votre connexion est coupée et que vous appuyez à nouveau, le même numéro est envoyé, et vous recevez la réponse de la première fois.

**Déjà envoyé avec un autre contenu (455)** veut dire que le même numéro est arrivé avec autre chose dedans. Rien n’a été fait la deuxième fois. Revenez en arrière, regardez si le premier envoi est déjà là, et recommencez s’il ne l’est pas.
`,
  },
  'write-to-us': {
    of: 1,
    on: '2026-11-21',
    title: 'Comment joindre quelqu’un ? (441)',
    body: `
[Écrivez-nous](/feedback). Chaque texte reçoit un numéro, et vous voyez quand il a été lu. Vous avez une réponse en {feedbackHours} heures au plus, par une notification dans cette application.

- De {feedbackMin} à {feedbackMax} caractères (441), comptés comme vous les voyez : un emoji compte pour un, un caractère chinois aussi.
- Jusqu’à {feedbackPerDay} par jour. Si vous avez encore à dire sur le même sujet, un seul texte suffit : nous poserons des questions.
- S’il s’agit d’une commande, indiquez son numéro.

Pendant les heures d’ouverture, la [discussion en direct](/service) est plus rapide. Quiconque vous écrit ailleurs en notre nom n’est pas nous : [ce que nous ne demandons jamais](we-never-ask).
`,
  },
} satisfies Record<string, TranslatedArticle>;
