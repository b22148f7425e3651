import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Les notifications push vont aux appareils que vous activez ci-dessous, et les e-mails à votre adresse confirmée. Sans l’un d’eux, ces choix attendent.',
  push: {
    title: 'Notifications push sur cet appareil',
    lead: 'Votre téléphone ou votre ordinateur vous prévient quand quelque chose se passe, même quand l’application est fermée.',
    on: 'Cet appareil est prévenu.',
    off: 'Cet appareil n’est pas prévenu.',
    turnOn: 'Prévenir cet appareil',
    turnOff: 'Ne plus prévenir cet appareil',
    turnedOn: 'Cet appareil est prévenu à partir de maintenant.',
    turnedOff: 'Cet appareil n’est plus prévenu.',
    test: 'Essayer',
    tested:
      '{count, plural, one {Un essai est en route vers # appareil.} other {Un essai est en route vers # appareils.}}',
    none: 'Ce navigateur ne peut pas être prévenu. Veuillez ouvrir l’application dans un autre.',
    blocked:
      'Vous avez dit à ce navigateur que l’application ne peut pas vous prévenir. Veuillez autoriser les notifications de cette page dans les réglages du navigateur, puis revenir.',
    installTitle: 'Placez d’abord l’application sur votre écran d’accueil',
    install:
      'Cet appareil ne prévient que pour les applications de son écran d’accueil. Touchez le bouton de partage du navigateur, choisissez « Sur l’écran d’accueil », ouvrez l’application depuis là et revenez à cette page.',
    failed:
      'Ce navigateur ne l’a pas permis, ou son service de notifications est absent. Veuillez réessayer plus tard.',
    details: 'Afficher les détails sur l’écran verrouillé',
    detailsHint:
      'Les numéros de commande et les montants sont alors lisibles par toute personne qui voit votre écran. Sinon, la notification dit seulement que quelque chose s’est passé.',
  },
  devices: {
    title: 'Appareils prévenus',
    none: 'Aucun appareil n’est encore prévenu.',
    unnamed: 'Un navigateur sans nom',
    here: 'Cet appareil',
    added: 'Depuis',
    last: 'Prévenu pour la dernière fois',
    end: 'Ne plus le prévenir',
    endTitle: 'Ne plus prévenir cet appareil ?',
    endDetail: '{name} n’est plus prévenu. Il faudra le réactiver sur l’appareil lui-même.',
    ended: 'L’appareil n’est plus prévenu.',
    state: {
      on: 'Prévenu',
      failing: 'Injoignable pour le moment',
      ended: 'N’est plus prévenu',
    },
    why: {
      person: 'Vous y avez mis fin.',
      moved:
        'Quelqu’un d’autre l’a activé pour lui-même dans le même navigateur, ou vous l’avez activé à nouveau.',
      gone: 'Le navigateur ne se laisse plus prévenir. Réactivez-le sur l’appareil.',
      refused: 'Son service de notifications est à une adresse que nous ne pouvons pas joindre.',
      signed_out: 'Il a été déconnecté.',
    },
  },
  mail: {
    title: 'E-mail',
    none: 'Vous ne nous avez pas encore indiqué d’adresse. Ajoutez-la à votre profil, puis confirmez-la ici.',
    toProfile: 'Ajouter une adresse',
    confirmed: 'Les e-mails vont à {address}.',
    unconfirmed:
      'Rien n’est envoyé à {address} tant que vous n’avez pas confirmé que cette adresse est à vous.',
    send: 'M’envoyer un code',
    sent: 'Un code est en route vers {address}. Il est valable jusqu’à {time}.',
    again: 'Envoyer un autre code',
    code: 'Code reçu par e-mail',
    confirm: 'Confirmer l’adresse',
    done: 'Votre adresse est confirmée.',
    typed: 'Veuillez saisir les six chiffres de l’e-mail.',
  },
  digest: {
    title: 'Résumé par e-mail',
    lead: 'Ce que vous n’avez pas encore lu, en un seul e-mail. Rien n’est envoyé si vous avez tout lu.',
    every: 'À quelle fréquence',
    off: 'Jamais',
    daily: 'Chaque jour',
    weekly: 'Chaque lundi',
    hour: 'À quelle heure',
    save: 'Enregistrer le résumé',
    saved: 'Le résumé est enregistré.',
    next: 'Prochain résumé : {time}.',
    needsMail: 'Il commence dès que votre adresse est confirmée.',
  },
  offer: {
    title: 'Votre première commande est arrivée',
    detail:
      'Les commandes se confirment automatiquement et les retours ont des échéances. Cet appareil peut-il vous prévenir, pour que vous n’en manquiez aucune ? Vous pouvez le désactiver à tout moment.',
    yes: 'Prévenir cet appareil',
    later: 'Pas maintenant',
    install: 'Me montrer comment',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way} : {state}',
    push: 'Push',
    email: 'E-mail',
    delivered: 'envoyée',
    waiting: 'en route',
    unneeded: 'pas nécessaire, vous l’aviez lue',
    failed: 'n’a pas pu être envoyée',
  },
};
