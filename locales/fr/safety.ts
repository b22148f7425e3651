import type { safety as english } from '../en/safety.ts';
import type { Translated } from '../translated.ts';

/** Signing in safely: passwords, second step, devices, and what a merchant says of themselves. */
export const safety: Translated<typeof english> = {
  // Fields that several screens have.
  password: 'Mot de passe de connexion',
  newPassword: 'Nouveau mot de passe de connexion',
  confirmPassword: 'Nouveau mot de passe de connexion, encore une fois',
  strength: {
    short: 'Trop court : utilisez au moins {min, number} caractères.',
    weak: 'Facile à deviner. Une suite de plusieurs mots est longue et facile à retenir.',
    fair: 'Correct. Ajoutez un mot pour le rendre solide.',
    good: 'Solide.',
  },
  code: 'Code de votre application d’authentification',
  codeHint: 'Six chiffres. Un nouveau code arrive toutes les 30 secondes.',
  recoveryCode: 'Code de récupération',
  recoveryHint: 'Un des codes que vous avez gardés lors de l’activation. Chacun sert une fois.',
  useRecovery: 'Utiliser un code de récupération',
  useApp: 'Utiliser l’application d’authentification',
  reasons: {
    shape: 'Utilisez 6 à 12 chiffres.',
    too_simple: 'C’est facile à deviner. Évitez les suites, les chiffres répétés et les dates de naissance.',
    same_as_password:
      'Votre mot de passe de connexion ne peut pas être aussi le mot de passe de transaction.',
    same_as_old: 'C’est l’actuel. Choisissez-en un autre.',
    too_short: 'Utilisez au moins 8 caractères.',
    too_long: 'Utilisez au maximum 128 caractères.',
    too_common: 'Trop de gens utilisent ce mot de passe. Choisissez-en un autre.',
    own_words:
      'N’utilisez ni votre nom d’utilisateur ni le nom de votre boutique : ils sont essayés en premier.',
    breached: 'Ce mot de passe figure dans une fuite de données. Choisissez-en un autre.',
    used: 'Ce code a déjà été utilisé. Attendez le suivant.',
    recovery: 'Ce code de récupération est inconnu, ou il a déjà servi.',
  },
  mismatch: 'Les deux mots de passe ne correspondent pas.',
  email_shape: 'Saisissez une adresse comme nom@example.com.',
  phone_shape: 'Saisissez le numéro avec l’indicatif du pays, par exemple +44 20 7946 0000.',

  signIn: {
    step: 'Double authentification',
    lead: 'Votre mot de passe est correct. Ce compte demande aussi un code.',
    other: 'Se connecter avec un autre compte',
  },

  shops: {
    title: 'Mes boutiques',
    lead: 'Passez d’une boutique à l’autre sans vous déconnecter. Chaque boutique garde son portefeuille, ses membres et ses mots de passe.',
    own: 'Cette boutique',
    others: 'Vos autres boutiques',
    none: 'C’est votre seule boutique ici. Ajoutez-en une autre dont vous êtes propriétaire.',
    since: 'Ajoutée le {when}',
    add: 'Ajouter une boutique',
    addLead:
      'Saisissez les identifiants du propriétaire de l’autre boutique. Nous prévenons les deux boutiques, et vous pouvez ensuite passer de l’une à l’autre dans les deux sens.',
    added: '{shop} est ajoutée.',
    switch: 'Changer',
    switchLabel: 'Passer à {shop}',
    switchTitle: 'Passer à {shop} ?',
    waiting:
      'Si vous changez, {count, plural, one {# message non envoyé sera supprimé} other {# messages non envoyés seront supprimés}}.',
    remove: 'Retirer',
    removeLabel: 'Retirer {shop}',
    removeTitle: 'Retirer {shop} ?',
    removeDetail:
      'Vous ne pourrez plus passer de l’une à l’autre de ces deux boutiques. La boutique elle-même reste telle quelle.',
    removed: '{shop} est retirée.',
    ends: 'Pour votre sécurité, une boutique est aussi retirée lorsque le mot de passe ou la double authentification de l’une des deux change, ou lorsque l’une des deux déconnecte tous les autres appareils.',
    reasons: {
      not_owner:
        'Ces identifiants sont ceux d’un membre. Seul le propriétaire d’une boutique peut l’ajouter.',
      same: 'Vous êtes déjà connecté à cette boutique.',
      other_closed:
        'Le compte de cette boutique est suspendu. Connectez-vous-y pour lire le motif et faire un recours.',
      full: 'Vous avez atteint la limite de {max, number} autres boutiques. Retirez-en d’abord une.',
      other_full: 'Cette boutique a atteint sa limite de boutiques. Retirez-en d’abord une là-bas.',
      gone: 'Cette boutique ne fait plus partie des vôtres ici. Ajoutez-la de nouveau.',
    },
  },

  security: {
    title: 'Connexion et sécurité',
    lead: 'Qui peut ouvrir votre boutique, et ce qu’il faut pour déplacer de l’argent.',
    secrets: 'Mots de passe et codes',
    password: 'Mot de passe de connexion',
    passwordDetail: 'Changez-le ici. Vos autres appareils sont alors déconnectés.',
    passwordChanged:
      '{count, plural, =0 {Votre mot de passe est changé.} one {Votre mot de passe est changé, et # autre appareil a été déconnecté.} other {Votre mot de passe est changé, et # autres appareils ont été déconnectés.}}',
    keys: 'Clés d’API',
    keysDetail:
      'Elles continuent de fonctionner quand vous changez votre mot de passe. Révoquez celles que vous ne connaissez pas.',
    changePassword: 'Changer le mot de passe de connexion',
    pay: 'Mot de passe de transaction',
    paySet: 'Demandé chaque fois que de l’argent quitte votre portefeuille.',
    payNotSet: 'Pas encore défini. Il vous en faut un pour votre premier retrait.',
    paused: 'Les retraits sont suspendus jusqu’au {when}, car un mot de passe a été remplacé.',
    factor: 'Double authentification',
    factorOn:
      'Activée depuis le {when}. {left, plural, =0 {Il ne reste aucun code de récupération.} one {Il reste # code de récupération.} other {Il reste # codes de récupération.}}',
    factorOff: 'Désactivée. Quiconque apprend votre mot de passe peut se connecter.',
    on: 'Activée',
    off: 'Désactivée',
    set: 'Défini',
    notSet: 'Non défini',
    sessions: 'Appareils connectés',
    sessionsLead:
      'Au maximum {max, number}. Un appareil est déconnecté après 14 jours sans utilisation, et dans tous les cas après 30 jours. L’un d’eux vous est inconnu ? Déconnectez-le et changez votre mot de passe.',
    thisDevice: 'Cet appareil',
    unknownDevice: 'Appareil inconnu',
    seen: 'Vu {when}',
    since: 'Connecté le {when}',
    sinceAt: 'Connecté le {when}, réseau {place}',
    end: 'Déconnecter',
    endLabel: 'Déconnecter {device}',
    endTitle: 'Déconnecter cet appareil ?',
    endDetail: '{device} devra se reconnecter. Ce qui y est ouvert se ferme immédiatement.',
    endOthers: 'Déconnecter tous les autres appareils',
    endOthersTitle: 'Déconnecter tous les autres appareils ?',
    endOthersDetail: 'Chacun devra se reconnecter. Cet appareil reste connecté.',
    ended:
      '{count, plural, =0 {Il était déjà déconnecté.} one {# appareil a été déconnecté.} other {# appareils ont été déconnectés.}}',
    alone: 'Vous êtes connecté sur cet appareil seulement.',
  },

  pay: {
    title: 'Mot de passe de transaction',
    setLead:
      'Six à douze chiffres que vous seul connaissez. Ils sont demandés chaque fois que de l’argent quitte votre portefeuille.',
    changeLead: 'Saisissez l’actuel, puis le nouveau.',
    forgotLead: 'Confirmez que c’est bien vous avec votre mot de passe de connexion.',
    forgotNote:
      'Ensuite, les retraits sont suspendus pendant 24 heures et nous vous prévenons : personne ne peut ainsi vider votre portefeuille avec un mot de passe volé.',
    old: 'Mot de passe de transaction actuel',
    made: 'Nouveau mot de passe de transaction',
    confirm: 'Nouveau mot de passe de transaction, encore une fois',
    hint: '6 à 12 chiffres. Ni une suite, ni une date de naissance, ni votre mot de passe de connexion.',
    passwordHint: 'Celui avec lequel vous vous connectez.',
    set: 'Définir le mot de passe de transaction',
    change: 'Changer le mot de passe de transaction',
    replace: 'Remplacer le mot de passe de transaction',
    forgot: 'Oublié ?',
    remember: 'Je m’en souviens',
    done: 'Votre mot de passe de transaction est défini.',
    donePaused:
      'Votre mot de passe de transaction est remplacé. Les retraits seront à nouveau possibles à partir du {when}.',
    triesNote:
      'Cinq essais incorrects le bloquent pendant 15 minutes, les suivants pendant un jour. Votre argent reste en sécurité.',
  },

  factor: {
    title: 'Double authentification',
    offLead:
      'Avec la double authentification, un mot de passe volé ne suffit pas : la connexion sur un nouvel appareil demande aussi un code de votre téléphone.',
    how: 'Il vous faut une application d’authentification sur votre téléphone. Elle fonctionne sans connexion et ne coûte rien.',
    start: 'Configurer',
    confirmWho: 'Confirmez d’abord que c’est bien vous.',
    scan: 'Scannez ceci avec votre application d’authentification',
    qrLabel: 'Code QR avec le secret de votre double authentification',
    byHand: 'Ou saisissez ce secret dans l’application',
    copySecret: 'Copier le secret',
    enterCode: 'Puis saisissez le code que l’application affiche',
    confirm: 'Activer',
    until: 'Cette image est valide jusqu’à {when}.',
    again: 'Recommencer',
    onTitle: 'La double authentification est activée',
    since: 'Activée depuis le',
    left: 'Codes de récupération restants',
    codesTitle: 'Conservez ces codes de récupération',
    codesLead:
      'Ils ne sont affichés qu’une fois. Chacun ouvre votre compte une fois si vous perdez votre téléphone. Gardez-les avec vos documents, pas sur le téléphone.',
    copyCodes: 'Tout copier',
    download: 'Enregistrer dans un fichier',
    fileName: 'codes-de-recuperation.txt',
    fileHead: 'Codes de récupération de {name}. Chacun sert une fois.',
    kept: 'Je les ai conservés',
    finish: 'Terminé',
    keepFirst: 'Confirmez que vous les avez conservés : ils ne pourront plus être affichés.',
    renew: 'Nouveaux codes de récupération',
    renewLead: 'Dix nouveaux. Ceux que vous avez maintenant cesseront de fonctionner.',
    fewLeft:
      '{left, plural, =0 {Plus aucun code de récupération. Créez-en de nouveaux : sans votre téléphone ni code, vous ne pouvez pas vous connecter.} one {Il reste # code de récupération. Créez-en de nouveaux avant de l’utiliser.} other {Il reste # codes de récupération. Créez-en de nouveaux avant qu’il n’y en ait plus.}}',
    renewAct: 'Créer de nouveaux codes',
    turnOff: 'Désactiver',
    turnOffTitle: 'Désactiver la double authentification',
    turnOffLead:
      'La connexion ne demandera plus que votre mot de passe. Certaines actions, comme les gros retraits, exigent la double authentification.',
    turnedOff: 'La double authentification est désactivée.',
  },

  forgot: {
    movedHint:
      'Une nouvelle adresse e-mail ou un nouveau numéro demande votre mot de passe. Nous prévenons l’ancienne adresse.',
    title: 'Mot de passe oublié',
    lead: 'Choisissez comment retrouver l’accès. Notre équipe ne peut pas le faire à votre place.',
    byMail: 'Par e-mail',
    byMailDetail: 'Nous envoyons un lien à l’adresse e-mail que vous avez confirmée pour votre compte.',
    send: 'Envoyer le lien',
    sentTitle: 'Consultez vos e-mails',
    sent: 'Si {username} a une adresse e-mail confirmée, un lien est en route. Il fonctionne une seule fois, pendant {minutes, plural, one {# minute} many {# minutes} other {# minutes}}.',
    notThere:
      'Rien reçu ? Regardez dans les indésirables, vérifiez le nom d’utilisateur ou utilisez un code de récupération.',
    byCode: 'Utiliser un code de récupération',
    byCodeDetail:
      'Un des codes que vous avez gardés à l’ouverture de votre boutique, ou plus tard dans Connexion et sécurité.',
    neither: 'Rien de tout cela ne fonctionne ?',
    contact: 'Nous écrire',
    resetTitle: 'Choisissez un nouveau mot de passe',
    resetLead:
      'Tous vos appareils sont déconnectés et les retraits sont suspendus pendant 24 heures. Rien d’autre ne change.',
    code: 'Code de récupération',
    reset: 'Remplacer le mot de passe',
    done: 'Votre mot de passe est remplacé',
    doneText: 'Connectez-vous avec le nouveau. Les retraits sont de nouveau possibles à partir du {when}.',
    badLink:
      'Ce lien ne fonctionne pas : il a déjà servi, un mot de passe plus récent l’a remplacé, ou il est incomplet. Demandez-en un nouveau.',
    expiredLink: 'Ce lien a expiré. Demandez-en un nouveau.',
    askAgain: 'Demander un nouveau lien',
  },

  account: {
    title: 'Codes de récupération de votre mot de passe',
    rowDetail:
      '{left, plural, =0 {Aucun code enregistré. Avec un code, vous remplacez un mot de passe oublié sans e-mail.} one {Il reste # code. Chacun remplace une fois un mot de passe oublié.} many {Il reste # codes. Chacun remplace une fois un mot de passe oublié.} other {Il reste # codes. Chacun remplace une fois un mot de passe oublié.}}',
    lead: 'Si vous oubliez votre mot de passe et ne pouvez pas lire vos e-mails, un de ces codes vous permet d’en choisir un nouveau.',
    make: 'Créer des codes de récupération',
    makeLead: 'Les codes que vous avez ne fonctionneront plus.',
    codesTitle: 'Conservez ces codes de récupération',
    codesLead:
      'Ils ne s’affichent que maintenant. Chacun remplace une fois un mot de passe oublié. Gardez-les avec vos papiers, pas sur ce téléphone.',
    fileName: 'codes-de-recuperation.txt',
    fileHead: 'Codes de récupération du mot de passe de {name}. Chacun sert une fois.',
    afterRegister:
      'Votre boutique est ouverte. Vous n’avez pas donné d’adresse e-mail : ces codes sont le seul moyen de revenir si vous oubliez votre mot de passe.',
  },

  register: {
    email: 'Adresse e-mail (facultative)',
    emailHint:
      'Pour un mot de passe oublié et les notifications concernant votre argent. Sans elle, vous recevez des codes de récupération à conserver.',
    emailShape: 'Saisissez une adresse comme nom@example.com.',
    accept: 'J’ai lu et j’accepte les conditions et les tarifs.',
    acceptNeeded: 'Acceptez les conditions et les tarifs pour ouvrir votre boutique.',
    readTerms: 'Lire les conditions',
    readFees: 'Lire les tarifs',
  },

  terms: {
    title: 'Conditions et tarifs',
    lead: 'Ce que vous avez accepté, et ce qui est nouveau.',
    version: 'Version {version, number}, en vigueur depuis le {since}.',
    coming: 'À partir du {when}, la version {version} s’applique.',
    accepted: 'Vous avez accepté la version {version, number} le {when}.',
    changed: 'Ce document a changé depuis votre accord. Ces parties sont nouvelles :',
    notLocked: 'Votre solde, vos commandes et vos retraits n’en dépendent pas.',
    accept: 'Accepter',
    done: 'Enregistré. Vous pouvez lire ici à tout moment ce que vous avez accepté.',
    nothingDue: 'Vous avez accepté les versions actuelles.',
    names: {
      terms: 'Conditions',
      fees: 'Frais',
    },
    read: {
      terms: 'Lire toutes les conditions',
      fees: 'Lire tous les tarifs',
    },
  },

  profile: {
    title: 'Profil',
    username: 'Nom d’utilisateur',
    usernameHint: 'Il sert à vous connecter. Il ne peut pas être changé.',
    picture: 'Image',
    pictureHint:
      'JPEG, PNG ou WebP, jusqu’à 5 Mo. Les acheteurs voient à la place le logo de votre boutique.',
    removePicture: 'Supprimer l’image',
    nickname: 'Nom affiché',
    nicknameHint: 'Comment nous vous appelons. Les acheteurs voient le nom de votre boutique.',
    email: 'E-mail',
    emailHint: 'Pour les notifications sur l’argent et la sécurité. Les acheteurs ne le voient jamais.',
    phone: 'Numéro de téléphone',
    phoneHint: 'Avec l’indicatif du pays, par exemple +44 20 7946 0000. Les acheteurs ne le voient jamais.',
    zone: 'Fuseau horaire',
    zoneHint:
      'Les heures sont affichées dans ce fuseau. Les jours de vos statistiques suivent celui de votre boutique.',
    zoneHere: 'Cet appareil : {zone}',
    codeLead: 'Une nouvelle adresse e-mail ou un nouveau numéro exige la double authentification.',
    save: 'Enregistrer',
    saved: 'Votre profil est enregistré.',
    unchanged: 'Rien n’a encore été modifié.',
    identity: 'Identité',
    identityStatus: {
      unverified: 'Non vérifiée. Nécessaire avant votre premier retrait ; c’est gratuit.',
      applying: 'Vos documents sont en cours d’examen.',
      verified: 'Vérifiée.',
      rejected: 'Corrections nécessaires.',
      expiring: 'Votre document expire bientôt. Renouvelez-le à temps.',
    },
    member: 'Marchand depuis le',
  },
};
