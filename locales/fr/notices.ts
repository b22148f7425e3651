import type { notices as english } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

/** What a notice says: ICU messages that are given the facts of the event. Amounts arrive formatted. */
export const notices: Translated<typeof english> = {
  order_paid: {
    title:
      '{named, select, yes {{more, plural, =0 {Nouvelle commande : {goods}, {amount}} one {Nouvelle commande : {goods} et # autre article, {amount}} many {Nouvelle commande : {goods} et # autres articles, {amount}} other {Nouvelle commande : {goods} et # autres articles, {amount}}}} other {Nouvelle commande {no}}}',
    body: '{confirm, select, auto {Commande {no}. Confirmez-la au plus tard le {confirm_by}, sinon elle est confirmée automatiquement.} latest {Commande {no}. Confirmez-la au plus tard le {confirm_by}, sinon elle est annulée et l’acheteur est remboursé.} other {Un acheteur a payé {amount}. Confirmez le coût avec son paiement, sinon il est confirmé automatiquement.}}',
  },
  order_confirmed: {
    title: 'La commande {no} a été confirmée automatiquement',
    body: 'Le coût du fournisseur a été réservé sur le paiement de l’acheteur. Le fournisseur prépare le colis.',
  },
  order_shipped: { title: 'La commande {no} est en route', body: 'Le transporteur a le colis.' },
  order_delivered: {
    title: 'La commande {no} a été livrée',
    body: 'L’acheteur peut maintenant vérifier les articles.',
  },
  order_accepted: {
    title: 'La commande {no} a été acceptée',
    body: 'Votre gain est de {amount}. Il est dans votre portefeuille et devient disponible après le délai d’attente de votre niveau.',
  },
  order_lost: {
    title: 'La commande {no} est peut-être perdue',
    body: 'Elle n’a pas été livrée à temps. Le fournisseur prend la perte en charge, pas vous. Veuillez consulter le retour.',
  },
  order_cancelled: {
    title: 'La commande {no} a été annulée',
    body: '{why, select, buyer {L’acheteur l’a demandé.} expired {Elle n’a pas été confirmée à temps.} stock {Le fournisseur est en rupture de stock.} sla {Elle n’a pas été expédiée à temps.} undeliverable {Le transporteur n’a pas pu la livrer.} other {Elle n’a pas pu être exécutée.}} Nous remboursons {amount} à l’acheteur. Vous ne perdez rien.',
  },
  order_released: {
    title: 'Montant disponible au retrait : {amount}',
    body: 'Vous pouvez maintenant retirer votre gain de la commande {no}.',
  },
  return_asked: {
    title: 'Retour demandé pour la commande {no}',
    body: 'Répondez au plus tard le {answer_by}, sinon il est accepté automatiquement.',
  },
  return_granted: {
    title: 'Retour de la commande {no} accepté',
    body: 'Il n’a pas reçu de réponse à temps, il a donc été accepté automatiquement. Les articles retournent chez le fournisseur.',
  },
  return_closed: {
    title: 'Retour de la commande {no} clos',
    body: 'Rien n’a été remboursé. La commande reprend où elle en était.',
  },
  return_refunded: {
    title: 'La commande {no} a été remboursée',
    body: 'Nous remboursons {amount} à l’acheteur. Le retour indique qui prend ce montant en charge.',
  },
  return_offer_taken: {
    title: 'L’acheteur de la commande {no} a accepté votre offre',
    body: 'L’acheteur garde les articles, et le remboursement est en cours.',
  },
  return_offer_declined: {
    title: 'L’acheteur de la commande {no} a refusé votre offre',
    body: 'Le retour est donc accepté, comme il l’aurait été sans réponse. Les articles retournent chez le fournisseur.',
  },
  return_damaged: {
    title: 'Les articles de la commande {no} sont revenus endommagés',
    body: 'Le fournisseur veut une déduction sur le remboursement. L’acheteur ou un vérificateur décide.',
  },
  return_escalated: {
    title: 'Le retour de la commande {no} est en cours d’examen',
    body: 'Vous aurez la décision sous dix jours, avec ses motifs.',
  },
  return_decided_for_buyer: {
    title: 'Le retour de la commande {no} a été tranché en faveur de l’acheteur',
    body: 'Le retour indique pourquoi, et qui prend quoi en charge.',
  },
  return_decided_for_shop: {
    title: 'Le retour de la commande {no} a été tranché en faveur de la boutique',
    body: 'Deux vérificateurs l’ont examiné. Le retour indique pourquoi.',
  },
  feedback_answered: {
    title: 'Nous avons répondu à votre message {no}',
    body: 'Ouvrez-le pour lire la réponse.',
  },
  feedback_done: {
    title: 'C’est fait : votre message {no}',
    body: 'Merci. Si ce n’est pas ce que vous vouliez dire, contactez-nous à nouveau.',
  },
  chat_answered: {
    title: 'Le service client a répondu',
    body: 'Ouvrez la conversation pour la lire et répondre.',
  },
  chat_buyer_wrote: {
    title: 'Nouveau message de l’acheteur de la commande {no}',
    body: 'Ouvrez la conversation pour le lire et répondre. Aucun de vous deux ne voit les coordonnées de l’autre.',
  },
  question_new: {
    title: 'Nouvelle question sur « {title} »',
    body: 'Un acheteur souhaite savoir quelque chose avant d’acheter. Votre réponse lui parvient par e-mail.',
  },
  sourcing_found: {
    title: 'Nous avons trouvé un article pour « {title} »',
    body: 'Ouvrez votre demande pour voir ce que nous avons trouvé et son coût. S’il vous convient, ajoutez-le à votre boutique.',
  },
  sourcing_not_found: {
    title: 'Nous n’avons pas trouvé « {title} »',
    body: 'Ouvrez votre demande pour en lire la raison. Elle ne compte plus parmi vos demandes en cours.',
  },
  sign_in_new: {
    title: 'Nouvelle connexion à votre compte',
    body: '{named, select, yes {C’était {device}, le {when}, depuis le réseau {place}.} other {C’était un appareil non identifié, le {when}, depuis le réseau {place}.}} Si ce n’était pas vous, changez votre mot de passe : tous les autres appareils sont alors déconnectés.',
  },
  sign_in_guessed: {
    title: 'Quelqu’un essaie de deviner votre mot de passe',
    body: 'Il y a eu {count} tentatives de connexion infructueuses avec votre nom d’utilisateur en une heure, depuis des réseaux que vous n’avez jamais utilisés. Personne n’est entré, et vous pouvez toujours vous connecter là où vous le faites d’habitude. Si votre mot de passe est court ou utilisé ailleurs, changez-le et activez la double authentification.',
  },
  password_changed: {
    title: 'Votre mot de passe de connexion a été changé',
    body: 'Tous les autres appareils ont été déconnectés. Les clés d’API fonctionnent toujours : révoquez celles que vous ne connaissez pas dans Connexion et sécurité. Si ce n’était pas vous, écrivez-nous immédiatement.',
  },
  password_reset: {
    title: 'Votre mot de passe de connexion a été remplacé',
    body: '{way, select, email {Il a été remplacé par un lien envoyé à votre adresse e-mail.} other {Il a été remplacé avec un code de récupération.}} Tous les appareils ont été déconnectés et les retraits sont suspendus jusqu’au {until}. Les clés d’API fonctionnent toujours : révoquez celles que vous ne connaissez pas dans Connexion et sécurité. Si ce n’était pas vous, remplacez-le de nouveau immédiatement et écrivez-nous.',
  },
  contact_changed: {
    title: 'Vos coordonnées ont été modifiées',
    body: '{what, select, email {L’adresse e-mail de votre compte a été modifiée} phone {Le numéro de téléphone de votre compte a été modifié} other {L’adresse e-mail et le numéro de téléphone de votre compte ont été modifiés}}. Une nouvelle adresse e-mail n’est prise en compte qu’une fois confirmée. Si ce n’était pas vous, changez immédiatement votre mot de passe : tous les autres appareils sont alors déconnectés.',
  },
  shop_linked: {
    title: 'Une boutique a été ajoutée à vos boutiques',
    body: 'Son propriétaire peut ouvrir cette boutique et vous pouvez ouvrir la sienne, sans se connecter. Pour l’argent, chaque boutique demande toujours son propre mot de passe de transaction. Si ce n’était pas vous, retirez-la dans Mes boutiques et changez immédiatement votre mot de passe.',
  },
  pay_password_changed: {
    title: 'Votre mot de passe de transaction a été changé',
    body: 'Si ce n’était pas vous, remplacez-le et déconnectez vos autres appareils.',
  },
  pay_password_reset: {
    title: 'Votre mot de passe de transaction a été remplacé',
    body: 'Les retraits sont suspendus jusqu’au {until}. Si ce n’était pas vous, déconnectez vos autres appareils et contactez-nous.',
  },
  device_added: {
    title: 'Un appareil qui signe a été ajouté',
    body: '{waits, select, yes {{device} pourra signer à partir du {until}. Ce n’était pas vous ? Supprimez-le avant, changez vos mots de passe et dites-le-nous.} other {{device} signe désormais les retraits, les comptes de retrait, les campagnes et votre mot de passe de transaction. Ce n’était pas vous ? Changez vos mots de passe et dites-le-nous.}}',
  },
  device_leaving: {
    title: 'Votre dernier appareil qui signe va être supprimé',
    body: '{device} cesse de signer le {until}. {alone, select, yes {Ensuite, les retraits n’exigent plus de signature. } other {}}Ce n’était pas vous ? Gardez l’appareil sous « Appareils qui signent », changez vos mots de passe et dites-le-nous.',
  },
  device_removed: {
    title: 'Un appareil qui signe a été supprimé',
    body: '{device} ne signe plus. Ce n’était pas vous ? Changez vos mots de passe et dites-le-nous.',
  },
  device_retained: {
    title: 'Un appareil qui signe est conservé',
    body: 'La suppression de {device} est annulée. Il continue de signer.',
  },
  second_factor_on: {
    title: 'La double authentification est activée',
    body: 'La connexion sur un nouvel appareil demande maintenant un code de votre application d’authentification.',
  },
  second_factor_off: {
    title: 'La double authentification a été désactivée',
    body: 'La connexion ne demande plus que votre mot de passe. Si ce n’était pas vous, déconnectez vos autres appareils et réactivez-la.',
  },
  recovery_code_used: {
    title: 'Un code de récupération a été utilisé',
    body: '{left, plural, =0 {Il n’en reste aucun. Créez-en de nouveaux dès maintenant.} one {Il en reste #. Créez-en de nouveaux avant qu’il n’y en ait plus.} other {Il en reste #. Créez-en de nouveaux avant qu’il n’y en ait plus.}}',
  },
  comment_new: {
    title: 'Nouveau commentaire sur la commande {no}',
    body: '{rating} sur 5 étoiles pour « {title} ». Vous pouvez répondre une fois ; tout le monde peut lire votre réponse.',
  },
  comment_followed: {
    title: 'Un acheteur a complété un commentaire sur la commande {no}',
    body: 'Il concerne « {title} ».',
  },
  comment_kept: {
    title: 'Un commentaire que vous avez signalé est maintenu',
    body: 'Il concerne « {title} » de la commande {no}. Nous l’avons vérifié et il respecte les règles. Votre réponse apparaît à côté.',
  },
  comment_removed: {
    title: 'Un commentaire que vous avez signalé a été retiré',
    body: 'Il concernait « {title} » de la commande {no}. Le motif figure à sa place, et sa note ne compte plus.',
  },
  goods_withdrawn: {
    title: 'Articles retirés de la vente',
    body: 'Nous avons retiré de toutes les boutiques : {titles}. Motif : {reason} Les commandes déjà passées suivent leur cours. Si le motif disparaît, le retour en vente est automatique.',
  },
  goods_out_of_stock: {
    title: 'Plus en vente : épuisé',
    body: 'Le fournisseur est en rupture de stock : {titles}. Le retour en vente est automatique dès que le stock revient.',
  },
  goods_below_break_even: {
    title: 'Plus en vente : le coût a augmenté',
    body: 'À votre prix, vous perdriez de l’argent sur {titles}. Fixez un prix plus élevé pour les vendre à nouveau.',
  },
  goods_back_on_sale: {
    title: 'Articles de retour en vente',
    body: 'Vous pouvez à nouveau vendre, à votre prix : {titles}.',
  },
  cost_rises: {
    title: 'Le coût de « {title} » augmente',
    body: 'À partir du {when}, il vous coûte {cost} au lieu de {old}. À votre prix de {price}, vous gagnez alors {profit} par unité. Les commandes existantes gardent leur coût.',
  },
  cost_rises_below: {
    title: 'Le coût de « {title} » dépasse ce que votre prix permet',
    body: 'À partir du {when}, il vous coûte {cost} au lieu de {old}. À votre prix de {price}, vous perdriez de l’argent : fixez au moins {floor}, sinon l’article est retiré de la vente ce jour-là. Les commandes existantes gardent leur coût.',
  },
  cost_falls: {
    title: 'Le coût de « {title} » baisse',
    body: 'À partir du {when}, il vous coûte {cost} au lieu de {old}. À votre prix de {price}, vous gagnez alors {profit} par unité.',
  },
  goods_repriced: {
    title: 'Les prix ont suivi le coût',
    body: 'Le coût a augmenté : {titles}. Votre règle de prix a fixé de nouveaux prix, pour que vous ne perdiez pas d’argent.',
  },
  identity_verified: {
    title: 'Votre identité est vérifiée',
    body: 'Votre identité est vérifiée au nom de {name}. Les comptes à ce nom peuvent recevoir vos retraits.',
  },
  identity_rejected: {
    title: 'Nous n’avons pas encore pu vérifier votre identité',
    body: 'Chaque champ à corriger indique pourquoi. Tout le reste est conservé.',
  },
  identity_recalled: {
    title: 'Votre vérification a été révoquée',
    body: '{statement} Vous pouvez envoyer de nouveaux documents. Vos gains restent à vous, et vous pouvez former un recours.',
  },
  unpaid_near: {
    title: 'Vérifiez votre identité pour continuer à recevoir des commandes',
    body: '{unpaid} attendent de vous être versés. À {limit}, votre boutique ne prend plus de nouvelles commandes tant que votre identité n’est pas vérifiée. Cet argent reste à vous.',
  },
  unpaid_stopped: {
    title: 'Votre boutique ne prend plus de nouvelles commandes',
    body: '{unpaid} attendent de vous être versés et votre identité n’est pas encore vérifiée. Les commandes en cours continuent, et l’argent reste à vous. Les nouvelles commandes reprennent dès que vous êtes vérifié.',
  },
  identity_late: {
    title: 'Nous avons du retard pour vérifier votre identité',
    body: 'Nous avions promis une réponse sous 48 heures et ne l’avons pas donnée. Votre demande est la première de la file ; vous n’avez rien à faire.',
  },
  identity_appeal_received: {
    title: 'Nous avons reçu votre recours',
    body: 'Une autre personne que celles qui ont décidé répondra au plus tard le {decide_by}.',
  },
  identity_appeal_upheld: {
    title: 'Votre recours a été rejeté',
    body: 'La décision sur votre identité est maintenue. Vous pouvez lire pourquoi et envoyer de nouveaux documents à tout moment.',
  },
  identity_appeal_overturned: {
    title: 'Votre recours a abouti',
    body: 'Votre identité est vérifiée. Toutes nos excuses.',
  },
  identity_appeal_reopened: {
    title: 'Votre recours a abouti',
    body: 'La décision précédente ne compte plus. Vos documents ont déjà été supprimés : veuillez les envoyer à nouveau. Toutes nos excuses.',
  },
  identity_appeal_late: {
    title: 'Nous sommes en retard sur votre recours',
    body: 'Nous avions promis une décision sous 10 jours et ne l’avons pas encore prise. Le vôtre est en tête de file ; vous n’avez rien à faire.',
  },
  identity_expiring: {
    title: 'Votre document expire le {day}',
    body: 'Envoyez-en un nouveau avant cette date. En attendant, vous pouvez continuer à vendre et à retirer.',
  },
  payout_schedule_set: {
    title: 'Retrait hebdomadaire activé',
    body: 'Jusqu’à {amount} est versé à {account} une fois par semaine. Ce n’était pas vous ? Arrêtez-le, changez vos mots de passe et prévenez-nous.',
  },
  payout_schedule_skipped: {
    title: 'Votre retrait hebdomadaire n’a pas eu lieu',
    body: 'Quelque chose demande d’abord votre attention : ouvrez le retrait hebdomadaire pour voir quoi. Votre argent reste disponible.',
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
    body: 'Montant arrivé et disponible maintenant : {amount}. Il est à vous et peut être retiré comme le reste de votre solde.',
  },
  deposit_below_minimum: {
    title: 'Dépôt {no} : {amount} reçus',
    body: 'C’est moins que le minimum de ce moyen. Nous le gardons pour vous et le créditons dès que ce que vous avez envoyé atteint le minimum.',
  },
  deposit_unclear: {
    title: 'Dépôt {no} : {amount} reçus et gardés pour vous',
    body: 'Il est arrivé en retard, ou dépasse votre limite de dépôt. Deux vérificateurs l’examinent ; nous le créditons ensuite ou le renvoyons là d’où il vient.',
  },
  deposit_returned: {
    title: 'Dépôt {no} : {amount} renvoyés',
    body: 'Nous n’avons pas pu le créditer, nous l’avons donc renvoyé là d’où il venait.',
  },
  deposit_needs_info: {
    title: 'Dépôt {no} : nous avons une question',
    body: 'Un vérificateur a besoin d’une précision de votre part avant que le dépôt puisse être crédité. Vous avez sept jours pour répondre.',
  },
  deposit_failed: {
    title: 'Le dépôt {no} n’a pas pu être crédité',
    body: 'Motif : {reason}',
  },
  deposit_unanswered: {
    title: 'Le dépôt {no} a été fermé sans réponse',
    body: 'Notre question n’a pas reçu de réponse dans les sept jours. Si vous avez envoyé de l’argent, dites-le-nous : il n’est pas perdu.',
  },
  deposit_expired: {
    title: 'Le dépôt {no} n’a pas été trouvé',
    body: 'Rien n’est arrivé à temps. Si vous avez envoyé de l’argent, vérifiez l’adresse et le réseau, et dites-le-nous. Nous gardons pour vous ce qui arrive plus tard.',
  },
  deposit_late: {
    title: 'Nous avons du retard sur le dépôt {no}',
    body: 'Nous avions promis une réponse sous 24 heures et ne l’avons pas donnée. Votre dépôt est le premier de la file ; vous n’avez rien à faire.',
  },
  restriction_placed: {
    title: 'Votre boutique est restreinte jusqu’au {until}',
    body: 'Ouvrez-la pour voir pourquoi, ce qui fonctionne toujours et comment former un recours. Elle prend fin automatiquement.',
  },
  restriction_held: {
    title: '{amount} de votre solde sont retenus jusqu’au {until}',
    body: 'Ouvrez-la pour voir les motifs et les preuves. Vous pouvez former un recours, et la retenue prend fin automatiquement.',
  },
  restriction_begun: {
    title: 'Votre compte est suspendu jusqu’au {until}',
    body: 'Nous l’avions annoncé. Vous pouvez voir pourquoi, former un recours et voir votre argent.',
  },
  restriction_extended: {
    title: 'Une restriction a été prolongée jusqu’au {until}',
    body: 'Un deuxième vérificateur l’a décidé sur de nouvelles preuves. Elle ne peut plus être prolongée, et vous pouvez former un recours.',
  },
  restriction_ended: {
    title: 'Une restriction a pris fin',
    body: 'Tout ce qu’elle empêchait fonctionne à nouveau.',
  },
  restriction_freed: {
    title: '{amount} de votre solde sont à nouveau disponibles',
    body: 'Le montant qui était retenu est revenu dans votre solde disponible.',
  },
  appeal_received: {
    title: 'Nous avons votre recours',
    body: 'Un autre vérificateur que celui qui a prononcé la restriction décide au plus tard le {decide_by}.',
  },
  appeal_upheld: {
    title: 'Votre recours n’a pas abouti',
    body: 'Ouvrez-le pour lire les motifs. La restriction prend toujours fin automatiquement.',
  },
  appeal_overturned: {
    title: 'Votre recours a abouti',
    body: 'Nous sommes désolés. La restriction est levée, et le montant retenu est à nouveau disponible.',
  },
  withdrawal_requested: {
    title: 'Retrait {no} demandé',
    body: 'Nous avons reçu votre demande de retrait de {amount} vers {account}. Vous pouvez l’annuler tant que le retrait n’est pas envoyé.',
  },
  withdrawal_approved: {
    title: 'Le retrait {no} a été approuvé',
    body: 'Nous envoyons maintenant {amount} vers {account}.',
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
    body: '{amount} sont à nouveau disponibles. Motif : {reason}',
  },
  withdrawal_failed: {
    title: 'Le retrait {no} a échoué',
    body: '{amount} sont à nouveau disponibles. Rien n’a été facturé. Veuillez vérifier le compte {account}.',
  },
  withdrawal_returned: {
    title: 'Le retrait {no} a été renvoyé',
    body: 'La banque ou le réseau destinataire l’a renvoyé : {amount} sont à nouveau disponibles, frais compris. Veuillez vérifier le compte {account}.',
  },
  goodwill_promo: {
    title: 'Vous avez {amount} de crédit de promotion',
    body: 'Nous vous dédommageons : {reason} Ce crédit est utilisé en premier quand vous payez une promotion. Vous ne devez rien en retour.',
  },
  goodwill_given: {
    title: '{amount} ajoutés à votre portefeuille',
    body: 'Nous vous dédommageons : {reason} La somme est disponible tout de suite et vous ne devez rien en retour.',
  },
  ad_started: {
    title: 'Votre promotion de {goods} a commencé',
    body: 'Elle est maintenant affichée. Vous pouvez voir à tout moment où, à quelle fréquence et ce qu’elle coûte.',
  },
  ad_paused: {
    title: 'Votre promotion de {goods} est en pause',
    body: '{why, select, no_stock {Les articles sont épuisés.} not_sold {Les articles ne sont pas en vente dans votre boutique.} shop_paused {Votre boutique ne prend pas de commandes pour le moment.} other {Elle ne peut pas être affichée pour le moment.}} Elle ne coûte rien pendant ce temps et reprend automatiquement.',
  },
  ad_resumed: {
    title: 'Votre promotion de {goods} a repris',
    body: 'Elle est à nouveau affichée.',
  },
  ad_exhausted: {
    title: 'Le budget pour {goods} est épuisé',
    body: 'La promotion est terminée. Le montant restant, {amount}, ne suffisait pas pour un autre clic et vous a été rendu.',
  },
  ad_ended: {
    title: 'Votre promotion de {goods} est terminée',
    body: '{why, select, time {Son dernier jour est passé.} shop_closed {Votre boutique est fermée.} other {Elle a pris fin.}} Le montant non dépensé, {amount}, vous a été rendu.',
  },
  ad_refused: {
    title: 'Votre promotion de {goods} a été refusée',
    body: 'Le motif de notre vérificateur : {reason} Nous vous avons rendu la totalité, {amount}. Vous pouvez la modifier et en lancer une nouvelle.',
  },
  friend_joined: {
    title: 'Un ami a ouvert sa boutique',
    body: '{name} a ouvert une boutique avec votre invitation. Inviter est gratuit, et personne n’y gagne quoi que ce soit.',
  },
  level_raised: {
    title:
      'Votre boutique a un nouveau niveau : {level, select, merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Vous remplissez ses conditions. Votre vitrine accueille plus d’articles, et la commission des nouvelles commandes est plus faible. Cela ne coûte rien.',
  },
  level_lowering: {
    title:
      'Le {from}, le niveau de votre boutique deviendra {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Votre boutique ne remplit pas l’une des conditions de son niveau en ce moment. Si elle la remplit de nouveau d’ici là, rien ne change. Vos articles restent en place et votre argent n’est pas touché. La page du niveau montre ce qui manque.',
  },
  level_kept: {
    title:
      'Votre niveau reste : {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Votre boutique remplit de nouveau les conditions de son niveau. Le changement annoncé est annulé.',
  },
  level_lowered: {
    title:
      'Le niveau de votre boutique est maintenant {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}',
    body: 'Cela avait été annoncé il y a trente jours. Vos articles restent en vente et votre argent n’est pas touché. Dès que vous remplissez les conditions d’un niveau supérieur, vous l’avez de nouveau, sans frais.',
  },
  proposal_made: {
    title: 'Un programme propose un changement',
    body: 'Regardez ce qui changerait, puis confirmez ou refusez. Rien ne change avant cela.',
  },
  hook_failed: {
    title: 'Les messages vers {host} n’arrivent pas',
    body: 'Nous avons essayé pendant un jour de livrer un message à votre programme. Vérifiez ce qu’il répond ; vous pouvez renvoyer les messages.',
  },
  hook_disabled: {
    title: 'Les messages vers {host} sont désactivés',
    body: 'L’adresse n’a rien accepté depuis trois jours : nous avons cessé d’y envoyer des messages. Corrigez le problème et réactivez-la ; vous pouvez renvoyer ce qu’elle a manqué.',
  },
  domain_active: {
    title: '{domain} est actif',
    body: 'Les acheteurs accèdent désormais à votre boutique par votre propre domaine. Votre adresse ici continue de fonctionner.',
  },
  domain_failing: {
    title: '{domain} n’est plus utilisé',
    body: 'Le domaine ne mène plus à votre boutique. Elle reste ouverte à son adresse ici. Voyez ce qu’il faut corriger.',
  },
  domain_lapsed: {
    title: '{domain} n’a pas été connecté',
    body: 'Les enregistrements DNS n’étaient pas corrects au bout d’une semaine : nous avons retiré la demande. Vous pouvez recommencer à tout moment.',
  },
  domain_uncertified: {
    title: 'Pas encore de certificat pour {domain}',
    body: 'L’autorité de certification a refusé plusieurs fois. Voyez pourquoi ; nous réessayons automatiquement.',
  },
  limit_changes: {
    title:
      'À partir du {from} : {kind, select, goods_max {articles en vente à la fois} deletions_daily {suppressions par jour} commission_bps {commission des nouvelles commandes} other {montant de retrait par jour sans examen}}',
    body: 'Pour le niveau {level, select, standard {Boutique Standard} merchant {Boutique Marchand} partner {Partenaire commercial} other {Agent de marque}}, la valeur passe de {before} à {value}. Les articles en vente, les commandes déjà passées et votre argent ne sont pas touchés.',
  },
  house_announcement: { title: '{title}', body: '{body}' },
};
