import type { TranslatedArticle } from '#domain/content/articles.ts';
import { orderStatus } from '../statuses.ts';

/** Answers about orders on their way. */
export const orders = {
  'confirming-an-order': {
    of: 1,
    on: '2026-11-21',
    title: 'Que fait « confirmer », et combien cela me coûte-t-il ?',
    body: `
Quand un acheteur a payé, le coût du fournisseur est confirmé **avec le paiement de l’acheteur**. L’écran l’indique au centime près : « de l’acheteur », et « de vous : 0,00 ». C’est toujours 0,00.

Vous pouvez d’abord regarder la commande, puis :

- la **confirmer** : le fournisseur reçoit la commande,
- la **décliner** avec un motif : l’acheteur est intégralement remboursé.

Si vous ne faites rien, la commande se confirme automatiquement après {confirmMinutes} minutes. Si vous avez désactivé cela, elle est remboursée après {confirmHours} heures au plus tard. Dans les deux cas, rien ne vous est facturé, et une absence ne joue jamais contre vous.

Un acheteur peut changer d’avis dans les {cancelMinutes} minutes après le paiement. Tout le montant est alors remboursé, et la commande est annulée.
`,
  },
  'order-statuses': {
    of: 1,
    on: '2026-11-21',
    title: 'Que veulent dire les statuts d’une commande ?',
    body: `
Pour chaque statut, il est clair qui agit ensuite, et après quel délai la commande avance automatiquement. Aucune commande ne peut rester bloquée.

- **${orderStatus.pending_payment}** : l’acheteur a payé, et le coût attend d’être [confirmé](confirming-an-order).
- **${orderStatus.to_be_delivered}** : le fournisseur a la commande et {shipDays} jours ouvrés pour l’envoyer. Ensuite, l’acheteur est remboursé.
- **${orderStatus.shipped}** : le transporteur a scanné le colis. Une étiquette seule n’est pas une expédition.
- **${orderStatus.delivered}** : le transporteur signale que le colis est arrivé.
- **${orderStatus.received}** : l’acheteur l’a confirmé, ou n’a pas répondu pendant {receiveDays} jours.
- **${orderStatus.pending_acceptance}** : le délai de retour est en cours.
- **${orderStatus.accepted}** : ce délai est passé et rien n’est ouvert. Votre part est maintenant certaine.
- **${orderStatus.pending_settlement}** : votre part attend sa date, qui est indiquée.
- **${orderStatus.pending_withdrawal}** : votre part est disponible. Vous pouvez la retirer.
- **${orderStatus.completed}** : elle a été retirée ou utilisée, ou {completeDays} jours sont passés. L’argent qui reste est toujours à vous.
- **${orderStatus.cancelled}** : la commande a été annulée et l’acheteur remboursé.
- **${orderStatus.refund_return}** : une demande de retour est ouverte. Voir [les retours](returns-and-refunds).

## Pourquoi ne puis-je pas faire quelque chose avec une commande ?

Chaque étape a un seul acteur : seul un acheteur paie et accepte, seul un transporteur livre, seul un fournisseur expédie. Si une commande a avancé depuis que vous l’avez ouverte, une action n’est peut-être plus possible. Ouvrez-la à nouveau pour voir ce que vous pouvez faire maintenant.
`,
  },
  shipping: {
    of: 1,
    on: '2026-11-21',
    title: 'Où est le colis, et que se passe-t-il s’il est en retard ?',
    body: `
Ouvrez la commande, puis **Suivre les colis**. Vous voyez les événements du transporteur lui-même, le numéro de suivi et la date de livraison prévue.

- Pas envoyé dans les {shipDays} jours ouvrés : la commande est annulée automatiquement et l’acheteur est remboursé. Vous ne perdez rien.
- Envoyé, et pas livré {lostDays} jours plus tard : un dossier s’ouvre automatiquement, pour que ni vous ni l’acheteur n’ayez à le remarquer.
- Retourné à l’expéditeur : la commande est annulée, et l’acheteur est remboursé.

Seuls les scans du transporteur rendent une commande « expédiée » ou « livrée ». Ni notre équipe ni un marchand ne peuvent le faire à la main.
`,
  },
  'returns-and-refunds': {
    of: 1,
    on: '2026-11-21',
    title: 'Un acheteur veut renvoyer quelque chose. Et maintenant ?',
    body: `
Un acheteur peut demander un retour pendant {returnDays} jours après la livraison. Vous avez {returnAnswerHours} heures pour répondre. **Sans réponse, la demande est acceptée automatiquement**, pour que personne n’attende sans fin.

## Qui prend le coût en charge

- **Le fournisseur**, quand les articles sont endommagés, en retard, perdus ou ne sont pas les bons.
- **Vous**, quand votre propre description a promis quelque chose que les articles ne sont pas.
- **Vous et l’acheteur**, quand il change d’avis : il paie les frais de retour ; vous perdez votre bénéfice sur cette commande et ce que le fournisseur garde de son coût. Avant que vous ne mettiez un article en vente, sa page indique ce que vous perdriez s’il revenait.

## La suite

1. Vous acceptez la demande, ou la refusez avec un motif. Si vous refusez, l’acheteur peut demander à notre équipe de décider.
2. L’acheteur a {returnShipDays} jours pour renvoyer les articles.
3. Le fournisseur les examine en {inspectDays} jours au plus. Sans examen à temps, ils sont considérés comme en bon état.
4. L’acheteur est remboursé immédiatement, sur le moyen de paiement qu’il a utilisé.

Le remboursement est d’abord pris sur l’argent de cette commande. Si votre part a déjà été retirée, nous ne vous demandons **pas** de dépôt : au plus la moitié des ventes suivantes y est consacrée, jusqu’à ce qu’il soit couvert.
`,
  },
  'refund-a-buyer': {
    title: 'Comment rembourser un acheteur sans retour ?',
    body: `
Ouvrez la commande et choisissez **Rembourser l’acheteur** dans son menu. Vous pouvez rembourser un montant, certains articles, la livraison ou tout ce qu’il vous reste de la commande. Rien n’est à renvoyer.

Avant de confirmer, vous voyez au centime près ce que l’acheteur reçoit, ce que vous payez et ce qu’il vous reste. Vous confirmez avec votre mot de passe de transaction, et l’argent repart par le moyen de paiement de l’acheteur.

## Combien puis-je rembourser ?

Au plus ce qu’il vous reste de cette commande. Le coût du fournisseur n’est pas touché, aucune autre commande ne paie pour elle et votre solde ne descend jamais sous zéro. Une fois l’argent disponible, seul ce que vous n’avez ni retiré ni utilisé peut être remboursé.

Sur le prix remboursé, ni taxe ni commission ne sont dues. L’acheteur reçoit aussi cette part, et elle ne vous coûte rien.

## Quand est-ce impossible ?

- **Avant l’expédition** : annulez plutôt la commande. Cela ne vous coûte rien, mais la réputation de votre boutique baisse, comme pour une commande déclinée.
- **Tant qu’un retour est en cours** : répondez-y dans la commande ; vous pouvez aussi y proposer un remboursement partiel. Voir [retours](returns-and-refunds).
- **Tant que plusieurs colis sont en route** : attendez qu’ils soient tous livrés.
`,
    of: 1,
    on: '2026-11-29',
  },
  customers: {
    title: 'Que vois-je de mes clients ?',
    body: `
Sous [Clients](/customers), vous voyez qui a acheté chez vous, combien de fois et pour quel montant. Les noms sont masqués. Nous reconnaissons un acheteur à son e-mail, seulement dans votre boutique, et nous n’affichons jamais cet e-mail.

- **Valeur** : ce qui a été payé pour les commandes non annulées, moins les remboursements. Ouvrez un client pour voir ces commandes.
- **Étiquettes et notes** ne sont visibles que par vous. Vous pouvez supprimer une note à tout moment.

Quand les données d’un acheteur sont effacées, vos notes et étiquettes le sont aussi. N’écrivez que le nécessaire : un acheteur peut demander ce que vous conservez.
`,
    of: 1,
    on: '2026-11-29',
  },
  insights: {
    title: 'Que me disent les analyses ?',
    body: `
Sous [Analyses](/insights), vous voyez ce qui s’est vendu, qui est venu et ce qui a été retourné : sur 7, 30 ou 90 jours, ce mois-ci ou les jours de votre choix, comparé à la période précédente. Ouvrez un chiffre pour voir les commandes ou les jours qui le composent. Chaque liste peut être enregistrée en fichier CSV.

- **Articles** : ce que les acheteurs ont payé pour les commandes de la période, moins le fournisseur, la livraison, les frais, les taxes et les remboursements. Ce qui reste est votre bénéfice, au centime près, comme dans votre livre. Ce qui n’est pas encore réglé est retenu jusqu’à l’acceptation de la commande.
- **Visiteurs** : d’où ils viennent. Nous conservons le nom du site web précédent, jamais sa page. Le taux de conversion s’affiche à partir de {shareVisitorsMin} vues.
- **Recherches sans résultat** : les mots cherchés {missDaysShown} jours différents. Nous n’enregistrons pas qui a cherché, et supprimons les mots après {visitRowDays} jours.
- **Acheteurs** : premières commandes et commandes répétées, pays, jours de la semaine et heures.
- **Retours** : motifs et articles.

Seuls les faits réels comptent. Les robots et vos propres visites ne comptent pas, et personne ne peut ajouter un chiffre.
`,
    of: 1,
    on: '2026-11-29',
  },
  'questions-before-buying': {
    title: 'Un acheteur pose une question avant d’acheter. Que se passe-t-il ?',
    body: `
Sur la page de chaque article, les acheteurs peuvent poser une question à votre boutique. Vous recevez une notification dès qu’ils ont confirmé leur adresse, et vous trouvez la question sous [Questions](/questions) et dans [Service](/service).

- **Vous répondez une seule fois, par e-mail.** L’acheteur reçoit votre réponse avec sa question, dans un e-mail dans sa langue.
- **Vous choisissez ce que tout le monde voit.** Affichez une question et sa réponse sur la page de l’article, sans le nom de l’acheteur, et retirez-la quand vous voulez.
- **Les coordonnées et les liens sont masqués** des deux côtés, comme dans les messages d’une commande.
- **Vous ne voyez jamais l’adresse.** L’adresse et le nom sont supprimés dès l’envoi de votre réponse.

Une question sans réponse est supprimée après {questionOpenDays} jours, une question avec réponse après {questionAnswerDays} jours. L’acheteur peut la supprimer plus tôt par le lien de son e-mail ; elle disparaît alors aussi de la page de l’article.
`,
    of: 1,
    on: '2026-11-29',
  },
  'cart-emails': {
    title: 'Que sont les e-mails de panier ?',
    body: `
Lors du paiement, les acheteurs peuvent cocher une case pour recevoir un e-mail s’ils ne paient pas. La case reste vide tant qu’ils ne la cochent pas.

- **Un seul e-mail, au plus tôt {reminderHours} heures plus tard**, avec leur panier, les prix du jour s’ils ont changé et un lien qui ouvre le panier.
- **Jamais après un paiement**, même si la commande a été annulée. Si votre boutique est fermée, l’e-mail attend.
- **Aucune adresse.** Vous ne les voyez pas, et chacune est supprimée dès l’envoi de son e-mail. Chaque e-mail contient un lien de désinscription.

Sous [E-mails de panier](/reminders), vous voyez ce qui a été envoyé ces {reminderKeepDays} derniers jours et ouvrez les commandes qui en sont issues. Vous pouvez y désactiver la case.
`,
    of: 1,
    on: '2026-11-29',
  },
  'buyer-pages': {
    title: 'Qu’est-ce que la page personnelle d’un acheteur ?',
    body: `
Chaque boutique a une page “/me” où les acheteurs retrouvent ce pour quoi ils reviennent. Ils l’ouvrent par un lien envoyé par e-mail, sans mot de passe.

- **Liste d’envies.** Un cœur sur chaque article, même avant la connexion. La page montre le prix du jour à côté de celui du moment de l’ajout, et ce que vous ne vendez plus. Elle contient {wishesMax} articles.
- **Commandes** passées avec cette adresse e-mail dans votre boutique.
- **Adresses enregistrées**, {buyerAddressesMax} au maximum. Elles ne sont proposées lors du paiement qu’à un acheteur connecté, et une adresse n’est enregistrée que s’il coche la case.

Vous n’en voyez rien : ni liste, ni adresse, ni connexion. Un lien fonctionne une seule fois, pendant {buyerLinkMinutes} minutes ; un appareil reste connecté {buyerSessionDays} jours. Les acheteurs peuvent se déconnecter partout et tout supprimer immédiatement. Une page qui n’est pas ouverte est supprimée après {buyerPageDays} jours.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
