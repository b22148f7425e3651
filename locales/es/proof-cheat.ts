import type { proofCheat as english } from '../en/proof-cheat.ts';
import type { Translated } from '../translated.ts';

export const proofCheat: Translated<typeof english> = {
  title: 'Pídenos hacer trampa',
  lead: 'Solo en esta demostración: haz con tu propia tienda lo que podría hacer alguien con todas nuestras contraseñas y mira dónde se descubre.',
  open: 'Elegir la trampa',
  foundBy: 'Lo descubre: {who}',
  finders: {
    phone: 'este teléfono',
    compare: 'la comparación de dos teléfonos',
    notary: 'un notario',
    command: 'la comprobación desde fuera',
    evidence: 'el archivo de pruebas',
  },
  kinds: {
    skim: 'Pasar una parte de una venta liquidada a nuestra comisión y reescribir tu libro para que cuadre',
    drop: 'Dejar tu tienda fuera del total de lo que se debe a todas las tiendas',
    less: 'Contar para tu tienda un centavo menos de lo que dice tu libro',
    negative: 'Poner junto a tu tienda un monto muy por debajo de cero, para que el total parezca menor',
    twice: 'Mostrarte el lugar de otra tienda en el total como si fuera el tuyo',
    total: 'Publicar un total menor que los montos que lo forman',
    'two-balances': 'Mostrar a uno de tus teléfonos un saldo 1.00 más bajo',
    split: 'Mostrar desde ahora un registro público distinto de la misma longitud',
    rewrite: 'Cambiar una entrada antigua del registro público y volver a firmarlo todo',
    hold: 'Retener la mitad de tu dinero disponible sin una entrada en el registro público',
    gap: 'Hacer algo a tu tienda y ocultar la entrada correspondiente',
    pause: 'Pausar los retiros sin una entrada en el registro público',
    backdate: 'Fechar dos días atrás una restricción de tu tienda',
    stale:
      'Mostrarte desde ahora el registro público de hoy, pase lo que pase. Tu teléfono espera pasadas 2 horas y se pone rojo pasadas 24',
    spend:
      'Retirar la mitad de tu dinero disponible sin firma. Tu teléfono lo descubre si un dispositivo firma por tu tienda',
    return: 'Quitarte la mitad de tu dinero disponible por una devolución que no existe',
    fees: 'Mostrar a los visitantes tarifas que no son las publicadas',
    code: 'Dar a tu teléfono un archivo cambiado de esta aplicación. Una aplicación instalada lo descubre y se pone roja a los 10 minutos',
    deny: 'Quitar tu última venta de tu libro como si nunca hubiera ocurrido',
  },
  sure: '¿Hacer trampa?',
  sureDetail: 'Esto cambia tu tienda de demostración de forma permanente.',
  yes: 'Hacer trampa',
  steps: {
    first: 'Tu teléfono comprueba primero cómo está todo…',
    cheating: 'Estamos haciendo trampa…',
    checking: 'Listo. Tu teléfono está comprobando…',
  },
  done: 'Elegiste: {what}',
  next: {
    phone: 'Tu teléfono aún no encontró nada. Comprueba de nuevo en un minuto.',
    later: 'Tu teléfono lo descubre más tarde. Comprueba de nuevo entonces.',
    compare: 'Un solo teléfono puede no verlo. Compara con un segundo teléfono.',
    command: 'Desde fuera lo descubre este comando, en la computadora que ejecuta la demostración:',
  },
  failed: 'No funcionó.',
  end: 'Volver a responder a todos con la verdad',
  endDetail:
    'Lo que se cambió en tu tienda queda así. Para empezar de nuevo, usa otra tienda de demostración.',
  ended: 'Todos reciben de nuevo respuestas verdaderas.',
};
