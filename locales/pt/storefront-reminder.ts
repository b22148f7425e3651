import type { storefrontReminder as english } from '../en/storefront-reminder.ts';
import type { Translated } from '../translated.ts';

export const storefrontReminder: Translated<typeof english> = {
  reminderBox: 'Enviar um e-mail se eu não terminar este pedido',
  reminderHint:
    'Um único e-mail, no mínimo após {hours} horas, com este carrinho. Depois seu endereço é excluído dele, no máximo após {days} dias. Se você pagar, nada é enviado.',
  reminderStop: 'Cancelar os e-mails do carrinho?',
  reminderStopText:
    '{shop} não enviará e-mails sobre carrinhos a este endereço por {days} dias, mesmo que alguém marque a opção ao pagar.',
  reminderStopSend: 'Cancelar',
  reminderStopped: 'E-mails cancelados',
};
