import type { restockMail as english } from '../en/restock-mail.ts';
import type { Translated } from '../translated.ts';

export const restockMail: Translated<typeof english> = {
  confirm: {
    subject: 'Confirme: avisamos quando {title} voltar?',
    lead: 'Alguém pediu a {shop} que avisasse este endereço quando {title} voltar ao estoque. Se foi você, confirme pelo botão.',
    action: 'Confirmar ou excluir',
    small:
      'Se não foi você, não precisa fazer nada: sem confirmação, não enviamos mais nada e excluímos o endereço.',
  },
  send: {
    subject: '{title} voltou em {shop}',
    lead: 'Você pediu um aviso: {title} está de novo em estoque. Não podemos reservá-lo.',
    action: 'Ver o produto',
    small: 'Este foi o único e-mail que você pediu. Seu endereço foi excluído.',
  },
};
