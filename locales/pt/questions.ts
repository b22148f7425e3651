import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: 'Perguntas',
  lead: 'Compradores perguntam sobre um produto antes de comprar. Sua resposta chega por e-mail.',
  none: 'Nenhuma pergunta ainda',
  noneDetail: 'Uma pergunta aparece aqui quando o comprador confirma o endereço.',
  noMatch: 'Nenhuma pergunta aqui',
  filter: 'Filtro',
  states: {
    all: 'Todas',
    open: 'Sem resposta',
    answered: 'Respondidas',
  },
  from: 'De {name}',
  noName: 'Sem nome',
  answerLabel: 'Sua resposta',
  answer: 'Responder',
  answerHint:
    'Você pode responder uma vez. Dados de contato e links ficam ocultos. {used, number} de {max, number} caracteres',
  address:
    'Você nunca vê o endereço do comprador. Endereço e nome são excluídos quando sua resposta é enviada.',
  publish: 'Mostrar na página do produto, sem o nome',
  shown: 'Na página do produto',
  show: 'Mostrar na página',
  hide: 'Tirar da página',
  send: 'Enviar resposta',
  sent: 'Resposta enviada',
  missing: 'Escreva sua resposta.',
  already: 'Esta pergunta já tem resposta',
  remove: 'Excluir pergunta',
  removeDetail: 'A pergunta e a resposta são excluídas para sempre. O comprador não é avisado.',
  leave: 'Manter pergunta',
};
