import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about signing in and who you are. */
export const account = {
  'sign-in': {
    of: 1,
    on: '2026-11-21',
    title: 'Pourquoi dois-je me reconnecter ? (401, 407, 408, 413, 440)',
    body: `
Une connexion dure {sessionDays} jours, ou {idleDays} jours sans être utilisée. Ensuite, nous vous demandons de vous reconnecter (407, 408). Vous revenez là où vous étiez, et rien n’est perdu.

- **Nom d’utilisateur ou mot de passe incorrect (413)** : nous ne disons pas lequel des deux, pour que personne ne puisse découvrir des noms d’utilisateur. Après plusieurs essais, il faut attendre ; nous indiquons combien de temps.
- **Plus valide (401)** : cette connexion a été fermée, par vous sur un autre appareil ou parce qu’elle semblait falsifiée. Reconnectez-vous. Si ce n’est pas vous qui l’avez fermée, changez votre mot de passe.
- **Bloquée (440)** : trop d’essais depuis le même endroit. Le blocage prend fin automatiquement.
- **J’ai oublié mon mot de passe** : choisissez « Mot de passe oublié ? » sur la page de connexion. Un lien est envoyé à votre adresse e-mail confirmée, ou vous utilisez un de vos codes de récupération. Les retraits sont ensuite suspendus pendant 24 heures. Personne dans notre équipe ne peut le faire à votre place.
- **Je n’ai ni e-mail ni codes** : choisissez « Connexion impossible ? Contactez-nous » sur la page de connexion. Vous n’avez pas besoin de compte, et nous répondons par e-mail sous {feedbackHours} heures.

Quand nos serveurs ont un problème, vous n’êtes **pas** déconnecté. Vous voyez les dernières données connues, marquées comme anciennes.

Dans les [réglages](/settings), vous voyez où vous êtes connecté et pouvez fermer n’importe quelle session.
`,
  },
  'transaction-password': {
    of: 1,
    on: '2026-11-21',
    title: 'Qu’est-ce que le mot de passe de transaction ? (445, 446, 443)',
    body: `
Il a {pinMin} à {pinMax} chiffres et nous le demandons chaque fois que de l’argent part ou qu’un compte de retrait change. Il est différent de votre mot de passe de connexion : une personne qui a votre téléphone en main ne peut donc pas déplacer d’argent.

- **Non défini (445)** : définissez-en d’abord un dans votre compte. Cela prend une minute.
- **Incorrect (446)** : après {secretTries} essais incorrects, il est bloqué pendant {lockMinutes} minutes. Nous indiquons combien de temps.
- **L’ancien est incorrect (443)** : pour le changer, vous saisissez l’ancien. Si vous l’avez oublié, vous pouvez en définir un nouveau avec votre mot de passe de connexion. Les retraits sont alors suspendus pendant {payPauseHours} heures, et nous prévenons tous vos appareils.

Personne dans notre équipe ne peut le voir, et personne ne vous le demandera jamais.
`,
  },
  'second-factor': {
    of: 1,
    on: '2026-11-21',
    title: 'Qu’est-ce que la double authentification ? (460)',
    body: `
Un code fourni par une application de votre téléphone, qui change toutes les trente secondes. Avec lui, un mot de passe volé ne suffit pas pour entrer. Vous l’activez dans votre compte et gardez les codes de récupération sur papier.

Nous le demandons (460) quand vous vous connectez sur un nouvel appareil et pour les gros retraits. Si votre téléphone est perdu, utilisez un des codes de récupération ; chacun sert une fois.

**Ne saisissez un code que dans cette application. Quiconque vous demande de lui en lire un essaie d’entrer.**
`,
  },
  identity: {
    of: 1,
    on: '2026-11-21',
    title: 'Pourquoi et comment mon identité est-elle vérifiée ?',
    body: `
La loi nous oblige à savoir qui nous payons. Vous pouvez vendre avant, mais c’est nécessaire pour les retraits : il est donc utile de le faire tôt.

- C’est gratuit.
- Vous photographiez un document. Un vérificateur décide en {identityHours} heures au plus, et dit pour chaque champ ce qui ne va pas, le cas échéant.
- Vous pouvez réessayer. Rien n’est perdu en attendant : les commandes continuent, et votre argent reste à vous.
- Les images sont conservées chiffrées, chaque consultation est enregistrée, et elles sont supprimées le jour qui vous est indiqué.

En cas de refus définitif, les acheteurs des commandes en cours sont remboursés, et ce que vous avez gagné vous est versé, déduction faite des réclamations prouvées.
`,
  },
  'too-many-tries': {
    of: 1,
    on: '2026-11-21',
    title: 'Un message dit « trop d’essais » ou « occupé ». (459, 201, 202)',
    body: `
- **Trop d’essais (459)** : pour contrer les tentatives de deviner un code et les requêtes automatisées, certaines actions sont limitées. Le message indique quand vous pourrez réessayer. La limite prend fin automatiquement ; personne n’a besoin de la lever.
- **Déjà en cours (202)** : la même action est en cours, peut-être depuis un autre de vos appareils. Attendez un instant et regardez à nouveau.
- **Occupé (201)** : nous avons un problème temporaire. Rien n’est perdu. Réessayez ; une action qui déplace de l’argent n’est jamais faite deux fois.
`,
  },
  'sent-twice': {
    of: 1,
    on: '2026-11-21',
    title: 'Un paiement peut-il partir deux fois si j’appuie deux fois ? (455)',
    body: `
Non. Chaque action qui déplace de l’argent porte son propre numéro. Si votre connexion est coupée et que vous appuyiez à nouveau, le même numéro est envoyé, et vous recevez la réponse de la première fois.

**Déjà envoyé avec un autre contenu (455)** veut dire que le même numéro est arrivé avec autre chose dedans. La deuxième demande n’a rien fait. Revenez en arrière, regardez si le premier envoi est déjà là, et recommencez s’il ne l’est pas.
`,
  },
  'write-to-us': {
    of: 1,
    on: '2026-11-21',
    title: 'Comment vous contacter ? (441)',
    body: `
[Écrivez-nous](/feedback). Chaque message reçoit un numéro, et vous voyez quand nous l’avons lu. Nous répondons en {feedbackHours} heures au plus, par une notification dans cette application.

- De {feedbackMin} à {feedbackMax} caractères (441), comptés comme vous les voyez : un emoji compte pour un, un caractère chinois aussi.
- Jusqu’à {feedbackPerDay} par jour. Un seul message sur le même sujet suffit : nous poserons des questions si besoin.
- S’il s’agit d’une commande, indiquez son numéro.

Pendant les heures d’ouverture, la [discussion en direct](/service) est plus rapide. Quiconque vous écrit ailleurs en notre nom n’est pas nous : [ce que nous ne demandons jamais](we-never-ask).
`,
  },
} satisfies Record<string, TranslatedArticle>;
