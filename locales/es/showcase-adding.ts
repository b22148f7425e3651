import type { showcaseAdding as english } from '../en/showcase-adding.ts';
import type { Translated } from '../translated.ts';

export const showcaseAdding: Translated<typeof english> = {
  how: 'Cómo se fijan los precios',
  ways: {
    rule: 'Mi regla de precios',
    suggested: 'Precio sugerido',
    percent: 'Margen sobre el costo',
    profit: 'Ganancia por unidad',
  },
  noRule: 'Todavía no tienes una regla de precios. Crea una o elige otra forma.',
  row: 'Costo {cost}, ganancia {profit}',
  range: 'Ganancia por unidad de {low} a {high}',
  raised: 'Subido al punto de equilibrio',
  add: 'Agregar a estos precios',
  adding: '{count, plural, one {Agregando # producto…} other {Agregando # productos…}}',
  result: '{added, number} de {count, number} agregados',
  added: 'A la venta a {price}',
  why: 'No se agregó: {why}',
  profit: 'Ganancia por cada unidad',
  family: 'Agregar todas las opciones',
  familyNone: 'Todas las opciones están en tu vitrina o agotadas.',
};
