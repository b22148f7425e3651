import type { DeskCode, GoodsTexts } from '#demo/texts/shape.ts';

export const desk: GoodsTexts<DeskCode> = {
  'DSK-1401': [
    'Portalápices con seis lápices',
    'Un vaso torneado de madera clara y seis lápices para llenarlo. Pesa lo bastante para no volcarse.',
  ],
  'DSK-1402': [
    'Organizador de escritorio, tres bandejas',
    'Papel abajo, cuadernos en medio y lo pequeño arriba. Se encaja sin tornillos.',
  ],
  'DSK-1404': [
    'Tablón de corcho',
    'Corcho denso en un marco pintado que sujeta el alfiler y esconde el agujero. Incluye diez alfileres de madera.',
  ],
  'DSK-1405': [
    'Sujetalibros en arco, par',
    'Dos arcos macizos que sostienen un estante de libros pesados. Las bases de corcho los dejan en su sitio.',
  ],
  'PAP-1501': [
    'Cuaderno de tela con cinta',
    'Páginas cosidas que se abren del todo, color crema y con puntos tenues. La goma guarda dentro las notas sueltas.',
  ],
  'PAP-1502': [
    'Cuaderno de dibujo en espiral con lápiz',
    'Sesenta hojas gruesas que admiten lápiz, tinta y una aguada ligera. El lápiz vive en la espiral.',
  ],
  'PAP-1503': [
    'Juego de cartas con sobres',
    'Doce tarjetas y doce sobres forrados para las cartas que vale la pena enviar. Papel reciclado y sellos con aspecto de lacre.',
  ],
  'PAP-1504': [
    'Calendario perpetuo de mesa',
    'Gira un bloque cada mañana y valdrá para siempre. Un pequeño estante guarda el día en el que estás.',
  ],
  'PAP-1505': [
    'Cintas de papel, juego de cuatro',
    'Cuatro cintas con dibujo que se cortan a mano y se despegan. Para paquetes, páginas y etiquetas.',
  ],
  'CRA-1604': [
    'Costurero de lata con hilos',
    'Ocho hilos, tijeras, alfileres y el botón que perdiste. Todo tiene su sitio, y por eso no se pierde.',
  ],
  'CRA-1605': [
    'Papel para plegar, 100 hojas',
    'Cien cuadrados en veinte colores y la grulla explicada en doce pasos. Pliegues nítidos que se mantienen.',
  ],
  'TEC-1702': [
    'Base de carga inalámbrica',
    'Deja el teléfono encima y se carga; el fieltro evita que resbale. Una luz pequeña indica que ha empezado.',
  ],
  'TEC-1705': [
    'Altavoz portátil con correa',
    'Llena una cocina o un pícnic y no teme una salpicadura. Se empareja con otro para sonar en estéreo.',
  ],
};
