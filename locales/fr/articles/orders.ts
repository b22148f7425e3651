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
} satisfies Record<string, TranslatedArticle>;
