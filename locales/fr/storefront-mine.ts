import type { storefrontMine as english } from '../en/storefront-mine.ts';
import type { Translated } from '../translated.ts';

export const storefrontMine: Translated<typeof english> = {
  mineTitle: 'Votre page',
  mineLink: 'Votre page : liste d’envies et commandes',
  mineHeart: 'Liste d’envies : {title}',
  mineWishes: 'Liste d’envies',
  mineNoWishes: 'Rien d’enregistré pour l’instant. Touchez le cœur d’un article pour le retrouver ici.',
  mineGone: 'N’est plus vendu ici',
  mineUnknown: 'Article',
  mineWas: '{amount} quand vous l’avez enregistré',
  mineRemove: 'Retirer',
  mineRemoved: 'Retiré de votre liste d’envies.',
  mineUndo: 'Annuler',
  mineSignIn: 'Ouvrez votre page',
  mineSignInLead:
    'Consultez vos commandes dans cette boutique et retrouvez votre liste d’envies sur tous vos appareils. Nous vous envoyons un lien par e-mail, sans mot de passe.',
  mineSend: 'Recevoir un lien',
  minePrivacy:
    'Votre adresse e-mail, votre liste d’envies et vos adresses enregistrées sont alors conservées pour cette boutique, jusqu’à ce que vous les supprimiez ou {days} jours après votre dernière connexion. La boutique n’en voit rien.',
  mineBrowser: 'Tant que vous n’avez pas ouvert votre page, votre liste d’envies reste dans ce navigateur.',
  mineAskedText:
    'Nous avons envoyé un lien à {email}. Il fonctionne une seule fois, pendant {minutes} minutes. S’il n’arrive pas, vérifiez vos indésirables.',
  mineOpen: 'Ouvrir votre page ?',
  mineOpenText:
    'Ce lien est destiné à {email}. Ce navigateur reste ensuite connecté pendant {days} jours. Ne l’ouvrez pas sur l’appareil de quelqu’un d’autre.',
  mineOpenSend: 'Ouvrir ma page',
  mineOrders: 'Commandes',
  mineNoOrders: 'Aucune commande avec cette adresse e-mail dans cette boutique pour l’instant.',
  mineMore: '{title} et {count, plural, one {# autre article} other {# autres articles}}',
  mineAddresses: 'Adresses enregistrées',
  mineNoAddresses: 'Enregistrez une adresse et elle vous sera proposée au moment de payer.',
  mineAdd: 'Ajouter une adresse',
  mineEdit: 'Modifier',
  mineDelete: 'Supprimer',
  mineDeleteAddress: 'Supprimer cette adresse ?',
  mineSaveAddress: 'Enregistrer l’adresse',
  mineAddressTitle: 'Adresse',
  mineAddressUse:
    'Vous seul la voyez ici et elle ne sert qu’aux commandes que vous passez. Vous pouvez en enregistrer {max} au maximum.',
  mineSessions:
    'Connexion active sur {count, plural, one {# appareil} other {# appareils}}, ici jusqu’au {date}.',
  mineSignOut: 'Se déconnecter',
  mineSignOutAll: 'Se déconnecter de tous les appareils',
  mineErase: 'Tout supprimer ici',
  mineEraseText:
    'Votre liste d’envies, vos adresses et votre adresse e-mail sont supprimées immédiatement et tous les appareils sont déconnectés. C’est irréversible. Les commandes ne sont pas supprimées et les liens de leurs e-mails restent valables.',
  mineEraseSend: 'Tout supprimer',
  mineCountry: 'Afficher les champs de ce pays',
  mineUse: 'Utiliser une adresse enregistrée',
  mineBox: 'Enregistrer cette adresse sur ma page',
  mineNoticeLinkOver:
    'Ce lien ne fonctionne plus : chacun sert une seule fois, pendant {minutes} minutes. Demandez-en un nouveau ci-dessous.',
  mineNoticeOut: 'Vous êtes déconnecté.',
  mineNoticeErased: 'Tout a été supprimé.',
  mineNoticeSaved: 'Adresse enregistrée.',
  mineNoticeDeleted: 'Adresse supprimée.',
  mineNoticeFull: 'Votre liste d’envies est pleine : {max} articles. Retirez-en un d’abord.',
  mineNoticeEnded:
    'Votre session ici a pris fin. Ouvrez votre page pour vous reconnecter. Ce que vous ajoutez d’ici là reste dans ce navigateur.',
  mineNoticeGone: 'Cet article n’est plus vendu ici ; il n’a pas été ajouté.',
  mineHeartFailed: 'Votre liste d’envies n’a pas pu être modifiée. Vérifiez votre connexion et réessayez.',
  mineNoticeAddressesFull: 'Vous avez déjà {max} adresses enregistrées. Supprimez-en une d’abord.',
};
