import type { GoodsTexts, HomeCode } from '#demo/texts/shape.ts';

export const home: GoodsTexts<HomeCode> = {
  'LIT-0501': [
    'Lámpara de mesa con forma de seta',
    'Una cúpula suave que envía luz cálida hacia abajo y un leve brillo hacia arriba. Tres intensidades con un toque en la base.',
  ],
  'LIT-0502': [
    'Lámpara articulada de escritorio',
    'Dos brazos con muelles ponen la luz donde está el trabajo y la mantienen ahí. El cable largo llega al enchufe más lejano.',
  ],
  'LIT-0503': [
    'Lámpara colgante de campana',
    'Una pantalla ancha, pintada por fuera y blanca por dentro, para la mesa o el pasillo. Con dos metros de cable textil para cortar a medida.',
  ],
  'LIT-0504': [
    'Farolillo redondo de papel',
    'Una luna grande y tranquila de papel de arroz sobre un alambre fino. Llega plegado y se abre en un minuto.',
  ],
  'LIT-0505': [
    'Guirnalda de diez bombillas',
    'Diez globos de luz cálida en un cable de cinco metros, que se puede unir a otros. De baja tensión y fría al tacto.',
  ],
  'TEX-0601': [
    'Cojín a rayas, 45 cm',
    'Un cojín mullido con funda de algodón lavado y rayas tejidas. La cremallera oculta facilita el día de lavado.',
  ],
  'TEX-0602': [
    'Manta de lana con flecos',
    'Lana suave que abriga sin pesar, con flecos anudados a mano. Cabe para dos en el sofá.',
  ],
  'TEX-0603': [
    'Puf de punto',
    'Punto grueso sobre un relleno firme, bueno como reposapiés o asiento de más. La funda se quita para lavarla.',
  ],
  'TEX-0605': [
    'Cojín cilíndrico con ribete',
    'Un rulo largo para los pies de la cama o para la espalda. El ribete en contraste mantiene su forma definida.',
  ],
  'BAT-0701': [
    'Dispensador de jabón de gres',
    'Un frasco pesado que no se vuelca con las manos mojadas. El dosificador de acero da lo justo y nunca gotea.',
  ],
  'BAT-0702': [
    'Toallas de nido de abeja, juego de tres',
    'Algodón ligero de nido de abeja que te seca deprisa y se seca aún más deprisa. Tamaños de manos, baño e invitados, cada una con su presilla.',
  ],
  'BAT-0703': [
    'Vaso con dos cepillos de dientes',
    'Un vaso esmaltado con desagüe en la base y dos cepillos de bambú para empezar. Se limpia en segundos.',
  ],
  'BAT-0705': [
    'Jabón de aceite de oliva con jabonera',
    'Una pastilla suave hecha con aceite de oliva y sin nada estridente. La jabonera con estrías deja que se seque entre usos.',
  ],
  'CAN-0901': [
    'Vela perfumada en vaso',
    'Cera de soja con hoja de higuera y un poco de cedro, para cuarenta horas. Después, el vaso empieza una segunda vida.',
  ],
  'CAN-0902': [
    'Velas de pilar, juego de tres',
    'Tres alturas de cera lisa y sin perfume que arden parejas y no gotean. Hechas para una bandeja o una chimenea.',
  ],
  'CAN-0903': [
    'Candelabros con velas, par',
    'Dos candelabros torneados de distinta altura, con sus velas. El fieltro de la base cuida la mesa.',
  ],
  'CAN-0904': [
    'Difusor de varillas',
    'Ocho varillas llevan a la habitación un aroma a lino y lluvia. Dales la vuelta una vez por semana; dura tres meses.',
  ],
  'CAN-0905': [
    'Farol de jardín para velitas',
    'Una casita de vidrio y metal que protege la llama del viento. Se apoya en un escalón o cuelga de una rama.',
  ],
};
