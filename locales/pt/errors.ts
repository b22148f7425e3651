import type { errors as english } from '../en/errors.ts';
import type { Translated } from '../translated.ts';

/** Every refusal in words: what happened and what to do now. */
export const errors: Translated<typeof english> = {
  systemBusy: 'O sistema está ocupado. Nada se perdeu; tente de novo daqui a pouco.',
  operationBusy: 'Isso já está sendo feito. Espere um momento, por favor.',
  invalidOperation: 'Não é possível fazer isso agora.',
  operationFailed: 'Não funcionou. Tente de novo.',
  badRequest: 'A solicitação não pôde ser lida.',
  illegalRequest: 'Você foi desconectado. Entre de novo.',
  invalidRequest: 'A solicitação não é válida.',
  parameterMissing: 'Falta algo: {field}.',
  recordNotFound: 'Não encontramos o que você procura.',
  invalidParameter: 'Confira isto: {field}.',
  unauthorized: 'Isso não é permitido sem entrar na conta.',
  noAuthentication: 'Entre na sua conta, por favor.',
  tokenExpired: 'Sua sessão expirou. Entre de novo.',
  insufficientPermissions: 'Você não tem permissão para isso.',
  invalidAccount: 'Esta conta não é válida.',
  accountDisabled: 'Sua conta está suspensa. Veja os motivos e como recorrer.',
  usernamePasswordRequired: 'Digite seu nome de usuário e sua senha.',
  wrongUsernameOrPassword: 'Nome de usuário ou senha incorretos.',
  invalidVerificationCode: 'Este código de verificação não é válido.',
  verificationCodeIncorrect: 'O código de verificação está incorreto.',
  verificationCodeRequired: 'Digite o código de verificação.',
  usernameExists: 'Este nome já está em uso. Escolha outro.',
  usernameDuplicated: 'Este nome de usuário aparece duas vezes.',
  routeExists: 'Esta rota já existe.',
  routeDuplicated: 'Esta rota aparece duas vezes.',
  oldPasswordIncorrect:
    'A senha de acesso está incorreta. {tries_left, plural, =0 {Tentativas demais. Tente mais tarde.} one {Resta # tentativa.} other {Restam # tentativas.}}',
  invitationCodeExists: 'Este código de convite já existe.',
  invitationCodeDuplicated: 'Este código de convite aparece duas vezes.',
  insufficientBalance: 'Seu saldo disponível não é suficiente.',
  langCfgExisted: 'Este idioma já está configurado.',
  langCfgNotConfigured: 'Este idioma não está configurado.',
  langCodeDuplicated: 'Este código de idioma aparece duas vezes.',
  goodsTypeNotConfigured: 'Este tipo de produto não está configurado.',
  transactionHashUsed:
    'Esta transação já foi informada ({hash}). Se for sua, vamos creditá-la automaticamente.',
  goodsCodeAlreadyExists: 'Este código já existe.',
  goodsCodeDuplicated: 'Este código de produto aparece duas vezes.',
  logisticsCfgExisted: 'Esta transportadora já está configurada.',
  logisticsCfgNotConfigured: 'Esta transportadora não está configurada.',
  logisticsStepDuplicated: 'Esta etapa de rastreio aparece duas vezes.',
  logisticsStepLangDuplicated: 'Esta etapa de rastreio tem dois textos no mesmo idioma.',
  registrationNeedsInvitation: 'Você precisa de um código de convite para se cadastrar.',
  invalidUserPage: 'Não existe essa loja ou página.',
  invitationCodeInvalid: 'Este código de convite não pode ser usado.',
  invitationRegistrationClosed: 'O cadastro está fechado no momento.',
  loginError:
    'Tentativas erradas demais: o acesso por aqui fica bloqueado por até um dia. Redefina sua senha ou entre por uma rede que você já usou.',
  feedbackLength: 'Escreva de 5 a 300 caracteres.',
  addFailed: 'Não foi possível adicionar.',
  oldPayPasswordWrong:
    'A senha de transações atual está incorreta. {tries_left, plural, =0 {Tentativas demais. Tente mais tarde.} one {Resta # tentativa.} other {Restam # tentativas.}}',
  payAccountMaximum: 'Você pode ter no máximo {item} contas de recebimento.',
  payPasswordNotSet: 'Crie primeiro uma senha de transações.',
  wrongPayPassword:
    'A senha de transações está incorreta. {tries_left, plural, =0 {Tentativas demais. Tente mais tarde.} one {Resta # tentativa.} other {Restam # tentativas.}}',
  showcaseDeleteLimit:
    'Você removeu {used} de {limit} produtos hoje. A contagem recomeça à meia-noite ({tz}); a venda de um produto pode ser pausada a qualquer momento.',
  belowMinimumDeposit:
    'O depósito mínimo com este método é {min} {currency}. Digite esse valor ou mais, ou escolha outro método.',
  withdrawalDisabled:
    'Parte do seu saldo está retida, então você não pode sacar este valor. Veja os motivos ou recorra.',
  walletFrozen: 'Sua carteira está congelada temporariamente. Veja por quê e como recorrer.',
  withdrawalAccountNotFound: 'Não encontramos esta conta de recebimento.',
  showcaseGoodsLimit:
    'Sua vitrine está cheia: {used} de {limit} para o seu nível. Primeiro pause a venda de alguns produtos ou remova alguns.',
  userActivityAdded: 'Você já está participando.',
  friendSupportDailyLimit:
    '{reason, select, open_max {Você tem {used} convites em aberto, que é o máximo. Você pode criar outro quando um deles for usado, revogado ou vencer.} other {{left, plural, =0 {Você já criou os {limit} convites de hoje.} one {Hoje você só pode criar mais um convite.} many {Hoje você só pode criar mais {left, number} convites.} other {Hoje você só pode criar mais {left, number} convites.}} Novos podem ser criados depois da meia-noite da sua loja.}}',
  idempotencyConflict: 'Esta solicitação já foi enviada com outros dados. Comece de novo, por favor.',
  staleVersion: 'Isso mudou desde que você abriu. Confira de novo, por favor.',
  outOfStock: 'Estoque insuficiente.',
  priceChanged: 'O preço mudou. Confira o novo, por favor.',
  tooManyRequests: 'Tentativas demais. Espere um pouco, por favor.',
  secondFactorNeeded: 'Confirme com a verificação em duas etapas, por favor.',
  signatureNeeded: 'Assine em um dos seus aparelhos.',
  unknownError: 'Algo deu errado do nosso lado. Registramos o problema.',
  systemError: 'Algo deu errado do nosso lado. Registramos o problema.',
};
