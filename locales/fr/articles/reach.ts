import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about being told of something, writing to each other, and what is public. */
export const reach = {
  notifications: {
    of: 1,
    on: '2026-11-22',
    title: 'Comment suis-je prévenu de ce qui se passe ?',
    body: `
Tout figure dans l’application, sous [Notifications](/notifications), dans la langue que vous avez choisie. Chaque notification mène à la seule chose que l’on puisse faire à son sujet. Ce que vous avez lu sur un appareil est lu sur tous.

Dans les [réglages](/settings), vous choisissez pour chaque type de notification comment vous voulez en plus être prévenu : sur vos appareils, par e-mail, ou pas du tout.

- **Les heures calmes** suivent le fuseau horaire de votre boutique. Ce qui arrive pendant ce temps attend qu’elles soient passées.
- **Plusieurs à la fois** arrivent en un seul message, qui dit combien il y en a.
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
3. Rien ne vient ? Regardez dans les réglages de votre téléphone si les notifications de ce navigateur ou de cette application sont permises, et si un économiseur de batterie le maintient en veille.
4. Sur certains téléphones, cela ne fonctionne qu’une fois l’application placée sur l’écran d’accueil.

Un appareil qui ne reçoit plus rien est retiré automatiquement de la liste, et une notification dans l’application le dit. Rien n’est perdu : tout ce qui a été envoyé figure dans l’application.

Ce qui est envoyé à un appareil est chiffré. L’entreprise qui le transporte ne peut pas le lire.
`,
  },
  'chat-with-us': {
    of: 1,
    on: '2026-11-22',
    title: 'Comment joindre quelqu’un maintenant ?',
    body: `
Sous [Service client](/service), vous écrivez aux personnes qui gèrent ce service. Vous y voyez quand quelqu’un est là, combien attendent avant vous, et quand vous aurez une réponse au plus tard. Pendant ces heures, l’objectif est de {chatMinutes} minutes.

- **Vous pouvez fermer l’application.** La réponse vous prévient sur votre appareil, et la conversation reprend où elle en était.
- **Sans connexion**, vous pouvez écrire aussi. Votre message est envoyé quand il y en a une, une seule fois.
- **Des images** peuvent être jointes, {chatFiles} par message.
- **Personne n’a écrit depuis {chatDays} jours ?** La conversation est alors fermée. Écrire la rouvre.
- **Gardez-la** : vous pouvez enregistrer toute la conversation dans un fichier, et dire comment elle s’est passée.

Aucune personne qui travaille ici ne demande de mot de passe, de code ou d’argent, dans la discussion ou ailleurs. [Lisez ce que nous ne demandons jamais](we-never-ask).
`,
  },
  'chat-with-buyers': {
    of: 1,
    on: '2026-11-22',
    title: 'Puis-je écrire à un acheteur ?',
    body: `
Oui, sur la page de la commande. L’acheteur y reçoit votre message et, s’il ne regarde pas, un e-mail ; il répond sans compte.

Veuillez vous en tenir à la commande : ce qui est en stock, quand elle arrive, ce qui ne va pas.
`,
  },
  'masked-contacts': {
    of: 1,
    on: '2026-11-22',
    title: 'Pourquoi une partie de mon message est-elle masquée ?',
    body: `
Dans les conversations, tout ce qui pourrait mener de l’argent ou des personnes hors de cette plateforme est masqué avant d’être conservé ou envoyé, dans les deux sens et pour tout le monde :

- les adresses e-mail, les numéros de téléphone et les noms sur d’autres messageries,
- les liens vers d’autres sites,
- les numéros de compte, les IBAN, les numéros de carte et les codes de paiement,
- les adresses de jetons.

C’est de cette façon que des gens sont trompés, ici et ailleurs : « payez plutôt ici, c’est moins cher », « envoyez un dépôt à cette adresse, et nous pourrons libérer votre argent ». Ce qui a été masqué n’existe plus ; personne ici ne peut le lire non plus. Les numéros de commande, les prix, les dates, les numéros de colis et les liens vers cette application restent.

Quelque chose a été masqué à tort ? Dites-le avec d’autres mots, ou [écrivez-nous](/feedback).
`,
  },
  'public-figures': {
    of: 1,
    on: '2026-11-22',
    title: 'Que publie cette plateforme sur elle-même ?',
    body: `
Tout le monde peut le lire, sans compte : combien d’argent a été retenu, pour quel motif et pendant combien de temps, combien de temps ont pris les retraits de la demande au paiement, combien se sont approuvés automatiquement parce que personne n’avait décidé, combien il y a eu de recours et comment ils ont pris fin, quels avis ont été retirés et pourquoi.

C’est compté à partir des données mêmes que vous voyez dans votre portefeuille et sur votre page. Personne ne le saisit. Le fichier porte une signature : une personne qui en garde une copie peut montrer ce qui était dit quel jour.

Quand quelque chose est arrivé à moins de {trustFew} personnes, le nombre n’est pas donné, parce qu’il pourrait les désigner. Il est alors écrit « moins de {trustFew} », ou deux types sont donnés ensemble. Rien n’est omis pour autant.

Vous trouvez ces pages à la fin de chaque page de boutique et dans les [réglages](/settings) : conditions, tarifs, qui gère ce service, classement, chiffres, et ce que nous ne demandons jamais.
`,
  },
  'keys-and-hooks': {
    of: 1,
    on: '2026-11-22',
    title: 'Mon propre programme peut-il travailler avec ma boutique ?',
    body: `
Oui, sous [Développeurs](/settings/developers).

- **Une clé** donne accès à un programme pour ce que vous choisissez : lire les commandes, lire le portefeuille, lire ou modifier la vitrine. Elle ne peut jamais retirer d’argent, changer un compte de retrait ni toucher à votre connexion. Elle est montrée une fois, peut être arrêtée à tout moment, et peut faire {keyCalls} appels par minute.
- **Une adresse** à vous est informée de ce qui se passe : nouvelles commandes, colis, retours, argent. Chaque message est signé, porte un identifiant, et est renvoyé pendant environ un jour si votre programme ne répond pas. Il peut arriver deux fois : votre programme doit regarder l’identifiant.

Vous pouvez avoir jusqu’à {keysMax} clés et {hooksMax} adresses. Tous les appels figurent dans la documentation de cette plateforme, sous /docs.

Toute personne qui a une clé peut faire ce à quoi elle sert. N’en donnez pas à quelqu’un qui propose de « gérer votre boutique pour vous ».
`,
  },
  'your-data': {
    of: 1,
    on: '2026-11-22',
    title: 'Comment obtenir mes données, et comment sont-elles supprimées ?',
    body: `
Sous [Mes données](/settings/data).

**Tout dans un fichier**, une fois par jour : chaque donnée de votre boutique, vos photos et documents, et qui les a consultés. Sur les acheteurs, il contient ce que vous pouvez voir vous-même, et aucun secret.

**La suppression du compte** attend 14 jours, et vous pouvez l’annuler. Pendant ce temps, la boutique ne prend pas de nouvelles commandes. Les commandes ouvertes sont d’abord honorées ou remboursées, et l’argent qui est à vous est d’abord versé : rien n’est perdu. Ensuite, votre nom, vos adresses, vos photos et vos documents disparaissent. Les livres de comptes restent, avec des numéros au lieu des noms, parce que la loi le demande.
`,
  },
  'reviews-and-replies': {
    of: 1,
    on: '2026-11-22',
    title: 'Que puis-je faire face à un mauvais commentaire ?',
    body: `
Y répondre. Les acheteurs lisent comment une boutique réagit, et une réponse calme aide plus qu’un commentaire absent. Vous avez une réponse et pouvez la corriger une fois, dans un délai d’un jour. Le commentaire et la réponse portent chacun leur signature.

Seules les personnes qui ont acheté les articles et à qui ils ont été envoyés peuvent laisser un commentaire. Un commentaire n’est retiré que pour l’un de cinq motifs : il insulte, révèle des données personnelles, fait de la publicité, ne concerne pas les articles, ou n’est pas sincère. Utilisez **Signaler** et dites lequel. Un vérificateur l’examine, et vous apprenez ce qui en est résulté. Être mauvais n’est aucun de ces motifs. À la place d’un commentaire retiré, il est écrit pourquoi.
`,
  },
  'what-is-missing': {
    of: 1,
    on: '2026-11-22',
    title: 'Quelque chose a été refusé. Que faire ? (403, 404, 405, 409)',
    body: `
Rien n’a été fait, et ce que vous avez saisi est toujours là.

- **Quelque chose manque (403)** ou **n’est pas correct (405)** : le champ dit quoi. Les montants ont exactement autant de chiffres après le point que leur devise.
- **Introuvable (404)** : cela a été retiré, ou le lien est ancien. Revenez en arrière et regardez à nouveau.
- **Pas permis (409)** : le message dit ce qui manque, par exemple une identité vérifiée, un compte plus ancien ou un droit de quelqu’un d’autre dans votre boutique.
- **Impossible maintenant (203, 204)** : cela a changé entre-temps. Regardez à nouveau, puis décidez.

Si la même chose revient et que vous ne voyez pas pourquoi, [écrivez-nous](/feedback). Le numéro à la fin du message nous mène au moment exact.
`,
  },
  'our-fault': {
    of: 1,
    on: '2026-11-22',
    title: 'Il est indiqué que le système a un problème. (201, 500, 501)',
    body: `
C’est alors notre faute, et vous n’avez rien à faire, sauf réessayer dans un instant. Vous restez connecté, et aucune panne ne dit jamais quoi que ce soit sur votre compte.

**S’agissait-il d’argent ?** Tout ce que vous envoyez porte sa propre clé. Quel que soit le nombre d’envois, cela compte une seule fois ; voir [envoyé deux fois](sent-twice). Vous pouvez donc appuyer à nouveau, ou revenir plus tard et regarder : soit c’est fait, soit ce ne l’est pas, et votre [portefeuille](/wallet) le montre.

Si cela dure, l’application continue de montrer ce qu’elle a lu en dernier et dit de quand cela date.
`,
  },
  'account-names': {
    of: 1,
    on: '2026-11-22',
    title: 'Un nom, un code ou une entrée existe déjà. (410–422, 425–435, 442)',
    body: `
- **Nom d’utilisateur pris (417, 418)** : quelqu’un d’autre l’a. Choisissez-en un autre.
- **Nom d’utilisateur et mot de passe nécessaires (412)**, ou un **code (414, 415, 416)** : le champ dit lequel. Un code n’est valide que peu de temps ; demandez-en un nouveau s’il est ancien.
- **Ce compte ne convient pas (410)** : vous êtes connecté avec un compte qui n’est pas fait pour cela. Déconnectez-vous, puis connectez-vous avec le bon.
- **Ajout impossible (442)** : c’est déjà là, ou la place vient d’être prise. Regardez à nouveau la liste.
- **Les langues, les types d’articles, les codes et les étapes des colis (425–435)** sont gérés par des personnes de cette plateforme. Si vous rencontrez l’un de ces codes, un réglage manque de notre côté : [dites-le-nous](/feedback), vous ne pouvez rien y faire.
`,
  },
} satisfies Record<string, TranslatedArticle>;
