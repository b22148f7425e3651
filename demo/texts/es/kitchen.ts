import type { GoodsTexts, KitchenCode } from '#demo/texts/shape.ts';

export const kitchen: GoodsTexts<KitchenCode> = {
  'KIT-0101': [
    'Trío de espátulas de haya',
    'Cuchara, espátula y espátula ranurada de haya aceitada, suaves con cualquier sartén. El dorso redondeado llega a las esquinas. Lávalas a mano y acéitalas de vez en cuando.',
  ],
  'KIT-0102': [
    'Batidor de varillas de acero cepillado',
    'Once varillas flexibles montan la crema en un minuto. El mango con peso no se calienta y queda plano sobre la encimera.',
  ],
  'KIT-0103': [
    'Tabla de cortar de acacia con asa',
    'Una tabla ancha de una sola pieza de acacia, cada una con su veta. Con ranura para los jugos por un lado y una cara lisa para servir por el otro.',
  ],
  'KIT-0104': [
    'Mortero de gres con mano',
    'Un cuenco pesado que no se mueve mientras trabajas, sin esmaltar por dentro para que agarre. Machaca pimienta, pesto y ajo sin mancharse.',
  ],
  'KIT-0105': [
    'Boles de mezcla apilables, juego de tres',
    'Tres boles hondos que ocupan el sitio de uno. Todos con pico para verter y base que no resbala.',
  ],
  'COF-0201': [
    'Cono de filtro con jarra',
    'Un cono estriado sobre una jarra de vidrio resistente al calor para cuatro tazas. El collar de madera permite servir sin quemarse.',
  ],
  'COF-0202': [
    'Cafetera italiana, seis tazas',
    'Un clásico de ocho lados que prepara un café con cuerpo en cinco minutos. Sirve para gas, vitrocerámica e inducción.',
  ],
  'COF-0203': [
    'Tetera de gres con asa de caña',
    'Una tetera redonda que vierte sin gotear, con un colador fino dentro del pico. El asa de caña no se calienta y se pliega para guardarla.',
  ],
  'COF-0204': [
    'Molinillo de café manual',
    'Muelas de acero con dieciocho ajustes, del espresso fino a la prensa gruesa. Tan silencioso que no despierta a nadie.',
  ],
  'COF-0205': [
    'Taza moteada, 350 ml',
    'Las paredes gruesas mantienen el café caliente y el apoyo para el pulgar la hace cómoda. El esmalte cae distinto en cada una.',
  ],
  'TAB-0301': [
    'Platos llanos con borde, par',
    'Dos platos amplios con un borde alto que deja la salsa en su sitio. Aptos para horno, microondas y lavavajillas.',
  ],
  'TAB-0302': [
    'Cuenco para fideos con palillos',
    'Un cuenco hondo con una muesca que sujeta los palillos entre bocado y bocado. Da para una cena completa.',
  ],
  'TAB-0303': [
    'Vasos acanalados, juego de cuatro',
    'Vidrio prensado con estrías finas que atrapan la luz. Se apilan sin pegarse y aguantan una cocina con mucho movimiento.',
  ],
  'TAB-0305': [
    'Jarra de mesa, un litro',
    'Una jarra con un pico que no gotea, para agua, leche o un ramo de tulipanes. En el asa cabe la mano entera.',
  ],
  'STO-0401': [
    'Tarros con tapa de corcho, juego de tres',
    'Tarros transparentes para pasta, legumbres y avena: así ves lo que se está acabando. El corcho natural cierra bien sin rosca.',
  ],
  'STO-0402': [
    'Panera con tapa de tabla',
    'Conserva el pan durante días bajo una tapa que también es tabla de cortar. Unas pequeñas ranuras frenan el moho antes de que empiece.',
  ],
  'STO-0403': [
    'Especiero con seis tarros',
    'Seis tarros pequeños en un estante estrecho que se cuelga o se apoya. La caja trae tapones dosificadores y etiquetas en blanco.',
  ],
};
