import type { GoodsTexts, WearCode } from '#demo/texts/shape.ts';

export const wear: GoodsTexts<WearCode> = {
  'BAG-1801': [
    'Bolsa de lona',
    'Lona gruesa con asas largas y un bolsillo para las llaves. Lleva la compra de la semana y plegada no ocupa nada.',
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
  'WEA-2002': [
    'Sombrero de paja de ala ancha',
    'Sombra tejida para la cara y el cuello, con una cinta que lo sujeta con la brisa. Se guarda plano y recupera la forma.',
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
