import type { storefrontChat as english } from '../en/storefront-chat.ts';
import type { Translated } from '../translated.ts';

/** Words of messages between a buyer and the shop, on the page of the order. */
export const storefrontChat: Translated<typeof english> = {
  chatTitle: 'Mensagens com a loja',
  chatLead: 'Sobre este pedido. Aqui a loja não vê seu e-mail nem seu telefone.',
  chatStanding: 'Nunca pedimos que você deposite para poder sacar.',
  chatStandingMore: 'Pague só nas páginas desta loja. Não confie em quem pedir outro pagamento.',
  chatEmpty: 'Nenhuma mensagem ainda. Pergunte à loja o que quiser sobre este pedido.',
  chatLog: 'Mensagens',
  chatYou: 'Você',
  chatDesk: 'Atendimento',
  chatWrite: 'Sua mensagem para {shop}',
  chatHint: 'Até {max, number} caracteres.',
  chatPictures: 'Imagens (opcional)',
  chatPicturesHint: 'Até {max, number}, cada uma com até {size, number} MB. Só a loja as vê.',
  chatPicturesKept:
    '{count, plural, one {# imagem chegou e vai junto.} other {# imagens chegaram e vão junto.}}',
  chatPictureOpen: 'Imagem {place, number} desta mensagem',
  chatSend: 'Enviar',
  chatSending: 'Enviando…',
  chatSentNow: 'Enviada',
  chatRead: 'Lida pela loja',
  chatFailed: 'Não foi enviada. Seu texto continua aqui.',
  chatWaits: 'Não há conexão. A mensagem será enviada quando ela voltar; deixe esta página aberta.',
  chatTyping: '{shop} está digitando…',
  chatEarlier: 'Mensagens anteriores',
  chatNewest: 'Mensagens mais recentes',
  chatClosed: 'Não é mais possível escrever sobre este pedido.',
  chatSave: 'Salvar a conversa',
  chatHidden: {
    address: 'endereço de carteira oculto',
    iban: 'conta bancária oculta',
    card: 'número de cartão oculto',
    email: 'endereço de e-mail oculto',
    phone: 'número de telefone oculto',
    payment: 'código de pagamento oculto',
    handle: 'nome de usuário oculto',
    link: 'link oculto',
  },
  chatHiddenWhy:
    'Ocultamos dados de pagamento e de contato em todas as mensagens, de quem quer que sejam, porque pedi-los é um jeito de contornar o que protege você.',
  chatReport: 'Denunciar esta conversa',
  chatReportText: 'Nossa equipe poderá ler a conversa. Sem uma denúncia, só você e a loja podem.',
  chatReportReason: 'O que há de errado?',
  chatReportSend: 'Denunciar',
  chatReportedNow: 'Esta conversa foi denunciada. Nossa equipe pode lê-la.',
  noticeChatSent: 'Sua mensagem foi enviada.',
  noticeChatEmpty: 'Escreva algo ou acrescente uma imagem.',
  noticeChatLong:
    'A mensagem é longa demais. Encurte o texto ou envie em duas. O que você escreveu continua aqui.',
  noticeChatPicture:
    'Um dos arquivos não é uma imagem que conseguimos ler, ou é grande demais. O que você escreveu continua aqui.',
  noticeChatMany: 'São imagens demais para uma só mensagem. O que você escreveu continua aqui.',
  noticeChatBusy:
    'Foi muita coisa em pouco tempo. Espere um minuto e envie de novo. O que você escreveu continua aqui.',
  noticeChatClosed: 'Não é mais possível escrever sobre este pedido.',
  noticeChatReported: 'A conversa foi denunciada. Nossa equipe vai analisá-la.',
  noticeChatReason: 'Diga em poucas palavras o que há de errado.',
};
