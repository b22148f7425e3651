import type { deposits as english } from '../en/deposits.ts';
import type { Translated } from '../translated.ts';

export const deposits: Translated<typeof english> = {
  title: 'Dépôt',
  open: 'Déposer de l’argent',
  notNeededTitle: 'Aucun dépôt n’est nécessaire pour vendre',
  notNeeded:
    'Chaque commande est payée avec le paiement de son propre acheteur. Aucun dépôt n’est nécessaire non plus pour un niveau supérieur, pour des commandes plus rapides ou pour un retrait. Il sert seulement à ce que vous choisissez d’acheter ici, comme la promotion.',
  neverAsk:
    'Quelqu’un vous a dit de faire un dépôt pour débloquer de l’argent, payer une taxe ou prouver qui vous êtes ? Ce n’est pas nous. N’envoyez rien, et dites-le-nous.',
  tellUs: 'Nous le dire',
  how: 'Comment voulez-vous verser l’argent ?',
  kinds: {
    'TRX/USDT': 'USDT sur TRON (TRC-20)',
    'ETC/USDT': 'USDT sur Ethereum (ERC-20)',
    bank: 'Virement bancaire',
  },
  wayDetail: 'Au moins {min} · en général en {time}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  days: '{count, plural, one {# jour} other {# jours}}',
  closed: {
    not_set_up: 'Ce moyen n’est pas encore ouvert ici.',
    currency: 'Ce moyen n’accepte pas cette devise : {currency}.',
    cap: 'Vous avez versé tout ce qui est possible pour le moment.',
  },
  allClosed: 'Aucun moyen n’est ouvert pour le moment',
  facts: 'À propos de ce moyen',
  network: 'Réseau',
  asset: 'Ce que vous envoyez',
  minimum: 'Plus petit dépôt',
  maximum: 'Vous pouvez verser maintenant',
  fee: 'Ce que nous prenons',
  feeNone:
    'Nous ne prenons rien. Votre application de portefeuille ou votre banque peut prendre ses propres frais.',
  confirmations: 'Considéré comme reçu après',
  blocks: '{count, plural, one {# bloc} other {# blocs}}',
  typical: 'Prend en général',
  amount: 'Montant',
  amountHint: 'De {min} à {max}.',
  amountMissing: 'Veuillez entrer un montant, par exemple 50.00.',
  belowMin: 'Le plus petit dépôt par ce moyen est de {min}. Veuillez entrer au moins ce montant.',
  aboveMax: 'Vous pouvez verser {max} pour le moment. Veuillez entrer moins.',
  capTitle: 'Pourquoi il y a une limite',
  cap: {
    first_days:
      'Dans les {days} premiers jours d’une boutique, {limit} au maximum peuvent être versés, dont {used} déjà utilisés. Cela protège les personnes que l’on pousse à payer toujours plus.',
    sales:
      'Au maximum {limit} peuvent être versés en {days} jours, dont {used} déjà utilisés. La limite grandit avec vos propres ventes : c’est la moitié de ce qui vous a été réglé, et jamais moins que la limite d’une nouvelle boutique.',
    unverified:
      'Tant que vous n’avez pas confirmé qui vous êtes, {limit} au maximum peuvent être versés en {days} jours, dont {used} déjà utilisés.',
  },
  next: 'Voir où l’envoyer',
  nextHint: 'Demander ne vous engage à rien. Si vous n’envoyez rien, il ne se passe rien.',
  earlier: 'Vos dépôts',
  none: 'Vous n’avez fait aucun dépôt. Vous n’en avez pas besoin.',
  states: {
    quoted: 'En attente de votre argent',
    submitted: 'En examen',
    needs_info: 'Nous avons une question',
    success: 'Crédité',
    failure: 'Non crédité',
    expired: 'Terminé',
  },
  number: 'Numéro',
  sendTitle: 'Envoyez exactement ceci',
  exact: 'Montant exact',
  exactHint: 'Les derniers chiffres distinguent votre dépôt des autres. Vous êtes crédité de ce qui arrive.',
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
  until: 'Veuillez l’envoyer avant le {until}. Vous pouvez nous le signaler jusqu’au {tell}.',
  testTitle: 'Ceci est une adresse de test',
  testDetail: 'Elle ne mène nulle part sur un vrai réseau. N’envoyez pas d’argent réel : il serait perdu.',
  testBankTitle: 'Ceci est un compte de test',
  testBankDetail: 'Ce compte n’existe dans aucune banque. N’envoyez pas d’argent réel.',
  testPay: 'Payer avec de l’argent de test',
  testPayHint: 'Le montant exact en argent de test est envoyé. Il est vu et crédité en moins d’une minute.',
  testPaid: 'L’argent de test est en route.',
  warnings: {
    only_this_network:
      'Envoyez uniquement par {network}. Ce qui est envoyé par un autre réseau n’arrive pas et ne peut pas être récupéré.',
    only_usdt: 'Envoyez uniquement de l’USDT, aucune autre monnaie.',
    exact_amount: 'Envoyez le montant exact, en une seule fois si possible.',
    own_account: 'Envoyez depuis un compte à votre propre nom.',
    reference: 'Écrivez la référence exactement comme ici : elle dit à qui est l’argent.',
  },
  addressCheck: {
    checked: 'Adresse vérifiée sur cet appareil',
    checkedDetail:
      'Cet appareil a calculé lui-même l’adresse, à partir de notre clé publique et de votre numéro {number}. Elle est à vous pour tous vos dépôts par ce moyen.',
    wrongTitle: 'N’envoyez rien, s’il vous plaît',
    wrong:
      'L’adresse arrivée sur cet appareil n’est pas celle de votre numéro : elle n’est donc pas affichée. Ce qui a été trouvé nous a été signalé. Demandez-nous avant d’envoyer quoi que ce soit.',
    keyWrong:
      'La clé publique des adresses n’est pas celle que cet appareil a vue auparavant : aucune adresse n’est donc affichée. Cela nous a été signalé. Demandez-nous avant d’envoyer quoi que ce soit.',
  },
  disputedTitle: 'Votre argent est en cours de comparaison',
  disputed:
    'Les deux sources par lesquelles nous lisons le réseau ne disent pas encore la même chose. Il est crédité tout seul dès qu’elles concordent, et des personnes regardent aussi. Vous n’avez rien à faire.',
  claimTitle: 'Ce que dit le réseau',
  claims: {
    found: 'La transaction paie votre adresse et elle est définitive. Elle est créditée dans un instant.',
    waiting: 'La transaction paie votre adresse. Elle est créditée dès que le réseau la dit définitive.',
    failed: 'La transaction a échoué sur le réseau : rien n’a bougé, votre argent est toujours où il était.',
    wrong_token:
      'La transaction paie votre adresse avec un autre jeton que l’USDT. Elle ne peut pas être créditée. Dites-le-nous, pour chercher un retour possible.',
    wrong_receiver:
      'La transaction paie une autre adresse que la vôtre. Comparez le hash et l’adresse dans votre portefeuille.',
    wrong_network:
      'La transaction est sur l’autre réseau, pas sur celui-ci. Dites-le-nous, et des personnes l’examinent.',
    unknown:
      'Le réseau ne connaît pas encore cette transaction. Comparez le hash ; s’il est juste, nous continuons à chercher.',
  },
  before: 'Avant d’envoyer',
  tellTitle: 'L’avez-vous envoyé ?',
  tellDetail:
    'Ce que montre le réseau est crédité automatiquement. Nous le signaler aide si quelque chose n’est pas comme prévu.',
  tellBank: 'Envoyez-nous le reçu de votre banque. Une personne l’examine en {hours} heures au plus.',
  hash: 'Hash de la transaction',
  hashHint: {
    'TRX/USDT': '64 lettres et chiffres, comme votre application de portefeuille les montre après l’envoi.',
    'ETC/USDT':
      '0x et 64 lettres et chiffres, comme votre application de portefeuille les montre après l’envoi.',
  },
  hashShape: {
    'TRX/USDT':
      'Un hash de TRON a 64 lettres (a à f) et chiffres. Veuillez le copier à nouveau depuis votre application de portefeuille.',
    'ETC/USDT':
      'Un hash d’Ethereum a 0x puis 64 lettres (a à f) et chiffres. Veuillez le copier à nouveau depuis votre application de portefeuille.',
  },
  hashOrProof: 'Veuillez entrer le hash, ou ajouter une image qui montre l’envoi.',
  proofNeeded: 'Veuillez ajouter une image ou un PDF qui montre l’envoi.',
  proof: 'Image ou PDF de l’envoi',
  proofHint: 'Jusqu’à {count}. Seuls vous et les personnes qui examinent les voient.',
  proofMore: 'En ajouter un autre',
  sender: 'Nom du compte d’envoi',
  senderHint: 'Seulement si ce n’est pas votre propre nom tel que nous le connaissons.',
  note: 'Quelque chose à nous dire ?',
  submit: 'Je l’ai envoyé',
  told: 'Merci. Nous le cherchons.',
  giveUp: 'Je n’enverrai rien',
  giveUpTitle: 'Renoncer à ce dépôt ?',
  giveUpDetail:
    'L’adresse est fermée. Ne le faites que si vous n’avez rien envoyé : l’argent qui arrive plus tard doit être examiné par des personnes.',
  givenUp: 'Vous avez renoncé au dépôt.',
  steps: 'Ce qui se passe',
  step: {
    quoted: 'Vous avez demandé une adresse',
    sent: 'Nous voyons votre argent arriver',
    confirming: '{done} blocs sur {need}',
    submitted: 'Vous nous l’avez signalé',
    review: 'Nous l’examinons',
    reviewUntil: 'Une réponse au plus tard le {when} ; ce que montre le réseau est crédité immédiatement.',
    lateTitle: 'Nous sommes en retard',
    late: 'Une réponse était promise pour le {when}. Votre dépôt est le premier de la file ; vous n’avez rien à faire.',
    needs_info: 'Nous vous avons posé une question',
    answered: 'Vous avez répondu',
    success: 'Crédité',
    failure: 'Non crédité',
    expired: 'Terminé',
    credit: 'Il est dans votre portefeuille',
    creditDetail: 'Dès qu’il est arrivé, pour le montant arrivé.',
  },
  arrived: '{amount} : ce montant est arrivé',
  arrivedDetail:
    'Il est crédité après {need} blocs ; il y en a {done}. Vous n’avez rien à faire, et vous pouvez fermer cette page.',
  confirming: 'En cours de confirmation',
  questionTitle: 'Un vérificateur demande',
  answerUntil:
    'Veuillez répondre au plus tard le {when}. Sans réponse, le dépôt est fermé ; l’argent arrivé n’est pas perdu.',
  answer: 'Votre réponse',
  answerMissing: 'Veuillez écrire une réponse, ou ajouter un hash ou une image.',
  sendAnswer: 'Envoyer la réponse',
  successTitle: '{amount} dans votre portefeuille',
  successDetail:
    'C’est à vous, et cela peut être retiré comme le reste de votre solde. Il n’y a rien à vendre d’abord.',
  toWallet: 'Voir votre portefeuille',
  failTitle: 'Ce dépôt n’a pas été crédité',
  reasons: {
    not_found: 'L’argent n’a pas été trouvé',
    wrong_network: 'Il a été envoyé par un autre réseau',
    wrong_asset: 'Une autre monnaie a été envoyée',
    duplicate: 'Il a été signalé deux fois',
    third_party_sender: 'Il venait du compte de quelqu’un d’autre',
    forged_proof: 'La preuve n’est pas authentique',
    no_answer: 'Notre question n’a pas reçu de réponse à temps',
    cancelled: 'Vous y avez renoncé',
    not_sent: 'Rien n’a été envoyé à temps',
    not_seen: 'Rien n’est arrivé à temps',
    below_minimum: 'Il est arrivé moins que le plus petit dépôt',
  },
  next_step: {
    start_again:
      'Vous pouvez recommencer à tout moment. Si vous avez envoyé de l’argent, dites-le-nous : il n’est pas perdu.',
    service: 'Vous pensez que c’est une erreur ? Dites-le-nous, et une autre personne l’examine.',
  },
  startAgain: 'Recommencer',
  receipts: 'Ce qui est arrivé',
  receiptStates: {
    proposed: 'En cours d’examen',
    seen: 'Vu, en attente de blocs',
    waiting: 'Gardé pour vous jusqu’à atteindre le plus petit dépôt',
    unclear: 'Gardé pour vous pendant que deux personnes l’examinent',
    credited: 'Crédité',
    returned: 'Renvoyé',
    dropped: 'Non pris en compte',
  },
  unclear: {
    below_minimum:
      'Il est crédité dès que ce que vous avez envoyé atteint le plus petit dépôt. Ou dites-le-nous, et il repart.',
    above_cap: 'C’est plus que ce qui peut être versé pour le moment. Il repart d’où il venait.',
    late: 'Il est arrivé après la fin de ce dépôt. Deux personnes l’examinent et le créditent.',
  },
  yours: 'Ce que vous nous avez signalé',
  proofs: 'Preuves',
  proofOf: 'Preuve {n}',
  checkFields:
    '{count, plural, one {Veuillez revoir # champ ci-dessus.} other {Veuillez revoir # champs ci-dessus.}}',
};
