import type { devices as english } from '../en/devices.ts';
import type { Translated } from '../translated.ts';

export const devices: Translated<typeof english> = {
  title: 'Appareils qui signent',
  lead: 'Les retraits, les nouveaux comptes de retrait, les campagnes et les changements de votre mot de passe de transaction exigent la signature de l’un de ces appareils. Nous ne pouvons pas faire cette signature nous-mêmes.',
  rowDetail: 'Un retrait exige alors la signature de votre téléphone.',
  none: 'Aucun appareil ne signe encore',
  noneDetail:
    'Pour l’instant, vos mots de passe suffisent pour un retrait. Avec un appareil qui signe, un mot de passe volé ne suffit plus.',
  thisDevice: 'Cet appareil',
  automatic: 'Signe automatiquement',
  asks: 'Demande votre empreinte, votre visage ou le verrouillage de l’écran',
  active: 'Signe depuis le {when}',
  waiting: 'Pourra signer à partir du {when}',
  leaving: 'Signe jusqu’au {when}',
  badgeActive: 'Actif',
  badgeWaiting: 'En attente',
  badgeLeaving: 'Suppression en cours',
  addPhone: 'Signer avec cet appareil',
  addPasskey: 'Ajouter une clé d’accès',
  firstNote:
    'Votre premier appareil peut signer immédiatement. Nous vous prévenons sur tous vos appareils et par e-mail.',
  laterNote:
    'Un nouvel appareil peut signer après 24 heures. Nous vous prévenons sur tous vos appareils et par e-mail : personne ne peut en ajouter un à votre insu.',
  name: 'Nom de l’appareil',
  nameHint: 'Vous le voyez dans cette liste et dans les notifications.',
  forgotPin: 'Mot de passe de transaction oublié ?',
  usePin: 'Utiliser le mot de passe de transaction',
  forgotNote: 'Avec votre mot de passe de connexion, l’appareil peut signer après 24 heures.',
  add: 'Ajouter l’appareil',
  added: '{name} peut maintenant signer.',
  addedWaiting: '{name} pourra signer à partir du {when}.',
  remove: 'Supprimer',
  removeTitle: 'Supprimer {name} ?',
  removeNow: 'Il cesse de signer immédiatement.',
  removeLast:
    'C’est votre dernier appareil actif : il signe encore 24 heures. Vous pouvez annuler la suppression d’ici là.',
  removeAll: 'Ensuite, les retraits n’exigent plus de signature.',
  removed: '{name} a été supprimé.',
  leavingDone: '{name} signe jusqu’au {when}.',
  keep: 'Garder',
  keepTitle: 'Garder {name} ?',
  keepText: 'La suppression est annulée et l’appareil continue de signer.',
  kept: '{name} continue de signer.',
  full: 'Vous pouvez avoir {max, number} appareils. Supprimez-en un pour en ajouter un autre.',
  cannotKeep:
    'Ce navigateur ne peut pas conserver de clé de signature, par exemple en navigation privée. Essayez un autre navigateur.',
  notMade: 'La clé d’accès n’a pas été créée. Réessayez.',
  known: 'Cet appareil a déjà été ajouté.',
  canSign: 'Ces appareils peuvent signer : {names}',
  manage: 'Gérer les appareils',
  offerTitle: 'Protégez les retraits avec cet appareil',
  offerText:
    'Avec un appareil qui signe, un mot de passe volé ne suffit pas pour retirer votre argent. Cela prend une minute et c’est gratuit.',
  offer: 'Configurer',
  lost: 'Vous avez perdu votre seul appareil ? Ajoutez-en un nouveau ici. Il pourra signer après 24 heures.',
};
