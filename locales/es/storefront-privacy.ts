import type { storefrontPrivacy as english } from '../en/storefront-privacy.ts';
import type { Translated } from '../translated.ts';

export const storefrontPrivacy: Translated<typeof english> = {
  trustTitle_privacy: 'Qué sabemos de ti',
  trustLead_privacy: 'Qué se guarda de un visitante y de un comprador, para qué y cuándo se borra.',
  trustCard_privacy: 'Qué se guarda de los compradores, para qué y hasta cuándo.',
  privacyVisit: 'Cuando solo miras',
  privacyVisitCount:
    'Una tienda cuenta sus visitas. La marca que distingue dos visitas es otra mañana y en cada tienda; nadie puede saber por ella quién eres. A los {visitDays} días solo quedan los totales.',
  privacyCookies:
    'Las cookies guardan tu carrito, país, moneda e idioma, y el anuncio o el correo del carrito por el que llegaste, para contar un pedido. Ninguna otra empresa recibe nada de esto.',
  privacyAsk: 'Solo si lo pides',
  privacyRestock:
    'Un correo cuando vuelva un producto: tu dirección hasta que se envía, {restockDays} días como máximo.',
  privacyQuestion:
    'Una pregunta a una tienda: tu nombre y tu dirección hasta que se envía la respuesta, {questionDays} días como máximo. La pregunta y la respuesta quedan hasta {answerDays} días, sin tu nombre; el enlace de nuestro correo las borra enseguida.',
  privacyReminder:
    'Un correo sobre un carrito, si marcas la casilla al pagar: tu dirección hasta que se envía o hasta que pagas, {cartDays} días como máximo. Una marca que indica que ya se escribió a esa dirección, pero no cuál es, queda {keepDays} días, o {stopDays} días si cancelas.',
  privacyPage:
    'Tu lista de deseos es una cookie de tu navegador. Si abres tu propia página con un enlace que te enviamos por correo, guardamos tu correo, tu lista de deseos y tus direcciones para esa tienda hasta que las elimines o {pageDays} días después de tu último acceso; un navegador mantiene la sesión {sessionDays} días. La tienda no ve nada de eso.',
  privacyOrder: 'Cuando haces un pedido',
  privacyOrderData:
    'Nombre, dirección y datos de contacto, para la entrega, las devoluciones y la contabilidad. La tienda ve tu nombre en parte y nunca tu correo; el proveedor ve tu dirección mientras el paquete está en camino.',
  privacyErase:
    'Puedes pedir que lo borremos cuando el pedido haya terminado. Con ello se borra lo que preguntaste a la tienda y los correos en espera.',
  privacyTranslate:
    'Si una tienda pide la traducción de tu mensaje, su texto se envía a {host}, sin lo que ocultamos en los mensajes. Lo que vuelve se guarda y se elimina con tu mensaje.',
};
