import type { reach as english } from '../en/reach.ts';
import type { Translated } from '../translated.ts';

/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach: Translated<typeof english> = {
  waysNote:
    'Les notifications push vont aux appareils que vous activez ci-dessous ; les e-mails vont à votre adresse confirmée. Tant que rien de cela n’est configuré, ces choix sont sans effet.',
  push: {
    title: 'Notifications push sur cet appareil',
    lead: 'Votre téléphone ou votre ordinateur vous prévient quand quelque chose se passe, même quand l’application est fermée.',
    on: 'Les notifications sont activées sur cet appareil.',
    off: 'Les notifications sont désactivées sur cet appareil.',
    turnOn: 'Activer les notifications',
    turnOff: 'Désactiver les notifications',
    turnedOn: 'Les notifications sont maintenant activées sur cet appareil.',
    turnedOff: 'Les notifications sont maintenant désactivées sur cet appareil.',
    test: 'Essayer',
    tested:
      '{count, plural, one {Un essai est en route vers # appareil.} other {Un essai est en route vers # appareils.}}',
    none: 'Ce navigateur ne prend pas en charge les notifications.',
    blocked:
      'Les notifications sont bloquées dans votre navigateur. Autorisez-les dans ses réglages, puis revenez.',
    installTitle: 'Placez d’abord l’application sur votre écran d’accueil',
    install:
      'Sur cet appareil, les notifications ne fonctionnent que pour les applications de l’écran d’accueil. Touchez le bouton de partage du navigateur, choisissez « Sur l’écran d’accueil », ouvrez l’application depuis là et revenez à cette page.',
    failed:
      'Votre navigateur ne l’a pas permis, ou son service de notifications est indisponible. Veuillez réessayer plus tard.',
    details: 'Afficher les détails sur l’écran verrouillé',
    detailsHint:
      'Toute personne qui voit votre écran pourra alors lire les numéros de commande et les montants. Sinon, nous disons seulement que quelque chose s’est passé.',
  },
  devices: {
    title: 'Appareils avec notifications',
    none: 'Aucun appareil pour l’instant.',
    unnamed: 'Un navigateur sans nom',
    here: 'Cet appareil',
    added: 'Depuis',
    last: 'Dernière notification',
    end: 'Désactiver',
    endTitle: 'Désactiver les notifications sur cet appareil ?',
    endDetail: '{name} ne recevra plus de notifications. Pour les réactiver, utilisez l’appareil lui-même.',
    ended: 'Les notifications sont désactivées sur l’appareil.',
    state: {
      on: 'Activé',
      failing: 'Injoignable pour le moment',
      ended: 'Désactivé',
    },
    why: {
      person: 'Vous l’avez désactivé.',
      moved:
        'Quelqu’un d’autre a activé les notifications dans le même navigateur, ou vous les avez réactivées.',
      gone: 'Le navigateur n’accepte plus les notifications. Réactivez-les sur l’appareil.',
      refused: 'Son service de notifications est à une adresse que nous n’avons pas le droit de contacter.',
      signed_out: 'Il a été déconnecté.',
    },
  },
  mail: {
    title: 'E-mail',
    none: 'Vous ne nous avez pas encore donné d’adresse e-mail. Ajoutez-la à votre profil, puis confirmez-la ici.',
    toProfile: 'Ajouter une adresse',
    confirmed: 'Les e-mails vont à {address}.',
    bounced:
      'Nos e-mails à {address} nous sont revenus. Vérifiez l’adresse dans votre profil. Si elle est correcte, demandez un code : dès que vous l’aurez saisi, les e-mails y seront de nouveau envoyés.',
    reported:
      'Un e-mail à {address} a été signalé comme indésirable ; nous n’en envoyons donc plus à cette adresse. Contactez-nous pour en recevoir de nouveau.',
    unconfirmed:
      'Nous n’enverrons rien à {address} tant que vous n’avez pas confirmé que cette adresse est à vous.',
    send: 'M’envoyer un code',
    sent: 'Nous avons envoyé un code à {address}. Il est valide jusqu’à {time}.',
    again: 'Envoyer un autre code',
    code: 'Code reçu par e-mail',
    confirm: 'Confirmer l’adresse',
    done: 'Votre adresse est confirmée.',
    typed: 'Veuillez saisir les six chiffres de l’e-mail.',
  },
  digest: {
    title: 'Résumé par e-mail',
    lead: 'Vos notifications non lues en un seul e-mail. Si vous avez tout lu, nous ne l’envoyons pas.',
    every: 'À quelle fréquence',
    off: 'Jamais',
    daily: 'Chaque jour',
    weekly: 'Chaque lundi',
    hour: 'À quelle heure',
    save: 'Enregistrer le résumé',
    saved: 'Le résumé est enregistré.',
    next: 'Prochain résumé : {time}.',
    needsMail: 'Il commence dès que votre adresse est confirmée.',
  },
  offer: {
    title: 'Votre première commande est arrivée',
    detail:
      'Les commandes sont confirmées automatiquement et les retours ont des échéances. Activer les notifications pour n’en manquer aucune ? Vous pouvez les désactiver à tout moment.',
    yes: 'Activer les notifications',
    later: 'Pas maintenant',
    install: 'Me montrer comment',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way} : {state}',
    push: 'Push',
    email: 'E-mail',
    delivered: 'envoyée',
    waiting: 'envoi en cours',
    unneeded: 'pas nécessaire, déjà lue',
    failed: 'échec',
  },
};
