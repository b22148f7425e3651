import type { noticeMail as english } from '../en/notice-mail.ts';
import type { Translated } from '../translated.ts';

/** What calls a merchant outside of the app: on a device, and by mail. What happened itself is said by `notices`. */
export const noticeMail: Translated<typeof english> = {
  kind: {
    order: 'Commandes',
    wallet: 'Portefeuille',
    case: 'Retours',
    review: 'Commentaires',
    service: 'Service client',
    system: 'Compte et articles',
    ad: 'Promotion',
  },
  /** On a screen that anyone can see, where the person did not choose details. */
  hidden: {
    title: {
      order: 'Du nouveau sur une commande',
      wallet: 'Du nouveau dans votre portefeuille',
      case: 'Du nouveau sur un retour',
      review: 'Du nouveau sur un commentaire',
      service: 'Du nouveau de notre service client',
      system: 'Du nouveau sur votre compte ou vos articles',
      ad: 'Du nouveau sur votre promotion',
    },
    body: {
      info: 'Ouvrez l’application pour le lire.',
      action: 'Vous avez quelque chose à vérifier. Ouvrez l’application pour le voir.',
      urgent: 'C’est urgent. Veuillez ouvrir l’application maintenant.',
    },
  },
  /** Several at once, on a device. */
  many: {
    title: '{count, plural, one {# nouvelle notification} other {# nouvelles notifications}}',
    body: 'Ouvrez l’application pour les lire.',
  },
  test: {
    title: 'Cet appareil fonctionne',
    body: 'Les notifications de votre boutique apparaîtront comme celle-ci.',
  },
  mail: {
    greeting: 'Bonjour,',
    several:
      '{count, plural, one {# nouvelle notification de {shop}} other {# nouvelles notifications de {shop}}}',
    severalLead: 'Voici ce qui s’est passé :',
    daily:
      '{count, plural, one {# notification non lue} other {# notifications non lues}} de la dernière journée chez {shop}',
    weekly:
      '{count, plural, one {# notification non lue} other {# notifications non lues}} de la dernière semaine chez {shop}',
    digestLead: 'Vous n’avez pas encore lu ces notifications :',
    /** Of a summary: how many there are of a kind. */
    perKind: '{kind} : {count}',
    more: '{count, plural, one {Il y en a # de plus dans l’application.} other {Il y en a # de plus dans l’application.}}',
    action: 'Ouvrir dans l’application',
    openAll: 'Ouvrir les notifications',
    open: '{action} : {url}',
    why: 'Vous recevez cet e-mail parce que vous avez choisi l’e-mail pour ces notifications de {shop}.',
    whyDigest: 'Vous recevez cet e-mail parce que vous avez choisi un résumé des notifications de {shop}.',
    stop: 'Se désabonner ({kinds}) : {url}',
    stopDigest: 'Se désabonner des résumés : {url}',
    settings: 'Gérer les notifications : {url}',
  },
  welcome: {
    subject: 'Bienvenue sur {brand}',
    lead: 'Cette adresse est désormais celle de {shop}.',
    key: 'Conservez cet e-mail. Il contient la clé qui signe notre registre public. Grâce à elle, votre téléphone et toute personne à qui vous le demandez peuvent savoir si nous avons un jour modifié ce que nous vous avons dit. Votre téléphone garde aussi la clé ; cette copie ne dépend pas de nous.',
    line: 'Clé du registre',
    picture: 'La clé sous forme de code pour votre appareil photo',
    action: 'Voir le registre public',
    never: 'Nous ne demandons jamais de mot de passe, de code ni de paiement par e-mail.',
  },
  code: {
    subject: 'Votre code est {code}',
    body: 'Saisissez {code} dans les réglages de votre boutique pour recevoir des notifications à cette adresse. Le code est valide pendant {minutes} minutes.',
    ignore:
      'Si vous ne l’avez pas demandé, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire ; sans le code, nous n’enverrons rien ici.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Quelqu’un a demandé à remplacer le mot de passe de connexion de {username}. Le lien fonctionne une seule fois, pendant {minutes} minutes. Tous les appareils sont ensuite déconnectés et les retraits suspendus pendant 24 heures.',
    action: 'Choisir un nouveau mot de passe',
    ignore:
      'Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe ne change pas. Notre équipe ne demande jamais ce lien.',
  },
  contact: {
    received: {
      subject: 'Nous avons reçu votre demande {number}',
      lead: 'Nous répondons sous {hours} heures. Le lien affiche notre réponse, et vous pouvez y écrire encore une fois.',
    },
    answered: {
      subject: 'Notre réponse à votre demande {number}',
      lead: 'Voici notre réponse :',
    },
    action: 'Ouvrir la demande',
    link: 'Le lien fonctionne pendant {days} jours après le dernier message. Gardez-le pour vous : toute personne qui l’a peut lire cette demande.',
    never: 'Nous ne demandons jamais de mot de passe, de code ni de paiement par e-mail.',
    ignore:
      'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire.',
  },
  /** The page that the link of a mail leads to. */
  stopPage: {
    title: 'Se désabonner',
    ask: 'Se désabonner des e-mails de {shop} ({kinds}) ?',
    askDigest: 'Se désabonner des résumés de {shop} ?',
    keeps:
      'Tout reste dans votre liste dans l’application, et vous pouvez changer cela dans ses réglages à tout moment.',
    button: 'Se désabonner',
    done: 'Vous êtes désabonné. Nous n’enverrons plus d’e-mails de {shop} ({kinds}).',
    doneDigest: 'Vous êtes désabonné. Nous n’enverrons plus de résumés de {shop}.',
    gone: 'Ce lien ne fonctionne pas',
    goneDetail:
      'Il est peut-être incomplet. Rouvrez-le depuis l’e-mail, ou modifiez vos réglages dans l’application.',
  },
};
