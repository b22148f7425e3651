import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

// Places that somebody pays for, and why something stands there.

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: 'Patrocinado por {shop}',
  sponsoredWhy: '¿Por qué veo esto?',
  sponsoredSupport: 'Apoyo público a {shop}',
  sponsoredRail: 'Productos patrocinados de otras tiendas',
  sponsoredRailLead: 'Estas tiendas pagan por aparecer aquí. Esta tienda lo permite y no vende nada de ello.',
  sponsoredSupportText:
    'Como máximo uno de cada diez lugares patrocinados se da a tiendas que apoyamos, por turnos y gratis. Está marcado como apoyo público.',
  sponsoredThis: 'Por qué viste esto',
  sponsoredPays: 'Quién paga',
  sponsoredPaysClick: '{shop} paga cuando una persona sigue el enlace y se queda. Tú no pagas nada por ello.',
  sponsoredPaysOrder: '{shop} paga una parte de un pedido que venga de aquí. Tú no pagas nada por ello.',
  sponsoredQuality: 'Calidad',
  sponsoredQualityText:
    'Los paquetes a tiempo, los reembolsos, las calificaciones y una página completa dan {quality, number, ::.0}; 1.0 está en el medio.',
  sponsoredChance: 'Tasa de clics',
  sponsoredChanceText:
    'De cada 100 veces que se ven productos como estos, se hace clic en ellos {chance, number, ::.0} veces.',
  sponsoredWhere: 'Dónde',
  sponsoredWhere_explore: 'Un lugar en Explorar',
  sponsoredWhere_search: 'Un lugar entre los resultados de una búsqueda',
  sponsoredWhere_similar: 'Un lugar debajo de productos de otra tienda',
  sponsoredRules: 'Versión {version, number} de las reglas, con cada uno de sus números',
  sponsoredKept:
    'Si sigues el enlace, tu navegador guarda durante siete días por qué enlace llegaste a esta tienda, para que se pueda contar un pedido. De ti no se guarda nada más.',
};
