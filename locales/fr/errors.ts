import type { errors as english } from '../en/errors.ts';
import type { Translated } from '../translated.ts';

/** Every refusal in words: what happened and what to do now. */
export const errors: Translated<typeof english> = {
  systemBusy: 'Le système est occupé. Rien n’a été perdu ; veuillez réessayer dans un instant.',
  operationBusy: 'C’est déjà en cours. Veuillez attendre un instant.',
  invalidOperation: 'Ce n’est pas possible maintenant.',
  operationFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  badRequest: 'La demande n’a pas pu être lue.',
  illegalRequest: 'Vous avez été déconnecté. Veuillez vous reconnecter.',
  invalidRequest: 'La demande n’est pas valide.',
  parameterMissing: 'Il manque quelque chose : {field}.',
  recordNotFound: 'Nous ne l’avons pas trouvé.',
  invalidParameter: 'Veuillez vérifier {field}.',
  unauthorized: 'Connectez-vous d’abord pour faire cela.',
  noAuthentication: 'Veuillez vous connecter.',
  tokenExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
  insufficientPermissions: 'Vous n’avez pas l’autorisation nécessaire.',
  invalidAccount: 'Ce compte n’est pas valide.',
  accountDisabled: 'Votre compte est suspendu. Consultez les motifs et la façon de former un recours.',
  usernamePasswordRequired: 'Saisissez votre nom d’utilisateur et votre mot de passe.',
  wrongUsernameOrPassword: 'Nom d’utilisateur ou mot de passe incorrect.',
  invalidVerificationCode: 'Ce code de vérification n’est pas valide.',
  verificationCodeIncorrect: 'Le code de vérification est incorrect.',
  verificationCodeRequired: 'Veuillez saisir le code de vérification.',
  usernameExists: 'Ce nom est déjà pris. Choisissez-en un autre.',
  usernameDuplicated: 'Ce nom d’utilisateur figure deux fois.',
  routeExists: 'Cette route existe déjà.',
  routeDuplicated: 'Cette route figure deux fois.',
  oldPasswordIncorrect:
    'Le mot de passe de connexion est incorrect. {tries_left, plural, =0 {Trop d’essais. Réessayez plus tard.} one {Il reste # essai.} other {Il reste # essais.}}',
  invitationCodeExists: 'Ce code d’invitation existe déjà.',
  invitationCodeDuplicated: 'Ce code d’invitation figure deux fois.',
  insufficientBalance: 'Votre solde disponible est insuffisant.',
  langCfgExisted: 'Cette langue est déjà configurée.',
  langCfgNotConfigured: 'Cette langue n’est pas configurée.',
  langCodeDuplicated: 'Ce code de langue figure deux fois.',
  goodsTypeNotConfigured: 'Ce type d’articles n’est pas configuré.',
  transactionHashUsed:
    'Cette transaction a déjà été signalée ({hash}). Si elle est à vous, nous la créditerons automatiquement.',
  goodsCodeAlreadyExists: 'Ce code existe déjà.',
  goodsCodeDuplicated: 'Ce code d’article figure deux fois.',
  logisticsCfgExisted: 'Ce transporteur est déjà configuré.',
  logisticsCfgNotConfigured: 'Ce transporteur n’est pas configuré.',
  logisticsStepDuplicated: 'Cette étape de suivi figure deux fois.',
  logisticsStepLangDuplicated: 'Cette étape de suivi a deux textes dans une même langue.',
  registrationNeedsInvitation: 'Il faut un code d’invitation pour s’inscrire.',
  invalidUserPage: 'Cette boutique ou cette page n’existe pas.',
  invitationCodeInvalid: 'Ce code d’invitation ne peut pas être utilisé.',
  invitationRegistrationClosed: 'L’inscription est fermée pour le moment.',
  loginError:
    'Trop d’essais : connexion bloquée depuis ce réseau pour un jour au plus. Réinitialisez le mot de passe ou utilisez un réseau connu.',
  feedbackLength: 'Veuillez écrire de 5 à 300 caractères.',
  addFailed: 'L’ajout a échoué.',
  oldPayPasswordWrong:
    'Le mot de passe de transaction actuel est incorrect. {tries_left, plural, =0 {Trop d’essais. Réessayez plus tard.} one {Il reste # essai.} other {Il reste # essais.}}',
  payAccountMaximum: 'Vous pouvez avoir {item} comptes de retrait au maximum.',
  payPasswordNotSet: 'Veuillez d’abord définir un mot de passe de transaction.',
  wrongPayPassword:
    'Le mot de passe de transaction est incorrect. {tries_left, plural, =0 {Trop d’essais. Réessayez plus tard.} one {Il reste # essai.} other {Il reste # essais.}}',
  showcaseDeleteLimit:
    'Vous avez supprimé {used} articles sur {limit} aujourd’hui. Le compte repart à minuit ({tz}) ; vous pouvez retirer des articles de la vente à tout moment.',
  belowMinimumDeposit:
    'Le dépôt minimal par ce moyen est de {min} {currency}. Veuillez saisir au moins ce montant, ou choisir un autre moyen.',
  withdrawalDisabled:
    'Une partie de votre solde est retenue, vous ne pouvez donc pas retirer ce montant. Consultez les motifs ou formez un recours.',
  walletFrozen:
    'Votre portefeuille est temporairement gelé. Consultez les motifs et la façon de former un recours.',
  withdrawalAccountNotFound: 'Nous n’avons pas trouvé ce compte de retrait.',
  showcaseGoodsLimit:
    'Votre vitrine est pleine : {used} sur {limit} pour votre niveau. Retirez d’abord des articles de la vente ou supprimez-en.',
  userActivityAdded: 'Vous y participez déjà.',
  friendSupportDailyLimit:
    '{reason, select, open_max {Vous avez {used} invitations ouvertes, c’est le maximum. Une place se libère quand l’une d’elles est utilisée, révoquée ou expirée.} other {{left, plural, =0 {Vous avez créé les {limit} invitations du jour.} one {Vous ne pouvez plus créer qu’une invitation aujourd’hui.} many {Vous ne pouvez plus créer que {left, number} invitations aujourd’hui.} other {Vous ne pouvez plus créer que {left, number} invitations aujourd’hui.}} De nouvelles seront possibles après minuit, à l’heure de votre boutique.}}',
  idempotencyConflict: 'Cette demande a déjà été envoyée avec d’autres informations. Veuillez recommencer.',
  staleVersion: 'Ceci a changé depuis que vous l’avez ouvert. Veuillez vérifier à nouveau.',
  outOfStock: 'Stock insuffisant.',
  priceChanged: 'Le prix a changé. Veuillez vérifier le nouveau.',
  tooManyRequests: 'Trop d’essais. Veuillez attendre un peu.',
  secondFactorNeeded: 'Veuillez confirmer avec la double authentification.',
  signatureNeeded: 'Signez-le sur l’un de vos appareils.',
  unknownError: 'Un problème est survenu de notre côté. Nous l’avons enregistré.',
  systemError: 'Un problème est survenu de notre côté. Nous l’avons enregistré.',
};
