import type { storefrontQuestion as english } from '../en/storefront-question.ts';
import type { Translated } from '../translated.ts';

export const storefrontQuestion: Translated<typeof english> = {
  questionTitle: 'Pregúntale a la tienda',
  questionLead: '¿Quieres saber algo de este producto? La tienda responde por correo.',
  questionText: 'Tu pregunta',
  questionHint: 'Los teléfonos, las direcciones y los enlaces se ocultan.',
  questionMissing: 'Escribe tu pregunta.',
  questionName: 'Nombre (opcional)',
  questionSend: 'Enviar pregunta',
  questionPrivacy:
    'Confirma tu dirección en {confirmDays} días con el enlace que te enviamos. La tienda nunca la ve. Borramos la dirección y el nombre cuando se envía la respuesta; la tienda puede publicar la pregunta y la respuesta sin tu nombre.',
  questionAskedText:
    'Enviamos un enlace a tu dirección. La tienda verá tu pregunta cuando la confirmes ahí. Puedes tener una pregunta abierta por producto.',
  questionConfirm: '¿Enviar esta pregunta?',
  questionConfirmText: 'La tienda verá tu pregunta sobre “{title}” y responderá por correo.',
  questionConfirmSend: 'Sí, enviarla',
  questionOpen: 'La tienda tiene tu pregunta',
  questionOpenText:
    'Te enviaremos la respuesta sobre “{title}” por correo. Una pregunta sin respuesta se borra a los {openDays} días.',
  questionAnswered: 'La tienda respondió',
  questionAnsweredText: 'Tu pregunta sobre “{title}”. Tu dirección y tu nombre ya están borrados.',
  questionPublic: 'La página del producto muestra la pregunta y la respuesta, sin tu nombre.',
  questionDelete: 'Borrar mi pregunta',
  questionDeleted: 'Tu pregunta está borrada',
  questionDeletedText: 'Aquí ya no queda nada: ni la pregunta, ni la respuesta, ni tu dirección.',
  questionsTitle: 'Preguntas y respuestas',
  questionAnswer: 'Respuesta de la tienda',
};
