import type { questionMail as english } from '../en/question-mail.ts';
import type { Translated } from '../translated.ts';

export const questionMail: Translated<typeof english> = {
  confirm: {
    subject: 'Confirma tu pregunta sobre {title}',
    lead: 'Alguien preguntó a {shop} sobre {title} y dio esta dirección para la respuesta. Si fuiste tú, confirma con el botón.',
    action: 'Confirmar o borrar',
    small:
      'Si no fuiste tú, no tienes que hacer nada: sin confirmación, borramos la pregunta y esta dirección a los {days} días.',
  },
  answer: {
    subject: '{shop} respondió tu pregunta sobre {title}',
    lead: 'Le preguntaste a {shop} sobre {title}. Tu pregunta y la respuesta:',
    action: 'Abrir o borrar',
    small:
      'Esta es la única respuesta; tu dirección y tu nombre se borran después de este correo. No se puede responder a él.',
  },
};
