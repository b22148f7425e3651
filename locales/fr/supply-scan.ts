import type {
  papersWords as papersWordsEnglish,
  workTabWords as workTabWordsEnglish,
  stepWords as stepWordsEnglish,
  scanWords as scanWordsEnglish,
} from '../en/supply-scan.ts';
import type { Translated } from '../translated.ts';

export const papersWords: Translated<typeof papersWordsEnglish> = {
  title: 'Imprimer',
  labels: 'Étiquettes (PDF)',
  pick_list: 'Liste de prélèvement (PDF)',
  packing_slips: 'Bordereaux d’emballage (PDF)',
  for_selected: '{count, plural, one {Pour le colis sélectionné.} other {Pour les # colis sélectionnés.}}',
  for_shown:
    'Pour les colis de cette page. Sélectionnez-en pour n’imprimer que ceux-là, {max, number} au plus.',
  too_many: 'Un fichier contient jusqu’à {max, number} colis. Sélectionnez-en moins.',
  saved: '{pages, plural, one {Enregistré : # page.} other {Enregistré : # pages.}}',
};

export const workTabWords: Translated<typeof workTabWordsEnglish> = {
  tabs: 'Parties de l’expédition',
  tab: { parcels: 'Colis', tracking: 'Fichier de suivi', keys: 'Clés d’API' },
  step_at: '{step} {time}',
};

export const stepWords: Translated<typeof stepWordsEnglish> = {
  picked: 'Prélevé',
  packed: 'Emballé',
  handed_over: 'Remis',
};

export const scanWords: Translated<typeof scanWordsEnglish> = {
  title: 'Scanner',
  lead: 'Choisissez ce que vous faites, puis scannez une étiquette après l’autre. Rien ici n’expédie un colis : c’est le premier scan du transporteur qui le fait.',
  doing: 'Que faites-vous ?',
  picking: 'Prélèvement',
  packing: 'Emballage',
  handing: 'Remise',
  picking_hint: 'Les articles ont quitté le rayon',
  packing_hint: 'Le carton est fermé',
  handing_hint: 'Le transporteur prend le colis',
  code: 'Code du colis',
  code_hint:
    'Un lecteur l’écrit ici. À la main : le numéro du colis, par exemple 9GX2K-104.1, ou son numéro de suivi.',
  code_missing: 'Scannez ou saisissez d’abord un code.',
  mark: 'Marquer',
  camera_on: 'Utiliser la caméra',
  camera_off: 'Arrêter la caméra',
  camera: 'Image de la caméra',
  camera_wait: 'Présentez le code à la caméra.',
  camera_refused:
    'La caméra n’a pas pu être ouverte. Autorisez-la pour cette page dans les réglages du navigateur, ou saisissez le code.',
  camera_missing:
    'Ce navigateur ne donne pas de caméra à cette page. Utilisez un lecteur ou saisissez le code.',
  done: '{step} : colis {number}',
  undone: 'Annulé : colis {number}',
  kept: 'Pas de connexion : {code} est gardé sur cet appareil et envoyé plus tard.',
  not_found: 'Introuvable : {code} n’est aucun de vos colis. Vérifiez l’étiquette.',
  several: 'Plusieurs de vos colis correspondent à {code}. Scannez le code du colis lui-même.',
  undo: 'Revenir en arrière',
  undo_of: 'Revenir sur la dernière étape du colis {number}',
  last: 'Dernier colis',
  recent: 'Avant celui-ci',
  none: 'Rien n’a encore été scanné.',
  waiting: '{code} : {step}',
  waiting_undo: '{code} : revenir sur {step}',
  reason: {
    not_labelled:
      'Ce colis n’a pas encore d’étiquette. Saisissez d’abord le transporteur et le numéro de suivi sous Expédition.',
    already_scanned: 'Le transporteur a déjà ce colis. Il n’y a plus rien à faire ici.',
    not_to_ship: 'Cette commande a été annulée. Remettez les articles en rayon.',
  },
  mode: {
    open: 'Contrôler article par article',
    open_hint: 'Plein écran : scannez un colis, puis chaque article qu’il contient.',
    title: 'Mode scan',
    close: 'Fermer le mode scan',
    parcel: 'Scannez l’étiquette d’un colis',
    goods: 'Scannez les articles du colis {number}',
    field: 'Code scanné',
    searching: 'Recherche de {code}…',
    ticked: '{done, number} sur {total, number}',
    counted: '{title} : {done, number} sur {total, number}',
    by_hand: 'En compter un à la main : {title}',
    wrong: 'Mauvais article : {code} ne va pas dans ce colis. Remettez-le en place.',
    too_many: 'Trop : ce colis ne demande que {total, number} de {code}.',
    complete: 'Tous les articles y sont. Marquez le colis.',
    mark: '{step} : marquer le colis {number}',
    marked: '{step} : colis {number}. Scannez le suivant.',
    kept: 'Pas de connexion : le colis {number} est gardé sur cet appareil et envoyé plus tard. Scannez le suivant.',
    skip: 'Mettre ce colis de côté',
    keys: 'Entrée confirme · Échap met le colis de côté',
  },
};
