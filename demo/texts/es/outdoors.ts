import type { GoodsTexts, OutdoorsCode } from '#demo/texts/shape.ts';

export const outdoors: GoodsTexts<OutdoorsCode> = {
  'GAR-1002': [
    'Regadera, cinco litros',
    'Un pico largo que llega a la última fila y una alcachofa que riega con suavidad. Equilibrada llena y ligera vacía.',
  ],
  'GAR-1005': [
    'Casita para pájaros con techo de corteza',
    'Un hogar seco para los pájaros pequeños del jardín, con un frente que se abre para limpiarlo. Se cuelga en cinco minutos.',
  ],
  'POT-1101': [
    'Maceta de terracota con plato',
    'Barro que respira y perdona el exceso de agua. El plato está esmaltado, así el alféizar queda seco.',
  ],
  'POT-1102': [
    'Macetero colgante con cuerda',
    'Un cuenco con tres cuerdas de algodón para todo lo que crece hacia abajo. El gancho para el techo viene en la caja.',
  ],
  'POT-1103': [
    'Macetero con patas de madera',
    'Sube una planta alta hacia la luz y la separa del suelo. Las patas se enroscan sin herramientas.',
  ],
  'POT-1104': [
    'Jardinera de hierbas para la ventana',
    'Sitio para tres hierbas en fila, con una bandeja interior que recoge el agua. A la medida del alféizar de la cocina.',
  ],
  'POT-1105': [
    'Terrario de vidrio con tapa',
    'Un pequeño clima bajo una cúpula: planta, cierra y observa. Incluye grava e instrucciones; las plantas, no.',
  ],
  'CAM-1202': [
    'Hervidor de acampada con asa plegable',
    'Una base ancha que hierve rápido y una tapa que no se cae. Dentro cabe un cartucho de gas.',
  ],
  'CAM-1203': [
    'Farol de acampada recargable',
    'Luz cálida para una mesa de seis o un brillo tenue para la tienda. Cuarenta horas por carga.',
  ],
  'CYC-1302': [
    'Timbre de latón para bicicleta',
    'Una nota clara y larga que pide paso con educación. Sirve para cualquier manillar y gira hasta el pulgar.',
  ],
  'CYC-1304': [
    'Bidón de bicicleta, 650 ml',
    'Se aprieta sin esfuerzo, se cierra sin pensar y se enjuaga bien. Encaja en los portabidones de siempre.',
  ],
  'CYC-1305': [
    'Bomba de pie con manómetro',
    'Un recorrido largo que infla una rueda en veinte empujes. El cabezal sirve para los dos tipos de válvula sin cambiar piezas.',
  ],
};
