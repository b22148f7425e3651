import type { identity as english } from '../en/identity.ts';
import type { Translated } from '../translated.ts';

/** The check of a merchant’s identity. */
export const identity: Translated<typeof english> = {
  title: 'Votre identité',
  whyTitle: 'Pourquoi nous le demandons',
  why: 'L’argent qui sort de la plateforme doit arriver à la personne qui l’a gagné. La loi nous demande de savoir qui elle est.',
  whyWhen:
    'Veuillez le faire avant votre première vente. Vous pouvez vendre pendant l’examen ; les retraits l’exigent.',
  whyFree: 'C’est gratuit. Nous ne vous demandons jamais d’argent pour vérifier votre identité.',
  unpaid: {
    lead: 'Tant que vous n’êtes pas vérifié, votre boutique prend de nouvelles commandes jusqu’à ce que {limit} attendent de vous être versés. Cet argent reste à vous.',
  },
  appeal: {
    how: 'Vous pensez que cette décision est une erreur ? Vous pouvez corriger et renvoyer à tout moment, ou former un recours. Un autre vérificateur que celui qui a décidé répond sous {days, plural, one {# jour} other {# jours}}.',
    revoked: 'Votre vérification a été révoquée. Voici ce que nous avons écrit :',
    silence:
      'Personne n’est vérifié parce que le délai est passé. Si nous sommes en retard, vous le voyez ici, et cela compte dans nos chiffres publics.',
    state: {
      open: 'Décision en attente',
      upheld: 'Recours rejeté, la décision est maintenue',
      overturned: 'Recours accepté',
    },
  },
  dataTitle: 'Ce que deviennent vos documents',
  data: {
    sealed:
      'Les images et les numéros sont chiffrés. Seuls les vérificateurs peuvent les ouvrir, un dossier à la fois.',
    seen: 'Chaque fois qu’un membre de notre équipe les ouvre, vous le voyez sur cette page.',
    erased: 'Nous les supprimons {days, number} jours après la décision. Le jour exact est indiqué ici.',
    buyers:
      'Les acheteurs voient votre nom légal et votre pays. Ils ne voient ni document, ni numéro, ni date de naissance.',
  },
  viewsTitle: 'Qui a consulté vos documents',
  noViews: 'Aucune consultation pour l’instant.',
  viewTyped: 'Ce que vous avez saisi',
  viewReasons: {
    decide: 'Pour décider',
    compare: 'Pour comparer des documents',
    doubt: 'Parce que quelque chose n’était pas clair',
    appeal: 'Pour répondre à un recours',
    law: 'Parce que la loi l’exige',
  },
  quality: {
    blurred: 'L’image est peut-être floue. Tenez l’appareil immobile.',
    dark: 'L’image est peut-être trop sombre. Allumez une lumière.',
    bright: 'L’image est peut-être trop claire. Éloignez-vous de la lumière directe.',
    glare: 'La lumière semble s’y refléter. Inclinez un peu le document.',
    small: 'L’image a peu de pixels. Une photo prise avec l’appareil se lit mieux.',
    far: 'Le document est petit sur l’image. Rapprochez-vous.',
  },
  qualityAnyway: 'Vous pouvez l’envoyer telle quelle.',

  status: {
    unverified: 'Pas encore vérifiée',
    applying: 'En cours d’examen',
    verified: 'Vérifiée',
    rejected: 'À corriger',
    expiring: 'Votre document expire bientôt',
  },
  applyingTitle: 'Nous avons tout reçu. Vous n’avez rien à faire maintenant.',
  applyingDetail:
    'Un vérificateur l’examine. Vous aurez la réponse au plus tard le {when}, ici et par une notification.',
  lateTitle: 'Nous sommes en retard',
  lateDetail:
    'Nous avions promis une réponse pour le {when}. Votre demande est maintenant la première de la file. Vous n’avez rien à faire.',
  renewalDetail: 'Vous restez vérifié pendant l’examen. Vous pouvez continuer à vendre et à retirer.',
  steps: {
    label: 'Progression',
    sent: 'Envoyée',
    review: 'En cours d’examen',
    reviewDetail: 'Au plus tard le {when}',
    answer: 'Réponse',
    answerDetail: 'Identité vérifiée, ou une liste de ce qu’il faut corriger',
  },
  verifiedTitle: 'Identité vérifiée au nom de {name}',
  verifiedDetail:
    'Les comptes qui reçoivent vos retraits doivent porter exactement ce nom. Les acheteurs le voient sur la page de votre boutique.',
  rejectedTitle: 'Corrections nécessaires',
  rejectedDetail:
    'Les champs ci-dessous indiquent quoi corriger et pourquoi. Tout le reste est enregistré ; vous n’avez pas à le renvoyer.',
  sendBackTitle: 'Le nouveau document nécessite des corrections',
  sendBackDetail:
    'Vous restez vérifié avec ce que vous aviez envoyé avant. Les champs ci-dessous indiquent ce qu’il faut corriger et pourquoi.',
  reviewerSays: 'Le vérificateur écrit : {note}',
  expiringTitle: 'Votre document expire le {day}',
  expiringDetail:
    'Envoyez-en un nouveau avant cette date. En attendant, vous pouvez continuer à vendre et à retirer.',
  dayUsed: 'Vous avez atteint la limite du jour. Réessayez demain.',
  leftToday: '{count, plural, one {Encore une demande aujourd’hui.} other {Encore # demandes aujourd’hui.}}',

  sentTitle: 'Ce que vous avez envoyé',
  sentAt: 'Envoyé le',
  verifiedAt: 'Vérifié le',
  deleteAfter: 'Les documents seront supprimés le',
  erased: 'Les documents ont été supprimés le',
  numberEnds: 'se termine par {last}',

  formTitle: 'Vérifiez votre identité',
  formAgain: 'Corriger et renvoyer',
  formRenew: 'Envoyer un nouveau document',
  kind: 'Vous vendez en tant que',
  kinds: { person: 'Particulier', company: 'Société' },
  parts: {
    person: 'Vous',
    document: 'Votre document',
    company: 'La société',
    acting: 'La personne qui agit pour elle',
    actingDocument: 'Son document',
    pictures: 'Images',
  },
  choose: 'Veuillez choisir',
  labels: {
    country: 'Pays de délivrance',
    full_name: 'Nom légal complet',
    representative: 'Nom légal complet',
    birth_date: 'Date de naissance',
    doc_type: 'Type de document',
    id_number: 'Numéro',
    document_ends_on: 'Valide jusqu’au',
    phone: 'Téléphone',
    front: 'Recto',
    back: 'Verso',
    selfie: 'Votre visage',
    qualification: 'Documents de la société',
  },
  companyLabels: {
    country: 'Pays d’immatriculation',
    full_name: 'Nom enregistré de la société',
    id_number: 'Numéro d’immatriculation',
  },
  frontPassport: 'La page avec votre photo',
  hints: {
    full_name: 'Comme sur le document, dans son écriture d’origine',
    companyName: 'Comme dans le registre',
    birth_date: 'Vous devez avoir au moins 18 ans',
    id_number: '4 à 32 lettres et chiffres',
    kept: 'Laissez vide pour garder celui qui se termine par {last}',
    document_ends_on: 'Laissez vide si le document n’expire pas',
    phone: 'Avec l’indicatif du pays, par exemple +44 20 7946 0000',
    picture: 'Les quatre coins dans l’image, qui doit être nette et sans reflet',
    selfie: 'Facultatif. Utile quand la photo du document est ancienne.',
    qualification:
      'L’extrait du registre ou la licence commerciale : une image ou un PDF, {count, number} fichiers au plus',
    keptFile: 'Déjà là et correct. N’en choisissez un autre que pour le remplacer.',
  },
  documents: {
    passport: 'Passeport',
    id_card: 'Carte d’identité',
    driving_licence: 'Permis de conduire',
    residence_permit: 'Titre de séjour',
  },
  consent:
    'J’accepte qu’un vérificateur contrôle ces documents pour vérifier mon identité, et qu’ils soient supprimés {days, number} jours après la décision.',
  consentNeeded: 'Sans votre accord, nous ne pouvons pas examiner les documents.',
  send: 'Envoyer pour examen',
  sending: 'Restez sur cette page jusqu’à ce que tout soit arrivé.',
  sent: 'Envoyé. Vous aurez la réponse au plus tard le {when}.',
  addPaper: 'Ajouter un document',
  checkFields: '{count, plural, one {Vérifiez # champ.} other {Vérifiez # champs.}}',

  faults: {
    missing: 'Obligatoire',
    shape: 'La forme ne semble pas correcte',
    under_age: 'Vous devez avoir au moins 18 ans',
    past: 'Ce document a expiré. Veuillez en utiliser un valide.',
  },
  shapes: {
    full_name: 'Utilisez seulement des lettres, espaces, traits d’union et apostrophes, au moins 2 lettres',
    representative:
      'Utilisez seulement des lettres, espaces, traits d’union et apostrophes, au moins 2 lettres',
    birth_date: 'Saisissez une date complète : jour, mois et année',
    id_number: 'Utilisez 4 à 32 lettres, chiffres et traits d’union, dont au moins un chiffre',
    phone: 'Commencez par + et l’indicatif du pays',
  },
  reasons: {
    blurry: 'L’image est floue. Tenez l’appareil sans bouger et reprenez-la.',
    cut_off: 'Un coin manque. Les quatre coins doivent être dans l’image.',
    glare: 'La lumière s’y reflète. Inclinez le document et reprenez la photo.',
    unreadable: 'Nous n’arrivons pas à le lire. Prenez la photo avec un meilleur éclairage.',
    expired: 'Ce document a expiré. Veuillez en envoyer un valide.',
    mismatch: 'Cela ne correspond pas au document.',
    not_accepted: 'Nous ne pouvons pas accepter ce document. Veuillez en choisir un autre type.',
    wrong_person: 'Le document appartient à une autre personne.',
    incomplete: 'Il manque quelque chose ici.',
  },
};
