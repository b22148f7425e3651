import type { GoodsTexts, WearCode } from '#demo/texts/shape.ts';

export const wear: GoodsTexts<WearCode> = {
  'BAG-1801': [
    'Bolsa de lona',
    'Lona gruesa con asas largas y un bolsillo para las llaves. Lleva la compra de la semana y plegada no ocupa nada.',
  ],
  'BAG-1802': [
    'Mochila de cierre enrollable',
    'Se enrolla para un día en la ciudad y se despliega para un fin de semana. Una funda acolchada mantiene el portátil lejos del suelo.',
  ],
  'BAG-1803': [
    'Bandolera con solapa',
    'Una solapa con dos correas, interior dividido y un bolsillo trasero para billetes. Se ablanda bien con el uso.',
  ],
  'BAG-1804': [
    'Bolsa de deporte',
    'Un espacio grande, un bolsillo seco para el calzado y otro oculto para el teléfono. Por dentro se limpia con un paño.',
  ],
  'BAG-1805': [
    'Neceser con cremallera',
    'Para bolígrafos, cargadores o maquillaje, con un forro que perdona los derrames. Abierto se tiene en pie.',
  ],
  'TRA-1901': [
    'Maleta de cabina',
    'Una carcasa acanalada sobre cuatro ruedas silenciosas, a la medida del compartimento superior. Cada mitad se cierra por separado.',
  ],
  'TRA-1902': [
    'Almohada cervical de viaje',
    'Firme donde cae la cabeza y suave donde descansa. La funda se quita para lavarla y la correa se engancha a la bolsa.',
  ],
  'TRA-1903': [
    'Etiquetas de equipaje, par',
    'Dos etiquetas vivas que se reconocen desde el otro lado de la sala. La solapa esconde tu dirección a los curiosos.',
  ],
  'TRA-1904': [
    'Organizadores de maleta, juego de tres',
    'Tres cubos con rejilla que convierten la maleta en cajones. Se comprimen con una segunda cremallera.',
  ],
  'TRA-1905': [
    'Botella térmica, 500 ml',
    'Caliente doce horas, fría veinticuatro y seca por fuera. La anilla cuelga de un dedo.',
  ],
  'WEA-2001': [
    'Gorro de punto con pompón',
    'Un canalé grueso que se dobla una o dos veces, rematado con un pompón. Suave por dentro, también en la frente.',
  ],
  'WEA-2002': [
    'Sombrero de paja de ala ancha',
    'Sombra tejida para la cara y el cuello, con una cinta que lo sujeta con la brisa. Se guarda plano y recupera la forma.',
  ],
  'WEA-2003': [
    'Bufanda a rayas',
    'Larga para dar dos vueltas y tan ligera que se olvida. Cepillada por un lado y con un fleco corto.',
  ],
  'WEA-2004': [
    'Paraguas plegable',
    'Se abre con un botón y resiste una ráfaga. Se seca en lo que tardas en encontrar las llaves.',
  ],
  'WEA-2005': [
    'Calcetines de caminar, dos pares',
    'Talón y punta acolchados, sin costura donde roza. No se bajan y no aprietan.',
  ],
  'FIT-2101': [
    'Esterilla de yoga con correa',
    'Agarra con las manos secas o húmedas y protege las rodillas. Se enrolla bien prieta con su correa de algodón.',
  ],
  'FIT-2102': [
    'Mancuernas hexagonales, par de 3 kg',
    'Seis lados que no ruedan y un recubrimiento silencioso en el suelo. Se adaptan a manos pequeñas y grandes.',
  ],
  'FIT-2103': [
    'Cuerda de saltar',
    'Los rodamientos de los mangos la hacen girar rápida y plana. Acórtala una vez y queda a tu medida.',
  ],
  'FIT-2104': [
    'Pesa rusa, 8 kg',
    'Una pieza lisa de fundición con un asa para las dos manos. La base plana se queda donde la dejas.',
  ],
  'FIT-2105': [
    'Pelota de equilibrio, 65 cm',
    'Sustituye a la silla durante una hora o al suelo para estirar. Si se pincha, suelta el aire poco a poco.',
  ],
};
