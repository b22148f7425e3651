import type { invitation as english } from '../en/invitation.ts';
import type { Translated } from '../translated.ts';

export const invitation: Translated<typeof english> = {
  friends: {
    title: 'Inviter des amis',
    lead: 'Les boutiques s’ouvrent sur invitation. Donnez-en une à quelqu’un que vous connaissez et en qui vous avez confiance.',
    makeTitle: 'Nouvelle invitation',
    today: 'Invitations du jour',
    todayUsed: '{used, number} sur {limit, number}',
    resets: 'De nouvelles à partir du {when}',
    open: 'Invitations ouvertes',
    note: 'Pour qui ?',
    noteHint: 'Facultatif. Un pense-bête pour vous ; notre équipe peut aussi le lire.',
    make: 'Créer une invitation',
    made: 'Invitation créée. Partagez-la avec votre ami.',
    obstacles: {
      closed:
        'L’inscription est fermée pour le moment. Les invitations que vous avez données restent valides.',
      account_age:
        'Un compte peut inviter après {days, plural, one {# jour} other {# jours}}. Le vôtre le pourra à partir du {when}.',
      open_max:
        '{max, plural, one {Vous avez atteint la limite de # invitation ouverte.} other {Vous avez atteint la limite de # invitations ouvertes.}} Révoquez-en une, ou attendez que l’une soit utilisée ou expire.',
      daily:
        'Vous avez utilisé toutes les invitations du jour. Vous pourrez en créer d’autres à partir du {when}.',
    },
    listTitle: 'Vos invitations',
    none: 'Pas encore d’invitations',
    noneDetail: 'Créez-en une et envoyez le lien. Vous voyez ici quand elle est ouverte et utilisée.',
    states: {
      unused: 'Pas encore ouverte',
      opened: 'Ouverte',
      joined: 'Inscription faite',
      expired: 'Expirée',
      revoked: 'Révoquée',
    },
    stateDetail: {
      unused: 'Valide jusqu’au {when}',
      opened: 'Le lien a été ouvert. Valide jusqu’au {when}',
      joined: '{name} a ouvert une boutique le {when}. Ami {id}',
      expired: 'Pas utilisée avant le {when}',
      revoked: 'Créée le {when}',
    },
    share: 'Partager',
    shareOf: 'Partager l’invitation {code}',
    shareTitle: 'Une invitation pour vous',
    shareText:
      'Ouvrez votre propre boutique avec mon invitation. C’est gratuit, elle sert une fois et elle est valide jusqu’au {when}.',
    code: 'Code',
    revoke: 'Révoquer',
    revokeOf: 'Révoquer l’invitation {code}',
    revokeTitle: 'Révoquer cette invitation ?',
    revokeText:
      'Le code {code} et son lien cessent immédiatement de fonctionner. L’invitation compte toujours pour le jour où vous l’avez créée.',
    revoked: 'L’invitation a été révoquée',
    rulesTitle: 'Comment cela fonctionne',
    rules: {
      free: 'Inviter est gratuit. Les invitations ne peuvent jamais être achetées ni vendues.',
      quota:
        '{perDay, number} par jour, et {openMax, number} ouvertes en même temps. Le jour commence à minuit dans votre fuseau horaire.',
      once: 'Chacune sert une fois, pendant {days, plural, one {# jour} other {# jours}}.',
      nothing: 'Cela ne vous rapporte rien : ni argent, ni points, ni part de ce que vend votre ami.',
      masked:
        'Vous voyez si votre ami a ouvert sa boutique, et la première lettre de son nom. Vous ne voyez pas sa boutique.',
    },
  },
  title: 'Ouvrir votre boutique',
  lead: 'Les boutiques s’ouvrent sur invitation. Saisissez le code que vous avez reçu.',
  code: 'Code d’invitation',
  codeHint: 'Lettres et chiffres ; majuscules ou minuscules, peu importe.',
  check: 'Vérifier le code',
  changeCode: 'Changer',
  good: 'Code accepté',
  invitedBy: 'Invité par',
  operator: 'Ce service est exploité par',
  country: 'Pays',
  ticketUntil: 'À terminer avant',
  createTitle: 'Créez votre compte',
  shopName: 'Nom de votre boutique',
  shopNameHint: 'Les acheteurs le voient. Vous pourrez le changer plus tard.',
  create: 'Ouvrir ma boutique',
  closed: 'L’inscription est fermée pour le moment. Votre code reste valide ; revenez plus tard.',
  // Shown while nobody may register.
  door: {
    closed: 'L’inscription est fermée pour le moment',
    until: 'Elle rouvre automatiquement le {when}. Votre code reste valide aussi longtemps qu’indiqué.',
    noEnd:
      'Nous ne savons pas encore quand elle rouvrira. Votre code reste valide aussi longtemps qu’indiqué.',
    waiting:
      '{count, plural, =0 {Personne d’autre n’attend avec une invitation.} one {# personne attend avec une invitation.} other {# personnes attendent avec une invitation.}}',
    few: 'Moins de {few, number} personnes attendent avec une invitation.',
    nobodyFirst:
      'Il n’y a pas d’ordre entre elles, ni de place à acheter : à l’ouverture, toute personne qui a une invitation peut entrer.',
  },
  free: 'Ouvrir et tenir une boutique est gratuit. Vous n’avez jamais à verser d’argent pour vendre ou pour être payé.',
  reasons: {
    unknown:
      'Nous ne connaissons pas ce code. Vérifiez chaque caractère ; 0 et O, 1 et I ne sont jamais utilisés.',
    used: 'Ce code a déjà été utilisé. Chaque code ouvre une seule boutique ; demandez-en un nouveau.',
    expired: 'Ce code a expiré. Demandez-en un nouveau.',
    revoked: 'Ce code a été révoqué. Demandez-en un nouveau à la personne qui vous l’a donné.',
    closed: 'L’inscription est fermée pour le moment. Votre code reste valide ; revenez plus tard.',
    missing: 'Saisissez d’abord un code d’invitation.',
  },
};
