import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: 'Confirme sua pergunta sobre {title}',
    lead: 'Alguém perguntou à {shop} sobre {title} e informou este endereço para a resposta. Se foi você, confirme pelo botão.',
    action: 'Confirmar ou excluir',
    small:
      'Se não foi você, não precisa fazer nada: sem confirmação, a pergunta e este endereço são excluídos após {days} dias.',
  },
  answer: {
    subject: '{shop} respondeu à sua pergunta sobre {title}',
    lead: 'Você perguntou à {shop} sobre {title}. Sua pergunta e a resposta:',
    action: 'Abrir ou excluir',
    small:
      'Esta é a única resposta; seu endereço e seu nome são excluídos depois deste e-mail. Não é possível respondê-lo.',
  },
};
