import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

export const questions: Translated<typeof english> = {
  title: 'Preguntas',
  lead: 'Los compradores preguntan por un producto antes de comprarlo. Tu respuesta les llega por correo.',
  none: 'Todavía no hay preguntas',
  noneDetail: 'Una pregunta aparece aquí cuando el comprador confirma su dirección.',
  noMatch: 'No hay preguntas aquí',
  filter: 'Filtro',
  states: {
    all: 'Todas',
    open: 'Sin respuesta',
    answered: 'Respondidas',
  },
  from: 'De {name}',
  noName: 'Sin nombre',
  answerLabel: 'Tu respuesta',
  answer: 'Responder',
  answerHint:
    'Puedes responder una vez. Se ocultan los datos de contacto y los enlaces. {used, number} de {max, number} caracteres',
  address:
    'Nunca ves la dirección del comprador. La dirección y el nombre se borran cuando se envía tu respuesta.',
  publish: 'Mostrar en la página del producto, sin el nombre',
  shown: 'En la página del producto',
  show: 'Mostrar en la página',
  hide: 'Quitar de la página',
  send: 'Enviar respuesta',
  sent: 'Respuesta enviada',
  missing: 'Escribe tu respuesta.',
  already: 'Esta pregunta ya tiene respuesta',
  remove: 'Borrar pregunta',
  removeDetail: 'La pregunta y su respuesta se borran para siempre. El comprador no recibe aviso.',
  leave: 'Conservar pregunta',
};
