import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: 'Pergunte à loja',
  questionLead: 'Quer saber algo sobre este produto? A loja responde por e-mail.',
  questionText: 'Sua pergunta',
  questionHint: 'Telefones, endereços e links ficam ocultos.',
  questionMissing: 'Escreva sua pergunta.',
  questionName: 'Nome (opcional)',
  questionSend: 'Enviar pergunta',
  questionPrivacy:
    'Confirme seu endereço em {confirmDays} dias pelo link que enviamos. A loja nunca o vê. Endereço e nome são excluídos quando a resposta é enviada; a loja pode publicar a pergunta e a resposta sem seu nome.',
  questionAskedText:
    'Enviamos um link para seu endereço. A loja vê sua pergunta depois que você a confirmar ali. Você pode ter uma pergunta em aberto por produto.',
  questionConfirm: 'Enviar esta pergunta?',
  questionConfirmText: 'A loja verá sua pergunta sobre “{title}” e responderá por e-mail.',
  questionConfirmSend: 'Sim, enviar',
  questionOpen: 'A loja recebeu sua pergunta',
  questionOpenText:
    'Enviaremos a resposta sobre “{title}” por e-mail. Uma pergunta sem resposta é excluída após {openDays} dias.',
  questionAnswered: 'A loja respondeu',
  questionAnsweredText: 'Sua pergunta sobre “{title}”. Seu endereço e seu nome foram excluídos.',
  questionPublic: 'A página do produto mostra a pergunta e a resposta, sem seu nome.',
  questionDelete: 'Excluir minha pergunta',
  questionDeleted: 'Sua pergunta foi excluída',
  questionDeletedText: 'Nada ficou aqui: nem a pergunta, nem a resposta, nem seu endereço.',
  questionsTitle: 'Perguntas e respostas',
  questionAnswer: 'Resposta da loja',
};
