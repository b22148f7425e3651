import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: 'Ce que nous savons de vous',
  trustLead_privacy:
    'Ce qui est conservé sur un visiteur et un acheteur, à quelle fin, et quand c’est supprimé.',
  trustCard_privacy: 'Ce qui est conservé sur les acheteurs, à quelle fin et jusqu’à quand.',
  privacyVisit: 'Quand vous ne faites que regarder',
  privacyVisitCount:
    'Une boutique compte ses visiteurs. La marque qui distingue deux visites est différente le lendemain et dans chaque boutique ; personne ne peut en déduire qui vous êtes. Après {visitDays} jours, seuls les totaux restent.',
  privacyCookies:
    'Les cookies contiennent votre panier, pays, devise et langue, ainsi que l’emplacement sponsorisé ou l’e-mail de panier par lequel vous êtes venu, pour compter une commande. Aucune autre entreprise n’en reçoit rien.',
  privacyAsk: 'Seulement si vous le demandez',
  privacyRestock:
    'Un e-mail quand un article est de retour : votre adresse jusqu’à l’envoi, {restockDays} jours au plus.',
  privacyQuestion:
    'Une question à une boutique : votre nom et votre adresse jusqu’à l’envoi de la réponse, {questionDays} jours au plus. La question et la réponse restent jusqu’à {answerDays} jours, sans votre nom ; le lien de notre e-mail les supprime aussitôt.',
  privacyReminder:
    'Un e-mail au sujet d’un panier, si vous cochez la case lors du paiement : votre adresse jusqu’à l’envoi ou jusqu’au paiement, {cartDays} jours au plus. Une marque indiquant qu’un e-mail a été envoyé à cette adresse, sans dire laquelle, reste {keepDays} jours, ou {stopDays} jours après une désinscription.',
  privacyPage:
    'Votre liste d’envies est un cookie de votre navigateur. Si vous ouvrez votre page par un lien que nous vous envoyons, nous conservons votre adresse e-mail, votre liste d’envies et vos adresses pour cette boutique jusqu’à ce que vous les supprimiez ou {pageDays} jours après votre dernière connexion. Un navigateur reste connecté {sessionDays} jours. La boutique n’en voit rien.',
  privacyOrder: 'Quand vous commandez',
  privacyOrderData:
    'Nom, adresse et coordonnées, pour la livraison, les retours et la comptabilité. La boutique voit votre nom en partie et jamais votre adresse e-mail ; le fournisseur voit votre adresse tant que le colis est en route.',
  privacyErase:
    'Vous pouvez demander sa suppression une fois la commande terminée. Vos questions à la boutique et les e-mails en attente sont supprimés en même temps.',
  privacyTranslate:
    'Si une boutique demande la traduction de votre message, son texte est envoyé à {host}, sans ce que nous masquons dans les messages. La réponse est conservée et supprimée avec votre message.',
};
