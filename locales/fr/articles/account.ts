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
  'signing-devices': {
    title: 'Que sont les appareils qui signent ? (461)',
    body: `
Un téléphone, un ordinateur ou une clé d’accès qui signe ce qui déplace votre argent : les retraits, les nouveaux comptes de retrait, les paiements de promotion et les changements du mot de passe de transaction. Dès qu’un appareil signe, un mot de passe volé ne suffit plus. Nous ne pouvons pas non plus faire cette signature : sans l’un de vos appareils, personne ne peut demander un retrait, pas même nous. Votre téléphone vérifie aussi, à l’aide du [registre public](public-record), que chaque retrait a été signé.

## L’activer

Dans les [Réglages](/settings), ouvrez « Connexion et sécurité », puis [Appareils qui signent](/settings/devices). Choisissez « Signer avec cet appareil » ou « Ajouter une clé d’accès », et confirmez avec votre mot de passe de transaction.

- Votre **premier appareil** peut signer immédiatement, chacun des **suivants** après {deviceHours} heures. Vous pouvez en avoir {devicesMax}.
- Un appareil signe automatiquement quand vous confirmez quelque chose. Une clé d’accès demande votre empreinte, votre visage ou le verrouillage de l’écran.
- Nous vous prévenons de chaque changement sur tous vos appareils et par e-mail. Si vous n’avez pas ajouté un appareil vous-même, supprimez-le avant qu’il puisse signer et changez vos mots de passe.

## « Signez-le sur l’un de vos appareils » (461)

Ce que vous avez demandé exige une signature, et l’appareil que vous utilisez ne peut pas la faire. Rien n’a été fait et aucun argent n’a bougé. Recommencez sur l’un des appareils que le message nomme, ou ajoutez celui-ci.

## Vous avez perdu votre téléphone

1. Connectez-vous ailleurs et ajoutez un autre appareil, avec votre mot de passe de transaction. Il pourra signer après {deviceHours} heures. Si vous avez oublié ce mot de passe, utilisez celui de connexion ; quand le nouvel appareil pourra signer, définissez un nouveau mot de passe de transaction.
2. Supprimez l’appareil perdu. Il cesse de signer immédiatement si un autre peut signer. Votre dernier appareil actif signe encore jusqu’à {deviceHours} heures après votre demande de suppression, et vous pouvez annuler d’ici là.

Entre-temps, votre boutique continue et votre argent reste le vôtre. S’il ne reste aucun appareil, les retraits n’exigent pas de signature.
`,
    of: 1,
    on: '2026-11-28',
  },
  'several-shops': {
    title: 'Puis-je utiliser plusieurs boutiques sans me déconnecter ?',
    body: `
Oui, si vous êtes propriétaire de chacune. Chaque boutique est ouverte par sa propre invitation et garde ses identifiants, son portefeuille, son niveau, sa vérification d’identité et ses membres.

1. Ouvrez [Mes boutiques](/settings/shops) et choisissez **Ajouter une boutique**.
2. Saisissez le nom d’utilisateur et le mot de passe du propriétaire de l’autre boutique, ainsi que le code si la double authentification y est activée. Nous prévenons les deux boutiques.
3. Ensuite, **Changer** ouvre l’autre boutique et vous déconnecte de celle-ci sur cet appareil.

Vous pouvez ajouter jusqu’à {linkedShops} boutiques. Les membres ne peuvent ni être ajoutés ni changer de boutique.

- **L’argent reste séparé.** Les soldes ne sont jamais réunis, et chaque boutique demande toujours son propre mot de passe de transaction, sa double authentification et ses appareils qui signent.
- **Retirer** une boutique se fait depuis l’une ou l’autre, immédiatement et sans mot de passe.
- **Cela prend fin automatiquement** lorsque l’une des boutiques change ou remplace son mot de passe, active ou désactive la double authentification, déconnecte tous les autres appareils ou supprime son compte. Ajoutez la boutique de nouveau pour continuer.
- **Une boutique suspendue** ne s’ouvre pas ainsi. Connectez-vous-y pour lire le motif et faire un recours.
`,
    of: 1,
    on: '2026-11-29',
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
- Tant que vous n’êtes pas vérifié, votre boutique ne prend plus de nouvelles commandes lorsqu’un certain montant attend de vous être versé. La page d’identité indique la limite, et nous vous prévenons avant que vous l’atteigniez. Les commandes en cours continuent, et l’argent reste à vous.
- Vous pensez qu’un refus est une erreur ? Vous pouvez former un recours sur la même page pendant {appealDays} jours. Un autre vérificateur que celui qui a décidé répond sous {appealDecideDays} jours.
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
