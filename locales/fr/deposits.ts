import type { deposits as english } from '../en/deposits.ts';
import type { Translated } from '../translated.ts';

export const deposits: Translated<typeof english> = {
  title: 'Dépôt',
  open: 'Déposer de l’argent',
  notNeededTitle: 'Vous n’avez pas besoin de dépôt pour vendre',
  notNeeded:
    'Chaque commande est payée avec le paiement de son propre acheteur. Vous n’avez pas besoin de dépôt non plus pour un niveau supérieur, des commandes plus rapides ou un retrait. Il sert seulement à ce que vous choisissez d’acheter ici, comme la promotion.',
  neverAsk:
    'Quelqu’un vous a dit de faire un dépôt pour débloquer de l’argent, payer une taxe ou prouver qui vous êtes ? Ce n’est pas nous. N’envoyez rien, s’il vous plaît, et dites-le-nous.',
  tellUs: 'Nous le dire',
  how: 'Comment voulez-vous faire votre dépôt ?',
  kinds: {
    'TRX/USDT': 'USDT sur TRON (TRC-20)',
    'ETC/USDT': 'USDT sur Ethereum (ERC-20)',
    bank: 'Virement bancaire',
  },
  wayDetail: 'Au moins {min} · en général en {time}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  days: '{count, plural, one {# jour} other {# jours}}',
  closed: {
    not_set_up: 'Ce moyen n’est pas encore disponible.',
    currency: 'Ce moyen n’accepte pas cette devise : {currency}.',
    cap: 'Vous avez atteint votre limite de dépôt pour le moment.',
  },
  allClosed: 'Aucun moyen de dépôt n’est disponible pour le moment',
  facts: 'À propos de ce moyen',
  network: 'Réseau',
  asset: 'Ce que vous envoyez',
  minimum: 'Dépôt minimal',
  maximum: 'Maximum pour le moment',
  fee: 'Nos frais',
  feeNone: 'Aucun. Votre application de portefeuille ou votre banque peut prendre ses propres frais.',
  confirmations: 'Considéré comme reçu après',
  blocks: '{count, plural, one {# bloc} other {# blocs}}',
  typical: 'Prend en général',
  amount: 'Montant',
  amountHint: 'De {min} à {max}.',
  amountMissing: 'Veuillez saisir un montant.',
  belowMin: 'Le dépôt minimal par ce moyen est de {min}. Veuillez saisir au moins ce montant.',
  aboveMax: 'Vous pouvez déposer jusqu’à {max} pour le moment. Veuillez saisir un montant plus petit.',
  capTitle: 'Pourquoi il y a une limite',
  cap: {
    first_days:
      'Pendant les {days} premiers jours d’une boutique, vous pouvez déposer jusqu’à {limit} ; vous avez utilisé {used}. Cela protège les personnes que l’on pousse à payer toujours plus.',
    sales:
      'Vous pouvez déposer jusqu’à {limit} en {days} jours ; vous avez utilisé {used}. La limite augmente avec vos ventes : c’est la moitié de ce qui vous a été réglé, et jamais moins que la limite d’une nouvelle boutique.',
    unverified:
      'Tant que vous n’avez pas vérifié votre identité, vous pouvez déposer jusqu’à {limit} en {days} jours ; vous avez utilisé {used}.',
  },
  next: 'Voir où l’envoyer',
  nextHint: 'Sans engagement.',
  earlier: 'Vos dépôts',
  none: 'Vous n’avez aucun dépôt, et vous n’en avez pas besoin.',
  states: {
    quoted: 'En attente de votre paiement',
    submitted: 'En cours d’examen',
    needs_info: 'Nous avons une question',
    success: 'Crédité',
    failure: 'Non crédité',
    expired: 'Expiré',
  },
  number: 'Numéro',
  sendTitle: 'Envoyez exactement ceci',
  exact: 'Montant exact',
  exactHint: 'Les derniers chiffres identifient votre dépôt. Nous créditons ce qui arrive.',
  credit: 'Dans votre portefeuille',
  address: 'Adresse',
  copyAddress: 'Copier l’adresse',
  copyAmount: 'Copier le montant',
  qr: 'L’adresse sous forme de code pour votre application de portefeuille',
  holder: 'Titulaire du compte',
  bic: 'BIC',
  bankName: 'Banque',
  reference: 'Référence',
  copyIban: 'Copier l’IBAN',
  copyAccount: 'Copier le numéro de compte',
  copyReference: 'Copier la référence',
  until: 'Veuillez l’envoyer au plus tard le {until}. Vous pouvez nous le signaler jusqu’au {tell}.',
  testTitle: 'Ceci est une adresse de test',
  testDetail: 'Elle ne mène nulle part sur un vrai réseau. N’envoyez pas d’argent réel : il serait perdu.',
  testBankTitle: 'Ceci est un compte de test',
  testBankDetail: 'Ce compte n’existe dans aucune banque. N’envoyez pas d’argent réel.',
  testPay: 'Payer avec de l’argent de test',
  testPayHint: 'Le montant exact en argent de test est envoyé. Il est vu et crédité en moins d’une minute.',
  testPaid: 'L’argent de test est en route.',
  warnings: {
    only_this_network:
      'Envoyez uniquement sur {network}. Ce qui est envoyé sur un autre réseau n’arrive pas et ne peut pas être récupéré.',
    only_usdt: 'Envoyez uniquement de l’USDT, aucun autre jeton.',
    exact_amount: 'Envoyez le montant exact, en une seule fois si possible.',
    own_account: 'Envoyez depuis un compte à votre propre nom.',
    reference: 'Recopiez la référence exactement comme indiqué : elle nous dit à qui est l’argent.',
  },
  addressCheck: {
    checked: 'Adresse vérifiée sur cet appareil',
    checkedDetail:
      'Cet appareil a calculé lui-même l’adresse, à partir de notre clé publique et de votre numéro {number}. Elle est à vous pour tous vos dépôts par ce moyen.',
    wrongTitle: 'N’envoyez rien, s’il vous plaît',
    wrong:
      'L’adresse arrivée sur cet appareil n’est pas celle de votre numéro : elle n’est donc pas affichée. Ce qui a été trouvé nous a été signalé. Demandez-nous avant d’envoyer quoi que ce soit.',
    keyWrong:
      'La clé publique des adresses n’est pas celle que cet appareil a vue auparavant : aucune adresse n’est donc affichée. Cela nous a été signalé. Demandez-nous avant d’envoyer quoi que ce soit.',
  },
  disputedTitle: 'Nous vérifions votre dépôt',
  disputed:
    'Deux de nos sources sur le réseau ne concordent pas encore. Nous le créditons automatiquement dès qu’elles concordent, et un vérificateur le contrôle aussi. Vous n’avez rien à faire.',
  claimTitle: 'Ce que dit le réseau',
  claims: {
    found: 'La transaction va à votre adresse et elle est définitive. Nous la créditons dans un instant.',
    waiting: 'La transaction va à votre adresse. Nous la créditons dès qu’elle est définitive sur le réseau.',
    failed:
      'La transaction a échoué sur le réseau : rien n’a bougé, et votre argent est toujours où il était.',
    wrong_token:
      'La transaction a utilisé un autre jeton que l’USDT. Nous ne pouvons pas la créditer. Dites-le-nous, pour que nous cherchions comment la renvoyer.',
    wrong_receiver:
      'La transaction va à une autre adresse que la vôtre. Veuillez vérifier le hash et l’adresse dans votre application de portefeuille.',
    wrong_network:
      'La transaction est sur l’autre réseau, pas sur celui-ci. Dites-le-nous, et un vérificateur l’examinera.',
    unknown:
      'Le réseau ne montre pas encore cette transaction. Veuillez vérifier le hash ; s’il est juste, nous continuons à chercher.',
  },
  before: 'Avant d’envoyer',
  tellTitle: 'L’avez-vous envoyé ?',
  tellDetail:
    'Nous créditons automatiquement ce que montre le réseau. Nous prévenir est utile en cas de problème.',
  tellBank: 'Envoyez-nous le reçu de votre banque. Un vérificateur l’examine sous {hours} heures.',
  hash: 'Hash de la transaction',
  hashHint: {
    'TRX/USDT': '64 lettres et chiffres, comme votre application de portefeuille les montre après l’envoi.',
    'ETC/USDT':
      '0x et 64 lettres et chiffres, comme votre application de portefeuille les montre après l’envoi.',
  },
  hashShape: {
    'TRX/USDT':
      'Un hash TRON compte 64 lettres (a à f) et chiffres. Veuillez le copier à nouveau depuis votre application de portefeuille.',
    'ETC/USDT':
      'Un hash Ethereum commence par 0x, suivi de 64 lettres (a à f) et chiffres. Veuillez le copier à nouveau depuis votre application de portefeuille.',
  },
  hashOrProof: 'Veuillez saisir le hash, ou ajouter une image qui montre l’envoi.',
  proofNeeded: 'Veuillez ajouter une image ou un PDF qui montre l’envoi.',
  proof: 'Image ou PDF de l’envoi',
  proofHint: 'Jusqu’à {count}. Seuls vous et nos vérificateurs les voyez.',
  proofMore: 'En ajouter un autre',
  sender: 'Nom du compte d’envoi',
  senderHint: 'Seulement si ce n’est pas votre propre nom tel que nous le connaissons.',
  note: 'Quelque chose à nous dire ?',
  submit: 'Je l’ai envoyé',
  told: 'Merci. Nous le cherchons.',
  giveUp: 'Annuler le dépôt',
  giveUpTitle: 'Annuler ce dépôt ?',
  giveUpDetail:
    'L’adresse est fermée. Ne le faites que si vous n’avez rien envoyé : l’argent qui arrive plus tard doit être examiné par notre équipe.',
  givenUp: 'Le dépôt a été annulé.',
  steps: 'Ce qui se passe',
  step: {
    quoted: 'Vous avez demandé une adresse',
    sent: 'Nous voyons votre argent arriver',
    confirming: 'Blocs : {done} sur {need}',
    submitted: 'Vous nous l’avez signalé',
    review: 'Nous l’examinons',
    reviewUntil: 'Nous répondons au plus tard le {when} ; ce que montre le réseau est crédité immédiatement.',
    lateTitle: 'Nous sommes en retard',
    late: 'Nous avions promis une réponse pour le {when}. Votre dépôt est le premier de la file ; vous n’avez rien à faire.',
    needs_info: 'Nous vous avons posé une question',
    answered: 'Vous avez répondu',
    success: 'Crédité',
    failure: 'Non crédité',
    expired: 'Expiré',
    credit: 'Il est dans votre portefeuille',
    creditDetail: 'Dès qu’il est arrivé, pour le montant arrivé.',
  },
  arrived: 'Montant arrivé : {amount}',
  arrivedDetail:
    'Nous le créditons après {need} blocs (confirmés : {done}). Vous n’avez rien à faire, et vous pouvez fermer cette page.',
  confirming: 'En cours de confirmation',
  questionTitle: 'Question d’un vérificateur',
  answerUntil:
    'Veuillez répondre au plus tard le {when}. Sans réponse, le dépôt est fermé ; l’argent arrivé n’est pas perdu.',
  answer: 'Votre réponse',
  answerMissing: 'Veuillez écrire une réponse, ou ajouter un hash ou une image.',
  sendAnswer: 'Envoyer la réponse',
  successTitle: '{amount} dans votre portefeuille',
  successDetail:
    'C’est à vous, et cela peut être retiré comme le reste de votre solde. Vous n’avez rien à vendre d’abord.',
  toWallet: 'Voir votre portefeuille',
  failTitle: 'Ce dépôt n’a pas été crédité',
  reasons: {
    not_found: 'Nous n’avons pas trouvé l’argent',
    wrong_network: 'Il a été envoyé sur un autre réseau',
    wrong_asset: 'Un autre jeton a été envoyé',
    duplicate: 'Déjà signalé',
    third_party_sender: 'Il venait du compte de quelqu’un d’autre',
    forged_proof: 'Nous n’avons pas pu vérifier le justificatif',
    no_answer: 'Notre question n’a pas reçu de réponse à temps',
    cancelled: 'Vous l’avez annulé',
    not_sent: 'Rien n’a été envoyé à temps',
    not_seen: 'Rien n’est arrivé à temps',
    below_minimum: 'Il est arrivé moins que le minimum',
  },
  next_step: {
    start_again:
      'Vous pouvez recommencer à tout moment. Si vous avez envoyé de l’argent, dites-le-nous : il n’est pas perdu.',
    service: 'Vous pensez que c’est une erreur ? Dites-le-nous, et un autre vérificateur l’examinera.',
  },
  startAgain: 'Recommencer',
  receipts: 'Ce qui est arrivé',
  receiptStates: {
    proposed: 'En cours d’examen',
    seen: 'Vu, en attente de blocs',
    waiting: 'Gardé pour vous jusqu’à ce que le minimum soit atteint',
    unclear: 'Gardé pour vous pendant que deux vérificateurs l’examinent',
    credited: 'Crédité',
    returned: 'Renvoyé',
    dropped: 'Non accepté',
  },
  unclear: {
    below_minimum:
      'Nous le créditons dès que ce que vous avez envoyé atteint le minimum. Ou dites-le-nous, et nous le renvoyons.',
    above_cap: 'Il dépasse votre limite de dépôt actuelle. Nous le renvoyons là d’où il vient.',
    late: 'Il est arrivé après la fin de ce dépôt. Deux vérificateurs l’examinent et le créditent.',
  },
  yours: 'Ce que vous nous avez envoyé',
  proofs: 'Justificatifs',
  proofOf: 'Justificatif {n}',
  checkFields:
    '{count, plural, one {Veuillez revoir # champ ci-dessus.} other {Veuillez revoir # champs ci-dessus.}}',
};
