import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    of: 1,
    on: '2026-11-22',
    title: 'Comment suis-je prévenu ?',
    body: `
Tout figure dans l’application, dans [Notifications](/notifications), dans la langue que vous avez choisie. Chaque notification mène à la seule chose que l’on puisse faire à son sujet. Ce que vous avez lu sur un appareil est lu sur tous.

Dans les [réglages](/settings), vous choisissez pour chaque type de notification comment vous voulez en plus être prévenu : sur vos appareils, par e-mail, ou pas du tout.

- **Les heures calmes** suivent le fuseau horaire de votre boutique. Ce qui arrive pendant ce temps attend qu’elles soient passées.
- **Plusieurs à la fois** arrivent en un seul message, qui indique leur nombre.
- **Un e-mail** porte à la fin un lien qui arrête ce type en une pression. Cela ne change rien dans l’application.

Pour chaque notification, vous pouvez voir par quels moyens elle a été envoyée, et si elle est arrivée.
`,
  },
  'push-notifications': {
    of: 1,
    on: '2026-11-22',
    title: 'Les notifications n’arrivent pas sur mon téléphone. Que puis-je faire ?',
    body: `
1. Ouvrez les réglages des notifications. Cet appareil est-il dans la liste ? Sinon, activez-le là ; votre navigateur le demande une fois.
2. Touchez **Essayer**. L’essai devrait arriver en quelques secondes.
3. Rien n’arrive ? Vérifiez dans les réglages de votre téléphone que les notifications de ce navigateur ou de cette application sont autorisées, et que l’économiseur de batterie ne les bloque pas.
4. Sur certains téléphones, cela ne fonctionne qu’une fois l’application placée sur l’écran d’accueil.

Un appareil qui n’accepte plus les notifications est retiré automatiquement de la liste, et nous vous prévenons dans l’application. Rien n’est perdu : tout ce que nous avons envoyé figure dans l’application.

Ce que nous envoyons à un appareil est chiffré. L’entreprise qui l’achemine ne peut pas le lire.
`,
  },
  'chat-with-us': {
    of: 1,
    on: '2026-11-22',
    title: 'Comment vous joindre maintenant ?',
    body: `
Dans [Service client](/service), vous écrivez à notre équipe. Vous voyez quand nous sommes là, combien attendent avant vous, et quand vous aurez une réponse au plus tard. Pendant ces heures, l’objectif est de {chatMinutes} minutes.

- **Vous pouvez fermer l’application.** Nous vous prévenons sur votre appareil quand nous répondons, et la conversation reprend où elle en était.
- **Sans connexion**, vous pouvez écrire aussi. Votre message est envoyé quand il y en a une, une seule fois.
- **Des images** peuvent être jointes, {chatFiles} par message.
- **Après {chatDays} jours sans message**, la conversation est fermée. Un nouveau message la rouvre.
- **Gardez-la** : vous pouvez enregistrer toute la conversation dans un fichier, et la noter.

Personne dans notre équipe ne demande de mot de passe, de code ou d’argent, dans la discussion ou ailleurs. [Lisez ce que nous ne demandons jamais](we-never-ask).
`,
  },
  'chat-with-buyers': {
    of: 1,
    on: '2026-11-22',
    title: 'Puis-je écrire à un acheteur ?',
    body: `
Oui, sur la page de la commande. L’acheteur y voit votre message et, s’il ne le lit pas, reçoit un e-mail ; il peut répondre sans compte.

Veuillez vous en tenir à la commande : disponibilité, livraison, ou un problème qui la concerne.
`,
  },
  'shared-inbox': {
    title: 'Où voir tout ce que les acheteurs écrivent ?',
    body: `
Dans la [boîte de réception](/inbox) : les messages sur les commandes et les questions avant achat dans une seule liste, les plus récents d’abord. Elle se met à jour automatiquement.

- **Les filtres** montrent ce qui vous attend, ce qui attend l’acheteur et ce qui a une réponse.
- **La recherche** trouve un numéro de commande, ou le nom d’un acheteur tel qu’il est affiché.
- **Terminé sans réponse** signifie que l’acheteur a écrit en dernier, puis que personne n’a écrit pendant {chatDays} jours. Vous pouvez encore répondre.

Si vous avez une équipe, vous pouvez attribuer chaque échange à vous-même ou à un membre qui a le rôle Service client. On voit qui l’a attribué, et quand. Si vous retirez un membre, ce qu’il avait n’est plus attribué.
`,
    of: 1,
    on: '2026-11-29',
  },
  'saved-answers': {
    title: 'Comment répondre plus vite ?',
    body: `
Écrivez une fois ce que vous dites souvent, dans [Réponses enregistrées](/answers). Dans un message à un acheteur, tapez / dans le champ vide ou appuyez sur le bouton à côté, choisissez avec les flèches ou du doigt, et le texte est dans le champ.

- **Complété avec la commande :** numéro de commande, nom de l’acheteur tel que vous le voyez, article, lien de suivi du transporteur, date de livraison. Vous voyez le texte et pouvez le modifier avant d’envoyer.
- **Ce qui n’est pas encore connu** reste entre accolades et est indiqué sous le champ. Un message incomplet n’est pas envoyé : complétez ou effacez.
- Le propriétaire et les membres qui ont le rôle Service client les écrivent.
`,
    of: 1,
    on: '2026-11-29',
  },
  'translated-messages': {
    title: 'Puis-je faire traduire un message ?',
    body: `
Si cette plateforme dispose d’un service de traduction, **Traduire** figure sous le message d’un acheteur, avec l’adresse du service. Quand vous appuyez, et seulement alors, le texte de ce message y est envoyé.

- L’original reste. En dessous, vous voyez qu’une machine l’a traduit, et exactement ce qui a été envoyé.
- Ce que nous masquons dans les messages n’en fait pas partie.
- La traduction est conservée avec le message : le même texte est envoyé une fois par langue, et il est supprimé avec lui.
- En cas d’échec, vous voyez pourquoi. Votre boutique peut faire traduire jusqu’à {translations} messages par heure.

Une machine se trompe : demandez une confirmation avant toute décision d’argent.
`,
    of: 1,
    on: '2026-11-29',
  },
  'masked-contacts': {
    of: 1,
    on: '2026-11-22',
    title: 'Pourquoi une partie de mon message est-elle masquée ?',
    body: `
Dans les conversations, nous masquons tout ce qui pourrait mener de l’argent ou des personnes hors de notre plateforme avant l’enregistrement ou l’envoi, dans les deux sens et pour tout le monde :

- les adresses e-mail, les numéros de téléphone et les identifiants d’autres messageries,
- les liens vers d’autres sites,
- les numéros de compte, les IBAN, les numéros de carte et les codes de paiement,
- les adresses de cryptomonnaies.

C’est de cette façon que des gens sont trompés, ici et ailleurs : « payez plutôt ici, c’est moins cher », « envoyez un dépôt à cette adresse, et nous pourrons libérer votre argent ». Ce qui a été masqué n’existe plus ; personne dans notre équipe ne peut le lire non plus. Les numéros de commande, les prix, les dates, les numéros de suivi et les liens vers cette application restent.

Si quelque chose a été masqué à tort, dites-le avec d’autres mots, ou [écrivez-nous](/feedback).
`,
  },
  'public-figures': {
    of: 1,
    on: '2026-11-22',
    title: 'Que publions-nous sur nous-mêmes ?',
    body: `
Tout le monde peut le lire, sans compte : combien d’argent a été retenu, pour quel motif et pendant combien de temps, combien de temps ont pris les retraits de la demande au paiement, combien ont été approuvés automatiquement parce que nous n’avions pas décidé, combien il y a eu de recours et comment ils ont pris fin, quels commentaires ont été retirés et pourquoi.

C’est compté à partir des données mêmes que vous voyez dans votre portefeuille et sur votre page. Personne ne peut le saisir. Le fichier est signé : une personne qui en garde une copie peut montrer ce qui a été publié quel jour.

Quand quelque chose est arrivé à moins de {trustFew} personnes, nous n’affichons pas le nombre, parce qu’il pourrait permettre de les identifier. Nous écrivons « moins de {trustFew} » ou regroupons deux catégories. Rien ne manque dans les totaux.

Vous trouvez ces pages à la fin de chaque page de boutique et dans les [réglages](/settings) : conditions, tarifs, qui gère ce service, classement, chiffres, et ce que nous ne demandons jamais.
`,
  },
  'keys-and-hooks': {
    of: 1,
    on: '2026-11-22',
    title: 'Mon propre programme peut-il fonctionner avec ma boutique ?',
    body: `
Oui, dans [Développeurs](/settings/developers).

- **Une clé d’API** donne à un programme l’accès que vous choisissez : lire les commandes, lire le portefeuille, lire ou modifier la vitrine. Elle ne peut jamais retirer d’argent, changer un compte de retrait ni changer votre façon de vous connecter. Elle est affichée une seule fois, peut être révoquée à tout moment, et peut faire {keyCalls} appels par minute.
- **Un webhook** envoie les événements à l’une de vos adresses : nouvelles commandes, colis, retours, argent. Chaque événement est signé, porte un identifiant, et est renvoyé pendant environ un jour si votre programme ne répond pas. Il peut arriver deux fois : votre programme doit vérifier l’identifiant.

Vous pouvez avoir jusqu’à {keysMax} clés et {hooksMax} adresses. Tous les appels sont documentés sous /docs.

Toute personne qui a une clé peut en utiliser les accès. N’en donnez pas à quelqu’un qui propose de « gérer votre boutique pour vous ».
`,
  },
  team: {
    title: 'Comment laisser d’autres personnes travailler dans ma boutique ?',
    body: `
Chaque personne a sa propre connexion. Personne ne partage votre mot de passe, et personne d’autre que vous n’accède à votre argent.

1. Ouvrez [Équipe](/settings/team) et choisissez « Inviter un membre ». Donnez un nom et un rôle, puis confirmez avec votre mot de passe de connexion.
2. Envoyez le lien à cette personne. Il fonctionne une fois, pendant {memberHours} heures. Vous pouvez le révoquer jusque-là.
3. Elle choisit un nom d’utilisateur et un mot de passe, et peut activer la double authentification.

- **Commandes** : confirme les commandes, répond aux acheteurs et aux retours, rembourse dans la limite que vous fixez par jour. Tant qu’il n’y en a pas, vous seul remboursez.
- **Articles** : ajoute des articles, fixe les prix et les remises, écrit les textes, partage des liens.
- **Service client** : répond aux acheteurs, aux retours et aux avis.

**Vous seul** : portefeuille, retraits, comptes de retrait, mot de passe de transaction, relevés, paiements de promotion, identité, informations de la boutique, clés et l’équipe elle-même. Le nombre de membres dépend de votre [niveau](/level).

**Qui a fait quoi** figure sur la même page. Quand vous retirez un membre, sa session prend fin immédiatement et sa connexion ne fonctionne plus jamais.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-domain': {
    title: 'Comment utiliser mon propre domaine ?',
    body: `
Les acheteurs peuvent accéder à votre boutique par une adresse à vous, comme boutique.votrenom.com. Votre adresse ici continue toujours de fonctionner.

1. Ouvrez [Votre propre domaine](/shop/domain), saisissez le domaine et confirmez avec votre mot de passe de connexion.
2. Deux enregistrements s’affichent. Ajoutez-les tous les deux chez votre fournisseur de domaines, exactement comme indiqué : **CNAME** mène les acheteurs à votre boutique et **TXT** prouve que le domaine est à vous. Un domaine sans nom devant reçoit des enregistrements A ou un enregistrement ALIAS.
3. Nous vérifions automatiquement, et vous pouvez appuyer sur « Vérifier maintenant ». Les enregistrements peuvent mettre quelques heures à apparaître.

- **Pointe ailleurs** : la page montre ce que nous avons trouvé. Modifiez ou supprimez cet enregistrement chez votre fournisseur.
- **Une autre boutique l’utilise** : supprimez l’ancien enregistrement TXT chez votre fournisseur, puis vérifiez à nouveau.
- **Adresse sécurisée** : le certificat est créé et renouvelé automatiquement. C’est gratuit.
- **Pas correct au bout d’une semaine** : la demande est retirée. Vous pouvez recommencer.

Une fois le domaine actif, les moteurs de recherche et les flux de produits l’affichent. Les e-mails aux acheteurs gardent votre adresse ici : leurs liens fonctionnent même si vous changez de domaine.

Si le domaine ne mène plus chez nous, votre boutique reste ouverte à son adresse ici et vous recevez une notification. Rien d’autre ne change : ni les commandes ni l’argent ne sont touchés.
`,
    of: 1,
    on: '2026-11-29',
  },
  assistants: {
    title: 'Un assistant IA peut-il m’aider avec ma boutique ?',
    body: `
Oui. Un assistant qui parle le Model Context Protocol (MCP) peut lire ce que vous autorisez et proposer des changements. Rien ne change avant votre confirmation.

1. Créez une clé sous [Développeurs](/settings/developers). Choisissez ce que l’assistant peut lire, et « Proposer des changements à confirmer ».
2. Configurez l’assistant avec cette clé. Les étapes se trouvent dans la documentation, sous /docs.
3. Sous [Propositions](/proposals), vous voyez chaque changement proposé avec son prix, votre bénéfice et la raison. Confirmez-le ou refusez-le.

**Ce qu’il ne peut pas faire.** Aucune clé ne peut déplacer de l’argent, changer un compte de retrait ni votre façon de vous connecter. Un prix inférieur à votre coût et aux frais est refusé aussitôt, comme si vous l’aviez saisi. Une proposition expire après {proposalDays} jours, et {proposalsMax} au plus peuvent attendre. Le registre de votre boutique nomme la clé qui a proposé un changement et la personne qui l’a confirmé.

**Avant d’en connecter un.** Ce que la clé peut lire est envoyé à l’entreprise qui fait fonctionner l’assistant : si vous choisissez trop large, aussi les commandes et les messages de vos acheteurs. Ne choisissez que le nécessaire, et révoquez la clé quand elle ne sert plus.
`,
    of: 1,
    on: '2026-11-29',
  },
  'your-data': {
    of: 1,
    on: '2026-11-22',
    title: 'Comment obtenir mes données, et comment sont-elles supprimées ?',
    body: `
Dans [Mes données](/settings/data).

**Tout dans un fichier**, une fois par jour : chaque donnée de votre boutique, vos photos et documents, et qui les a consultés. Sur les acheteurs, il contient seulement ce que vous pouvez déjà voir, et aucun secret.

**La suppression du compte** prend effet après 14 jours, et vous pouvez l’annuler jusque-là. Pendant ce temps, la boutique ne prend pas de nouvelles commandes. Les commandes en cours sont d’abord menées à terme ou remboursées, et votre solde est d’abord versé : rien n’est perdu. Ensuite, votre nom, vos adresses, vos photos et vos documents sont supprimés. Les écritures comptables restent, avec des numéros au lieu des noms, parce que la loi l’exige.
`,
  },
  'reviews-and-replies': {
    of: 1,
    on: '2026-11-22',
    title: 'Que puis-je faire face à un mauvais commentaire ?',
    body: `
Y répondre. Les acheteurs lisent comment une boutique réagit, et une réponse calme aide plus qu’un commentaire absent. Vous pouvez répondre une fois, puis corriger la réponse une fois, dans un délai d’un jour. La réponse et la correction portent votre signature.

Seul un acheteur dont la commande a été livrée peut laisser un commentaire. Un commentaire n’est retiré que pour l’un de ces cinq motifs : il est insultant, révèle des données personnelles, fait de la publicité, ne concerne pas les articles, ou n’est pas sincère. Utilisez **Signaler** et dites lequel. Nous l’examinons et vous prévenons du résultat. Être négatif n’est pas un de ces motifs. À la place d’un commentaire retiré, une mention indique pourquoi.
`,
  },
  'what-is-missing': {
    of: 1,
    on: '2026-11-22',
    title: 'Quelque chose a été refusé. Que faire ? (403, 404, 405, 409)',
    body: `
Rien n’a été fait, et ce que vous avez saisi est toujours là.

- **Quelque chose manque (403)** ou **n’est pas correct (405)** : le champ l’indique. Les montants ont exactement autant de décimales que leur devise.
- **Introuvable (404)** : cela a été retiré, ou le lien est ancien. Revenez en arrière et regardez à nouveau.
- **Pas permis (409)** : le message indique ce qui manque, par exemple une identité vérifiée, un compte plus ancien ou une autorisation que possède quelqu’un d’autre dans votre boutique.
- **Impossible maintenant (203, 204)** : cela a changé entre-temps. Regardez à nouveau, puis décidez.

Si le même message revient et que vous ne savez pas pourquoi, [écrivez-nous](/feedback). Avec le numéro à la fin du message, nous retrouvons la demande exacte.
`,
  },
  'our-fault': {
    of: 1,
    on: '2026-11-22',
    title: 'Un message signale un problème du système. (201, 500, 501)',
    body: `
C’est notre faute, et il vous suffit de réessayer dans un instant. Vous restez connecté, et une panne n’a jamais rien à voir avec votre compte.

**S’agissait-il d’argent ?** Chaque demande porte sa propre clé. Quel que soit le nombre d’envois, cela compte une seule fois ; voir [envoyé deux fois](sent-twice). Vous pouvez donc appuyer à nouveau, ou revenir plus tard et regarder : soit c’est fait, soit ce ne l’est pas, et votre [portefeuille](/wallet) le montre.

Si cela dure, l’application continue de montrer les dernières données connues et indique de quand elles datent.
`,
  },
  'account-names': {
    of: 1,
    on: '2026-11-22',
    title: 'Un nom, un code ou une entrée existe déjà. (410–422, 425–435, 442)',
    body: `
- **Nom d’utilisateur pris (417, 418)** : quelqu’un d’autre l’a. Choisissez-en un autre.
- **Nom d’utilisateur et mot de passe nécessaires (412)**, ou un **code (414, 415, 416)** : le champ indique lequel. Un code n’est valide que peu de temps ; demandez-en un nouveau s’il est ancien.
- **Ce compte ne convient pas (410)** : vous êtes connecté avec un compte qui ne le permet pas. Déconnectez-vous, puis connectez-vous avec le bon.
- **Ajout impossible (442)** : c’est déjà là, ou la place vient d’être prise. Regardez à nouveau la liste.
- **Les langues, les types d’articles, les codes et les étapes des colis (425–435)** sont gérés par notre équipe. Si vous rencontrez l’un de ces codes, un réglage manque de notre côté : [dites-le-nous](/feedback), vous ne pouvez rien y faire.
`,
  },
} satisfies Record<string, TranslatedArticle>;
