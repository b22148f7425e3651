import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Nouvelle commande : {goods}, {amount}} one {Nouvelle commande : {goods} et # autre article, {amount}} many {Nouvelle commande : {goods} et # autres articles, {amount}} other {Nouvelle commande : {goods} et # autres articles, {amount}}}} other {Nouvelle commande {no}}}',
    body: '{confirm, select, auto {Commande {no}. Confirmez-la avant le {confirm_by}, sinon elle est confirmée automatiquement.} latest {Commande {no}. Confirmez-la avant le {confirm_by}, sinon elle est annulée et l’acheteur est remboursé.} other {Un acheteur a payé {amount}. Confirmez le coût avec son paiement, sinon il est confirmé automatiquement.}}',
  },
  order_confirmed: {
    title: 'La commande {no} s’est confirmée automatiquement',
    body: 'Le coût du fournisseur a été réservé sur le paiement de l’acheteur. Le fournisseur prépare le colis.',
  },
  order_shipped: { title: 'La commande {no} est en route', body: 'Le transporteur a le colis.' },
  order_delivered: {
    title: 'La commande {no} a été livrée',
    body: 'L’acheteur peut maintenant examiner les articles.',
  },
  order_accepted: {
    title: 'La commande {no} a été acceptée',
    body: 'Votre part est de {amount}. Elle est dans votre portefeuille et devient disponible après les jours d’attente de votre niveau.',
  },
  order_lost: {
    title: 'La commande {no} semble perdue',
    body: 'Elle n’a pas été livrée à temps. Le fournisseur prend la perte en charge, pas vous. Veuillez regarder le dossier.',
  },
  order_cancelled: {
    title: 'La commande {no} a été annulée',
    body: '{why, select, buyer {L’acheteur l’a demandé.} expired {Elle n’a pas été confirmée à temps.} stock {Le fournisseur n’en a plus.} sla {Elle n’a pas été expédiée à temps.} undeliverable {Le transporteur n’a pas pu la livrer.} other {Elle ne pouvait pas continuer.}} L’acheteur récupère {amount}. Vous ne perdez rien.',
  },
  order_released: {
    title: 'Montant disponible au retrait : {amount}',
    body: 'Votre part de la commande {no} peut être retirée.',
  },
  return_asked: {
    title: 'Un retour de la commande {no} vous attend',
    body: 'Répondez au plus tard le {answer_by}, sinon il est accordé automatiquement.',
  },
  return_granted: {
    title: 'Le retour de la commande {no} a été accordé',
    body: 'Personne n’y a répondu à temps, il a donc été accordé automatiquement. Les articles retournent chez le fournisseur.',
  },
  return_closed: {
    title: 'Le retour de la commande {no} est terminé',
    body: 'Rien n’a été remboursé. La commande reprend où elle en était.',
  },
  return_refunded: {
    title: 'La commande {no} a été remboursée',
    body: 'L’acheteur récupère {amount}. Le dossier dit qui le prend en charge.',
  },
  return_offer_taken: {
    title: 'L’acheteur de la commande {no} a accepté votre offre',
    body: 'Il garde les articles et le remboursement est en route.',
  },
  return_offer_declined: {
    title: 'L’acheteur de la commande {no} n’a pas accepté votre offre',
    body: 'Le retour est donc accordé, comme il l’aurait été sans réponse. Les articles retournent chez le fournisseur.',
  },
  return_damaged: {
    title: 'Les articles de la commande {no} sont revenus endommagés',
    body: 'Le fournisseur souhaite réduire le remboursement. L’acheteur ou un vérificateur décide.',
  },
  return_escalated: {
    title: 'Un vérificateur examine le retour de la commande {no}',
    body: 'La décision arrive sous dix jours, avec ses motifs.',
  },
  return_decided_for_buyer: {
    title: 'Le retour de la commande {no} a été décidé en faveur de l’acheteur',
    body: 'Le dossier dit pourquoi, et qui prend quoi en charge.',
  },
  return_decided_for_shop: {
    title: 'Le retour de la commande {no} a été décidé en faveur de la boutique',
    body: 'Deux vérificateurs l’ont examiné. Le dossier dit pourquoi.',
  },
  feedback_answered: {
    title: 'Nous avons répondu à votre avis {no}',
    body: 'Ouvrez-le pour lire la réponse.',
  },
  feedback_done: {
    title: 'Ce dont vous parliez dans {no} est fait',
    body: 'Merci. Si ce n’est pas ce que vous vouliez dire, écrivez-nous à nouveau.',
  },
  chat_answered: {
    title: 'Le service client a répondu',
    body: 'Ouvrez la conversation pour lire la réponse et pour écrire à nouveau.',
  },
  chat_buyer_wrote: {
    title: 'L’acheteur de la commande {no} vous a écrit',
    body: 'Ouvrez la conversation pour lire son message. Vous répondez ici : aucun de vous deux ne voit les coordonnées de l’autre.',
  },
  sign_in_new: {
    title: 'Nouvelle connexion à votre compte',
    body: '{named, select, yes {C’était {device}, le {when}, depuis le réseau {place}.} other {C’était un appareil qui ne dit pas ce qu’il est, le {when}, depuis le réseau {place}.}} Si ce n’était pas vous, changez votre mot de passe : tous les autres appareils sont alors déconnectés.',
  },
  sign_in_guessed: {
    title: 'Quelqu’un essaie de deviner votre mot de passe',
    body: '{count} connexions échouées avec votre nom d’utilisateur en une heure, depuis des réseaux que vous n’avez jamais utilisés. Personne n’est entré, et vous pouvez toujours vous connecter depuis vos lieux habituels. Si votre mot de passe est court ou utilisé ailleurs, changez-le et activez la deuxième étape.',
  },
  password_changed: {
    title: 'Votre mot de passe de connexion a été changé',
    body: 'Tous les autres appareils ont été déconnectés. Les clés d’API fonctionnent toujours : révoquez celles que vous ne connaissez pas dans Connexion et sécurité. Si ce n’était pas vous, écrivez-nous immédiatement.',
  },
  password_reset: {
    title: 'Votre mot de passe de connexion a été remplacé',
    body: '{way, select, email {Il a été remplacé par un lien envoyé à votre adresse e-mail.} other {Il a été remplacé avec un code de récupération.}} Tous les appareils ont été déconnectés et les retraits sont suspendus jusqu’au {until}. Les clés d’API fonctionnent toujours : révoquez celles que vous ne connaissez pas dans Connexion et sécurité. Si ce n’était pas vous, remplacez-le de nouveau immédiatement et écrivez-nous.',
  },
  contact_changed: {
    title: 'Vos coordonnées ont été modifiées',
    body: '{what, select, email {L’adresse e-mail} phone {Le numéro de téléphone} other {L’adresse e-mail et le numéro de téléphone}} de votre compte : modification enregistrée. Une nouvelle adresse compte une fois confirmée. Si ce n’était pas vous, changez immédiatement votre mot de passe : tous les autres appareils sont alors déconnectés.',
  },
  pay_password_changed: {
    title: 'Votre mot de passe de transaction a été changé',
    body: 'Si ce n’était pas vous, remplacez-le et déconnectez vos autres appareils.',
  },
  pay_password_reset: {
    title: 'Votre mot de passe de transaction a été remplacé',
    body: 'Les retraits sont en pause jusqu’au {until}. Si ce n’était pas vous, déconnectez vos autres appareils et écrivez-nous.',
  },
  second_factor_on: {
    title: 'Votre double authentification est activée',
    body: 'La connexion sur un nouvel appareil demande maintenant un code de votre application d’authentification.',
  },
  second_factor_off: {
    title: 'Votre double authentification a été désactivée',
    body: 'La connexion ne demande plus que votre mot de passe. Si ce n’était pas vous, déconnectez vos autres appareils et réactivez-la.',
  },
  recovery_code_used: {
    title: 'Un code de récupération a été utilisé',
    body: '{left, plural, =0 {Il n’en reste aucun} one {Il en reste #} other {Il en reste #}}. Créez-en de nouveaux avant qu’il n’y en ait plus.',
  },
  comment_new: {
    title: 'Un acheteur a commenté la commande {no}',
    body: '{rating} étoiles sur 5 pour « {title} ». Vous pouvez répondre une fois ; tout le monde peut lire votre réponse.',
  },
  comment_followed: {
    title: 'Un acheteur a complété un commentaire sur la commande {no}',
    body: 'Il concerne « {title} ».',
  },
  comment_kept: {
    title: 'Un commentaire que vous avez signalé reste',
    body: 'Il concerne « {title} » de la commande {no}. Nous l’avons examiné et il respecte les règles. Votre réponse figure à côté.',
  },
  comment_removed: {
    title: 'Un commentaire que vous avez signalé a été retiré',
    body: 'Il concernait « {title} » de la commande {no}. Le motif figure à sa place, et sa note ne compte plus.',
  },
  goods_withdrawn: {
    title: 'Des articles ont été retirés de la vente',
    body: 'Nous avons retiré de toutes les boutiques : {titles}. Raison : {reason} Les commandes déjà passées suivent leur cours. Si la raison cesse, le retour en vente est automatique.',
  },
  goods_out_of_stock: {
    title: 'Articles hors vente : épuisés',
    body: 'Le fournisseur n’en a plus : {titles}. Le retour en vente est automatique dès qu’il y en a à nouveau.',
  },
  goods_below_break_even: {
    title: 'Articles hors vente : le coût a monté',
    body: 'À votre prix, vous perdriez de l’argent sur {titles}. Fixez un prix plus élevé pour les vendre à nouveau.',
  },
  goods_back_on_sale: {
    title: 'Des articles sont de retour en vente',
    body: 'Plus rien n’empêche leur vente : {titles}. Ils sont en vente à votre prix.',
  },
  cost_rises: {
    title: 'Le coût de « {title} » augmente',
    body: 'À partir du {when}, il vous coûte {cost} au lieu de {old}. À votre prix de {price}, vous gagnez alors {profit} par pièce. Vos commandes en cours gardent leur coût.',
  },
  cost_rises_below: {
    title: 'Le coût de « {title} » dépasse ce que votre prix permet',
    body: 'À partir du {when}, il vous coûte {cost} au lieu de {old}. À votre prix de {price}, vous perdriez de l’argent : fixez au moins {floor}, sinon l’article sort de la vente ce jour-là. Vos commandes en cours gardent leur coût.',
  },
  cost_falls: {
    title: 'Le coût de « {title} » baisse',
    body: 'À partir du {when}, il vous coûte {cost} au lieu de {old}. À votre prix de {price}, vous gagnez alors {profit} par pièce.',
  },
  goods_repriced: {
    title: 'Les prix ont suivi le coût',
    body: 'Le coût a monté : {titles}. Votre règle de prix a fixé de nouveaux prix, pour que vous ne perdiez rien.',
  },
  identity_verified: {
    title: 'Votre identité est vérifiée',
    body: 'Vous êtes vérifié au nom de {name}. Les comptes à ce nom peuvent recevoir vos retraits.',
  },
  identity_rejected: {
    title: 'Votre identité n’a pas encore pu être vérifiée',
    body: 'Chaque champ à corriger dit pourquoi. Ce qui était juste reste rempli.',
  },
  identity_recalled: {
    title: 'Votre vérification a été retirée',
    body: '{statement} Vous pouvez envoyer de nouveaux documents. Ce que vous avez gagné reste à vous, et vous pouvez faire appel.',
  },
  identity_late: {
    title: 'Nous sommes en retard pour votre identité',
    body: 'Nous avions promis une réponse en 48 heures et ne l’avons pas donnée. Votre demande est la première de la file ; vous n’avez rien à faire.',
  },
  identity_expiring: {
    title: 'Votre document expire le {day}',
    body: 'Envoyez-en un nouveau avant cette date. Les ventes et les retraits continuent en attendant.',
  },
  payout_account_added: {
    title: 'Un compte de retrait a été ajouté',
    body: 'Le compte {account} a été ajouté et sera utilisable après 24 heures. Ce n’était pas vous ? Supprimez-le, changez vos mots de passe et dites-le-nous.',
  },
  payout_account_changed: {
    title: 'Un compte de retrait a été modifié',
    body: 'Le compte {account} a été modifié. Ce n’était pas vous ? Changez vos mots de passe et dites-le-nous.',
  },
  payout_account_removed: {
    title: 'Un compte de retrait a été supprimé',
    body: 'Le compte {account} a été supprimé. Ce n’était pas vous ? Changez vos mots de passe et dites-le-nous.',
  },
  deposit_credited: {
    title: 'Le dépôt {no} est dans votre portefeuille',
    body: 'Montant arrivé et disponible maintenant : {amount}. Il est à vous et peut être retiré comme le reste de votre solde.',
  },
  deposit_below_minimum: {
    title: 'Dépôt {no} : {amount} reçus',
    body: 'C’est moins que le plus petit dépôt par ce moyen. La somme est gardée pour vous et créditée dès que ce que vous avez envoyé atteint ce minimum.',
  },
  deposit_unclear: {
    title: 'Dépôt {no} : {amount} reçus et gardés pour vous',
    body: 'L’argent est arrivé en retard, ou dépasse ce qui peut être déposé. Deux personnes l’examinent ; il est crédité, ou il repart d’où il venait.',
  },
  deposit_returned: {
    title: 'Dépôt {no} : {amount} renvoyés',
    body: 'Ce qui n’a pas pu être crédité a été renvoyé d’où il venait.',
  },
  deposit_needs_info: {
    title: 'Dépôt {no} : nous avons une question',
    body: 'Un vérificateur a besoin d’une précision de votre part avant que le dépôt puisse être crédité. Vous avez sept jours pour répondre.',
  },
  deposit_failed: {
    title: 'Le dépôt {no} n’a pas pu être crédité',
    body: 'Le motif : {reason}',
  },
  deposit_unanswered: {
    title: 'Le dépôt {no} a été fermé sans réponse',
    body: 'Notre question n’a pas reçu de réponse en sept jours. Si vous avez envoyé de l’argent, dites-le-nous : il n’est pas perdu.',
  },
  deposit_expired: {
    title: 'Le dépôt {no} n’a pas été trouvé',
    body: 'Rien n’est arrivé à temps. Si vous avez envoyé de l’argent, vérifiez l’adresse et le réseau, et dites-le-nous. L’argent qui arrive plus tard est gardé pour vous.',
  },
  deposit_late: {
    title: 'Nous sommes en retard pour le dépôt {no}',
    body: 'Nous avions promis une réponse en 24 heures et ne l’avons pas donnée. Il est le premier de la file ; vous n’avez rien à faire.',
  },
  restriction_placed: {
    title: 'Votre boutique est restreinte jusqu’au {until}',
    body: 'Ouvrez pour lire pourquoi, ce qui continue comme avant, et comment faire un recours. Cela prend fin automatiquement.',
  },
  restriction_held: {
    title: '{amount} de votre argent sont retenus jusqu’au {until}',
    body: 'Ouvrez pour lire pourquoi et sur quoi cela repose. Vous pouvez faire un recours, et la retenue prend fin automatiquement.',
  },
  restriction_begun: {
    title: 'Votre compte est suspendu jusqu’au {until}',
    body: 'Cela avait été annoncé. Vous pouvez lire pourquoi, faire un recours et voir votre argent.',
  },
  restriction_extended: {
    title: 'Une restriction a été prolongée jusqu’au {until}',
    body: 'Une deuxième personne l’a décidé, sur un élément nouveau. Elle ne peut plus être prolongée, et vous pouvez faire un recours.',
  },
  restriction_ended: {
    title: 'Une restriction a pris fin',
    body: 'Tout ce qu’elle empêchait est à nouveau possible.',
  },
  restriction_freed: {
    title: '{amount} de votre argent sont à nouveau disponibles',
    body: 'Ce qu’une restriction retenait est revenu dans votre solde disponible.',
  },
  appeal_received: {
    title: 'Nous avons votre recours',
    body: 'Une autre personne que celle qui vous a restreint décide au plus tard le {decide_by}.',
  },
  appeal_upheld: {
    title: 'Votre recours a été décidé : la restriction reste',
    body: 'Ouvrez pour lire les motifs. Elle prend toujours fin automatiquement.',
  },
  appeal_overturned: {
    title: 'Votre recours était fondé',
    body: 'Nous sommes désolés. La restriction a disparu, et ce qu’elle retenait est à nouveau disponible.',
  },
  withdrawal_requested: {
    title: 'Retrait {no} demandé',
    body: 'Nous avons reçu votre demande de retrait de {amount} vers {account}. Vous pouvez l’annuler tant que le retrait n’est pas envoyé.',
  },
  withdrawal_approved: {
    title: 'Le retrait {no} a été approuvé',
    body: '{amount} partent maintenant vers {account}.',
  },
  withdrawal_paid: {
    title: 'Le retrait {no} a été payé',
    body: '{amount} ont été envoyés vers {account}.',
  },
  withdrawal_cancelled: {
    title: 'Le retrait {no} a été annulé',
    body: '{amount} sont à nouveau disponibles. Rien n’a été facturé.',
  },
  withdrawal_rejected: {
    title: 'Le retrait {no} n’a pas été approuvé',
    body: '{amount} sont à nouveau disponibles. Le motif : {reason}',
  },
  withdrawal_failed: {
    title: 'Le retrait {no} n’a pas pu être envoyé',
    body: '{amount} sont à nouveau disponibles. Rien n’a été facturé. Veuillez vérifier le compte {account}.',
  },
  withdrawal_returned: {
    title: 'Le retrait {no} est revenu',
    body: 'Le destinataire l’a renvoyé : {amount} sont à nouveau disponibles, frais compris. Veuillez vérifier le compte {account}.',
  },
  goodwill_promo: {
    title: 'Vous avez {amount} de crédit de promotion',
    body: 'Nous vous dédommageons : {reason} Ce crédit est utilisé en premier quand vous payez une promotion. Vous ne devez rien en retour.',
  },
  goodwill_given: {
    title: '{amount} ajoutés à votre portefeuille',
    body: 'Nous vous dédommageons : {reason} La somme est disponible tout de suite et vous ne devez rien en retour.',
  },
  ad_started: {
    title: 'La promotion de {goods} a commencé',
    body: 'Elle s’affiche à partir de maintenant. Vous pouvez voir à tout moment où, combien de fois et ce qu’elle coûte.',
  },
  ad_paused: {
    title: 'La promotion de {goods} est en pause',
    body: '{why, select, no_stock {Les articles sont épuisés.} not_sold {Les articles ne sont pas en vente dans votre boutique.} shop_paused {Votre boutique ne prend pas de commandes pour le moment.} other {Elle ne peut pas être affichée pour le moment.}} Elle ne coûte rien pendant ce temps, et reprend automatiquement ensuite.',
  },
  ad_resumed: {
    title: 'La promotion de {goods} reprend',
    body: 'Ce qui l’empêchait a pris fin. Elle s’affiche à nouveau.',
  },
  ad_exhausted: {
    title: 'Le budget pour {goods} est utilisé',
    body: 'La promotion est terminée. Il restait trop peu pour un autre clic : {amount} vous reviennent.',
  },
  ad_ended: {
    title: 'La promotion de {goods} est terminée',
    body: '{why, select, time {Son dernier jour est passé.} shop_closed {Votre boutique est fermée.} other {Elle a pris fin.}} {amount} n’ont pas été dépensés et vous reviennent.',
  },
  ad_refused: {
    title: 'La promotion de {goods} n’a pas commencé',
    body: 'Une personne l’a examinée et a écrit : {reason} La totalité, {amount}, vous revient. Vous pouvez corriger cela et en créer une nouvelle.',
  },
  friend_joined: {
    title: 'Un ami a ouvert sa boutique',
    body: '{name} a ouvert une boutique avec votre invitation. Inviter est gratuit, et ne rapporte rien à personne.',
  },
  level_raised: {
    title:
      'Votre boutique a un nouveau niveau : {level, select, merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Vous remplissez ses conditions. Votre vitrine accueille plus d’articles, et la commission des nouvelles commandes est plus faible. Cela ne coûte rien.',
  },
  level_lowering: {
    title:
      'Le {from}, le niveau de votre boutique deviendra {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Une condition de votre niveau n’est pas remplie en ce moment. Si elle l’est de nouveau d’ici là, rien ne change. Vos articles restent en place et votre argent n’est pas touché. La page du niveau dit ce qui manque.',
  },
  level_kept: {
    title:
      'Votre niveau reste : {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Votre boutique remplit de nouveau les conditions de son niveau. Le changement annoncé est annulé.',
  },
  level_lowered: {
    title:
      'Le niveau de votre boutique est maintenant {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Cela avait été annoncé il y a trente jours. Vos articles restent en vente et votre argent n’est pas touché. Dès que vous remplissez les conditions d’un niveau supérieur, vous l’avez de nouveau, sans frais.',
  },
  hook_failed: {
    title: 'Les messages vers {host} n’arrivent pas',
    body: 'Un message à votre programme a été tenté pendant un jour sans être accepté. Regardez ce qu’il répond ; les messages peuvent être renvoyés.',
  },
  hook_disabled: {
    title: 'Les messages vers {host} sont désactivés',
    body: 'L’adresse n’a rien accepté depuis trois jours, plus rien ne lui est donc envoyé. Réparez-la et réactivez-la ; ce qu’elle a manqué peut être renvoyé.',
  },
  limit_changes: {
    title:
      'À partir du {from} : {kind, select, goods_max {articles en vente à la fois} deletions_daily {suppressions par jour} commission_bps {commission des nouvelles commandes} other {retraits par jour sans contrôle}}',
    body: 'Pour le niveau {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}, la valeur passe de {before} à {value}. Les articles en vente, les commandes déjà passées et votre argent ne sont pas touchés.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
